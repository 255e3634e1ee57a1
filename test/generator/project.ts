// Contracts and outputs in folders of their own, and the compiler's real command line over them.

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultCache } from "../../generator/src/write/cache.js";
import { hash } from "../../generator/src/write/hash.js";
import { root } from "./fixture.js";

export const cli: string = path.join(root, "generator/dist/cli/main.js");

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in the project's folder. */
export function runCli(...args: readonly string[]): Promise<Ended> {
  return runIn(root, {}, ...args);
}

export function runIn(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd, env: { ...process.env, ...env } });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (out += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (err += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

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
