// `npm run campaign -- failover`: the long form of the tests in which the database crashes, falls silent, loses its
// connections or is replaced by its replica. Prints what was acknowledged, lost and ended, and how long it took.
//
//   --rounds 10      crashes, ends of all connections, and kills of the service
//   --promotions 3   of a synchronous and of an asynchronous replica
//   --silence 20     seconds for which the server answers nothing

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    promotions: { type: "string", default: "3" },
    silence: { type: "string", default: "20" },
  },
});
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "test/service/failover", "--disable-console-intercept", "--no-file-parallelism"],
  {
    cwd: root,
    env: {
      ...process.env,
      CAMPAIGN_FAILOVER_ROUNDS: values.rounds,
      CAMPAIGN_FAILOVER_PROMOTIONS: values.promotions,
      CAMPAIGN_FAILOVER_SILENCE_SECONDS: values.silence,
    },
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
