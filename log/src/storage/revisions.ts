// A value in a folder that advances from revision to revision and never goes back, without locks: each revision is a file of
// its own that exactly one process creates, and the highest one counts.

import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { LogError } from "../error.js";
import { createFile, isMissing, makeFolder, readIfThere, syncFolder } from "./durable.js";

export interface Revision {
  readonly number: number;
  readonly bytes: Uint8Array;
}

const digits = 16;

export class Revisions {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The latest revision; `undefined` when there is none. */
  async latest(): Promise<Revision | undefined> {
    for (;;) {
      const number = (await this.#numbers()).at(-1);
      if (number === undefined) return undefined;
      const bytes = await readIfThere(this.#file(number));
      // Missing when another process has just removed it, because there is a higher one.
      if (bytes) return { number, bytes };
    }
  }

  /**
   * Adds the revision after another one. It is durable once this returns.
   *
   * @param previous `undefined` for the first revision
   * @returns `undefined` when another process has added one since
   * @throws LogError when others advanced so far that nobody can tell
   */
  async advance(previous: Revision | undefined, bytes: Uint8Array): Promise<Revision | undefined> {
    await makeFolder(this.#folder);
    const number = (previous?.number ?? 0) + 1;
    if ((await this.#numbers()).at(-1) !== previous?.number) return undefined;
    // Unlike renaming, linking replaces nothing: one process wins.
    if (!(await createFile(this.#file(number), bytes))) return undefined;
    const numbers = await this.#numbers();
    if (numbers.at(-1) !== number) {
      // Either others went on from this revision, or they had removed one of this number a moment ago.
      throw LogError.conflict(`${this.#folder}: others advanced it meanwhile; read it again`);
    }
    // With what killed processes have left, and slow ones have written in vain.
    for (const name of await this.#names()) {
      if (Number(name.slice(0, digits)) < number) await rm(path.join(this.#folder, name), { force: true });
    }
    return { number, bytes };
  }

  /** Makes sure that what `latest` returned survives a crash of the machine, whoever created it. */
  sync(): Promise<void> {
    return syncFolder(this.#folder);
  }

  async #numbers(): Promise<number[]> {
    const names = await this.#names();
    return names
      .filter((name) => name.length === digits)
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** Revisions, and files that are to become one. */
  async #names(): Promise<string[]> {
    try {
      const names = await readdir(this.#folder);
      return names.filter((name) => /^[0-9]{16}(?:\.[0-9a-f]{12})?$/.test(name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  #file(number: number): string {
    const name = String(number).padStart(digits, "0");
    if (name.length > digits) throw LogError.damaged(`revision ${number} is too high`);
    return path.join(this.#folder, name);
  }
}
