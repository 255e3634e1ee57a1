// What holds of decisions whatever the organization, its policies and the order of votes.

import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../../../service/src/policy/decide.js";
import { explain } from "../../../service/src/policy/explanation.js";
import { mayVote } from "./may-vote.js";
import { firstOf, present } from "../support/results.js";
import { organizationOf, proposalBy } from "./organization.js";
import { activities, countsSomewhere, expectedOutcome, largeCrew, rule, sceneWith, steadyRule } from "./scenarios.js";
import type { Scene } from "./scenarios.js";
import { runs } from "../support/runs.js";

const scene = sceneWith(rule);
const often = { numRuns: runs(500) };

function worldOf({ people, threshold, rules, activity, approvers }: Scene) {
  const organization = organizationOf(people, threshold, rules);
  const ids = approvers.map(({ id }) => id);
  return { organization, proposal: proposalBy(ids, activities[activity]) };
}

function outcomeOf(given: Scene): string {
  const { organization, proposal } = worldOf(given);
  return decide(organization, proposal).outcome;
}

const isQuorum = ({ approvers, threshold }: Scene) => approvers.filter(({ root }) => root).length >= threshold;

test("a decision is the one that its rules tell, read slowly", () => {
  fc.assert(
    fc.property(scene, (given) => {
      expect(outcomeOf(given)).toBe(expectedOutcome(given));
    }),
    often,
  );
});

test("nothing is allowed without the root quorum, a policy that allows, or one's own credentials", () => {
  fc.assert(
    fc.property(scene, (given) => {
      const { organization, proposal } = worldOf(given);
      const { decision, policies } = explain(organization, proposal);
      if (decision.outcome !== "allow" || isQuorum(given)) return;
      const own = given.activity === 2 && proposal.initiatorId === "u1";
      expect(own || policies.some(({ effect, applied }) => effect === "EFFECT_ALLOW" && applied)).toBe(true);
    }),
    often,
  );
});

test("a policy that denies beats all that allow, and the root quorum alone beats it", () => {
  fc.assert(
    fc.property(scene, (given) => {
      const { organization, proposal } = worldOf(given);
      const { decision, policies } = explain(organization, proposal);
      if (!policies.some(({ effect, applied }) => effect === "EFFECT_DENY" && applied)) return;
      expect(decision.outcome === "allow").toBe(isQuorum(given));
    }),
    often,
  );
});

test("a further policy that denies never allows more", () => {
  const ranks = ["deny", "consensusNeeded", "allow"];
  fc.assert(
    fc.property(scene, rule, fc.nat(), (given, added, place) => {
      const rules = given.rules.toSpliced(place % (given.rules.length + 1), 0, { ...added, effect: "DENY" });
      const before = ranks.indexOf(outcomeOf(given));
      expect(ranks.indexOf(outcomeOf({ ...given, rules }))).toBeLessThanOrEqual(before);
    }),
    often,
  );
});

test("the order of policies makes no difference", () => {
  const reordered = scene.chain((given) =>
    fc.tuple(
      fc.constant(given),
      fc.shuffledSubarray([...given.rules], { minLength: given.rules.length, maxLength: given.rules.length }),
    ),
  );
  fc.assert(
    fc.property(reordered, ([given, rules]) => {
      const one = worldOf(given);
      const other = worldOf({ ...given, rules });
      expect(decide(other.organization, other.proposal)).toEqual(decide(one.organization, one.proposal));
      const voters = ({ organization, proposal }: typeof one) => explain(organization, proposal).couldApprove;
      expect(voters(other)).toEqual(voters(one));
    }),
    often,
  );
});

test("no policies lock the root quorum out, or out of what they are changed by", () => {
  fc.assert(
    fc.property(scene, (given) => {
      const roots = given.people.filter(({ root }) => root);
      expect(outcomeOf({ ...given, approvers: roots })).toBe("allow");
      for (const activity of [3, 4]) {
        expect(outcomeOf({ ...given, activity, approvers: [firstOf(roots)] })).not.toBe("deny");
      }
    }),
    often,
  );
});

test("what only the root quorum can do, no policies allow", () => {
  fc.assert(
    fc.property(scene, (given) => {
      expect(outcomeOf({ ...given, activity: 3 }) === "allow").toBe(isQuorum(given));
    }),
    often,
  );
});

test("votes count of root users, and of those whose approval can make the difference", () => {
  fc.assert(
    fc.property(sceneWith(steadyRule), (given) => {
      const { organization, proposal } = worldOf(given);
      for (const person of given.people) {
        const expected = person.root === true || countsSomewhere(given, person);
        expect(mayVote(organization, present(organization.members.get(person.id)), proposal)).toBe(expected);
      }
    }),
    often,
  );
});

test("in a large organization, too, votes count of nobody whose approval makes no difference", () => {
  fc.assert(
    fc.property(sceneWith(steadyRule, largeCrew), (given) => {
      const { organization, proposal } = worldOf(given);
      for (const person of given.people) {
        if (person.root || !mayVote(organization, present(organization.members.get(person.id)), proposal)) continue;
        expect(countsSomewhere(given, person)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test("an activity that waits has someone whose approval counts", () => {
  fc.assert(
    fc.property(scene, (given) => {
      const { organization, proposal } = worldOf(given);
      const { decision, couldApprove } = explain(organization, proposal);
      expect(couldApprove.length > 0).toBe(decision.outcome === "consensusNeeded");
    }),
    often,
  );
});
