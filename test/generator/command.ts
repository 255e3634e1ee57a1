// The compiler's real command line, in processes beside the tests'.

import { fork, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
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

const bundle = path.join(root, "generator/dist/bundle/made-from");
let program: ChildProcess | undefined;
/** When its bundle was made: another one is loaded anew. */
let madeAt = 0;
const waiting = new Map<number, Asker>();
let last = 0;

interface Asker {
  readonly resolve: (ended: Ended) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Runs the command line in a folder, in a process that has loaded it for the first one already: a start costs more than most
 * commands do. They run one after the other.
 */
export function runIn(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> {
  const made = statSync(bundle).mtimeMs;
  if (made !== madeAt) program?.kill();
  if (made !== madeAt || !program) program = started();
  madeAt = made;
  const id = ++last;
  program.send({ id, cwd, env: { ...process.env, ...env }, argv: [process.execPath, cli, ...args] });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

/** Ends with the process of the worker. */
function started(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, "command-lines.mjs"), { execArgv: [] });
  child.on("message", ({ id, ...ended }: Ended & { readonly id: number }) => {
    waiting.get(id)?.resolve(ended);
    waiting.delete(id);
  });
  child.on("exit", (code) => {
    if (program !== child) return;
    program = undefined;
    for (const { reject } of waiting.values()) reject(new Error(`the command line ended with ${code}`));
    waiting.clear();
  });
  return child;
}

/** The same in a process of its own. */
export function runAlone(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> {
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
