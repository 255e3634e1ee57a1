// What commands ask of the processes that serve beside them.

import { setTimeout as pause } from "node:timers/promises";
import { listProcesses } from "../store/processes.js";
import type { LiveProcess } from "../store/processes.js";
import type { Store } from "../store/store.js";

const pollMilliseconds = 100;

/**
 * Waits until all live processes are as they should be. One that was killed counts as alive until its lease ends.
 *
 * @param until on the monotonic clock
 * @returns those that are not, by then
 */
export async function waitForProcesses(
  store: Store,
  isReady: (process: LiveProcess) => boolean,
  until: number,
): Promise<readonly LiveProcess[]> {
  for (;;) {
    const others = (await listProcesses(store)).filter((process) => !isReady(process));
    if (others.length === 0 || performance.now() >= until) return others;
    await pause(pollMilliseconds);
  }
}

/** "process 12 on one, heard of 3 s ago, and process 14 on two, …". */
export function nameProcesses(processes: readonly LiveProcess[]): string {
  return processes
    .map(({ name, silence }) => `${name} (heard of ${Math.max(0, Math.round(silence / 1000))} s ago)`)
    .join(" and ");
}
