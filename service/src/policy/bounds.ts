// What binds a request beside policies: brakes and spending limits. For explanations; requests and votes ask them in their own
// order, with what is counted and held back.

import type { Organization } from "../organizations/organization.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import { decideBrakes, unfrozen } from "./brakes.js";
import type { Proposal } from "./context.js";
import { stricter } from "./decide.js";
import type { Explanation } from "./explanation.js";
import { decideSpending } from "./spending.js";

/** An explanation with what bounds it, where that is stricter than the policies. */
export interface BoundExplanation extends Explanation {
  readonly isBound: boolean;
}

interface BoundOptions {
  readonly explanation: Explanation;
  readonly toSign: ToSign;
  /** Of an activity that waits, for which something may be held back. */
  readonly activityId?: string;
}

/**
 * Has brakes and spending limits decide as well on what policies have been explained of.
 *
 * @param scope as it is committed
 * @throws ApiError as `decideBrakes` and `decideSpending` do
 */
export async function boundExplanation(
  scope: Scope,
  organization: Organization,
  proposal: Proposal,
  { explanation, toSign, ...waiter }: BoundOptions,
): Promise<BoundExplanation> {
  const { decision } = explanation;
  if (decision.outcome === "deny") return { ...explanation, isBound: false };
  const { initiatorId: by, waiting } = proposal;
  const brakes = await decideBrakes(scope, organization, proposal, { by, toSign });
  const waits = decision.outcome === "consensusNeeded";
  // What waits already has something held back, and is looked at again once its votes are complete.
  const isCounted = brakes.outcome === "allow" && !(waits && waiting);
  const spending = isCounted
    ? await decideSpending(scope, organization, proposal, { toSign, waits, ...waiter })
    : undefined;
  const bound = stricter(stricter(decision, brakes), spending?.decision);
  if (bound === decision) return { ...explanation, isBound: false };
  const { approvals } = unfrozen(organization, proposal);
  const missing = organization.quorum.userIds.filter((id) => approvals.every(({ userId }) => userId !== id));
  return { ...explanation, decision: bound, couldApprove: bound.outcome === "deny" ? [] : missing, isBound: true };
}
