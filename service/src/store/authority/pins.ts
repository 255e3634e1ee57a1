// The highest counter of each organization, and the generation of each key, wallet, code and invitation that has changed, in a
// file beside the database: whoever writes to the database alone cannot put it back to an earlier state without being found,
// not even while no process runs.
//
// A line for each change, which is written within a second; a service that is killed forgets no more than that, and a
// counter that is too low misses something and refuses nothing. The file is rewritten when the service starts, and when it
// has grown.

import { closeSync, existsSync, fdatasync, openSync, readFileSync, renameSync, write } from "node:fs";
import { promisify } from "node:util";
import { replaceFile } from "../../file-system/atomic.js";
import type { Authority } from "./authority.js";

const heading = "countersign authority pins 1";
const flushMilliseconds = 500;
/** Lines, of which each has 60 bytes or so. */
const mostLines = 200_000;

const writing = promisify(write) as (file: number, text: string) => Promise<unknown>;
const flushing = promisify(fdatasync);

/** The file cannot be trusted, and nobody but the operator knows why. */
export class UnreadablePins extends Error {
  override readonly name = "UnreadablePins";
}

export interface PinsOptions {
  /** Whether the database is new: a file of another one is put aside. */
  readonly isNew?: boolean;
  /** Told where the file cannot be written. */
  readonly onError?: (error: unknown) => void;
}

export class Pins {
  readonly #path: string;
  readonly #deployment: string;
  readonly #onError: (error: unknown) => void;
  readonly #counters: Map<string, number>;
  readonly #unwritten = new Map<string, number>();
  #lines = 0;
  #file: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(
    path: string,
    deployment: string,
    counters: Map<string, number>,
    onError: (error: unknown) => void,
  ) {
    this.#path = path;
    this.#deployment = deployment;
    this.#counters = counters;
    this.#onError = onError;
  }

  /**
   * Has an authority know the counters of the file, and the file those that come.
   *
   * @throws UnreadablePins where it is damaged, or another deployment's
   */
  static open(path: string, authority: Authority, { isNew = false, onError = () => {} }: PinsOptions = {}): Pins {
    const { deployment } = authority;
    // What is of this one stays, even where its database has been emptied.
    if (isNew && existsSync(path) && !isOf(path, deployment)) renameSync(path, `${path}-of-a-deployment-before`);
    const pins = new Pins(path, deployment, readPins(path, deployment), onError);
    for (const [name, state] of pins.#counters) authority.remember(name, state);
    try {
      pins.#rewrite();
    } catch (error) {
      onError(error);
    }
    authority.onState = (name, state) => pins.#note(name, state);
    return pins;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
    await this.#flush();
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #note(id: string, counter: number): void {
    // In the order of their last change: of more than these, the oldest are forgotten.
    this.#counters.delete(id);
    this.#counters.set(id, counter);
    if (this.#counters.size > mostLines) this.#counters.delete(this.#counters.keys().next().value ?? "");
    this.#unwritten.set(id, counter);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#writing.then(() => this.#flush());
    }, flushMilliseconds).unref();
  }

  async #flush(): Promise<void> {
    if (this.#unwritten.size === 0) return;
    const lines = [...this.#unwritten];
    this.#unwritten.clear();
    try {
      const isMissing = this.#file === undefined && !existsSync(this.#path);
      if (isMissing || this.#lines + lines.length > 2 * mostLines) return this.#rewrite();
      this.#file ??= openSync(this.#path, "a");
      await writing(this.#file, linesOf(lines));
      await flushing(this.#file);
      this.#lines += lines.length;
    } catch (error) {
      for (const [id, counter] of lines) if (!this.#unwritten.has(id)) this.#unwritten.set(id, counter);
      this.#onError(error);
    }
  }

  #rewrite(): void {
    replaceFile(this.#path, `${heading} ${this.#deployment}\n${linesOf([...this.#counters])}`);
    this.#lines = this.#counters.size;
    // Open for as long as it is written to, so that it can be when no file can be opened.
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = openSync(this.#path, "a");
  }
}

/** @throws UnreadablePins */
export function readPins(path: string, deployment: string): Map<string, number> {
  const counters = new Map<string, number>();
  if (!existsSync(path)) return counters;
  const [first = "", ...lines] = readFileSync(path, "utf8").split("\n");
  if (first !== `${heading} ${deployment}`) {
    const found = first.startsWith(heading)
      ? `it is of another deployment, ${first.slice(heading.length + 1)}`
      : "it is damaged";
    throw unreadable(path, found);
  }
  // A process that was killed may have written half of the last line.
  lines.pop();
  for (const [index, line] of lines.entries()) {
    const [, id, counter] = /^(\S+) (\d{1,15})$/.exec(line) ?? [];
    if (id === undefined) throw unreadable(path, `line ${index + 2} is damaged`);
    counters.set(id, Math.max(Number(counter), counters.get(id) ?? -1));
  }
  return counters;
}

function isOf(path: string, deployment: string): boolean {
  return readFileSync(path, "utf8").startsWith(`${heading} ${deployment}\n`);
}

function unreadable(path: string, reason: string): UnreadablePins {
  return new UnreadablePins(
    `${path} cannot be read: ${reason}. It says which state each organization has come to, so that nobody puts the ` +
      "database back to an earlier one. If you know that it is in its latest state, move the file away and start again",
  );
}

function linesOf(counters: readonly (readonly [string, number])[]): string {
  return counters.map(([id, counter]) => `${id} ${counter}\n`).join("");
}
