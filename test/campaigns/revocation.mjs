// `npm run campaign -- revocation`: the long form of the tests about what was revoked. Keys are revoked under load, on three
// processes on PostgreSQL, and people ask and approve with credentials that come and go.
//
//   --keys 200        that are revoked under load
//   --sequences 200   of requests, approvals, and credentials that come and go, on each database

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    keys: { type: "string", default: "200" },
    sequences: { type: "string", default: "200" },
  },
});
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const files = [
  "test/service/organizations/revocation-load.system.test.ts",
  "test/service/engine/gone-credentials.test.ts",
];
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", ...files, "--disable-console-intercept", "--no-file-parallelism"],
  {
    cwd: root,
    env: { ...process.env, CAMPAIGN_REVOCATION_KEYS: values.keys, CAMPAIGN_REVOCATION_SEQUENCES: values.sequences },
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
