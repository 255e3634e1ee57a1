// What MFA policies ask of users, beside the organization's policies: who asks for an activity, or approves it, completes the
// steps of their own policy that applies to it. Nobody is exempt, the root quorum neither.

import type { AuthenticationMethod, MfaPolicy } from "@countersign/api";
import { Turns } from "../event-loop/turns.js";
import type { InTurns } from "../event-loop/turns.js";
import { programOf } from "../organizations/compiled-policy.js";
import { authenticationOf } from "../organizations/authentication.js";
import type { Organization } from "../organizations/organization.js";
import type { Context } from "../policy-language/policy.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import type { Approval, Standing } from "./approvals.js";
import { contextsOf, proposalOf } from "./context.js";
import type { Proposal } from "./context.js";
import { DecisionBudget } from "./decision-budget.js";
import type { PolicyRequest } from "./request.js";

/** A policy that applies to an activity, and what a user has completed of it. */
export interface Requirement {
  readonly policy: MfaPolicy;
  /** What the user has authenticated with, as far as it completes a step. */
  readonly completed: readonly AuthenticationMethod[];
  readonly isSatisfied: boolean;
}

/**
 * What a user has to complete for an activity: the first of their policies whose condition is true. One whose condition is in
 * error, or too costly, applies as well, and the next is looked at beside it.
 *
 * @param given what the user has authenticated with
 */
export function* requirementsOf(
  organization: Organization,
  proposal: Proposal,
  userId: string,
  given: readonly AuthenticationMethod[],
  budget: DecisionBudget,
): InTurns<readonly Requirement[]> {
  const policies = organization.members.get(userId)?.record.mfaPolicies ?? [];
  if (policies.length === 0) return [];
  const requirements: Requirement[] = [];
  const contexts = contextsOf(organization, proposal);
  for (const policy of policies) {
    const applies = yield* appliesTo(policy, contexts, budget);
    if (applies === false) continue;
    const completed = completedOf(policy, given);
    const isSatisfied = completed.length === policy.requiredAuthenticationMethods.length;
    requirements.push({ policy, completed, isSatisfied });
    if (applies) break;
  }
  return requirements;
}

/** Whether the condition is true of anything that an activity is about; undefined where that cannot be told. */
function* appliesTo(
  { mfaPolicyName: name, condition }: MfaPolicy,
  contexts: readonly Context[],
  budget: DecisionBudget,
): InTurns<boolean | undefined> {
  const program = programOf("condition", condition);
  let isKnown = true;
  let activity: Context["activity"] | undefined;
  for (const context of contexts) {
    if (budget.isTurnOver()) yield;
    if (!program.asksForSubject && context.activity === activity) continue;
    ({ activity } = context);
    const outcome = budget.spendOn({ name }, (steps) => program.evaluate(context, steps));
    if ("value" in outcome && outcome.value) return true;
    if ("error" in outcome || budget.policies.isExhausted) isKnown = false;
    if (budget.policies.isExhausted) break;
  }
  return isKnown ? false : undefined;
}

/** The most steps that can be completed at once, where each takes an authentication of its own: a matching (Kuhn 1955). */
function completedOf(
  { requiredAuthenticationMethods: steps }: MfaPolicy,
  given: readonly AuthenticationMethod[],
): readonly AuthenticationMethod[] {
  const stepOf = new Map<AuthenticationMethod, number>();
  const complete = (step: number, tried: Set<AuthenticationMethod>): boolean => {
    for (const each of given) {
      if (tried.has(each) || !steps[step]!.any.some((method) => fits(each, method))) continue;
      tried.add(each);
      const other = stepOf.get(each);
      if (other !== undefined && !complete(other, tried)) continue;
      stepOf.set(each, step);
      return true;
    }
    return false;
  };
  steps.forEach((_step, index) => void complete(index, new Set()));
  return given.filter((each) => stepOf.has(each));
}

function fits(given: AuthenticationMethod, { type, id }: AuthenticationMethod): boolean {
  return given.type === type && (id === undefined || given.id === id);
}

/** What of an activity that waits depends on what users have authenticated with. */
export interface Authenticated {
  /** Those of users who have completed what their policies require. */
  readonly approvals: readonly Approval[];
  readonly waiting: {
    readonly isStillRequested: boolean;
    /** Whether its initiator has completed what their policies require. */
    readonly isAuthenticated: boolean;
  };
}

/** Leaves out approvals that do not count yet, because their users have more to complete. */
export function* authenticated(
  organization: Organization,
  proposal: Proposal,
  { approvals, isStillRequested, requestedWith }: Standing,
  budget = new DecisionBudget(),
): InTurns<Authenticated> {
  const counted: Approval[] = [];
  for (const approval of approvals) {
    const required = yield* requirementsOf(organization, proposal, approval.userId, approval.authentications, budget);
    if (required.every(({ isSatisfied }) => isSatisfied)) counted.push(approval);
  }
  const required = yield* requirementsOf(organization, proposal, proposal.initiatorId, requestedWith, budget);
  const isAuthenticated = required.every(({ isSatisfied }) => isSatisfied);
  return { approvals: counted, waiting: { isStillRequested: isStillRequested && isAuthenticated, isAuthenticated } };
}

/**
 * The MFA policy that keeps a request waiting, because its stamp does not complete all that is required of who asks.
 *
 * @param organization the user's own
 * @throws ApiError as `proposalOf` does
 */
export async function lackingAuthenticators(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest | Proposal,
  stamp: Parameters<typeof authenticationOf>[0],
  toSign: ToSign,
): Promise<MfaPolicy | undefined> {
  const { initiatorId: userId } = request;
  const user = organization.members.get(userId)?.record;
  if (!user || user.mfaPolicies.length === 0) return undefined;
  const proposal = "subjects" in request ? request : await proposalOf(scope, organization, request, toSign);
  const proved = authenticationOf(stamp, user);
  const required = await new Turns(organization).run(
    requirementsOf(organization, proposal, userId, proved ? [proved] : [], new DecisionBudget()),
  );
  return required.find(({ isSatisfied }) => !isSatisfied)?.policy;
}

/** Says what a policy requires that is still to be completed. */
export function describeLacking({ policy, completed }: Requirement): string {
  const steps = policy.requiredAuthenticationMethods.map(({ any }) =>
    any
      .map(({ type, id }) => type.replace("AUTHENTICATION_TYPE_", "") + (id === undefined ? "" : ` ${id}`))
      .join(" or "),
  );
  const name = JSON.stringify(policy.mfaPolicyName);
  return `MFA policy ${name} requires ${steps.join(", then ")}; ${completed.length} of ${steps.length} are completed`;
}
