// The thread on which ts-morph prints. It begins to load that as soon as it is started, and can serve several runs.

import { Worker } from "node:worker_threads";
import type { EmittedFile } from "../emit/output.js";
import { isBundled } from "./is-bundled.js";

export interface FinishTask {
  /** What was added in other runs than this one is forgotten: they have been given up. */
  readonly run: number;
  readonly files: readonly EmittedFile[];
  /** Whether all that was added is to be answered. */
  readonly last: boolean;
}

export type FinishAnswer = readonly (readonly [path: string, text: string])[];

export class FinishThread {
  #worker: Worker | undefined;
  #run = 0;
  #answered: ((answer: FinishAnswer) => void) | undefined;
  #failed: ((cause: unknown) => void) | undefined;
  #failure: unknown;

  /** Begins a run. */
  start(): void {
    this.#run++;
    if (this.#worker) return;
    const worker = new Worker(new URL("./finish-worker.js", import.meta.url), { workerData: { isBundled } });
    worker.on("message", (answer: FinishAnswer) => this.#answered?.(answer));
    worker.on("error", (cause) => {
      this.#failure = cause;
      this.#failed?.(cause);
    });
    // It is waited for where it has something to do.
    worker.unref();
    this.#worker = worker;
  }

  add(files: readonly EmittedFile[]): void {
    this.#worker?.postMessage({ run: this.#run, files, last: false } satisfies FinishTask);
  }

  /** Texts of all files that were added in this run, by path. */
  async finish(): Promise<FinishAnswer> {
    this.#worker?.ref();
    try {
      return await new Promise<FinishAnswer>((resolve, reject) => {
        this.#answered = resolve;
        this.#failed = reject;
        if (this.#failure !== undefined) reject(this.#failure);
        this.#worker?.postMessage({ run: this.#run, files: [], last: true } satisfies FinishTask);
      });
    } finally {
      this.#worker?.unref();
    }
  }

  stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#failure = undefined;
  }
}
