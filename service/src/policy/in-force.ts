// Which policies are in force at an instant. The others count for nothing, as if they were not there.

import type { InTurns } from "../event-loop/turns.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import type { Organization } from "../organizations/organization.js";
import type { Candidates } from "../organizations/policy-index.js";
import type { Outcome } from "../policy-language/policy.js";
import type { DecisionBudget } from "./decision-budget.js";
import type { Evaluations } from "./evaluations.js";

/**
 * Whether a policy with such an outcome of its time is in force. One whose time cannot be evaluated any more is, if it
 * denies.
 */
export function isInForce({ effect }: Pick<CompiledPolicy, "effect">, outcome: Outcome): boolean {
  return "value" in outcome ? outcome.value : effect === "EFFECT_DENY";
}

/**
 * The policies of an organization that are in force. Where the budget is exhausted, all of them count, and nothing is allowed.
 *
 * @param at in milliseconds since 1970
 */
export function* inForce(
  organization: Organization,
  at: number,
  budget: DecisionBudget,
  evaluations?: Evaluations,
): InTurns<Candidates> {
  const { policies: all, policyIndex } = organization;
  if (all.every(({ row }) => row.time === "")) return policyIndex;
  const policies: CompiledPolicy[] = [];
  for (const policy of all) {
    if (budget.isTurnOver()) yield;
    const { time } = policy;
    const canEvaluate = budget.spendOn(policy, (steps) => steps.take(1 + time.cost));
    if (!canEvaluate || isInForce(policy, time.evaluate(at))) policies.push(policy);
    else evaluations?.note(policy.id, "OUTCOME_TIME_INACTIVE");
  }
  return policyIndex.only(policies);
}
