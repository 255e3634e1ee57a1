// Who could vote on an activity. It takes evaluating conditions once, whoever is asked about, and then looking for those
// who could help to reach what is open.

import type { Member, Organization } from "../organizations/organization.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { OpenConsensus } from "./consensus.js";
import { contextOf } from "./context.js";
import type { Proposal } from "./context.js";
import { isRootOnly, isTrue } from "./decide.js";
import { DecisionBudget } from "./decision-budget.js";

/** Steps of looking a user up in one policy. */
const perLookUp = 10;

/**
 * Whether a user's vote on an activity would count, also that of someone who has cast one already: undefined where the
 * policies are too costly to tell.
 */
export type VoteCounts = (member: Pick<Member, "id">) => boolean | undefined;

/** Who could vote on an activity. */
export function votersOf(organization: Organization, proposal: Proposal, budget = new DecisionBudget()): VoteCounts {
  let open: Open | undefined;
  return ({ id }) => {
    const voter = organization.members.get(id);
    if (!voter) return false;
    if (voter.root) return true;
    if (isRootOnly(organization, proposal)) return false;
    open ??= openTo(organization, proposal, budget);
    if (budget.policies.isExhausted || !budget.search.take(perLookUp * open.length)) return undefined;
    let counts: boolean | undefined = false;
    for (const [policy, consensus] of open) {
      const towards = budget.note(policy, consensus.counts(id));
      if (towards === true) return true;
      if (towards === undefined) counts = undefined;
    }
    for (const [policy, consensus] of open) {
      const settled = budget.note(policy, consensus.isSettledBy(id));
      if (settled === true) return true;
      if (settled === undefined) counts = undefined;
    }
    return counts;
  };
}

type Open = readonly (readonly [CompiledPolicy, OpenConsensus])[];

/** What approvals could count towards: the consensus of each policy that allows, if its condition is true. */
function openTo(organization: Organization, proposal: Proposal, budget: DecisionBudget): Open {
  const context = contextOf(organization, proposal);
  const open: [CompiledPolicy, OpenConsensus][] = [];
  for (const policy of organization.policies) {
    if (policy.effect !== "EFFECT_ALLOW") continue;
    const condition = budget.spendOn(policy, (steps) => policy.condition.evaluate(context, steps));
    if (isTrue(condition)) open.push([policy, new OpenConsensus(organization, policy.consensus, context, budget)]);
  }
  return open;
}

/** The same of one user. */
export function voteCounts(
  organization: Organization,
  member: Pick<Member, "id">,
  proposal: Proposal,
  budget?: DecisionBudget,
): boolean | undefined {
  return votersOf(organization, proposal, budget)(member);
}

/** Whether a user's approval of an activity is taken: it counts, or cannot be told not to. */
export function mayVote(
  organization: Organization,
  member: Pick<Member, "id">,
  proposal: Proposal,
  budget?: DecisionBudget,
): boolean {
  return voteCounts(organization, member, proposal, budget) !== false;
}
