// Verifies signatures of keys that come again and again. To hand one to the thread pool costs half as much as to verify it,
// so those that come in one turn of the event loop go to one thread together. A few are faster in the pool, each in a
// thread of its own.

import type { KeyObject } from "node:crypto";
import type { Worker } from "node:worker_threads";
import { startThread, threadFile } from "../event-loop/thread.js";
import { isSignature } from "./signature.js";
import { signatureLength } from "./verification-batch.js";
import type { Algorithm, Batch, Items, Verdicts } from "./verification-batch.js";

/** A public key that is kept ready. */
export interface ReadyKey {
  readonly key: KeyObject;
  /** By which the thread knows it. */
  readonly number: number;
  /** Whether the thread has it, and keeps it. */
  state: "new" | "sent" | "removed";
}

interface Check {
  readonly ready: ReadyKey;
  readonly algorithm: Algorithm;
  readonly data: Uint8Array;
  /** Of 64 bytes. */
  readonly signature: Uint8Array;
  readonly resolve: (isRight: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** As many threads as the pool has. */
const fewest = 4;

export class SignatureBatches {
  #lastNumber = 0;
  #asked: Check[] = [];
  /** What the thread has, in the order in which it answers. */
  #sent: Check[] = [];
  #removed: number[] = [];
  #thread: Worker | undefined;
  /** Without it, all is done in the pool. */
  #hasEnded = false;
  readonly #file: URL;

  /** @param file that the thread runs */
  constructor(file = threadFile(import.meta.url, "verification-thread.js")) {
    this.#file = file;
  }

  ready(key: KeyObject): ReadyKey {
    return { key, number: ++this.#lastNumber, state: "new" };
  }

  /** To be called for a key that is not used any more. */
  remove(ready: ReadyKey): void {
    if (ready.state === "sent") this.#removed.push(ready.number);
    ready.state = "removed";
  }

  /**
   * Whether a signature is of a key over data.
   *
   * @param algorithm hash for ECDSA, null for Ed25519
   * @param data not altered until the promise is settled
   * @param signature 64 bytes; r and s side by side for ECDSA
   * @throws Error where OpenSSL cannot tell
   */
  verify(ready: ReadyKey, algorithm: Algorithm, data: Uint8Array, signature: Uint8Array): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ ready, algorithm, data, signature, resolve, reject });
      if (this.#asked.length === 1) setImmediate(() => this.#begin());
    });
  }

  #begin(): void {
    const checks = this.#asked;
    this.#asked = [];
    if (checks.length < fewest || this.#hasEnded) return checks.forEach(inPool);
    const thread = (this.#thread ??= this.#start());
    // One buffer for all: each that crosses to another thread costs as much as several signatures' bytes do.
    const bytes = new Uint8Array(checks.reduce((sum, { data }) => sum + data.length + signatureLength, 0));
    const items: Items[number][] = [];
    const added: Batch["added"][number][] = [];
    let end = 0;
    for (const { ready, algorithm, data, signature } of checks) {
      bytes.set(data, end);
      bytes.set(signature, end + data.length);
      end += data.length + signatureLength;
      items.push([ready.number, algorithm, data.length]);
      if (ready.state === "sent") continue;
      added.push([ready.number, ready.key]);
      if (ready.state === "new") ready.state = "sent";
      else this.#removed.push(ready.number);
    }
    this.#sent.push(...checks);
    thread.postMessage({ bytes, items, added, removed: this.#removed } satisfies Batch, [bytes.buffer]);
    this.#removed = [];
  }

  #start(): Worker {
    const thread = startThread(this.#file, {
      name: "verification",
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    });
    thread.on("message", (verdicts: Verdicts) => this.#settle(verdicts));
    thread.on("error", () => {});
    thread.on("exit", () => {
      this.#hasEnded = true;
      this.#sent.splice(0).forEach(inPool);
    });
    // Whoever waits for a signature has a connection that keeps the process. At the end: listening to messages keeps it, too.
    thread.unref();
    return thread;
  }

  #settle(verdicts: Verdicts): void {
    const checks = this.#sent.splice(0, verdicts.length);
    for (const [at, check] of checks.entries()) {
      const isRight = verdicts[at];
      if (isRight === undefined) inPool(check);
      else check.resolve(isRight);
    }
  }
}

function inPool({ ready, algorithm, data, signature, resolve, reject }: Check): void {
  isSignature(algorithm, data, ready.key, signature).then(resolve, reject);
}
