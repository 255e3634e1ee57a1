// Why the policies decide as they do: what became of each clause, and who could still approve.

import { describe, expect, test } from "vitest";
import { explain } from "../../../service/src/policy/explanation.js";
import type { Explanation } from "../../../service/src/policy/explanation.js";
import type { Subject } from "../../../service/src/policy/subject.js";
import { take } from "../support/results.js";
import { anyKey } from "./language/contexts.js";
import { allow, deny, organizationOf, proposalBy } from "./organization.js";
import type { Asked, Person, Rule } from "./organization.js";

const people: readonly Person[] = [
  { id: "alice", root: true },
  { id: "bob", root: true },
  { id: "carol", root: true },
  { id: "dora", tags: ["signers"] },
  { id: "emil", tags: ["signers"] },
  { id: "fred", tags: ["signers", "officers"] },
  { id: "gina", tags: ["officers"] },
  { id: "hugo" },
];

const isTrue = "activity.resource == 'WALLET'";
const isFalse = "activity.resource == 'USER'";
const notApplicable = "eth.tx.value > 1";
const inError = "activity.type[0..1000] == ''";
const signers = (count: number) => `approvers.filter(u, u.tags.contains('signers')).count() >= ${count}`;

describe("an explanation", () => {
  const subject: Subject = { wallet: { id: "w", ...anyKey } };
  const explained = (rules: readonly Rule[], approvers: readonly string[], asked?: Asked): Explanation =>
    explain(organizationOf(people, 2, rules), proposalBy(approvers, asked));

  test("tells of each policy what became of its clauses", () => {
    const condition = `${isTrue} && ${notApplicable}\n || ${inError}`;
    const { policies } = explained([allow(condition), deny(isFalse)], ["hugo"], { subject });
    expect(policies.map(({ policyName, effect, applied }) => [policyName, effect, applied])).toEqual([
      ["Policy 0", "EFFECT_ALLOW", false],
      ["Policy 1", "EFFECT_DENY", false],
    ]);
    const [first, second] = take(policies, 2);
    expect(first.condition.clauses.map(({ outcome }) => Object.keys(outcome))).toEqual([
      ["value"],
      ["notApplicable"],
      ["error"],
    ]);
    expect(first.condition.clauses.map(({ range }) => [range.start.line, range.start.column])).toEqual([
      [1, 1],
      [1, isTrue.length + 5],
      [2, 5],
    ]);
    expect(second.condition.outcome).toEqual({ value: false });
  });

  test("names those who could still approve, and nobody else", () => {
    expect(explained([allow(isTrue, signers(2))], ["dora"]).couldApprove).toEqual([
      "alice",
      "bob",
      "carol",
      "emil",
      "fred",
    ]);
    expect(explained([allow(isTrue)], ["dora"]).couldApprove).toEqual([]);
    expect(explained([], ["dora"]).couldApprove).toEqual([]);
  });

  test("tells of the policies also where the root quorum has decided", () => {
    const { decision, policies } = explained([deny()], ["alice", "bob"]);
    expect(decision).toEqual({ outcome: "allow" });
    expect(policies.map(({ applied }) => applied)).toEqual([true]);
  });
});
