// What a process asks of the kernel, as strace has recorded it: writes to files and sockets, and flushes.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

/** Whether this process may look at others by strace: some systems let nobody. */
export const withStrace = canTrace();

function canTrace(): boolean {
  const other = spawn("sleep", ["10"], { stdio: "ignore" });
  // It ends when its time is over, or at once where it may not.
  const { status } = spawnSync("timeout", ["0.3", "strace", "-o", "/dev/null", "-p", String(other.pid)]);
  other.kill();
  return status === 124;
}

export interface SystemCall {
  readonly name: string;
  /** Of a file; `socket:…` of a socket. */
  readonly path: string;
  /** What is written, or nothing. */
  readonly bytes: Buffer;
  /** Where it is written, or how long the file is to be; -1 where the call does not say. */
  readonly offset: number;
}

/** A call may end long after it has begun, while others are made. */
export type Traced =
  | { readonly kind: "begun"; readonly thread: string; readonly call: SystemCall }
  | { readonly kind: "ended"; readonly thread: string; readonly call: SystemCall; readonly failed: boolean };

export interface Trace {
  /** How long the record is now. */
  length(): number;
  stop(): Promise<void>;
  /** All calls from a length of the record on. */
  calls(from: number): AsyncGenerator<Traced>;
}

const watched = "pwrite64,write,writev,fdatasync,fsync,ftruncate";

/** Records the calls of all threads of a process from now on. */
export async function traceProcess(pid: number, file: string): Promise<Trace> {
  const args = ["-f", "-y", "-xx", "-s", "2000000", "-e", `trace=${watched}`, "-e", "signal=none", "-o", file];
  const child = spawn("strace", [...args, "-p", String(pid)], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes("attached")) {
    if (child.exitCode !== null) throw new Error(`strace has ended: ${said}`);
    await pause(20);
  }
  await pause(200);
  return {
    length: () => statSync(file).size,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
    calls: (from) => parse(file, from),
  };
}

async function* parse(file: string, from: number): AsyncGenerator<Traced> {
  /** By thread. */
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file, { start: from, encoding: "latin1" }) })) {
    const [, thread = "", text = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text);
    if (resumed) {
      const before = begun.get(thread);
      begun.delete(thread);
      if (before === undefined) continue;
      const whole = before + resumed[1];
      const call = callOf(whole);
      if (call) yield { kind: "ended", thread, call, failed: hasFailed(whole) };
    } else if (text.endsWith("<unfinished ...>")) {
      const part = text.slice(0, -"<unfinished ...>".length);
      const call = callOf(part);
      begun.set(thread, part);
      if (call) yield { kind: "begun", thread, call };
    } else {
      const call = callOf(text);
      if (!call) continue;
      yield { kind: "begun", thread, call };
      yield { kind: "ended", thread, call, failed: hasFailed(text) };
    }
  }
}

function hasFailed(text: string): boolean {
  return !/ = \d+$/.test(text.trimEnd());
}

function callOf(text: string): SystemCall | undefined {
  const found = /^(\w+)\(\d+<((?:\\x[\da-f]{2}|[^>])*)>(.*)/s.exec(text);
  if (!found) return undefined;
  const [, name = "", where = "", rest = ""] = found;
  const parts = [...rest.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex = ""]) => hex.replaceAll("\\x", ""));
  const numbers = [...rest.slice(rest.lastIndexOf('"') + 1).matchAll(/, (\d+)/g)];
  return {
    name,
    path: where.startsWith("\\x") ? Buffer.from(where.replaceAll("\\x", ""), "hex").toString() : where,
    bytes: Buffer.from(parts.join(""), "hex"),
    offset: name === "pwrite64" || name === "ftruncate" ? Number(numbers.at(-1)?.[1] ?? -1) : -1,
  };
}
