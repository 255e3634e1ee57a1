// Formats in a thread beside the compiler's own: it loads prettier while the contract is read, and works while ts-morph
// prints.

import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { formatted } from "../emit/finish.js";
import type { Formatter } from "../emit/finish.js";
import { codeFolder } from "./code-folder.js";
import { isFirst } from "./format-job.js";
import type { FormatAnswer, FormatJob } from "./format-job.js";

interface Waiting extends FormatJob {
  readonly resolve: (text: string) => void;
  readonly reject: (cause: Error) => void;
}

/** From so many texts on, loading prettier in this thread too is worth it. */
const fewest = 20;

/** Does the work with a thread that formats for it. */
export async function withFormatter<T>(work: (formatter: FormattingThread) => Promise<T>): Promise<T> {
  const formatter = new FormattingThread();
  try {
    return await work(formatter);
  } finally {
    await formatter.end();
  }
}

class FormattingThread implements Formatter {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  start(): void {
    this.#started();
  }

  format(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const job = { id: ++this.#last, text, taken: new Int32Array(new SharedArrayBuffer(4)) };
      this.#waiting.set(job.id, { ...job, resolve, reject });
      const worker = this.#started();
      worker.ref();
      worker.postMessage(job satisfies FormatJob);
    });
  }

  /** Takes from the end what the thread has not begun with. */
  async help(): Promise<void> {
    if (this.#waiting.size < fewest) return;
    for (const job of [...this.#waiting.values()].reverse()) {
      if (isFirst(job)) this.#settle(job.id, { id: job.id, text: await formatted(job.text) });
    }
  }

  /** Ends the thread, which keeps for the next run what V8 has compiled. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (!worker) return;
    worker.ref();
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.postMessage(undefined);
    await ended;
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "format-thread.js");
    const worker = new Worker(program, { workerData: codeFolder() });
    worker.unref();
    worker.on("message", (answer: FormatAnswer) => this.#settle(answer.id, answer));
    worker.on("error", (cause) => {
      for (const { reject } of this.#waiting.values()) reject(cause as Error);
    });
    this.#worker = worker;
    return worker;
  }

  #settle(id: number, { text, fault }: FormatAnswer): void {
    const job = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (text === undefined) job?.reject(new Error(fault));
    else job?.resolve(text);
  }
}
