// `npm run campaign:rotation`: the long form of the test that kills the commands about key-encryption keys midway, while
// services work. `--kills 10` is how many rotations are killed, and as many `drop-old`, on each database.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({ options: { kills: { type: "string", default: "10" } } });
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "test/service/rotation/killed", "test/service/rotation/signing-keys", "--disable-console-intercept"],
  { cwd: root, env: { ...process.env, CAMPAIGN_ROTATION_KILLS: values.kills }, stdio: "inherit" },
);
process.exitCode = status ?? 1;
