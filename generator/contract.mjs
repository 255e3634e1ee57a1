// `npm run contract -- COMMAND`: the compiler over the contracts of this repository, built before where it has changed.
//
//   generate, check          over both contracts; `check` also compares the API's with its last release
//   diff, explain, where …   over that of the API
//
// `--auth-proxy` in front of the command: over that of the auth proxy alone.

import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const authProxy = ["--schema", "schema/auth-proxy", "--out", "generated/auth-proxy"];

run("node_modules/typescript/bin/tsc", "-b", "generator");
run("generator/bundle.mjs");

const args = process.argv.slice(2);
const both = ["generate", "check"].includes(args[0] ?? "") && !args.includes("--watch");
if (args[0] === "--auth-proxy") compile(...authProxy, ...args.slice(1));
else compile(...args);
if (args[0] === "check") compile("diff");
if (both) compile(...authProxy, ...args);

function compile(/** @type {string[]} */ ...words) {
  run("generator/dist/cli/main.js", ...words);
}

function run(/** @type {string[]} */ ...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
