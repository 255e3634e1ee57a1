// What is built beside the compiled code, so that nothing of it is committed: the documentation, and the contract that the
// package carries. Files that differ are replaced one by one; what all of them were made from is named last.

import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
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
      const named = path.join(this.#folder, inputsFile);
      // Whoever dies before the end leaves it to the next run.
      await rm(named, { force: true });
      const stray = new Set(this.#names());
      for (const { path: name, text } of files) {
        this.#write(path.join(this.#folder, name), text);
        stray.delete(path.normalize(name));
      }
      for (const name of stray) await rm(path.join(this.#folder, name), { recursive: true, force: true });
      await writeFile(named, inputs);
    });
  }

  /** Whoever reads the file meanwhile finds the old text or the new one. */
  #write(file: string, text: string): void {
    try {
      if (readFileSync(file, "utf8") === text) return;
    } catch {
      mkdirSync(path.dirname(file), { recursive: true });
    }
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }

  #names(): readonly string[] {
    try {
      const all = readdirSync(this.#folder, { recursive: true, withFileTypes: true });
      return all
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)));
    } catch {
      return [];
    }
  }

  /** Only what the compiler has written. */
  async remove(): Promise<void> {
    if ((await this.inputs()) === undefined) return;
    await this.#out.exclusively(() => rm(this.#folder, { recursive: true, force: true }));
  }
}
