// Preloaded into a measured Node process where GNU time is missing: writes what the process used, in GNU time's units
// (seconds, seconds, kilobytes), when it ends. Later processes of the same run overwrite it: the one started first ends
// last, which is the one asked about.

const { writeFileSync } = require("node:fs");

const report = process.env.BENCH_COST_REPORT ?? "";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(report, `${userCPUTime / 1e6} ${systemCPUTime / 1e6} ${maxRSS}`);
});
