// `npm run campaign -- escalation`: attacks for as long as you like, and tells what was tried.
//
//   --sequences 1000   how many random sequences, besides one for each set of policies that takes all types in turn
//   --seed 7           repeats a campaign (default: drawn anew)
//   --postgres         on PostgreSQL, at TEST_POSTGRES_URL

import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { values } = parseArgs({
  options: {
    sequences: { type: "string", default: "1000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    postgres: { type: "boolean", default: false },
  },
});
const env = {
  ...process.env,
  ESCALATION_SEQUENCES: values.sequences,
  ESCALATION_SEED: values.seed,
  ESCALATION_DATABASE: values.postgres ? "postgres" : "sqlite",
};
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const options = ["run", "test/service/escalation", "--disable-console-intercept"];
process.exitCode = spawnSync(process.execPath, [vitest, ...options], { cwd: root, env, stdio: "inherit" }).status ?? 1;
