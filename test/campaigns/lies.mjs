// `npm run campaign -- lies`: a proxy alters every member of every answer that the console asks for, one at a time, and tells what
// the pages made of it.
//
//   --each 100       lies at each place, spread over all (default: all of them, which takes about an hour)
//   --at "wallet"    places whose names match

import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: { each: { type: "string", default: "Infinity" }, at: { type: "string" } },
});
const env = { ...process.env, LIES: values.each, ...(values.at !== undefined && { LIES_AT: values.at }) };
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const options = ["run", "test/service/console/lying", "--disable-console-intercept"];
process.exitCode = spawnSync(process.execPath, [vitest, ...options], { cwd: root, env, stdio: "inherit" }).status ?? 1;
