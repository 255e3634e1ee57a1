// What policies may cost: whatever an organization writes, a decision takes no more steps than it has, and what is not
// found out with these is neither allowed nor guessed.

import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../../service/src/event-loop/turns.js";
import { decide } from "../../../service/src/policy/decide.js";
import type { Decision } from "../../../service/src/policy/decide.js";
import { DecisionBudget, stepsOfDecision, stepsOfSearch } from "../../../service/src/policy/decision-budget.js";
import { explain } from "../../../service/src/policy/explanation.js";
import { voteCounts } from "../../../service/src/policy/voters.js";
import { mayVote } from "./may-vote.js";
import { entryOf, present } from "../support/results.js";
import { allow, deny, organizationOf, proposalBy } from "./organization.js";
import type { Person, Rule } from "./organization.js";
import { activities, largeCrew, rule, sceneWith } from "./scenarios.js";
import { runs } from "../support/runs.js";

const ones = (count: number) => `[${Array.from({ length: count }, () => "1").join(", ")}]`;
const often = (asked: string) => `${ones(50)}.all(x, ${ones(50)}.all(y, ${asked}))`;
const costly = `${often("x == y")} && ${often("{ a: x, b: y }.a == 1")}`;

/** Parts of a consensus, cheap and dear, that only count and that do not. */
const clauses = [
  "approvers.count() >= 3",
  "approvers.filter(u, u.tags.contains('red')).count() >= 2",
  "approvers.any(u, u.id == 'u3')",
  "approvers.all(u, u.email == '')",
  "approvers[0].id == 'u2'",
  "approvers[1].tags.contains('blue')",
  "credentials.all(c, c.type == 'CREDENTIAL_TYPE_API_KEY_P256')",
  "approvers.any(a, approvers.any(b, approvers.any(c, a.id != b.id && b.id != c.id)))",
  "credentials.any(a, credentials.any(b, a.public_key != b.public_key))",
  often("x == y"),
  often("{ a: x, b: y, c: x }.a == 1"),
  costly,
];
const consensus = fc
  .array(fc.tuple(fc.constantFrom(...clauses), fc.constantFrom("&&", "||")), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([clause, join], index) => (index === 0 ? clause : `${join} ${clause}`)).join(" "));
const hostileRule: fc.Arbitrary<Rule> = fc.record({
  effect: fc.constantFrom("ALLOW" as const, "ALLOW" as const, "DENY" as const),
  condition: fc.constantFrom("", "activity.resource == 'WALLET'", "activity.resource == 'USER'", costly),
  consensus,
});
const people = fc
  .array(fc.subarray(["red", "blue"]), { minLength: 2, maxLength: 60 })
  .map((tags) => tags.map((own, index): Person => ({ id: `u${index}`, root: index === 0, tags: own })));

const world = fc.record({
  people,
  rules: fc.array(hostileRule, { minLength: 1, maxLength: 12 }),
  approvers: fc.integer({ min: 1, max: 3 }),
});

const tooCostly = "deny: too costly";

function inWords(decision: Decision): string {
  if (decision.outcome !== "deny") return decision.outcome;
  return decision.message.includes("too costly to evaluate") ? tooCostly : `deny: ${decision.message}`;
}

/** What a decision may be for want of steps. */
function admissible(whole: string, { policies, untold }: DecisionBudget): readonly string[] {
  // Only changes of policies wait for the root quorum then.
  if (policies.isExhausted) return [tooCostly, "consensusNeeded"];
  // Where it cannot be told whether others could approve, it waits for them.
  if (untold !== undefined && whole !== "allow") return [whole, "consensusNeeded"];
  return [whole];
}

test("no decision and no look for voters takes more steps than it has, whatever the policies", () => {
  fc.assert(
    fc.property(world, ({ people, rules, approvers }) => {
      const organization = organizationOf(people, 2, rules);
      const proposal = proposalBy(people.slice(1, 1 + approvers).map(({ id }) => id));
      const budgets = [new DecisionBudget(), new DecisionBudget()] as const;
      decide(organization, proposal, budgets[0]);
      for (const person of people.slice(0, 10)) {
        atOnce(voteCounts(organization, present(organization.members.get(person.id)), proposal, budgets[1]));
      }
      for (const { policies, search } of budgets) {
        expect(policies.spent).toBeLessThanOrEqual(stepsOfDecision);
        expect(search.spent).toBeLessThanOrEqual(stepsOfSearch);
      }
    }),
    { numRuns: 150 },
  );
});

test("with fewer steps a decision is the same, or a denial that says why; it never allows more", () => {
  const steps = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(sceneWith(rule), steps, steps, (scene, policies, search) => {
      const organization = organizationOf(scene.people, scene.threshold, scene.rules);
      const proposal = proposalBy(
        scene.approvers.map(({ id }) => id),
        activities[scene.activity],
      );
      const whole = decide(organization, proposal);
      const budget = new DecisionBudget({ policies, search });
      const short = decide(organization, proposal, budget);
      expect(admissible(inWords(whole), budget)).toContain(inWords(short));
    }),
    { numRuns: runs(500) },
  );
});

test("with fewer steps a vote is told to count or not as with all of them, or it cannot be told", () => {
  const steps = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(sceneWith(rule, largeCrew), steps, steps, (scene, policies, search) => {
      const ids = scene.approvers.map(({ id }) => id);
      const asked = activities[scene.activity];
      for (const person of scene.people) {
        const all = organizationOf(scene.people, scene.threshold, scene.rules);
        const whole = atOnce(voteCounts(all, present(all.members.get(person.id)), proposalBy(ids, asked)));
        const fresh = organizationOf(scene.people, scene.threshold, scene.rules);
        const budget = new DecisionBudget({ policies, search });
        const short = atOnce(voteCounts(fresh, present(fresh.members.get(person.id)), proposalBy(ids, asked), budget));
        expect([undefined, whole ?? short]).toContain(short);
      }
    }),
    { numRuns: 60 },
  );
});

test("whoever settles the matter is never denied the vote, however costly it is to find the others", () => {
  const cheap = fc.constantFrom(...clauses.slice(0, 9));
  fc.assert(
    fc.property(people, cheap, fc.integer({ min: 0, max: 500 }), (people, consensus, search) => {
      const organization = organizationOf(people, 2, [allow("", consensus)]);
      const before = proposalBy([entryOf(people, 1).id]);
      if (decide(organization, before).outcome === "allow") return;
      for (const { id } of people.slice(2)) {
        const settles = decide(organization, proposalBy([entryOf(people, 1).id, id])).outcome === "allow";
        if (!settles) continue;
        const budget = new DecisionBudget({ search });
        expect(atOnce(voteCounts(organization, { id }, before, budget))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("policies that are too costly to evaluate deny, and name the one that takes most", () => {
  const rules = [allow("activity.resource == 'WALLET'"), ...Array.from({ length: 20 }, () => deny(costly))];
  const organization = organizationOf(
    [{ id: "root", root: true }, { id: "boss", root: true }, { id: "hugo" }],
    2,
    rules,
  );
  const decision = decide(organization, proposalBy(["hugo"]));
  expect(decision).toMatchObject({ outcome: "deny", explicit: true });
  expect("message" in decision && decision.message).toMatch(/too costly to evaluate, .* "Policy \d+"/);
  expect(decide(organization, proposalBy(["root", "boss"]))).toEqual({ outcome: "allow" });
  const removal = { type: "ACTIVITY_TYPE_DELETE_POLICY", intent: { policyId: "p" } } as const;
  expect(decide(organization, proposalBy(["root"], removal)).outcome).toBe("consensusNeeded");
});

test("where it cannot be told who may vote, it waits, an approval is taken, and the explanation says so", () => {
  const pairs = "approvers.any(a, approvers.any(b, approvers.any(c, a.id != b.id && b.id != c.id && c.id != a.id)))";
  const crowd = Array.from({ length: 60 }, (_, index): Person => ({ id: `u${index}`, root: index === 0 }));
  const organization = organizationOf(crowd, 1, [allow("", `${pairs} && approvers[0].id == 'u1'`)]);
  const proposal = proposalBy(["u1"]);
  expect(decide(organization, proposal).outcome).toBe("consensusNeeded");
  expect(atOnce(voteCounts(organization, { id: "u9" }, proposal))).toBeUndefined();
  expect(mayVote(organization, { id: "u9" }, proposal)).toBe(true);
  expect(explain(organization, proposal)).toMatchObject({ untold: "Policy 0" });
});

test("ordinary consensus is told exactly in the largest organizations, and takes little", () => {
  const ids = Array.from({ length: 100 }, (_, index) => `u${index}`);
  const crowd = ids.map((id, index): Person => ({ id, root: index === 0, tags: index % 3 === 0 ? ["red"] : ["blue"] }));
  const red = crowd.filter(({ tags }) => present(tags, "tags").includes("red")).map(({ id }) => id);
  const ordinary: readonly [consensus: string, counting: readonly string[]][] = [
    ["approvers.filter(u, u.tags.contains('red')).count() >= 2", red],
    ["approvers.count() >= 90", ids],
    ["approvers.any(u, u.id == 'u7') && approvers.filter(u, u.tags.contains('red')).count() > 1", [...red, "u7"]],
    ["['u4', 'u5'].all(id, approvers.any(u, u.id == id))", ["u4", "u5"]],
    ["approvers.count() == 2 && credentials.all(c, c.type == 'CREDENTIAL_TYPE_API_KEY_P256')", ids],
    ["approvers.any(u, u.tags.contains('red') && credentials.any(c, c.user_id == u.id))", red],
    ["approvers.filter(u, u.id in ['u1', 'u2', 'zoe']).count() in [2, 3]", ["u1", "u2"]],
  ];
  for (const [consensus, counting] of ordinary) {
    const organization = organizationOf(crowd, 2, [allow("", consensus)]);
    const budget = new DecisionBudget();
    const told = crowd
      .slice(1)
      .map(({ id }) => id)
      .filter((id) => atOnce(voteCounts(organization, { id }, proposalBy(["u8"]), budget)));
    expect(told, consensus).toEqual(ids.slice(1).filter((id) => counting.includes(id)));
    expect(budget.search.spent, consensus).toBeLessThan(stepsOfSearch / 4);
  }
});
