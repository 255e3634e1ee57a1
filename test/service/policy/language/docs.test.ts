// The examples of docs/policies.md, its reference and the pages of the chains, each with the activities that stand below it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeFinding } from "../../../../service/src/policy-language/policy.js";
import type { Context, PolicyKind } from "../../../../service/src/policy-language/policy.js";
import { compileTime } from "../../../../service/src/policy-language/time/program.js";
import type { Type } from "../../../../service/src/policy-language/types.js";
import { roots } from "../../../../service/src/policy-language/vocabulary.js";
import { evaluate, findings, tell, word } from "./outcomes.js";

const page = [
  "policies",
  "policies-ethereum",
  "policies-solana",
  "policies-bitcoin",
  "policies-tron",
  "policy-reference",
  "session-profiles",
  "mfa-policies",
  "signers",
  "secrets",
  "spending-limits",
  "address-book",
]
  .map((name) => readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), "utf8"))
  .join("\n");

// A block of a policy, with "refused" where it must be, "deny" where it is for a policy that denies and "mfa" for one about
// authentication, and the block that follows it.
const blocks = [
  ...page.matchAll(/```policy (condition|consensus|time)( refused| deny| mfa)?\n(.*?)```\s+```(\w+)\n(.*?)```/gs),
];
const examples = blocks.map(([, kind, mark, source = "", language, below = ""]) => ({
  kind: kind as PolicyKind | "time",
  refused: mark === " refused",
  source: source.trimEnd(),
  language,
  below,
}));

const accepted = examples.flatMap(({ kind, refused, ...rest }) =>
  refused || kind === "time" ? [] : [{ ...rest, kind }],
);
const times = examples.filter(({ kind, refused }) => !refused && kind === "time");
const refused = examples.filter((example) => example.refused);

test("every block of a policy is followed by what becomes of it", () => {
  expect(examples).toHaveLength(page.split("```policy").length - 1);
  expect(accepted.length).toBeGreaterThan(10);
  expect(times.length).toBeGreaterThan(1);
  expect([...accepted, ...times].every(({ language }) => language === "yaml")).toBe(true);
  expect(refused.every(({ language }) => language === "text")).toBe(true);
});

test.each(accepted)("$source", ({ kind, source, below }) => {
  const cases = parse(below, { intAsBigInt: true, merge: true }) as readonly (Partial<Context> & { outcome: string })[];
  expect(cases.length).toBeGreaterThan(1);
  for (const { outcome, ...given } of cases) {
    const context = { activity: {}, approvers: [], credentials: [], ...given } as unknown as Context;
    const told = evaluate(source, context, kind);
    expect(word(told), tell(told)).toBe(outcome);
  }
});

test.each(times)("$source", ({ source, below }) => {
  const compiled = compileTime(source);
  if (!compiled.ok) throw new Error(compiled.findings.map(describeFinding).join());
  const cases = parse(below) as readonly { readonly at: string; readonly inForce: boolean }[];
  expect(cases.length).toBeGreaterThan(1);
  for (const { at, inForce } of cases) {
    expect(compiled.program.evaluate(Date.parse(at)), at).toEqual({ value: inForce });
  }
});

function findingsOfTime(source: string): readonly string[] {
  const compiled = compileTime(source);
  return compiled.ok ? [] : compiled.findings.map(describeFinding);
}

test.each(refused)("$source is refused", ({ kind, source, below }) => {
  const found = kind === "time" ? findingsOfTime(source) : findings(source, kind);
  expect(found.join("\n")).toBe(below.trimEnd());
});

test("every word and field that a policy can use is described", () => {
  const named = new Set([...page.matchAll(/`([a-z0-9_.]+)`/g)].map(([, name]) => name));
  const names = (type: Type): string[] => {
    if (type.kind === "list" || type.kind === "map") return names(type.item);
    if (type.kind !== "struct") return [];
    return [...type.fields.keys(), ...type.aliases.keys(), ...[...type.fields.values()].flatMap(names)];
  };
  for (const [root, { type }] of roots) expect([...named]).toEqual(expect.arrayContaining([root, ...names(type)]));
});
