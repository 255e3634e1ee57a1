// `npm run campaign -- rotation`: the long form of the tests that kill the commands about key-encryption keys and signing keys
// midway, while services work. `--kills 10` is how many rotations of each are killed, and as many `drop-old`, on each
// database. `--only pinned` runs the tests whose file has that in its name.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: { kills: { type: "string", default: "10" }, only: { type: "string", default: "" } },
});
const files = ["killed", "signing-keys", "pinned-keys"].filter((name) => name.includes(values.only));
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", ...files.map((name) => `test/service/rotation/${name}`), "--disable-console-intercept"],
  { cwd: root, env: { ...process.env, CAMPAIGN_ROTATION_KILLS: values.kills }, stdio: "inherit" },
);
process.exitCode = status ?? 1;
