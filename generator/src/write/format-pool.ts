// Formats files on a second thread while the first one is still emitting; at the end both share what is left. Which
// thread takes a file is settled by an atomic claim, so that nothing waits for messages.

import { Worker } from "node:worker_threads";
import type { EmittedFile } from "../emit/output.js";

/** Claims of at most this many files; a contract's output beyond it is formatted by the first thread alone. */
const MOST_FILES = 1 << 20;
/** Fewer files than this are formatted before a thread has started. */
const WORTH_A_THREAD = 12;

export interface WorkerMessage {
  /** Index of the first of `files` among all files. */
  readonly first: number;
  readonly files: readonly EmittedFile[];
  readonly last: boolean;
}

export type WorkerAnswer = readonly (readonly [path: string, text: string])[];

export class FormatPool {
  private readonly files: EmittedFile[] = [];
  private readonly claims = new Int8Array(new SharedArrayBuffer(MOST_FILES));
  private worker: Worker | undefined;
  private answer: Promise<WorkerAnswer> | undefined;
  private sent = 0;

  add(files: readonly EmittedFile[]): void {
    this.files.push(...files);
    if (this.worker || this.files.length >= WORTH_A_THREAD) this.send(false);
  }

  /** Text by path, formatted. */
  async finish(): Promise<Map<string, string>> {
    if (this.worker) this.send(true);
    const { formatFile } = await import("./format.js");
    const done = new Map<string, string>();
    try {
      for (let index = this.files.length - 1; index >= 0; index--) {
        const file = this.files[index];
        if (file && claim(this.claims, index)) done.set(file.path, await formatFile(file));
      }
      for (const [path, text] of (await this.answer) ?? []) done.set(path, text);
    } finally {
      await this.worker?.terminate();
    }
    return done;
  }

  private send(last: boolean): void {
    this.worker ??= this.start();
    const files = this.files.slice(this.sent, MOST_FILES);
    this.worker.postMessage({ first: this.sent, files, last } satisfies WorkerMessage);
    this.sent = Math.min(this.files.length, MOST_FILES);
  }

  private start(): Worker {
    const worker = new Worker(new URL("./format-worker.js", import.meta.url), { workerData: this.claims });
    this.answer = new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    // Reported by `finish`; until then nobody listens.
    this.answer.catch(() => undefined);
    return worker;
  }
}

/** Whether this thread is the first to want the file. */
export function claim(claims: Int8Array, index: number): boolean {
  return index >= claims.length || Atomics.compareExchange(claims, index, 0, 1) === 0;
}
