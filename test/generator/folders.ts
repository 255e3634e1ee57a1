// Contracts and outputs in folders of their own.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultCache } from "../../generator/src/write/cache.js";
import { hash } from "../../generator/src/write/hash.js";

/** A new folder, which its test removes. */
export function temporaryFolder(prefix: string): string {
  return mkdtempSync(path.join(tmpdir(), prefix));
}

/** Text of every file below a folder by its path, sorted. */
export function textsOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

/** Removes what a run over these folders has left in the compiler's cache. */
export function forgetCache(schema: string, out: string): void {
  const name = `${hash(`${schema}\0${out}`).slice(0, 16)}.json`;
  const cache = defaultCache();
  if (cache !== undefined) rmSync(path.join(cache, name), { force: true });
}
