// Goes into the service's process with --import and tells, when asked, for how long its event loop was held at most.
//
// Where the machine is busy with other things, the loop is held because the process has to wait for a processor. So the
// shorter of two is told, too: how long the loop was held, and how much processor time the process has used meanwhile.
//
// LOOP_WATCH_MS: how often it looks, 1 by default. A look costs a few microseconds of what is measured.

const every = Number(process.env.LOOP_WATCH_MS ?? 1);
let last = performance.now();
let used = process.cpuUsage();
let longest = 0;
let busiest = 0;

setInterval(look, every).unref();
process.on("message", (/** @type {string} */ asked) => {
  look();
  if (asked === "tell") process.send?.({ longest, busiest });
  longest = 0;
  busiest = 0;
});
process.channel?.unref();

function look() {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  const held = now - last - every;
  longest = Math.max(longest, held);
  busiest = Math.max(busiest, Math.min(held, (user + system) / 1000));
  last = now;
  used = process.cpuUsage();
}
