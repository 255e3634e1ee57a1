// The event loop while the service signs on a disk whose flushes take long: strace delays each, and looks at no other
// system call: to stop the process at all of them would slow it down more than any disk.

import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { load } from "./load.mjs";
import { longestHold, startWatchedService, stop } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";

export const FLUSH_MILLISECONDS = 10;
const CONNECTIONS = 64;
const flushes = "fsync,fdatasync";
const delay = `--inject=${flushes}:delay_enter=${FLUSH_MILLISECONDS * 1000}`;
const quietly = ["strace", "--daemonize", "--follow-forks", "--seccomp-bpf", "--output=/dev/null", "--signal=none"];
const delayedFlushes = [...quietly, `--trace=${flushes}`, delay];

/**
 * @param {number} count of signatures
 * @returns {Promise<{ longest: number, withoutDelay: number, perSecond: number } | undefined>} milliseconds for which the loop
 *   was held at most, waiting for the disk included, and without the waiting for a processor; undefined where strace does
 *   nothing
 */
export async function signOnSlowDisk(count) {
  // Some systems let nobody look at other processes.
  if (spawnSync("strace", ["true"]).status !== 0) return undefined;
  const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const service = await startWatchedService(data, {}, delayedFlushes);
  try {
    const { signing } = await rootCaller(data, service.port);
    let serial = 0;
    const some = (/** @type {number} */ length) => Array.from({ length }, () => signing(++serial));
    await load(service.port, some(count), CONNECTIONS);
    await longestHold(service);
    const since = performance.now();
    await load(service.port, some(count), CONNECTIONS);
    const seconds = (performance.now() - since) / 1000;
    const { longest, withoutDelay } = await longestHold(service);
    return { longest, withoutDelay, perSecond: count / seconds };
  } finally {
    await stop(service);
    await rm(data, { recursive: true });
  }
}
