// Finishes files when all of them are there: most are final as emitters leave them, and prettier is loaded for the others.

import type { EmittedFile } from "../emit/output.js";
import { finishFile, isFinal } from "./finish.js";

export class FinishPool {
  readonly #unfinished: EmittedFile[] = [];
  readonly #done = new Map<string, string>();

  add(files: readonly EmittedFile[]): void {
    for (const file of files) {
      if (isFinal(file, file.text)) this.#done.set(file.path, file.text);
      else this.#unfinished.push(file);
    }
  }

  /** Final text by path. */
  async finish(): Promise<ReadonlyMap<string, string>> {
    for (const file of this.#unfinished) this.#done.set(file.path, await finishFile(file));
    return this.#done;
  }
}
