// The service as an operator runs it: a process of its own, from the built package, which can be killed.

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";

/** What Node is given to run the command line as it is shipped: the options in its first line, and its path. */
export const program: readonly string[] = asShipped(
  fileURLToPath(new URL("../../../service/bin/countersign.js", import.meta.url)),
);

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  /** URL of the management listener, once it has said it; empty where there is none. */
  readonly managementUrl: string;
  /** What root.json holds now. */
  readonly root: RootCredentials;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves when it has written something. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** `kill -9`: nothing in the process runs any more. */
  kill(): Promise<void>;
  /** Asks it to stop, as an operator does, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** A process that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Runs `countersign serve` on a free port, until it says that it is ready.
 *
 * @param folder in which it runs; where the data folder begins when its path is relative
 * @param log a file descriptor to which its log goes instead of being read here
 */
export async function spawnService(
  data: string,
  environment: Environment = {},
  folder = process.cwd(),
  log?: number,
): Promise<ServiceProcess> {
  // What earlier releases have left is as they have left it.
  const child = spawn(process.execPath, [...program, "serve", "--data", data, "--port", "0", "--seal-authority"], {
    stdio: ["ignore", log ?? "pipe", "pipe"],
    cwd: folder,
    env: { ...process.env, COUNTERSIGN_RATE_LIMIT: "0", ...environment },
  });
  let output = "";
  const listeners = new Set<() => void>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of listeners) look();
  };
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  const exited = once(child, "exit") as Promise<[number | null]>;
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      const ended = ([code]: [number | null]) =>
        reject(new Error(`the service ended with ${code} before it said ${pattern.source}:\n${output}`));
      // What it wrote last may come after its end.
      void exited.then((code) => setTimeout(ended, 100, code));
    });
  const [, baseUrl = ""] = await said(log === undefined ? /"baseUrl":"([^"]+)"/ : /is ready on (\S+)/);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    child,
    baseUrl,
    get managementUrl() {
      return /"managementUrl":"([^"]+)"/.exec(output)?.[1] ?? "";
    },
    get root() {
      return JSON.parse(readFileSync(path.resolve(folder, data, "root.json"), "utf8")) as RootCredentials;
    },
    output: () => output,
    said,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}

/**
 * Starts the service and kills it so many milliseconds after it has first changed something in its data folder, or as
 * soon as it is ready.
 *
 * @returns how many milliseconds after that it was ready; undefined when it was killed before
 */
export async function killWhileStarting(data: string, milliseconds: number): Promise<number | undefined> {
  const touched = changesOf(data);
  const child = spawn(process.execPath, [...program, "serve", "--data", data, "--port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, COUNTERSIGN_RATE_LIMIT: "0" },
  });
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const exited = once(child, "exit");
  while (child.exitCode === null && changesOf(data) === touched) await pause(1);
  const since = performance.now();
  const isReady = () => err.includes("Countersign is ready");
  while (!isReady() && performance.now() - since < milliseconds) await pause(1);
  const ready = isReady() ? performance.now() - since : undefined;
  child.kill("SIGKILL");
  await exited;
  return ready;
}

function asShipped(file: string): string[] {
  const [, options] = /^#!\/usr\/bin\/env -S node (.*)$/m.exec(readFileSync(file, "utf8")) ?? [];
  if (options === undefined) throw new Error(`${file} does not begin with the options of Node`);
  return [...options.split(" "), file];
}

/** What changes when something in a folder does. */
function changesOf(folder: string): string {
  if (!existsSync(folder)) return "";
  return readdirSync(folder).join() + statSync(folder).mtimeMs;
}

/** Runs a command of the command line to its end. */
export async function runProgram(
  args: readonly string[],
  environment: Environment = {},
  folder = process.cwd(),
): Promise<Ended> {
  return ended(
    spawn(process.execPath, [...program, ...args], { cwd: folder, env: { ...process.env, ...environment } }),
  );
}

/** Runs a line as a person types it. */
export async function runShell(line: string, folder: string): Promise<Ended> {
  return ended(spawn("sh", ["-c", line], { cwd: folder }));
}

async function ended(child: ChildProcess): Promise<Ended> {
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
}
