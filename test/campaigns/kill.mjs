// `npm run campaign -- kill`: the long form of the tests that kill the service while it starts, while it upgrades and while
// it works. `--rounds 40` is for starts and upgrades, `--under-load 30` for each database.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "40" }, "under-load": { type: "string", default: "30" } },
});
const tests = ["test/service/end-to-end/kill", "test/service/operations/interrupted-start"];
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", ...tests], {
  cwd: root,
  env: {
    ...process.env,
    // Each change on the way of a start, and each release.
    CAMPAIGN: "1",
    CAMPAIGN_KILL_ROUNDS: values.rounds,
    CAMPAIGN_KILL_ROUNDS_UNDER_LOAD: values["under-load"],
  },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
