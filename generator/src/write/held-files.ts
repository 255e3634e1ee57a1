// Files as they are on disk. Their texts and fingerprints are made when somebody asks: most runs ask for a few of them.

import { lstatSync, readFileSync } from "node:fs";
import type { BigIntStats } from "node:fs";
import { hash } from "./hash.js";

export class HeldFiles {
  readonly #files: ReadonlyMap<string, HeldFile>;

  constructor(files: ReadonlyMap<string, HeldFile>) {
    this.#files = files;
  }

  get size(): number {
    return this.#files.size;
  }

  names(): Iterable<string> {
    return this.#files.keys();
  }

  get(path: string): HeldFile | undefined {
    return this.#files.get(path);
  }

  text(path: string): string | undefined {
    return this.#files.get(path)?.text;
  }

  fingerprint(path: string): string | undefined {
    return this.#files.get(path)?.fingerprint;
  }
}

/** Clocks of file systems tick this often at least: what was written sooner before it was read may have changed since. */
const tickNs = 2_000_000_000n;

export class HeldFile {
  readonly #bytes: Buffer;
  readonly #stat: BigIntStats | undefined;
  #text: string | undefined;
  #fingerprint: string | undefined;

  constructor(bytes: Buffer, stat?: BigIntStats) {
    this.#bytes = bytes;
    this.#stat = stat;
  }

  /** The file as it is now; `before`, if it has not been touched since that was read. */
  static read(file: string, before?: HeldFile): HeldFile {
    const stat = lstatSync(file, { bigint: true });
    if (before && before.#isStill(stat)) return before;
    const isOld = stat.ctimeNs + tickNs < BigInt(Date.now()) * 1_000_000n;
    return new HeldFile(readFileSync(file), isOld ? stat : undefined);
  }

  get text(): string {
    this.#text ??= this.#bytes.toString("utf8");
    return this.#text;
  }

  get fingerprint(): string {
    this.#fingerprint ??= hash(this.#bytes);
    return this.#fingerprint;
  }

  #isStill({ ino, size, mtimeNs, ctimeNs }: BigIntStats): boolean {
    const old = this.#stat;
    return old?.ino === ino && old.size === size && old.mtimeNs === mtimeNs && old.ctimeNs === ctimeNs;
  }
}
