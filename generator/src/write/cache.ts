// What the last run on this machine found out, so that the next one does only what has changed. It lies outside the
// output and is never committed: what CI checks, CI has computed itself. It can be missing, unreadable or impossible to
// write at any time: then the next run takes longer, and nothing else differs.

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import envPaths from "env-paths";
import { hash } from "./hash.js";

export interface CacheState {
  /** Fingerprint of the contract, the templates and the compiler. */
  readonly inputs: string;
  /** Fingerprint of the compiler and the templates. */
  readonly tool: string;
  /** Path → fingerprints of what was emitted and of the text that came of it. */
  readonly files: Readonly<Record<string, readonly [raw: string, text: string]>>;
  /** Whether the contract wants documentation, which is not among the files. */
  readonly hasDocs: boolean;
  /** What the summary said. */
  readonly summary: Readonly<Record<string, number>>;
  /** Operations that are promised until a day, each with its place. */
  readonly promises: readonly {
    readonly name: string;
    readonly until: string;
    readonly position: {
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly length: number;
    };
  }[];
}

export class Cache<State = CacheState> {
  readonly #file: string;

  /**
   * `folder` holds a file of each kind per pair of contract and output folder.
   *
   * @param kind ends the file's name
   */
  constructor(folder: string, schema: string, out: string, kind = "state") {
    this.#file = path.join(folder, `${hash(`${schema}\0${out}`).slice(0, 16)}.${kind}`);
  }

  /** Anything unreadable counts as nothing known. */
  async read(): Promise<State | undefined> {
    try {
      return deserialize(await readFile(this.#file)) as State;
    } catch {
      return undefined;
    }
  }

  async write(state: State): Promise<void> {
    const draft = `${this.#file}.${process.pid}`;
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(draft, serialize(state));
      await rename(draft, this.#file);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
}

/**
 * Where the user's programs keep what they can compute again: `~/.cache/contract`, or what the system has in its place.
 * CONTRACT_CACHE names another folder. undefined where the user has none.
 */
export function defaultCache(): string | undefined {
  const named = process.env["CONTRACT_CACHE"];
  if (named) return path.resolve(named);
  try {
    return envPaths("contract", { suffix: "" }).cache;
  } catch {
    return undefined;
  }
}
