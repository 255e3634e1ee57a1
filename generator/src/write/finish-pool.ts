// Finishes files on two threads: ts-morph prints on the second one, which loads it while the first reads the contract;
// the first formats what has no structures. Both begin while emitters are still at work.

import type { EmittedFile } from "../emit/output.js";
import { finishFile, isFinal } from "./finish.js";
import type { FinishThread } from "./finish-thread.js";

export class FinishPool {
  readonly #thread: FinishThread;
  readonly #own: EmittedFile[] = [];
  readonly #done = new Map<string, string>();
  #isPrinting = false;

  constructor(thread: FinishThread) {
    this.#thread = thread;
  }

  add(files: readonly EmittedFile[]): void {
    const printed = files.filter(({ structures }) => structures !== undefined);
    if (printed.length > 0) {
      this.#isPrinting = true;
      this.#thread.add(printed);
    }
    for (const file of files) {
      if (file.structures) continue;
      if (isFinal(file, file.text)) this.#done.set(file.path, file.text);
      else this.#own.push(file);
    }
  }

  /** Final text by path. */
  async finish(): Promise<ReadonlyMap<string, string>> {
    const printed = this.#isPrinting ? this.#thread.finish() : [];
    for (const file of this.#own) this.#done.set(file.path, await finishFile(file));
    for (const [path, text] of await printed) this.#done.set(path, text);
    return this.#done;
  }
}
