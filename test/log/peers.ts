// The programs in peers/: other implementations, in Go, that read what is written here and write what is read here.

import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const sources = path.join(import.meta.dirname, "peers");

export interface Peers {
  /** Runs a command to its end. Byte strings are base64 in both directions. */
  run<Output>(command: string, input: object): Promise<Output>;
  /** Starts a command that answers once, and ends with its input. */
  start<Output>(
    command: string,
    input: object,
  ): Promise<{ readonly output: Output; readonly stop: () => Promise<void> }>;
  remove(): void;
}

/** @returns the reason, in words, why they can't be compiled here; otherwise the programs */
export function compilePeers(): Peers | string {
  const folder = mkdtempSync(path.join(tmpdir(), "peers-"));
  const program = path.join(folder, "peers");
  // Minutes the first time, seconds after that: Go keeps what it has compiled.
  const options = { cwd: sources, encoding: "utf8", timeout: 240_000 } as const;
  const { status, error, stderr } = spawnSync("go", ["build", "-o", program, "."], options);
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return error ? `Go does not run: ${error.message}` : `Go can't compile them: ${stderr.trim().split("\n").at(-1)}`;
  }
  return {
    run: <Output>(command: string, input: object) =>
      new Promise<Output>((resolve, reject) => {
        const child = execFile(program, [command], { maxBuffer: 1 << 28 }, (failed, stdout, errors) => {
          if (failed) reject(new Error(errors, { cause: failed }));
          else resolve(JSON.parse(stdout) as Output);
        });
        child.stdin?.end(JSON.stringify(input));
      }),
    start: async <Output>(command: string, input: object) => {
      const child = spawn(program, [command], { stdio: ["pipe", "pipe", "inherit"] });
      const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
      child.stdin.write(`${JSON.stringify(input)}\n`);
      const line = new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve));
      const stop = () => {
        child.stdin.end();
        return ended;
      };
      return { output: JSON.parse(await line) as Output, stop };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
