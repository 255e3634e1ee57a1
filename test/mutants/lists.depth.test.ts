// The lists follow the sources: a mutant whose text has moved on, or whose tests have, would be tried by nobody.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("main.mjs", import.meta.url));

test("every mutant's text is in its file exactly once, and its tests are there", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(Number.parseInt(stdout)).toBeGreaterThanOrEqual(150);
});
