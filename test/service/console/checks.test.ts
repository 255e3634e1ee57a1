// What the console finds where it holds answers against each other, and where it marks expressions.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ExplainPolicyResponse, Policy } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { readAgreed } from "../../../console/src/check/agreement.js";
import { checkPolicies, checkPolicy } from "../../../console/src/check/decision.js";
import { findingsIn, findingsOf, lengthOf, moved, placeOf } from "../../../console/src/check/expression-findings.js";
import { assetInWords } from "../../../console/src/check/limit.js";
import { subjectOf } from "../../../console/src/check/words.js";

describe("two answers", () => {
  test("are shown once they agree, and refused by name where they do not at the third time", async () => {
    let asked = 0;
    const agreeing = readAgreed(async () => [++asked, ["votes", { a: 2 }, { a: Math.min(asked, 2) }]]);
    expect(await agreeing).toBe(2);
    asked = 0;
    const lying = readAgreed(async () => [++asked, ["names", 1, 1], ["votes", 1, 2]]);
    await expect(lying).rejects.toThrow(/^(?!.*names).*votes/);
    expect(asked).toBe(3);
  });
});

describe("a policy", () => {
  const policy = {
    policyId: "p",
    policyName: "Pays",
    effect: "EFFECT_ALLOW",
    condition: "eth.tx.value < 5 && (eth.tx.to == 'a')",
    consensus: "approvers.count() > 1",
    time: "time.hour > 8",
  } as Policy;
  const clause = (source: string, text: string) => ({ source: `EXPRESSION_SOURCE_${source}`, text });
  const clauses = [
    clause("CONDITION", "eth.tx.value < 5"),
    clause("CONDITION", "eth.tx.to == 'a'"),
    clause("CONSENSUS", "approvers.count() > 1"),
    clause("TIME", "time.hour > 8"),
  ];
  const explained = (change: object = {}) =>
    ({ policies: [{ ...policy, clauses, ...change }] }) as unknown as ExplainPolicyResponse;
  const fields = (...args: Parameters<typeof checkPolicy>) => checkPolicy(...args).map(({ field }) => field);

  test("is as listed, and made of the clauses by which the service decides", () => {
    expect(fields(policy, explained())).toEqual([]);
    expect(fields(policy, explained(), [policy])).toEqual([]);
    expect(fields(policy, undefined)).toEqual([]);
    expect(checkPolicies([policy], explained())).toEqual([]);
  });

  test.each([
    { policyName: "Other" },
    { effect: "EFFECT_DENY" },
    { clauses: clauses.slice(1) },
    { clauses: clauses.slice(0, 3) },
    { clauses: [...clauses, clause("CONSENSUS", "false")] },
    { clauses: clauses.map((each) => (each.text.includes("value") ? { ...each, text: "eth.tx.value < 50" } : each)) },
  ])("that is decided by as %j is not believed", (change) => {
    expect(fields(policy, explained(change))).toEqual(["policy"]);
  });

  test("whose clauses were cut is not compared", () => {
    const cut = clause("CONDITION", "x".repeat(2000));
    expect(fields(policy, explained({ clauses: [...clauses.slice(1), cut] }))).toEqual([]);
    const other = { ...policy, policyId: "q", condition: "false" };
    expect(fields(policy, { policies: [{ ...other, clauses: [] }, ...explained().policies] } as never)).toEqual([]);
  });

  test("that the list does not have, or has otherwise, is not believed", () => {
    expect(fields(policy, explained(), [])).toEqual(["policy"]);
    expect(fields(policy, explained(), [{ ...policy, notes: "n" }])).toEqual(["policy"]);
    expect(checkPolicies([], explained()).map(({ field }) => field)).toEqual(["policies"]);
  });
});

describe("findings in expressions", () => {
  const condition = "a == 1 &&\n bad > 2";
  const at = { offset: 11, length: 3 };

  test("stand where the service says, on every line", () => {
    expect(placeOf(condition, at.offset)).toEqual([2, 2]);
    const place = { line: 2, column: 2, endLine: 2, endColumn: 5 };
    const told = {
      source: "EXPRESSION_SOURCE_CONDITION",
      ...place,
      message: "no name",
      suggestion: "write b",
    } as never;
    const elsewhere = { ...place, source: "EXPRESSION_SOURCE_OTHER", message: "" } as never;
    expect(findingsOf([told, elsewhere], { condition, consensus: "", time: "" })).toEqual(
      new Map([["condition", [{ ...at, text: "no name, write b" }]]]),
    );
    const violation = (field: string, description: string) => ({ field: `parameters.${field}`, description });
    const fieldViolations = [violation("condition", "2:2 no name"), violation("notes", "1:1 long"), { field: 1 }];
    const refused = new ApiError(ErrorCode.INVALID_ARGUMENT, "", { details: [{ fieldViolations }] as never });
    expect(findingsIn(refused, { condition })).toEqual(new Map([["condition", [{ offset: 11, text: "no name" }]]]));
    expect(findingsIn(new Error("2:2 no"), { condition })).toEqual(new Map());
  });

  test("mark the word, sign or text at their place where no length is told", () => {
    const text = "eth.tx.to >= 'a b' é";
    const marked = (offset: number, length?: number) => {
      const told = length === undefined ? {} : { length };
      return text.slice(offset, offset + lengthOf(text, { offset, text: "", ...told }));
    };
    expect([0, 10, 13, 19, 20].map((offset) => marked(offset))).toEqual(["eth.tx.to", ">=", "'a b'", "é", ""]);
    expect(marked(0, 3)).toBe("eth");
  });

  test("move with the text before them, stay before an edit, and are gone where they are edited", () => {
    const found = { ...at, text: "no name" };
    const edited = (after: string) => moved([found], condition, after);
    expect(edited(`x${condition}`)).toEqual([{ ...found, offset: 12 }]);
    expect(edited(condition.slice(2))).toEqual([{ ...found, offset: 9 }]);
    expect(edited(`${condition}2`)).toEqual([found]);
    for (const gone of ["good", "bd", "badly", "ba d"])
      expect(edited(condition.replace("bad", gone)), gone).toEqual([]);
  });
});

test("a request is about what it names, and about an id where it names nothing", () => {
  const id = "01a20717-1f96-7190-8145-4d8a803b7423";
  expect(subjectOf("T", { policyName: "Pays", policyId: id })).toBe("Pays");
  expect(
    subjectOf("T", {
      users: [
        { userName: "Ada", nameless: 1 },
        { names: "no", userName: "Bob" },
      ],
    }),
  ).toBe("Ada, Bob");
  expect(subjectOf("T", { tags: [id, "cold"] })).toBe("cold");
  expect(subjectOf("T", { policyId: id })).toBe(id);
  expect(subjectOf("T", { amount: 5 })).toBe("");
});

test("an asset of an unknown chain is told by its chain", () => {
  expect(assetInWords("eip155:424242/slip44:60")).toContain("424242");
  expect(assetInWords("eip155:1/slip44:60")).toBe("ETH on Ethereum");
  expect(assetInWords("nonsense")).toBe("nonsense");
});
