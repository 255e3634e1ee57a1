// Loads CommonJS files together with what V8 made of them the last time, so that it need not parse and compile megabytes
// again. What is kept lies among the user's caches and is optional: whatever is missing, old or of another V8 is made anew.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";
import { hash } from "../write/hash.js";

interface Loaded {
  readonly exports: unknown;
}

/** What is smaller is read and compiled sooner than what V8 has made of it is found. */
const smallest = 32 * 1024;

export class CodeCache {
  readonly #folder: string | undefined;
  readonly #modules = new Map<string, Loaded>();
  /** Scripts that nothing usable was kept of, by where it belongs. */
  readonly #fresh = new Map<string, { readonly key: string; readonly script: Script }>();

  /** Without a folder, nothing is kept. */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** What the file exports. It is run once. */
  load(file: string): unknown {
    const known = this.#modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.#modules.set(file, module);
    const run = this.#script(file).runInThisContext() as (...parts: readonly unknown[]) => void;
    run.call(module.exports, module.exports, this.#requireFrom(file), module, file, path.dirname(file));
    return module.exports;
  }

  /** Keeps what V8 has compiled by now, functions that have been called included. */
  keep(): void {
    for (const [place, { key, script }] of this.#fresh) {
      const draft = `${place}.${process.pid}`;
      try {
        mkdirSync(path.dirname(place), { recursive: true });
        const code = script.createCachedData();
        writeFileSync(draft, Buffer.concat([Buffer.from(key + checksum(code)), code]));
        renameSync(draft, place);
      } catch {
        discard(draft);
      }
    }
    this.#fresh.clear();
  }

  #requireFrom(file: string): (name: string) => unknown {
    const native = createRequire(file);
    const load = (name: string): unknown => {
      if (isBuiltin(name)) return native(name);
      const found = native.resolve(name);
      const isOwn = name.startsWith(".");
      return /\.c?js$/.test(found) && (isOwn || statSync(found).size >= smallest) ? this.load(found) : native(name);
    };
    // Scripts of this kind cannot import by themselves.
    return Object.assign(load, { import: (url: string): Promise<unknown> => import(url) });
  }

  #script(file: string): Script {
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`;
    if (this.#folder === undefined || source.length < smallest) return new Script(source, { filename: file });
    const place = path.join(this.#folder, `${hash(file).slice(0, 16)}.code`);
    const key = keyOf(file);
    const cachedData = kept(place, key);
    const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
    if (!cachedData || script.cachedDataRejected) this.#fresh.set(place, { key, script });
    return script;
  }
}

/** A place that cannot be written to may be one where nothing can be removed. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Nobody reads it.
  }
}

/** Changes with the file, with Node and with its options. V8 compares no more of the text than its length. */
function keyOf(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return hash(
    [file, size, mtimeMs, ctimeMs, ino, process.version, process.arch, process.execArgv.join(" ")].join("\0"),
  );
}

const checksumLength = 8;

/** V8 trusts what it is given. */
function checksum(code: Buffer): string {
  return crc32(code).toString(16).padStart(checksumLength, "0");
}

function kept(place: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(place);
    const code = bytes.subarray(key.length + checksumLength);
    return bytes.subarray(0, key.length + checksumLength).toString() === key + checksum(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
