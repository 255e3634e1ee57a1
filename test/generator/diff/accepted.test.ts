// accepted-changes.yaml: a break that somebody has agreed to passes, that very one and no other.

import { describe, expect, test } from "vitest";
import { compileSources } from "../../../generator/src/compile.js";
import { acceptedIn } from "../../../generator/src/diff/acceptances.js";
import { compare } from "../../../generator/src/diff/compare.js";
import { defaultGuard, judge } from "../../../generator/src/diff/verdict.js";
import type { Verdict } from "../../../generator/src/diff/verdict.js";
import { modelOf } from "../fixture.js";
import type { Edit } from "./case.js";
import { edited, shop } from "./cases.js";
import { all, replace, shapes } from "./edit.js";

const tighter = shapes("doc: A word., maxLength: 20", "doc: A word., maxLength: 19");
const moreTighter = shapes("doc: A word., maxLength: 20", "doc: A word., maxLength: 18");
const fewer = shapes("doc: Where from., maxItems: 5", "doc: Where from., maxItems: 4");

async function verdict(edit: Edit, accepted = ""): Promise<Verdict> {
  const old = modelOf(shop);
  const files = edited(shop, edit);
  if (accepted) files.set("accepted-changes.yaml", accepted);
  const now = modelOf(files);
  return judge({
    changes: await compare(old, now),
    accepted: acceptedIn(files),
    guarded: defaultGuard,
    oldVersion: old.contract.version,
    newVersion: now.contract.version,
  });
}

/** The entry that accepts the tighter bound, as `diff` prints it. */
async function entry(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const [change] = (await verdict(tighter)).changes.filter(({ rule }) => rule === "bound-tightened");
  if (!change) throw new Error("no such change");
  const { rule, subject, fingerprints } = change;
  const fields = { rule, subject, ...fingerprints, against: "1.4.0", why: "Nobody sends more.", by: "Ada", ...more };
  const lines = Object.entries(fields).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`);
  return `accepted:\n  -${lines.join("\n").slice(3)}\n`;
}

test("a break that is accepted passes, with who has accepted it and why", async () => {
  const { ok, changes, stale } = await verdict(tighter, await entry());
  expect({ ok, stale }).toEqual({ ok: true, stale: [] });
  expect(changes.map(({ level, accepted }) => [level, accepted?.by, accepted?.why])).toEqual([
    ["breaks", "Ada", "Nobody sends more."],
  ]);
});

test("nothing else passes with it: neither another change of the same place nor the same rule elsewhere", async () => {
  const other = await verdict(moreTighter, await entry());
  expect(other.ok).toBe(false);
  expect(other.stale.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the change is another one by now \(before: [0-9a-f]{12}, after: [0-9a-f]{12}\)/),
  ]);
  const elsewhere = await verdict(all(tighter, fewer), await entry());
  expect(elsewhere.ok).toBe(false);
  expect(elsewhere.changes.filter(({ accepted }) => !accepted).map(({ subject }) => subject)).toEqual([
    "Filter.gardens maxItems",
  ]);
});

describe("an entry that matches nothing is an error, and says why", () => {
  test.each([
    ["the change is not there", {}, () => undefined, "there is no such change (any more); remove it"],
    [
      "it was accepted against another version",
      { against: "1.3.0" },
      tighter,
      "it was accepted against version 1.3.0, and this is compared with 1.4.0; remove it",
    ],
    [
      "there is no such rule",
      { rule: "bound-tightend" },
      tighter,
      "there is no rule `bound-tightend`; did you mean `bound-tightened`?",
    ],
  ] as const)("%s", async (_, more, edit, reason) => {
    const { ok, stale } = await verdict(edit as Edit, await entry(more));
    expect({ ok, reasons: stale.map((one) => one.reason) }).toEqual({ ok: false, reasons: [reason] });
  });
});

test.each([
  ["a reason", { why: "" }],
  ["a name", { by: "" }],
  ["fingerprints", { before: "any" }],
])("an entry without %s is no part of the language", async (_, more) => {
  const files = edited(shop, tighter);
  files.set("accepted-changes.yaml", await entry(more));
  expect(compileSources(files).diagnostics.map(({ code }) => code)).toEqual(["CS0113"]);
});

test.each([
  ["0.3.1", "major", "0.4.0"],
  ["1.4.0", "major", "2.0.0"],
] as const)("a break makes of version %s the %s version %s, accepted or not", async (version, bump, suggested) => {
  const at = replace("contract.yaml", "version: 1.4.0", `version: ${version}`);
  const old = modelOf(edited(shop, at));
  const changes = await compare(old, modelOf(edited(shop, at, tighter)));
  const found = judge({ changes, accepted: [], guarded: defaultGuard, oldVersion: version, newVersion: version });
  expect([found.bump, found.versions.suggested]).toEqual([bump, suggested]);
});
