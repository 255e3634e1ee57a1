// Goes into the service's process with --import and tells, when asked, for how long its event loop was held at most.
//
// Where the machine is busy with other things, the loop is held because its thread has to wait for a processor. So two more
// are told: the processor time that the whole process has used in a hold, and a hold less the time for which the thread was
// ready and had no processor (Linux counts that). The latter has in it what the thread waits for a disk.
//
// LOOP_WATCH_MS: how often it looks, 1 by default. A look costs a few microseconds of what is measured.

import { openSync, readSync } from "node:fs";

/** @typedef {{ longest: number, busiest: number, withoutDelay: number }} Holds the longest of each kind, in milliseconds */

const every = Number(process.env.LOOP_WATCH_MS ?? 1);
// Nanoseconds on a processor, nanoseconds ready without one, and how often it had one.
const schedule = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
const text = Buffer.alloc(64);
let last = performance.now();
let used = process.cpuUsage();
let delayed = runDelay();
/** @type {Holds} */
let holds = { longest: 0, busiest: 0, withoutDelay: 0 };

setInterval(look, every).unref();
process.on("message", (/** @type {string} */ asked) => {
  look();
  if (asked === "tell") process.send?.(holds);
  holds = { longest: 0, busiest: 0, withoutDelay: 0 };
});
process.channel?.unref();

function look() {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  const delay = runDelay();
  const held = now - last - every;
  holds.longest = Math.max(holds.longest, held);
  holds.busiest = Math.max(holds.busiest, Math.min(held, (user + system) / 1000));
  holds.withoutDelay = Math.max(holds.withoutDelay, held - (delay - delayed));
  last = now;
  used = process.cpuUsage();
  delayed = delay;
}

/** @returns {number} milliseconds for which this thread has been ready and had no processor */
function runDelay() {
  return Number(text.toString("latin1", 0, readSync(schedule, text, 0, text.length, 0)).split(" ")[1]) / 1e6;
}
