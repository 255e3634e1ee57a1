// The same verdict as text, JSON, SARIF, annotations, Markdown and a changelog.

import { beforeAll, describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/diff/compare.js";
import { changelog } from "../../../generator/src/diff/report/changelog.js";
import { githubReport } from "../../../generator/src/diff/report/github.js";
import { jsonReport } from "../../../generator/src/diff/report/json.js";
import { markdownReport } from "../../../generator/src/diff/report/markdown.js";
import { sarifReport } from "../../../generator/src/diff/report/sarif.js";
import { textReport } from "../../../generator/src/diff/report/text.js";
import { defaultGuard, judge } from "../../../generator/src/diff/verdict.js";
import type { Verdict } from "../../../generator/src/diff/verdict.js";
import type { Model } from "../../../generator/src/model/model.js";
import { present } from "../../service/support/results.js";
import { modelOf } from "../fixture.js";
import { edited, shop } from "./cases.js";
import { all, remove, replace, shapes } from "./edit.js";

const context = { against: "git:v1.4.0", schema: "./schema/" };
let old: Model;
let now: Model;
let verdict: Verdict;

beforeAll(async () => {
  const edit = all(
    shapes("doc: A word., maxLength: 20", 'doc: A word., maxLength: 20, pattern: "^[a-z|]*$"'),
    shapes("harvest?:", "harvest:"),
    shapes("related?: Tea\n", "related?: Tea\n      farmer?: { type: string, doc: Who grew it. }\n"),
    replace("queries/whereabouts.yaml", "doc: Tells where the shop is.", "doc: Says where the shop is."),
  );
  old = modelOf(shop);
  now = modelOf(edited(shop, edit));
  const versions = { oldVersion: "1.4.0", newVersion: "1.4.0" };
  verdict = judge({ changes: await compare(old, now), accepted: [], guarded: defaultGuard, ...versions });
});

test("text has places that a terminal opens, and what to write to accept a break", () => {
  const text = textReport(verdict, context);
  expect(text).toMatch(/^schema\/shapes\/shop\.yaml:\d+:\d+ error pattern-added `Filter\.word` has to match/m);
  expect(text).toMatch(
    /^schema\/shapes\/shop\.yaml:\d+:\d+ warning response-made-required `Tea\.harvest` is required now/m,
  );
  expect(text).toMatch(/^schema\/shapes\/shop\.yaml:\d+:\d+ note response-member-added `farmer\?: /m);
  expect(text).toContain("documentation, examples or order of 1 things changed");
  expect(text).toMatch(
    /write into schema\/accepted-changes\.yaml:\n\naccepted:\n {2}- rule: pattern-added\n {4}subject: "Filter\.word pattern"\n {4}before: "[0-9a-f]{12}"/,
  );
});

test("JSON holds everything, the witness as a value", () => {
  const document = JSON.parse(jsonReport(verdict, context)) as {
    changes: readonly { rule: string; witness: unknown }[];
  };
  expect(document).toMatchObject({
    ok: false,
    bump: "major",
    versions: { old: "1.4.0", suggested: "2.0.0" },
    stale: [],
  });
  expect(document.changes.map(({ rule }) => rule).sort()).toEqual([
    "documentation-changed",
    "pattern-added",
    "response-made-required",
    "response-member-added",
  ]);
  expect(document.changes.find(({ rule }) => rule === "pattern-added")).toMatchObject({
    number: 40,
    level: "breaks",
    effects: { requests: "breaks", responses: "safe" },
    witness: { kind: "request", at: "POST /api/query/list_teas", value: { filter: { leaf: "BLACK" } } },
  });
});

test("SARIF names each rule once and each place by file and line", () => {
  const document = JSON.parse(sarifReport(verdict, context)) as {
    runs: readonly [{ tool: { driver: { rules: readonly { id: string }[] } }; results: readonly { ruleId: string }[] }];
  };
  const [{ tool, results }] = document.runs;
  expect(document).toMatchObject({ version: "2.1.0" });
  expect(new Set(tool.driver.rules.map(({ id }) => id)).size).toBe(tool.driver.rules.length);
  expect(results.every(({ ruleId }) => tool.driver.rules.some(({ id }) => id === ruleId))).toBe(true);
  expect(results.find(({ ruleId }) => ruleId === "pattern-added")).toMatchObject({
    level: "error",
    locations: [{ physicalLocation: { artifactLocation: { uri: "schema/shapes/shop.yaml" } } }],
  });
});

test("annotations are one line each, whatever the message holds", () => {
  const lines = githubReport(verdict, context).trimEnd().split("\n");
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.startsWith("::")).map((line) => line.split(" ")[0])).toEqual([
    "::warning",
    "::notice",
    "::error",
  ]);
  expect(lines.find((line) => line.startsWith("::error"))).toMatch(
    /^::error file=schema\/shapes\/shop\.yaml,line=\d+,col=\d+,title=pattern-added::/,
  );
});

test("Markdown is a table in which a `|` ends no cell", () => {
  const rows = markdownReport(verdict, context)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => row.split(/(?<!\\)\|/).length)).toEqual([9, 9, 9, 9, 9]);
  expect(rows.at(-1)).toMatch(/● \| – \| – \| – \| – \|$/);
});

test("what is said in requests and in answers alike is told once", async () => {
  const order = "activities/order-tea.yaml";
  const next = modelOf(
    edited(shop, replace(order, "weight: Grams", "weight: Grams, note?: { type: string, doc: N. }")),
  );
  const versions = { oldVersion: "1.4.0", newVersion: "1.4.0" };
  const found = judge({ changes: await compare(old, next), accepted: [], guarded: defaultGuard, ...versions });
  const added = found.changes.filter(({ message }) => message.includes("`OrderTeaIntent`"));
  expect(added.map(({ rule }) => rule)).toEqual(["request-member-added", "response-member-added"]);
  for (const text of [markdownReport(found, context), changelog(found, { old, now: next })]) {
    expect(text.split("is new in `OrderTeaIntent`")).toHaveLength(2);
  }
  expect(changelog(found, { old, now: next })).toMatch(/in `OrderTeaIntent`\.\n {2}Roll the server out first\./);
});

describe("the changelog", () => {
  test("says what breaks, what was added, and under which version", () => {
    const text = changelog(verdict, { old, now });
    expect(text).toMatch(/^## 2\.0\.0\n\n### Breaking\n\n- `Filter\.word` has to match/);
    expect(text).toContain("### Added and changed\n\n- `farmer?: string of at most 200 characters` is new in `Tea`.");
    expect(text).toContain("- 1 descriptions or examples changed.");
  });

  const order = "activities/order-tea.yaml";
  const third = `    result: { sameAs: 1 }
  3:
    type: TASK_ORDER_TEA_V3
    intent:
      from: 2
      rename: { hurry: urgent }
      add: { cups: { type: int32, doc: How many., default: 2 } }
    result: { sameAs: 1 }
`;
  const withThird = all(
    replace(order, "    result: { sameAs: 1 }\n", third),
    replace(
      order,
      "  - { parameters: { teas: [Assam], weight: 100, hurry: true }",
      "  - { parameters: { teas: [Assam], weight: 100, urgent: true, cups: 3 }",
    ),
  );

  test("shows the old call beside the new one where a family has a newer version", async () => {
    const next = modelOf(edited(shop, withThird));
    const versions = { oldVersion: "1.4.0", newVersion: "1.4.0" };
    const found = judge({ changes: await compare(old, next), accepted: [], guarded: defaultGuard, ...versions });
    const text = changelog(found, { old, now: next });
    expect(text).toContain("Was:\n\n```ts\nawait client.orderTea({ ...envelope, parameters: { teas: [");
    expect(text).toContain("The same request under its new name:\n\n```ts\nawait client.orderTeaV2(");
    expect(text).toContain(
      'As version 3 (what `upgradeToLatest` makes of it):\n\n```ts\nawait client.orderTea({ ...envelope, parameters: { weight: 100, teas: ["Assam"], urgent: true, cups: 2 } });',
    );
  });

  const readOnly = "TASK_ORDER_TEA_V3\n    submit: false\n    why: nobody asks for it\n";
  test.each([
    [
      "a minor release where the plain name stays",
      replace(order, "versions:\n", "current: 2\nversions:\n"),
      "minor",
      "1.5.0",
    ],
    ["a minor release where it can only be read", replace(order, "TASK_ORDER_TEA_V3\n", readOnly), "minor", "1.5.0"],
    ["a major one where the name moves, with what keeps it", () => undefined, "major", "2.0.0"],
  ] as const)("a version more is %s", async (_, edit, bump, suggested) => {
    const next = modelOf(edited(shop, withThird, edit));
    const released = { oldVersion: "1.4.0", newVersion: "1.4.0" };
    const found = judge({ changes: await compare(old, next), accepted: [], guarded: defaultGuard, ...released });
    expect([found.bump, found.versions.suggested, found.ok]).toEqual([bump, suggested, bump === "minor"]);
    const advice = "it submitted `TASK_ORDER_TEA_V2`, as it does with `current: 2`";
    expect(textReport(found, context).includes(advice)).toBe(bump === "major");
  });

  test("calls the parameters what each of the contracts calls them", async () => {
    const called = replace("contract.yaml", "activities:\n", "activities:\n  parameters: order\n");
    const next = modelOf(edited(shop, called, withThird));
    const versions = { oldVersion: "1.4.0", newVersion: "1.4.0" };
    const found = judge({ changes: await compare(old, next), accepted: [], guarded: defaultGuard, ...versions });
    const text = changelog(found, { old, now: next });
    expect(text).toContain("Was:\n\n```ts\nawait client.orderTea({ ...envelope, parameters: {");
    expect(text).toContain("await client.orderTeaV2({ ...envelope, order: {");
  });

  test("says of an operation that is gone too early until when it was promised", async () => {
    const where = "queries/whereabouts.yaml";
    const promised = replace(
      where,
      "doc: Tells where the shop is.",
      'doc: Tells where the shop is.\ndeprecated: { why: Ask a clerk., until: "2999-12-31" }',
    );
    const [before, after] = [edited(shop, promised), edited(shop, remove(where))].map((sources) => modelOf(sources));
    const changes = await compare(present(before, "the old one"), present(after, "the new one"));
    expect(changes.map(({ rule, message }) => `${rule}: ${message}`)).toContain(
      "operation-removed: `whereabouts` is gone, though it was promised until 2999-12-31",
    );
  });
});
