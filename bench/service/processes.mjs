// The processes that are measured, and what they have cost so far.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BENCH, ROOT } from "../lib/places.mjs";
import { programArguments } from "../lib/program.mjs";

// What a kernel counts processor time in; 100 on every Linux that Node runs on.
const TICKS_PER_SECOND = 100;

/** @returns {Promise<{ child: import("node:child_process").ChildProcess, port: number }>} */
export async function startBareServer(jwk) {
  const script = path.join(ROOT, "bench/service/bare-server.mjs");
  const child = spawn(process.execPath, [script, JSON.stringify(jwk)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ port }] = await once(child, "message");
  return { child, port };
}

// Two hundred looks at the loop in a second are less than a thousandth of it.
const LOOKS_EVERY_MILLISECONDS = "5";

/**
 * Starts the service as `npm start` does, without its rate limit.
 *
 * @param {string} data folder
 * @param {object} [settings] others than the defaults, as in a configuration file
 * @param {Record<string, string>} [environment] more variables
 * @param {readonly string[]} [options] of Node
 * @param {readonly string[]} [under] command and arguments that run it and become its process
 */
export function startService(data, settings = {}, environment = {}, options = [], under = []) {
  return start(data, programArguments(ROOT, ...options), settings, environment, under);
}

/**
 * Starts the service from its compiled modules, as they are before they become a bundle.
 *
 * @param {string} data folder
 * @param {readonly string[]} options of Node
 */
export function startCompiled(data, options) {
  const words = programArguments(ROOT, ...options);
  return start(data, [...words.slice(0, -1), path.join(ROOT, "service/dist/cli/main.js")]);
}

async function start(data, program, settings = {}, environment = {}, under = []) {
  const config = path.join(data, "config.json");
  await writeFile(config, JSON.stringify(settings));
  const [command, ...words] = [...under, process.execPath, ...program, "serve", "--data", data, "--port", "0"];
  const child = spawn(command, words, {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      COUNTERSIGN_CONFIG: config,
      COUNTERSIGN_RATE_LIMIT: "0",
      COUNTERSIGN_LOG_LEVEL: "info",
      ...environment,
    },
  });
  const ports = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      // Read to the end, as a log collector would.
      if (text === undefined) return;
      text += chunk;
      const found = /"baseUrl":"http:\/\/[^"]*:(\d+)".*\n/.exec(text);
      if (!found) return;
      const management = /"managementUrl":"http:\/\/[^"]*:(\d+)"/.exec(text);
      resolve({ port: Number(found[1]), managementPort: management ? Number(management[1]) : undefined });
      text = undefined;
    });
    child.once("exit", () => reject(new Error("the service ended before it was ready")));
  });
  return { child, ...ports };
}

/** Starts a service that can be asked for the {@link longestHold} of its event loop; see {@link startService}. */
export function startWatchedService(data, settings, under) {
  const watcher = pathToFileURL(path.join(BENCH, "lib/loop-watch.mjs")).href;
  return startService(data, settings, { LOOP_WATCH_MS: LOOKS_EVERY_MILLISECONDS }, ["--import", watcher], under);
}

/** @returns {Promise<import("../lib/loop-watch.mjs").Holds>} of its event loop since the last time that this was asked */
export async function longestHold({ child }) {
  child.send("tell");
  const [hold] = await once(child, "message");
  return hold;
}

export async function stop({ child }) {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

/** @returns {Promise<number>} processor time of all its threads, user and system, in microseconds */
export async function processorTime({ child }) {
  return timeIn(`/proc/${child.pid}/stat`);
}

/**
 * @param {string} file of the kernel, about a process or one of its threads
 * @returns {Promise<number>} its processor time, user and system, in microseconds
 */
export async function timeIn(file) {
  const stat = await readFile(file, "utf8");
  // The second field, the name, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** @returns {Promise<number>} resident memory in MB */
export async function residentMemory({ child }) {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}
