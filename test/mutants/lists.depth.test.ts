// The lists follow the sources: what is argued or quoted has moved on otherwise, and nobody would try it.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test("what argued.yaml and faults.yaml name is in its file exactly once", () => {
  const main = path.join(import.meta.dirname, "main.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(Number.parseInt(stdout)).toBeGreaterThan(0);
});
