// The report on the contract's coverage, on observations made for it.

import { activityKinds } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Observation } from "../service/support/coverage.js";

const command = fileURLToPath(new URL("contract.mjs", import.meta.url));
const place = { file: "test/service/walk.test.ts", test: "a walk" };

/** Everything that can be observed. */
const everything: readonly Observation[] = operations.flatMap(({ name, kind }) =>
  kind === "query"
    ? observed(name, undefined, name === "getAttestation" ? ["refused"] : ["accepted", "refused"])
    : Object.entries(activityKinds)
        .filter(([, { family }]) => family === name)
        .flatMap(([type, { submittable }]) => observed(name, type, outcomesOf(name, submittable))),
);

function outcomesOf(family: string, submittable: boolean): readonly Observation["outcome"][] {
  if (!submittable) return ["refused"];
  const isTold = !["approveActivity", "rejectActivity"].includes(family);
  return isTold ? ["accepted", "refused", "webhook"] : ["accepted", "refused"];
}

function observed(
  operation: string,
  type: string | undefined,
  outcomes: readonly Observation["outcome"][],
): readonly Observation[] {
  return outcomes.map((outcome) => ({ ...place, operation, type, outcome }));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coverage-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the report on observations, which come from two workers. */
function report(observations: readonly Observation[]) {
  const lines = observations.map((observation) => `${JSON.stringify(observation)}\n`);
  const half = Math.ceil(lines.length / 2);
  writeFileSync(path.join(folder, "one.jsonl"), lines.slice(0, half).join(""));
  writeFileSync(path.join(folder, "two.jsonl"), lines.slice(half).join(""));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "--report-only", folder], {
    encoding: "utf8",
  });
  return { status, table: stdout, faults: stderr };
}

const without = (type: string, outcome: string) =>
  everything.filter((each) => (each.type ?? each.operation) !== type || each.outcome !== outcome);

test("a contract that was exercised as a whole passes, with a row for every type and every query", () => {
  const { status, table, faults } = report(everything);
  expect([status, faults]).toEqual([0, ""]);
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  const queries = operations.filter(({ kind }) => kind === "query");
  expect(rows).toHaveLength(1 + Object.keys(activityKinds).length + queries.length);
  const shown = "1: test/service/walk.test.ts › a walk";
  expect(rows).toContain(`| createPolicy | CREATE_POLICY_V2 | ${shown} | ${shown} | ${shown} |`);
  expect(rows).toContain(`| whoami |  | ${shown} | ${shown} |  |`);
  expect(rows).toContain(`| rejectActivity | REJECT_ACTIVITY | ${shown} | ${shown} | cannot be |`);
});

test.each([
  ["ACTIVITY_TYPE_CREATE_USERS", "accepted"],
  ["ACTIVITY_TYPE_CREATE_USERS_V2", "webhook"],
  ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", "refused"],
  ["whoami", "refused"],
])("what no test has shown fails: %s, %s", (name, outcome) => {
  expect(report(without(name, outcome))).toMatchObject({
    status: 1,
    faults: `\nMissing:\n- ${name}, ${outcome}: no test\n`,
  });
});

test.each([
  ["rejectActivity", "ACTIVITY_TYPE_REJECT_ACTIVITY", "webhook"],
  ["getAttestation", undefined, "accepted"],
] as const)("an exception that is none any more fails: %s", (operation, type, outcome) => {
  const { status, faults } = report([...everything, { ...place, operation, type, outcome }]);
  expect([status, faults]).toEqual([1, expect.stringContaining(`${type ?? operation}, ${outcome}: an exception, but`)]);
});

test("without any observation everything is missing", () => {
  const { status, faults } = report([]);
  expect(status).toBe(1);
  expect(faults.split("\n").filter((line) => line.endsWith(": no test"))).toHaveLength(everything.length);
});
