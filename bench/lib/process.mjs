// Runs a command as a whole process and tells what it cost: wall time, processor time and peak memory, start-up and
// all. Where GNU time is installed it reports the latter two for the command and its children; elsewhere a preloaded
// script has Node commands report themselves.

import { spawn, spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { WORK } from "./places.mjs";

/**
 * @typedef {object} Command
 * @property {readonly string[]} argv program and arguments
 * @property {string} cwd
 * @property {Readonly<Record<string, string>>} [env] beside what this process has
 */

/**
 * @typedef {object} Cost
 * @property {number} ms wall time
 * @property {number} cpuMs processor time, user and system, of all threads
 * @property {number} peakMB most resident memory of a process at any moment
 */

const GNU_TIME = "/usr/bin/time";
const hasGnuTime = /GNU/.test(spawnSync(GNU_TIME, ["--version"], { encoding: "utf8" }).output?.join("") ?? "");
const SELF_REPORT = fileURLToPath(new URL("self-report.cjs", import.meta.url));

/** How processor time and memory were found, for the results. */
export const COST_SOURCE = hasGnuTime ? "GNU time" : "process.resourceUsage";

/**
 * Runs a command to its end.
 *
 * @param {Command} command
 * @returns {Promise<Cost>}
 * @throws Error with what the command printed, if it fails
 */
export async function measure({ argv, cwd, env = {} }) {
  await mkdir(WORK, { recursive: true });
  const report = path.join(WORK, `cost-${process.pid}.txt`);
  await rm(report, { force: true });
  const whole = hasGnuTime ? [GNU_TIME, "-q", "-f", "%U %S %M", "-o", report, ...argv] : argv;
  const start = performance.now();
  const reporting = hasGnuTime ? {} : { NODE_OPTIONS: `--require=${SELF_REPORT}`, BENCH_COST_REPORT: report };
  await run(whole, cwd, { ...env, ...reporting });
  const ms = performance.now() - start;
  const [user = 0, system = 0, peakKiB = 0] = (await readFile(report, "utf8").catch(() => "")).split(/\s+/).map(Number);
  await rm(report, { force: true });
  return { ms, cpuMs: (user + system) * 1000, peakMB: (peakKiB * 1024) / 1e6 };
}

/**
 * @param {readonly string[]} argv
 * @param {string} cwd
 * @param {Record<string, string>} extra environment
 * @returns {Promise<void>}
 */
function run([program = "", ...rest], cwd, extra) {
  const { NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _cache, FORCE_COLOR: _color, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: "1", CI: "1", SCARF_ANALYTICS: "false", DO_NOT_TRACK: "1", ...extra };
  return new Promise((resolve, reject) => {
    // Output is read, not inherited: a terminal's speed is not what is measured.
    const child = spawn(program, rest, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    /** @type {string[]} */
    const said = [];
    child.stdout.on("data", (chunk) => said.push(String(chunk)));
    child.stderr.on("data", (chunk) => said.push(String(chunk)));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[program, ...rest].join(" ")} ended with ${signal ?? code}:\n${said.join("")}`));
    });
  });
}
