// The documentation on disk. It is built like compiled code and lies beside it, so nothing of it is committed; it is
// replaced as a whole, and whoever reads it meanwhile finds the old pages or the new ones.

import { linkSync, mkdirSync, writeFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EmittedFile } from "../emit/output.js";
import { OutputFolder } from "./folder.js";

/** Below the output folder. */
export const docsFolder = "dist/docs";

/** Names what the pages were made from. */
const inputsFile = ".inputs";
/** The same of each page for which it is known. */
const originsFile = ".origins";

export type PageOrigins = Readonly<Record<string, string>>;

export class DocsFolder {
  readonly #out: OutputFolder;
  readonly #folder: string;

  constructor(out: string) {
    this.#out = new OutputFolder(out);
    this.#folder = path.join(out, docsFolder);
  }

  /** What the pages there were made from; undefined where there are none. */
  inputs(): Promise<string | undefined> {
    return readFile(path.join(this.#folder, inputsFile), "utf8").catch(() => undefined);
  }

  /** What each of them was made from. */
  async origins(): Promise<PageOrigins> {
    try {
      return JSON.parse(await readFile(path.join(this.#folder, originsFile), "utf8")) as PageOrigins;
    } catch {
      return {};
    }
  }

  async replace(files: readonly EmittedFile[], inputs: string): Promise<void> {
    await this.#out.made(async () => {
      const [draft, old] = [`${this.#folder}.new`, `${this.#folder}.old`];
      await this.#remove(draft, old);
      const folders = new Set(files.map((file) => path.dirname(path.join(draft, file.path))));
      for (const folder of folders) mkdirSync(folder, { recursive: true });
      for (const { path: name, text, isKept } of files) {
        if (isKept) linkSync(path.join(this.#folder, name), path.join(draft, name));
        else writeFileSync(path.join(draft, name), text);
      }
      const origins = files.flatMap(({ path: name, origin }) =>
        origin === undefined ? [] : [[name, origin] as const],
      );
      await writeFile(path.join(draft, originsFile), JSON.stringify(Object.fromEntries(origins)));
      await writeFile(path.join(draft, inputsFile), inputs);
      await rename(this.#folder, old).catch(() => undefined);
      await rename(draft, this.#folder);
      await this.#remove(old);
    });
  }

  /** Only pages that the compiler has written. */
  async remove(): Promise<void> {
    if ((await this.inputs()) !== undefined) await this.#out.exclusively(() => this.#remove(this.#folder));
  }

  async #remove(...folders: readonly string[]): Promise<void> {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}
