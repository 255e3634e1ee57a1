// What is built beside the compiled code, so that nothing of it is committed: the documentation, and the contract that the
// package carries. Each is replaced as a whole; whoever reads it meanwhile finds the old files or the new ones.

import { mkdirSync, writeFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { OutputFolder } from "./folder.js";

/** Names what the files were made from. */
export const inputsFile = ".inputs";

export class BuiltFolder {
  readonly #out: OutputFolder;
  readonly #folder: string;

  /** @param below the output folder: `dist/docs` */
  constructor(out: string, below: string) {
    this.#out = new OutputFolder(out);
    this.#folder = path.join(out, below);
  }

  /** What the files there were made from; undefined where there are none. */
  inputs(): Promise<string | undefined> {
    return readFile(path.join(this.#folder, inputsFile), "utf8").catch(() => undefined);
  }

  async replace(files: readonly { readonly path: string; readonly text: string }[], inputs: string): Promise<void> {
    await this.#out.made(async () => {
      const [draft, old] = [`${this.#folder}.new`, `${this.#folder}.old`];
      await this.#remove(draft, old);
      const folders = new Set(files.map((file) => path.dirname(path.join(draft, file.path))));
      for (const folder of folders) mkdirSync(folder, { recursive: true });
      for (const { path: name, text } of files) writeFileSync(path.join(draft, name), text);
      await writeFile(path.join(draft, inputsFile), inputs);
      await rename(this.#folder, old).catch(() => undefined);
      await rename(draft, this.#folder);
      await this.#remove(old);
    });
  }

  /** Only what the compiler has written. */
  async remove(): Promise<void> {
    if ((await this.inputs()) !== undefined) await this.#out.exclusively(() => this.#remove(this.#folder));
  }

  async #remove(...folders: readonly string[]): Promise<void> {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}
