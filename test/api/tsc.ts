// Runs the TypeScript compiler as a user of the package does.

import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** Several checkers check much of it each, which takes half as much processor time again. */
export const frugal = ["--checkers", "1"] as const;

/** What `tsc` prints: nothing where all is well. */
export function tsc(folder: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, ...args, ...frugal],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        // A process that ends by itself reports by its output; one that could not run at all has no exit code.
        if (error && typeof error.code !== "number") reject(error);
        else if (error && stdout === "") reject(new Error(stderr));
        else resolve(stdout);
      },
    );
  });
}
