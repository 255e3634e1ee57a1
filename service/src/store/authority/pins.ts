// The highest counter of each organization, in a file beside the database: whoever writes to the database alone cannot put
// it back to an earlier state without being found, not even while no process runs.
//
// A line for each change, which is written within a second; a service that is killed forgets no more than that, and a
// counter that is too low misses something and refuses nothing. The file is rewritten when the service starts, and when it
// has grown.

import { appendFile } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { ownerOnly, replaceFile } from "../../file-system/atomic.js";
import type { Authority } from "./authority.js";

const heading = "countersign authority pins 1";
const flushMilliseconds = 500;
/** Lines, of which each has 60 bytes or so. */
const mostLines = 200_000;

/** The file cannot be trusted, and nobody but the operator knows why. */
export class UnreadablePins extends Error {
  override readonly name = "UnreadablePins";
}

export interface PinsOptions {
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
  static open(path: string, authority: Authority, { onError = () => {} }: PinsOptions = {}): Pins {
    const { deployment } = authority;
    const pins = new Pins(path, deployment, readPins(path, deployment), onError);
    for (const [id, counter] of pins.#counters) authority.sawCounter(id, counter);
    pins.#rewrite();
    authority.onCounter = (id, counter) => pins.#note(id, counter);
    return pins;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
    await this.#flush();
  }

  #note(id: string, counter: number): void {
    this.#counters.set(id, counter);
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
      if (this.#lines + lines.length > Math.max(mostLines, 2 * this.#counters.size)) return this.#rewrite();
      await appendFile(this.#path, linesOf(lines), { mode: ownerOnly, flush: true });
      this.#lines += lines.length;
    } catch (error) {
      for (const [id, counter] of lines) if (!this.#unwritten.has(id)) this.#unwritten.set(id, counter);
      this.#onError(error);
    }
  }

  #rewrite(): void {
    replaceFile(this.#path, `${heading} ${this.#deployment}\n${linesOf([...this.#counters])}`);
    this.#lines = this.#counters.size;
  }
}

/** Notes counters of organizations that were put back on purpose. */
export function replacePins(path: string, deployment: string, counters: ReadonlyMap<string, number>): void {
  const all = new Map([...readPins(path, deployment), ...counters]);
  replaceFile(path, `${heading} ${deployment}\n${linesOf([...all])}`);
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

function unreadable(path: string, reason: string): UnreadablePins {
  return new UnreadablePins(
    `${path} cannot be read: ${reason}. It says which state each organization has come to, so that nobody puts the ` +
      "database back to an earlier one. If you know that it is in its latest state, move the file away and start again",
  );
}

function linesOf(counters: readonly (readonly [string, number])[]): string {
  return counters.map(([id, counter]) => `${id} ${counter}\n`).join("");
}
