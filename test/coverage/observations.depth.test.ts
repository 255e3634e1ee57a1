// What the tests of the service leave for the report when they are asked to.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { Observation } from "../service/support/coverage.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const outcomeOf = ({ outcome }: Observation) => outcome;

/** What a run of tests leaves. */
function observe(...which: readonly string[]): Observation[] {
  const folder = mkdtempSync(path.join(tmpdir(), "observations-"));
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const env = { ...Object.fromEntries(inherited), CONTRACT_COVERAGE: folder };
  const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "facts", "--maxWorkers", "1", ...which], {
    cwd: root,
    env,
  });
  expect(status).toBe(0);
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
  rmSync(folder, { recursive: true });
  return lines.map((line) => JSON.parse(line) as Observation);
}

const [entered, explained, sessions] = [
  "test/service/support/service.test.ts",
  "test/service/policy/explain-logins.test.ts",
  "test/service/auth/sessions.test.ts",
] as const;
let seen: readonly Observation[];

beforeAll(() => {
  const ofEntered = "knows its root user|refuses a key that is not registered";
  const names = `${ofEntered}|what cannot wait is denied|is refused, and without anything`;
  seen = observe(entered, explained, sessions, "-t", names);
});

test("a run notes what was answered and refused, under the name of the test, and nothing of who was not let in", () => {
  const test = "a new deployment > knows its root user by the key in root.json";
  const expected = { file: entered, test, operation: "whoami", outcome: "accepted" };
  expect(seen.filter(({ file }) => file === entered)).toEqual([expected]);
});

test("what waits for votes is not carried out, and to send a session is refused by no operation", () => {
  const outcomesOf = (operation: string, of: string) =>
    new Set(seen.filter(({ file, ...each }) => file === of && each.operation === operation).map(outcomeOf));
  expect(outcomesOf("createUserTag", explained)).toEqual(new Set());
  expect(outcomesOf("setPaymentMethod", explained)).toEqual(new Set(["refused"]));
  expect(outcomesOf("createReadOnlySession", explained)).toEqual(new Set(["accepted"]));
  expect(seen.filter(({ file, outcome }) => file === sessions && outcome === "refused")).toEqual([]);
});
