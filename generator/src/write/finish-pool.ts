// Finishes files on two threads: ts-morph prints on the second one, which loads it while the first reads the contract;
// the first formats what has no structures. Both begin while emitters are still at work.

import { Worker } from "node:worker_threads";
import type { EmittedFile } from "../emit/output.js";
import { finishFile, isFinal } from "./finish.js";
import { isBundled } from "./is-bundled.js";

export interface WorkerTask {
  readonly files: readonly EmittedFile[];
  readonly last: boolean;
}

export type WorkerAnswer = readonly (readonly [path: string, text: string])[];

export class FinishPool {
  readonly #own: EmittedFile[] = [];
  readonly #done = new Map<string, string>();
  #worker: Worker | undefined;
  #answer: Promise<WorkerAnswer> | undefined;

  /** Starts the second thread, where it is known that it will be needed. */
  start(): void {
    if (this.#worker) return;
    this.#worker = new Worker(new URL("./finish-worker.js", import.meta.url), { workerData: { isBundled } });
    this.#answer = new Promise((resolve, reject) => {
      this.#worker?.once("message", resolve);
      this.#worker?.once("error", reject);
    });
    // Reported by `finish`; until then nobody listens.
    this.#answer.catch(() => undefined);
  }

  /** Gives up what has been started. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  add(files: readonly EmittedFile[]): void {
    const printed = files.filter(({ structures }) => structures !== undefined);
    if (printed.length > 0) {
      this.start();
      this.#worker?.postMessage({ files: printed, last: false } satisfies WorkerTask);
    }
    for (const file of files) {
      if (file.structures) continue;
      if (isFinal(file, file.text)) this.#done.set(file.path, file.text);
      else this.#own.push(file);
    }
  }

  /** Final text by path. */
  async finish(): Promise<ReadonlyMap<string, string>> {
    this.#worker?.postMessage({ files: [], last: true } satisfies WorkerTask);
    try {
      for (const file of this.#own) this.#done.set(file.path, await finishFile(file));
      for (const [path, text] of (await this.#answer) ?? []) this.#done.set(path, text);
      return this.#done;
    } finally {
      await this.stop();
    }
  }
}
