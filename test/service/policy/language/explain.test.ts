// What a policy says of itself: which of its clauses held, and which did not.

import { expect, test } from "vitest";
import { compile, type PolicyKind } from "../../../../service/src/policy-language/policy.js";
import { contexts, usdc } from "./contexts.js";
import { plenty, word } from "./outcomes.js";

function explain(source: string, context: keyof typeof contexts, kind: PolicyKind = "condition") {
  const compiled = compile(source, kind);
  if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
  const { outcome, clauses } = compiled.program.explain(contexts[context], plenty());
  return {
    outcome: word(outcome),
    clauses: clauses.map(({ range, outcome }) => [source.slice(range.start.offset, range.end.offset), word(outcome)]),
  };
}

test("each clause that && joins is told with its place in the source", () => {
  expect(explain(`eth.tx.to == '${usdc}' &&\n  eth.tx.value > 0`, "erc20")).toEqual({
    outcome: "false",
    clauses: [
      [`eth.tx.to == '${usdc}'`, "true"],
      ["eth.tx.value > 0", "false"],
    ],
  });
});

test("clauses are told in the order of the source, however && and || nest", () => {
  expect(explain("true && (false || (wallet.id == 'a' && [1][1] == 1)) || 1 < 2", "raw")).toEqual({
    outcome: "error",
    clauses: [
      ["true", "true"],
      ["false", "false"],
      ["wallet.id == 'a'", "not applicable"],
      ["[1][1] == 1", "error"],
      ["1 < 2", "true"],
    ],
  });
});

test("what stands within a clause is no clause", () => {
  const source = "approvers.any(u, u.id == 'u-1' && u.tags.contains('board'))";
  expect(explain(source, "approved", "consensus")).toEqual({ outcome: "true", clauses: [[source, "true"]] });
});

test("an empty source has no clauses, and holds", () => {
  expect(explain("", "raw")).toEqual({ outcome: "true", clauses: [] });
});

test("a clause is told with what it failed of", () => {
  const compiled = compile("true || wallet.id == 'a'", "condition");
  expect(compiled.ok && compiled.program.explain(contexts.raw, plenty()).clauses[1]).toEqual({
    range: { start: { line: 1, column: 9, offset: 8 }, end: { line: 1, column: 25, offset: 24 } },
    outcome: {
      notApplicable: {
        message: "this activity has no wallet",
        range: { start: { line: 1, column: 9, offset: 8 }, end: { line: 1, column: 15, offset: 14 } },
      },
    },
  });
});

test("a program has no memory: it can be evaluated within an evaluation of its own", () => {
  const compiled = compile("activity.params.list.all(x, x == 1 && activity.params.again)", "condition");
  if (!compiled.ok) throw new Error("it must compile");
  const { program } = compiled;
  const inner = { ...contexts.raw, activity: { ...contexts.raw.activity, params: { list: [2, 2], again: true } } };
  const params = {
    list: [1, 1],
    get again() {
      return "value" in program.evaluate(inner, plenty());
    },
  };
  const outer = { ...contexts.raw, activity: { ...contexts.raw.activity, params } };
  expect(program.evaluate(outer, plenty())).toEqual({ value: true });
  expect(program.evaluate(inner, plenty())).toEqual({ value: false });
});
