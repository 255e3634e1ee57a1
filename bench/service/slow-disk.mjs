// The event loop while the service signs on a disk whose flushes take long: strace delays each.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { load } from "./load.mjs";
import { longestHold, startWatchedService, stop } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";

export const FLUSH_MILLISECONDS = 10;
const CONNECTIONS = 64;

/**
 * @param {number} count of signatures
 * @returns {Promise<{ longest: number, perSecond: number } | undefined>} milliseconds for which the loop was held at most,
 *   waiting for the disk included; undefined where strace does nothing
 */
export async function signOnSlowDisk(count) {
  if (spawnSync("strace", ["-V"]).status !== 0) return undefined;
  const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const service = await startWatchedService(data, {});
  try {
    const { signing } = await rootCaller(data, service.port);
    let serial = 0;
    const some = (/** @type {number} */ length) => Array.from({ length }, () => signing(++serial));
    await load(service.port, some(count), CONNECTIONS);
    const slow = await slowDown(service.child.pid);
    if (!slow) return undefined;
    await load(service.port, some(CONNECTIONS * 4), CONNECTIONS);
    await longestHold(service);
    const since = performance.now();
    await load(service.port, some(count), CONNECTIONS);
    const seconds = (performance.now() - since) / 1000;
    const { longest } = await longestHold(service);
    await slow.end();
    return { longest, perSecond: count / seconds };
  } finally {
    await stop(service);
    await rm(data, { recursive: true });
  }
}

async function slowDown(/** @type {number} */ pid) {
  const flushes = "fsync,fdatasync";
  const delay = `inject=${flushes}:delay_enter=${FLUSH_MILLISECONDS * 1000}`;
  const args = ["-f", "-qq", "--seccomp-bpf", "-e", `trace=${flushes}`, "-e", delay, "-e", "signal=none"];
  const child = spawn("strace", [...args, "-o", "/dev/null", "-p", String(pid)], { stdio: "ignore" });
  await pause(1_000);
  // Some systems let nobody look at other processes.
  if (child.exitCode !== null) return undefined;
  return {
    async end() {
      child.kill("SIGINT");
      await once(child, "exit");
    },
  };
}
