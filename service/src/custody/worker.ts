// The custody worker: a thread of its own that holds the keys and answers requests. It never writes to the console.

import { parentPort, workerData } from "node:worker_threads";
import { ApiError, type Curve } from "@countersign/api";
import type { AccountPath } from "./derive.js";
import { MasterKeys } from "./master-key.js";
import { textToBytes, type Answer, type FromWorker, type Request, type ToWorker, type WorkerData } from "./protocol.js";
import { loadSecp256k1 } from "./secp256k1.js";
import { Vault, type SigningAlgorithm } from "./vault.js";

/** Few enough that the other thread goes on with the first answers while the last ones are still being made. */
const ANSWERS_PER_MESSAGE = 8;

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
const { source, cacheSize } = workerData as WorkerData;
const vault = new Vault({ masterKeys: new MasterKeys(source), secp256k1: loadSecp256k1(), cacheSize });

port.on("message", (message: ToWorker) => {
  if (message === "close") {
    vault.close();
    port.close();
    return;
  }
  for (let start = 0; start < message.length; start += ANSWERS_PER_MESSAGE) {
    send(message.slice(start, start + ANSWERS_PER_MESSAGE).map(answer));
  }
});
send("ready");

function send(message: FromWorker): void {
  port.postMessage(message);
}

function answer(request: Request): Answer {
  try {
    return [request[0], 0, ...carryOut(request)];
  } catch (error) {
    return [request[0], ...describe(error)];
  }
}

function carryOut([, operation, kind, organizationId, id, sealed, ...parameters]: Request): string[] {
  const owner = { kind, organizationId, id };
  const secret = { owner, sealed };
  switch (operation) {
    case "createPrivateKey": {
      const created = vault.createPrivateKey(owner, parameters[0] as Curve);
      return [created.sealed, created.publicKey];
    }
    case "createWallet":
      return [vault.createWallet(owner, Number(parameters[0]))];
    case "derive": {
      const accounts: AccountPath[] = [];
      for (let i = 0; i + 1 < parameters.length; i += 2) {
        accounts.push({ curve: parameters[i] as Curve, path: parameters[i + 1] ?? "" });
      }
      return vault.derive(secret, accounts);
    }
    case "sign": {
      const [curve, path = "", algorithm, ...messages] = parameters;
      const key = { secret, curve: curve as Curve, path };
      return vault.sign(key, algorithm as SigningAlgorithm, messages.map(textToBytes));
    }
    case "reseal":
      return [vault.reseal(secret)];
    case "forget":
      vault.forget(secret);
      return [];
  }
}

// Only messages that this room has written itself leave it: those of libraries may repeat what they were given.
function describe(error: unknown): [code: number, message: string, reason: string] {
  if (error instanceof ApiError)
    return [error.code, error.message, error.cause instanceof Error ? error.cause.message : ""];
  const place = error instanceof Error ? (/^\s+at (.*)$/m.exec(error.stack ?? "")?.[1] ?? "") : "";
  const name = error instanceof Error ? error.name : typeof error;
  return [13, "custody could not carry out the request", `${name} at ${place}`];
}
