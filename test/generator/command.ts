// The compiler's real command line, in a process of its own.

import { spawn } from "node:child_process";
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
