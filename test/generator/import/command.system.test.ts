// `contract import openapi`, as a person calls it.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runIn } from "../command.js";
import { temporaryFolder } from "../folders.js";

const folder = temporaryFolder("import-");
afterAll(() => rmSync(folder, { recursive: true }));
const shop = path.join(import.meta.dirname, "shop-3.0.yaml");

test("writes a contract that `generate` and `check` take as it is, and lists what it left out", async () => {
  const place = path.join(folder, "shop");
  mkdirSync(place);
  const { code, out, err } = await runIn(place, {}, "import", "openapi", shop, "--package", "@acme/shop");
  expect([code, err.split("\n")[0]]).toEqual([
    0,
    `${shop}#/components/securitySchemes/cookie left out: the security scheme \`cookie\` is left out: a contract's credentials are in headers, not in the cookie`,
  ]);
  expect(out).toMatch(
    /^wrote \d+ files to schema\nNot carried over as it is: \d+ left out, \d+ wider, \d+ changed\.\n/,
  );
  expect(readFileSync(path.join(place, "schema/contract.yaml"), "utf8")).toContain('package: { name: "@acme/shop" }');
  expect((await runIn(place, {}, "generate")).code).toBe(0);
  expect((await runIn(place, {}, "check")).code).toBe(0);

  const again = await runIn(place, {}, "import", "openapi", shop);
  expect([again.code, again.err]).toEqual([
    2,
    "contract: schema contains a contract already; name another folder: --schema FOLDER\n",
  ]);
});

test("tells programs the same as JSON", async () => {
  const place = path.join(folder, "json");
  mkdirSync(place);
  const { code, out } = await runIn(place, {}, "--json", "--schema", "api", "import", "openapi", shop);
  const { ok, written, findings } = JSON.parse(out) as { ok: boolean; written: string[]; findings: object[] };
  expect([code, ok]).toEqual([0, true]);
  expect(written).toContain("queries/list-things.yaml");
  expect(findings).toContainEqual({
    kind: "left-out",
    pointer: "/paths/~1names/get",
    message: "the operation `names` is left out: its answer is not a record but of the kind array",
  });
});

test("a document that it cannot read is refused with the reason, and nothing is written", async () => {
  writeFileSync(path.join(folder, "old.yaml"), "swagger: '2.0'\n");
  const { code, out, err } = await runIn(folder, {}, "import", "openapi", "old.yaml");
  expect([code, out, err]).toEqual([1, "", "old.yaml: the document is Swagger 2.0; convert it to OpenAPI 3\n"]);
  const absent = await runIn(folder, {}, "import", "openapi", "absent.yaml");
  expect([absent.code, absent.err]).toEqual([2, expect.stringContaining("ENOENT")]);
  const odd = await runIn(folder, {}, "import", "openapi", "old.yaml", "--name", "Not Good");
  expect([odd.code, odd.err]).toEqual([2, "contract: --name takes small letters, digits and -, not `Not Good`\n"]);
});
