// The custody worker: a thread of its own that holds the keys and answers requests. It never writes to the console.

import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ApiError, ErrorCode } from "@countersign/api";
import { MasterKeys } from "./master-keys.js";
import { Operations } from "./operations.js";
import { ProviderAway, ProviderRefused } from "./providers/provider.js";
import { isSlow, type Answer, type FromWorker, type Request, type ToWorker, type WorkerData } from "./protocol.js";
import { loadSecp256k1 } from "./secp256k1.js";
import { Semaphore } from "./semaphore.js";
import { SigningTimes } from "./signing-times.js";

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

const signingTimes = new SigningTimes();

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
const { source, providers, cacheSize, sealsUnder } = workerData as WorkerData;
const operations = await open();
if (operations) {
  port.on("message", (message: ToWorker) => receive(operations, message));
  send("ready");
}

async function open(): Promise<Operations | undefined> {
  try {
    const masterKeys = await MasterKeys.open(source, providers);
    if (sealsUnder !== undefined) masterKeys.sealUnder(sealsUnder);
    return new Operations({ masterKeys, providers, secp256k1: loadSecp256k1(), cacheSize });
  } catch (error) {
    const isAway = error instanceof ProviderAway;
    if (!isAway && !(error instanceof ProviderRefused)) throw error;
    send({ reason: error.message, isAway });
    // Without a listener, the thread ends.
    return undefined;
  }
}

function receive(operations: Operations, message: ToWorker): void {
  if (message === "close") {
    void close(operations);
    return;
  }
  for (let start = 0; start < message.length; start += answersPerMessage) {
    const answers: Answer[] = [];
    for (const request of message.slice(start, start + answersPerMessage)) {
      if (isSlow(request[1])) void answerLater(operations, request);
      else answers.push(answer(operations, request));
    }
    if (answers.length > 0) send(answers);
  }
}

function send(message: FromWorker): void {
  port.postMessage(message);
}

function answer(operations: Operations, request: Request): Answer {
  if (request[1] === "sign") signingTimes.note();
  try {
    return [request[0], 0, ...operations.carryOut(request)];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

// Between its steps others are answered, so signatures need not wait for it. It has left the semaphore only once its
// answer was sent.
async function answerLater(operations: Operations, request: Request): Promise<void> {
  const isDerivation = request[1] === "derive";
  const semaphore = isDerivation ? semaphores.derivations : semaphores.moves;
  try {
    await semaphore.run(async () => {
      const began = performance.now();
      send([await answerSlowly(operations, request)]);
      // As much time as it took is left to signatures.
      if (isDerivation && signingTimes.areNow) await pause(performance.now() - began);
    });
  } catch (error) {
    send([[request[0], ...describe(error)]]);
  }
}

async function answerSlowly(operations: Operations, request: Request): Promise<Answer> {
  try {
    return [request[0], 0, ...(await operations.carryOutSlowly(request))];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

async function close(operations: Operations): Promise<void> {
  await Promise.all([semaphores.derivations.idle(), semaphores.moves.idle()]);
  operations.close();
  port.close();
}

// Only messages that this room has written itself leave it: those of libraries may repeat what they were given.
function describe(error: unknown): [code: number, message: string, reason: string] {
  if (error instanceof ApiError)
    return [error.code, error.message, error.cause instanceof Error ? error.cause.message : ""];
  if (error instanceof ProviderAway) return [ErrorCode.UNAVAILABLE, error.message, ""];
  if (error instanceof ProviderRefused) return [ErrorCode.FAILED_PRECONDITION, error.message, ""];
  const place = error instanceof Error ? (/^\s+at (.*)$/m.exec(error.stack ?? "")?.[1] ?? "") : "";
  const name = error instanceof Error ? error.name : typeof error;
  return [13, "custody failed to carry out the request", `${name} at ${place}`];
}
