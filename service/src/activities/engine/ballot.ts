// An activity that waits for votes, as it is decided on anew.

import { ApiError } from "@countersign/api";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { isPassing } from "../../event-loop/owner.js";
import { Turns } from "../../event-loop/turns.js";
import type { Organization } from "../../organizations/organization.js";
import { parametersOf } from "../../params/parameters.js";
import type { Standing } from "../../policy/approvals.js";
import { authenticated } from "../../policy/authenticators.js";
import { proposalOf } from "../../policy/context.js";
import type { Proposal } from "../../policy/context.js";
import type { DecisionBudget } from "../../policy/decision-budget.js";
import { unfrozen } from "../../policy/brakes.js";
import { byPoliciesAlone } from "../../policy/request.js";
import type { PolicyRequest } from "../../policy/request.js";
import type { KnownSigners } from "../../signing/signers.js";
import { ToSign } from "../../signing/to-sign.js";
import type { ActivityRow } from "../../store/activities.js";
import type { Scope } from "../../store/store.js";
import { requestOf } from "./traits.js";
import { upgradeHooks } from "./upgrade-hooks.js";

export interface Ballot {
  readonly proposal: Proposal;
  /** Whether its initiator has completed what their MFA policies require. */
  readonly isAuthenticated: boolean;
  /** What has been read of what it signs. */
  readonly toSign: ToSign;
  /**
   * Why the activity can't be carried out any more, such as a key that has been deleted meanwhile. The policies then
   * see nothing of what it is about.
   */
  readonly failure?: ApiError;
}

/**
 * Reads what an activity asks for, in the present state of its organization.
 *
 * @param scope as it is committed
 * @param standing what the votes on it come to
 * @param budget of conditions of MFA policies
 */
export async function readBallot(
  scope: Scope,
  organization: Organization,
  activity: ActivityRow,
  standing: Standing,
  known: KnownSigners,
  budget?: DecisionBudget,
): Promise<Ballot> {
  const toSign = new ToSign(known, scope, organization);
  const submitted = { type: activity.type, intent: parametersOf(activity) };
  const voters = { initiatorId: activity.user_id, approvals: standing.approvals, waiting: standing };
  const judged = async (bare: Proposal) => withAuthenticators(organization, bare, standing, budget);
  // What cannot be upgraded cannot be carried out either, so nobody needs to be guarded against it.
  let request: PolicyRequest = { ...submitted, ...voters, ...byPoliciesAlone, at: Date.now() };
  try {
    const newest = await upgradeToLatest(submitted.type, submitted.intent, upgradeHooks(organization));
    request = requestOf(newest, voters);
    return {
      ...(await judged(await proposalOf(scope, organization, request, toSign, { activityId: activity.id }))),
      toSign,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error;
    return { ...(await judged({ ...request, subjects: [{}] })), toSign, failure: error };
  }
}

/**
 * A proposal with what the votes on it come to: those of users who have completed what their MFA policies require and, where it
 * uses keys, are not frozen.
 */
export async function withAuthenticators(
  organization: Organization,
  proposal: Proposal,
  standing: Standing,
  budget?: DecisionBudget,
): Promise<Pick<Ballot, "proposal" | "isAuthenticated">> {
  const work = authenticated(organization, proposal, standing, budget);
  const { approvals, waiting } = await new Turns(organization).run(work);
  const counted = unfrozen(organization, { ...proposal, approvals, waiting });
  return { proposal: counted, isAuthenticated: waiting.isAuthenticated };
}
