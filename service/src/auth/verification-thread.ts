// Verifies signatures in a thread of its own, all of a message one after the other. It is sent public keys, and knows nothing
// else.

import { verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { signatureLength } from "./verification-batch.js";
import type { Algorithm, Batch, Verdicts } from "./verification-batch.js";

/** Few enough that the first ones are answered while the last ones are still being verified. */
const verdictsPerMessage = 8;

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
const keys = new Map<number, KeyObject>();
port.on("message", (batch: Batch) => verifyAll(batch));

function verifyAll({ bytes, items, added, removed }: Batch): void {
  for (const [number, key] of added) keys.set(number, key);
  let verdicts: (boolean | undefined)[] = [];
  const tell = () => {
    if (verdicts.length > 0) port.postMessage(verdicts satisfies Verdicts);
    verdicts = [];
  };
  let start = 0;
  for (const [number, algorithm, length] of items) {
    const end = start + length;
    const next = end + signatureLength;
    verdicts.push(verdictOf(algorithm, bytes.subarray(start, end), keys.get(number), bytes.subarray(end, next)));
    if (verdicts.length === verdictsPerMessage) tell();
    start = next;
  }
  tell();
  // Bodies may hold secrets.
  bytes.fill(0);
  for (const number of removed) keys.delete(number);
}

function verdictOf(
  algorithm: Algorithm,
  data: Uint8Array,
  key: KeyObject | undefined,
  signature: Uint8Array,
): boolean | undefined {
  try {
    return key && verify(algorithm, data, { key, dsaEncoding: "ieee-p1363" }, signature);
  } catch {
    return undefined;
  }
}
