// How long people wait for a start: `npm start` with nothing to build, the service alone, a command of the command line.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { programArguments } from "../lib/program.mjs";
import { ROOT } from "../lib/places.mjs";

/**
 * @param {object} given
 * @param {number} given.port of a service that runs
 * @param {string} given.data its folder, with the credentials of its root user
 * @param {number} given.rounds
 * @returns {Promise<Record<"npmStart" | "firstStart" | "nextStart" | "command" | "node", number[]>>} milliseconds of each
 *   round; `node` is Node itself, which does nothing
 */
export async function measureStarts({ port, data, rounds }) {
  const found = { npmStart: [], firstStart: [], nextStart: [], command: [], node: [] };
  const program = programArguments(ROOT);
  const whoami = ["whoami", "--credentials", path.join(data, "root.json"), "--base-url", `http://127.0.0.1:${port}`];
  // The first round fills the file system's cache, and builds what has changed.
  for (let round = 0; round <= rounds; round++) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
    const serve = ["--data", folder, "--port", "0"];
    const one = {
      firstStart: await untilReady(process.execPath, [...program, "serve", ...serve]),
      nextStart: await untilReady(process.execPath, [...program, "serve", ...serve]),
      npmStart: await untilReady("npm", ["start", "--", ...serve]),
      command: await untilExit(process.execPath, [...program, ...whoami]),
      node: await untilExit(process.execPath, ["-e", ""]),
    };
    await rm(folder, { recursive: true });
    if (round > 0) for (const [name, milliseconds] of Object.entries(one)) found[name].push(milliseconds);
  }
  return found;
}

async function untilReady(command, args) {
  const began = performance.now();
  // In a group of its own, so that npm and what it has started can be ended together.
  const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"], detached: true });
  const exited = once(child, "exit");
  const milliseconds = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      if (text.includes('"baseUrl":')) resolve(performance.now() - began);
    });
    child.once("exit", () => reject(new Error("the service ended before it was ready")));
  });
  process.kill(-child.pid, "SIGTERM");
  await exited;
  return milliseconds;
}

async function untilExit(command, args) {
  const began = performance.now();
  const child = spawn(command, args, { cwd: ROOT, stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return performance.now() - began;
}
