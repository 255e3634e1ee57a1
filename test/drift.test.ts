// The committed output is what the contract compiles to now, found out anew and not from a cache.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

test("generated/ is what schema/ compiles to, with 80 intents, 66 results, 26 queries and 61 submit operations", () => {
  const check = spawnSync(process.execPath, ["generator/dist/cli/main.js", "--no-cache", "--json", "check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(JSON.parse(check.stdout)).toMatchObject({
    ok: true,
    changed: [],
    missing: [],
    stray: [],
    summary: { intents: 80, results: 66, queries: 26, "submit operations": 61, "activity types": 80 },
  });
  expect(check.status).toBe(0);
});
