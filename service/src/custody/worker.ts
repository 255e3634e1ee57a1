// The custody worker: a thread of its own that holds the keys and answers requests. It never writes to the console.

import { parentPort, workerData } from "node:worker_threads";
import { ApiError } from "@countersign/api";
import { MasterKeys } from "./master-key.js";
import { Operations } from "./operations.js";
import { isSlow, type Answer, type FromWorker, type Request, type ToWorker, type WorkerData } from "./protocol.js";
import { loadSecp256k1 } from "./secp256k1.js";
import { Semaphore } from "./semaphore.js";

/** Few enough that the other thread goes on with the first answers while the last ones are still being made. */
const answersPerMessage = 8;

/**
 * Those who move keys need not wait for those who derive many: as many moves at a time as WebCrypto has threads, and
 * one derivation, which works in this thread alone. A thousand that wait are seconds of work.
 */
const semaphores = {
  moves: new Semaphore({ places: 4, queue: 1024 }),
  derivations: new Semaphore({ places: 1, queue: 1024 }),
};

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
const { source, cacheSize, sealsUnder } = workerData as WorkerData;
const masterKeys = new MasterKeys(source);
if (sealsUnder !== undefined) masterKeys.sealUnder(sealsUnder);
const operations = new Operations({ masterKeys, secp256k1: loadSecp256k1(), cacheSize });

port.on("message", (message: ToWorker) => {
  if (message === "close") {
    void close();
    return;
  }
  for (let start = 0; start < message.length; start += answersPerMessage) {
    const answers: Answer[] = [];
    for (const request of message.slice(start, start + answersPerMessage)) {
      if (isSlow(request[1])) void answerLater(request);
      else answers.push(answer(request));
    }
    if (answers.length > 0) send(answers);
  }
});
send("ready");

function send(message: FromWorker): void {
  port.postMessage(message);
}

function answer(request: Request): Answer {
  try {
    return [request[0], 0, ...operations.carryOut(request)];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

// Between its steps others are answered, so signatures need not wait for it. It has left the semaphore only once its
// answer was sent.
async function answerLater(request: Request): Promise<void> {
  const semaphore = request[1] === "derive" ? semaphores.derivations : semaphores.moves;
  try {
    await semaphore.run(async () => send([await answerSlowly(request)]));
  } catch (error) {
    send([[request[0], ...describe(error)]]);
  }
}

async function answerSlowly(request: Request): Promise<Answer> {
  try {
    return [request[0], 0, ...(await operations.carryOutSlowly(request))];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

async function close(): Promise<void> {
  await Promise.all([semaphores.derivations.idle(), semaphores.moves.idle()]);
  operations.close();
  port.close();
}

// Only messages that this room has written itself leave it: those of libraries may repeat what they were given.
function describe(error: unknown): [code: number, message: string, reason: string] {
  if (error instanceof ApiError)
    return [error.code, error.message, error.cause instanceof Error ? error.cause.message : ""];
  const place = error instanceof Error ? (/^\s+at (.*)$/m.exec(error.stack ?? "")?.[1] ?? "") : "";
  const name = error instanceof Error ? error.name : typeof error;
  return [13, "custody failed to carry out the request", `${name} at ${place}`];
}
