// The lists follow the sources: what is argued or quoted has moved on otherwise, and nobody would try it.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each([
  ["what argued.yaml and faults.yaml name", "main.mjs"],
  ["each quoted fault's text", "quoted/main.mjs"],
])("%s is in its file exactly once", (_, command) => {
  const file = path.join(import.meta.dirname, command);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(Number.parseInt(stdout)).toBeGreaterThan(0);
});
