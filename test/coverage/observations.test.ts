// What the tests of the service leave for the report when they are asked to.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { databases } from "../service/support/service.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const file = "test/service/support/service.test.ts";

test("a run notes what was answered and refused, under the name of the test, and nothing of who was not let in", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "observations-"));
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const env = { ...Object.fromEntries(inherited), CONTRACT_COVERAGE: folder };
  const { status } = spawnSync(process.execPath, [vitest, "run", file], { cwd: root, env });
  expect(status).toBe(0);
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
  rmSync(folder, { recursive: true });
  const test = (database: string) => `a new deployment on ${database} > knows its root user by the key in root.json`;
  const seen = databases.map((database) => ({ file, test: test(database), operation: "whoami", outcome: "accepted" }));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(seen);
});
