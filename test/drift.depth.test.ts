// The committed output is what the contract compiles to now, found out anew and not from a cache.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openApi } from "./surface/open-api.js";
import { surface } from "./surface/surface.js";

const root = fileURLToPath(new URL("../", import.meta.url));

const intents = Object.keys(surface.intents).length;
const queries = Object.keys(openApi.paths).filter((path) => path.includes("/query/")).length;
const submits = Object.keys(openApi.paths).filter((path) => path.includes("/submit/")).length;
const results = Object.keys(surface.results).length;

test("generated/auth-proxy/ is what schema/auth-proxy/ compiles to", () => {
  const folders = ["--schema", "schema/auth-proxy", "--out", "generated/auth-proxy"];
  const check = spawnSync(
    process.execPath,
    ["generator/dist/cli/main.js", "--no-cache", "--json", ...folders, "check"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  expect(JSON.parse(check.stdout)).toMatchObject({ ok: true, changed: [], missing: [], stray: [] });
});

test("generated/ is what schema/ compiles to, with the intents and results of the surface", () => {
  const check = spawnSync(process.execPath, ["generator/dist/cli/main.js", "--no-cache", "--json", "check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(JSON.parse(check.stdout)).toMatchObject({
    ok: true,
    changed: [],
    missing: [],
    stray: [],
    summary: { intents, results, queries, "submit operations": submits, "activity types": intents },
  });
  expect(check.status).toBe(0);
});
