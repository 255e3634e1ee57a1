// An operation or a member that is promised until a day is spoken of by `check` once that day has passed: nothing else has
// to change.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, generate } from "../../generator/src/index.js";
import { onBase } from "./fixture.js";
import { temporaryFolder } from "./folders.js";

const place = temporaryFolder("overdue-");
const [schema, out, cache] = ["schema", "generated", "cache"].map((name) => path.join(place, name)) as [
  string,
  string,
  string,
];
const promised = `query: taste
doc: Tastes tea.
path: query/taste
deprecated: { why: Drink it., until: "2031-06-30" }
request:
  fields: { cup?: { type: string, doc: Which one., deprecated: { why: Bring yours., until: "2031-06-30" } } }
response: { fields: {} }
examples: [{ request: {}, response: {} }]
`;

beforeAll(async () => {
  for (const [name, text] of onBase([["queries/taste.yaml", promised]])) {
    mkdirSync(path.dirname(path.join(schema, name)), { recursive: true });
    writeFileSync(path.join(schema, name), text);
  }
  await generate({ schema, out, cache });
});
afterAll(() => rmSync(place, { recursive: true }));

const expected = [
  { name: "taste", until: "2031-06-30", position: { file: "queries/taste.yaml", line: 1 } },
  { name: "TasteRequest.cup", until: "2031-06-30", position: { file: "queries/taste.yaml", line: 6 } },
];

test.each([
  ["as the last run on this machine has found", cache],
  ["as it is compiled anew", false],
] as const)("the day itself is still kept, the next one is not: %s", async (_, from) => {
  expect(await check({ schema, out, cache: from }, "2031-06-30")).toMatchObject({ ok: true, overdue: [] });
  expect(await check({ schema, out, cache: from }, "2031-07-01")).toMatchObject({ ok: true, overdue: expected });
});
