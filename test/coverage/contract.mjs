// `npm run campaign -- coverage`: runs the service's tests, and shows which of them exercised which operations and types of
// activities. With `--report-only <folder>` it shows what an earlier run has left there.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { faultsOf, readObservations, rowsOf } from "./cells.mjs";
import { exceptionOf, exceptions } from "./exceptions.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({
  options: { "report-only": { type: "string" } },
  // What to run, such as test/service/families. Default: all tests of the service.
  allowPositionals: true,
});

const made = values["report-only"] === undefined ? mkdtempSync(path.join(tmpdir(), "contract-coverage-")) : undefined;
const folder = path.resolve(made ?? values["report-only"] ?? "");
const failed = made !== undefined && runTests(made) !== 0;
const rows = rowsOf(readObservations(folder));
const faults = faultsOf(rows);
if (made !== undefined) rmSync(made, { recursive: true });

print(rows);
if (failed) console.error("\nSome tests have failed.");
if (faults.length > 0) console.error(`\nMissing:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
process.exitCode = failed || faults.length > 0 ? 1 : 0;

function runTests(/** @type {string} */ into) {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const what = positionals.length > 0 ? positionals : ["test/service"];
  const env = { ...process.env, CONTRACT_COVERAGE: into };
  return spawnSync(process.execPath, [vitest, "run", ...what], { cwd: root, env, stdio: "inherit" }).status;
}

function print(/** @type {readonly import("./cells.mjs").Row[]} */ rows) {
  console.log("| operation | type | accepted | refused | webhook |\n| --- | --- | --- | --- | --- |");
  for (const { operation, type, cells } of rows) {
    const columns = /** @type {const} */ (["accepted", "refused", "webhook"]).map((column) => {
      const tests = cells[column];
      if (!tests) return "";
      if (tests.length === 0) return exceptionOf(type ?? operation, column) ? "cannot be" : "NONE";
      return `${tests.length}: ${tests[0]?.replaceAll("|", "\\|")}`;
    });
    console.log(`| ${[operation, type?.replace("ACTIVITY_TYPE_", "") ?? "", ...columns].join(" | ")} |`);
  }
  console.log(`\n${rows.length} rows. What cannot be:`);
  for (const { name, columns, reason } of exceptions) console.log(`- ${name}, ${columns.join(" and ")}: ${reason}`);
}
