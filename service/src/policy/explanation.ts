// Why a decision is as it is, and who could change it.

import { atOnce, type InTurns } from "../event-loop/turns.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import type { Organization } from "../organizations/organization.js";
import { Budget } from "../policy-language/policy.js";
import type { Context, Explained } from "../policy-language/policy.js";
import { contextsOf } from "./context.js";
import type { Proposal } from "./context.js";
import { deciding, holds, lacksInitiator } from "./decide.js";
import type { Decision } from "./decide.js";
import { DecisionBudget, stepsOfDecision } from "./decision-budget.js";
import { isInForce } from "./in-force.js";
import { Voters } from "./voters.js";

/** What became of a policy. */
export interface PolicyExplanation {
  readonly policyId: string;
  readonly policyName: string;
  readonly effect: CompiledPolicy["effect"];
  /** Whether it allows, or denies, by itself. */
  readonly applied: boolean;
  /** As a whole. */
  readonly time: Explained;
  readonly condition: Explained;
  readonly consensus: Explained;
}

export interface Explanation {
  readonly decision: Decision;
  /** Of every policy, oldest first, whether or not the decision depends on it. */
  readonly policies: readonly PolicyExplanation[];
  /**
   * Ids of those whose approval would be taken and is not there: also where it cannot be told whether it counts. Empty
   * unless consensus is needed.
   */
  readonly couldApprove: readonly string[];
  /** Whether the initiator has to approve it anew, because the credential that asked for it is gone. */
  readonly lacksInitiator: boolean;
  /** The name of a policy of which it cannot be told whose approvals count. */
  readonly untold: string | undefined;
}

/** Clauses that are told of in one explanation; after that, expressions as a whole. */
const mostClauses = 2_000;
// A decision only evaluates a consensus where the condition is true; all are told of here.
const stepsOfExplanation = 2 * stepsOfDecision;

/** Tells how `decide` decides, and why. */
export function explain(organization: Organization, proposal: Proposal): Explanation {
  return atOnce(explaining(organization, proposal));
}

/** Does so in turns. */
export function* explaining(organization: Organization, proposal: Proposal): InTurns<Explanation> {
  const decision = yield* deciding(organization, proposal);
  yield;
  const contexts = contextsOf(organization, proposal);
  const budget = new Budget(stepsOfExplanation);
  const policies: PolicyExplanation[] = [];
  let clauses = mostClauses;
  for (const policy of organization.policies) {
    const context = yield* tellingContext(policy, contexts, budget);
    const explain = (expression: "condition" | "consensus"): Explained => {
      const explained = policy[expression].explain(context, budget, clauses);
      clauses -= explained.clauses.length;
      return explained;
    };
    const condition = explain("condition");
    const consensus = explain("consensus");
    const { id: policyId, name: policyName, effect } = policy;
    budget.take(policy.time.cost);
    const time = policy.time.explain(proposal.at);
    const applied =
      !budget.isExhausted &&
      isInForce(policy, time.outcome) &&
      holds(policy, condition.outcome) &&
      holds(policy, consensus.outcome);
    policies.push({ policyId, policyName, effect, applied, time, condition, consensus });
    yield;
  }
  const search = new DecisionBudget();
  const couldApprove: string[] = [];
  if (decision.outcome === "consensusNeeded") {
    const voters = new Voters(organization, proposal, search);
    const hasApproved = new Set(proposal.approvals.map(({ userId }) => userId));
    for (const member of organization.members.values()) {
      if (hasApproved.has(member.id)) continue;
      if ((yield* voters.counts(member)) !== false) couldApprove.push(member.id);
      yield;
    }
  }
  return {
    decision,
    policies,
    couldApprove,
    lacksInitiator: lacksInitiator(organization, proposal),
    untold: search.untold,
  };
}

/**
 * Of several things that an activity is about, one that the policy denies or does not allow; the first where there is
 * none, or where it comes to the same for all.
 */
function* tellingContext(policy: CompiledPolicy, contexts: readonly Context[], budget: Budget): InTurns<Context> {
  const [first] = contexts;
  const isSame = contexts.every(({ activity }) => activity === first!.activity);
  if (contexts.length === 1 || (isSame && !policy.condition.asksForSubject)) return first!;
  const isDeny = policy.effect === "EFFECT_DENY";
  for (const context of contexts) {
    if (holds(policy, policy.condition.evaluate(context, budget)) === isDeny) return context;
    yield;
  }
  return first!;
}
