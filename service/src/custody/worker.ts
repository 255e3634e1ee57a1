// The custody worker: a thread of its own that holds the keys and answers requests. It never writes to the console.

import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { ApiError, ErrorCode } from "@countersign/api";
import { MasterKeys } from "./master-keys.js";
import { Operations } from "./operations.js";
import { ProviderAway, ProviderRefused } from "./providers/provider.js";
import { isSlow, type Answer, type FromWorker, type Opening, type Request, type ToWorker } from "./protocol.js";
import { loadSecp256k1 } from "./secp256k1.js";

/** Few enough that the other thread goes on with the first answers while the last ones are still being made. */
const answersPerMessage = 8;

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
void start(workerData as MessagePort);

async function start(channel: MessagePort): Promise<void> {
  const [opening] = (await once(channel, "message")) as [Opening];
  channel.close();
  const operations = await open(opening);
  if (!operations) return;
  port.on("message", (message: ToWorker) => receive(operations, message));
  send("ready");
}

async function open(opening: Opening): Promise<Operations | undefined> {
  const { source, providers, cacheSize, sealsUnder, environment } = opening;
  Object.assign(process.env, environment);
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
    operations.close();
    port.close();
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
  try {
    return [request[0], 0, ...operations.carryOut(request)];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

// Between its steps others are answered, so signatures need not wait for it.
async function answerLater(operations: Operations, request: Request): Promise<void> {
  try {
    send([[request[0], 0, ...(await operations.carryOutSlowly(request))]]);
  } catch (error) {
    send([[request[0], ...describe(error)]]);
  }
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
