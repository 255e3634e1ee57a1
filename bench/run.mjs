// Runs the benches, each in a process of its own, one after the other: `npm run bench -- [name …] [--quick]`.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { readOptions } from "./lib/options.mjs";
import { BENCH, ROOT } from "./lib/places.mjs";

const BENCHES = ["generate", "validate", "size"];

const { names, quick } = readOptions();
const unknown = names.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`no bench is called ${unknown.join(" or ")}; there are ${BENCHES.join(", ")}`);
  process.exit(2);
}

const compiler = path.join(ROOT, "node_modules/typescript/bin/tsc");
if (!existsSync(compiler)) {
  console.error("the benches measure what is built from the repository: run npm ci in its root first");
  process.exit(2);
}
run([compiler, "-b", "generator", "generated"], ROOT);

for (const name of names.length > 0 ? names : BENCHES) {
  console.log(`\n== ${name}${quick ? " (quick)" : ""}`);
  run([path.join(BENCH, name, "main.mjs"), ...(quick ? ["--quick"] : [])], BENCH);
}

/**
 * @param {readonly string[]} argv a script and its arguments
 * @param {string} cwd
 */
function run(argv, cwd) {
  const { status } = spawnSync(process.execPath, argv, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
