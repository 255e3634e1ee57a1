// Decides whether an activity may be carried out. Only here is it written who may do what.

import { activityKinds } from "@countersign/api";
import type { PolicyEvaluation } from "@countersign/api";
import { atOnce, Turns } from "../event-loop/turns.js";
import type { InTurns } from "../event-loop/turns.js";
import { isAuthProxyRight } from "../organizations/auth-proxy.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import type { Organization } from "../organizations/organization.js";
import type { Candidates } from "../organizations/policy-index.js";
import type { Context, Outcome } from "../policy-language/policy.js";
import type { ToSign } from "../signing/to-sign.js";
import type { Scope } from "../store/store.js";
import { OpenConsensus } from "./consensus.js";
import { contextsOf, proposalOf } from "./context.js";
import type { Proposal, ProposalOptions } from "./context.js";
import { DecisionBudget } from "./decision-budget.js";
import { Evaluations } from "./evaluations.js";
import { inForce } from "./in-force.js";
import type { PolicyRequest } from "./request.js";

export type Decision =
  | { readonly outcome: "allow" }
  /** Some who could approve have not yet. */
  | { readonly outcome: "consensusNeeded" }
  | {
      readonly outcome: "deny";
      readonly message: string;
      /** Whether a rule says so, be it a policy or one that no policy can lift; otherwise nothing allows it. */
      readonly explicit: boolean;
    };

const allow: Decision = { outcome: "allow" };
const consensusNeeded: Decision = { outcome: "consensusNeeded" };
const notForPolicies: Decision = {
  outcome: "deny",
  message: "policy engine denied request: this requires the root quorum, and no policy can allow it",
  explicit: true,
};
const notForAuthProxy: Decision = {
  outcome: "deny",
  message: "policy engine denied request: the auth proxy's user does not do this, and no policy can allow it",
  explicit: true,
};
const explicitDenial: Decision = {
  outcome: "deny",
  message: "policy engine denied request explicitly",
  explicit: true,
};
const implicitDenial: Decision = {
  outcome: "deny",
  message: "policy engine denied request: no policy allows it",
  explicit: false,
};
const noWait: Decision = {
  outcome: "deny",
  message:
    "policy engine denied request: it requires further approvals, and this kind of activity cannot wait for them",
  explicit: false,
};

/**
 * Decides on a request as `decide` does. What it is about is only read when it matters: where the root quorum has approved,
 * policies are not asked.
 *
 * @param scope as it is committed
 * @param toSign of the request
 * @returns the proposal, too, where it was needed, and what each policy came to
 * @throws ApiError as `proposalOf` does
 */
export async function decideRequest(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest,
  toSign: ToSign,
  options?: ProposalOptions,
): Promise<{
  readonly decision: Decision;
  readonly proposal?: Proposal;
  readonly evaluations: readonly PolicyEvaluation[];
}> {
  const evaluations = new Evaluations();
  const isAuthProxy = request.initiatorId === organization.authProxy?.userId;
  if (!isAuthProxy && isRootQuorum(organization, request))
    return { decision: allow, evaluations: evaluations.of(allow) };
  const proposal = await proposalOf(scope, organization, request, toSign, options);
  const decision = await new Turns(organization).run(
    deciding(organization, proposal, new DecisionBudget(), evaluations),
  );
  return { decision, proposal, evaluations: evaluations.of(decision) };
}

/**
 * Decides on the state of the organization as it is now.
 *
 * The auth proxy's user does what its proxy is there for unless a policy denies it, and nothing else. For everyone else:
 *
 * 1. As many root users as the quorum asks for have approved: allow.
 * 2. A root user has approved what one of them is enough for: allow.
 * 3. What only the root quorum can do, and what changes the credentials or contacts of a root user other than the one
 *    who asks: consensus needed where a root user has approved, otherwise deny.
 * 4. A policy that denies applies: deny. Only changes of policies wait for the root quorum, where a root user has
 *    approved one: or else a policy could lock the quorum out.
 * 5. A policy that allows applies: allow.
 * 6. Users manage their own credentials: allow.
 * 7. A root user has approved, or can because it waits already, or the condition of a policy that allows is true and further approvals could make its
 *    consensus true: consensus needed, or deny where the activity cannot wait.
 * 8. Otherwise: deny.
 *
 * An activity that waits is carried out only while its initiator stands by it: until they have approved it anew, consensus
 * is needed where the credential that asked for it is gone.
 *
 * What is about several things is decided for each of them, and the strictest outcome holds.
 *
 * Policies whose time it is not count for nothing. Those that can be told not to apply are not evaluated, see `policy-index.ts` of `organizations`.
 *
 * Where the policies take more steps than a decision has, they count as one that denies.
 *
 * A policy that allows applies when condition and consensus are both true; one that denies, when each is true or in
 * error. The order of policies makes no difference.
 */
export function decide(organization: Organization, proposal: Proposal, budget?: DecisionBudget): Decision {
  return atOnce(deciding(organization, proposal, budget));
}

/** The same decision in turns: costly policies hold nobody up for long. */
export function* deciding(
  organization: Organization,
  proposal: Proposal,
  budget = new DecisionBudget(),
  evaluations = new Evaluations(),
): InTurns<Decision> {
  const decision = yield* decidingByApprovals(organization, proposal, budget, evaluations);
  return decision.outcome === "allow" && lacksInitiator(organization, proposal) ? consensusNeeded : decision;
}

function* decidingByApprovals(
  organization: Organization,
  proposal: Proposal,
  budget: DecisionBudget,
  evaluations: Evaluations,
): InTurns<Decision> {
  const isAuthProxy = proposal.initiatorId === organization.authProxy?.userId;
  if (isAuthProxy && !isAuthProxyRight(proposal.type)) return notForAuthProxy;
  if (isRootQuorum(organization, proposal)) return allow;
  if (proposal.authority.anyRootUser && countRoots(organization, proposal) > 0) return allow;
  // Of one that waits they still can, whoever's approvals count now.
  const rootApproved = proposal.waiting !== undefined || countRoots(organization, proposal) > 0;
  if (isRootOnly(organization, proposal)) return rootApproved ? consensusNeeded : notForPolicies;

  const current = yield* inForce(organization, proposal.at, budget, evaluations);
  const contexts = contextsOf(organization, proposal);
  const judge = contexts.length > 1 ? judgeOf(budget) : evaluatorOf(budget);
  const verdicts: Verdict[] = [];
  for (const context of contexts) {
    verdicts.push(yield* verdictOn(current, context, judge, { budget, evaluations }));
    if (budget.policies.isExhausted) break;
  }
  const tooCostly = budget.policies.isExhausted;
  if (tooCostly || verdicts.some(({ denied }) => denied)) {
    if (rootApproved && isPolicyChange(proposal)) return consensusNeeded;
    return tooCostly ? costDenial(budget) : explicitDenial;
  }
  const isAllowed = isAuthProxy || verdicts.every(({ allowed }) => allowed);
  if (isAllowed || isOwnAccess(organization, proposal)) return allow;
  if (rootApproved) return proposal.immediate ? noWait : consensusNeeded;
  // A consensus knows nothing of what the activity is about.
  const known = new Map<CompiledPolicy, boolean>();
  for (const { allowed, waiting } of verdicts) {
    let isOpen = allowed;
    for (const policy of waiting) {
      if (isOpen) break;
      if (budget.isTurnOver()) yield;
      const consensus = new OpenConsensus(organization, policy.consensus, contexts[0]!, budget);
      // Where it cannot be told, there may be someone.
      isOpen = known.get(policy) ?? budget.note(policy, consensus.isReachable()) !== false;
      known.set(policy, isOpen);
    }
    if (!isOpen) return implicitDenial;
  }
  return proposal.immediate ? noWait : consensusNeeded;
}

/** What the policies say of one thing that an activity is about. */
interface Verdict {
  readonly denied: boolean;
  readonly allowed: boolean;
  /** Those that would allow it with further approvals. */
  readonly waiting: readonly CompiledPolicy[];
}

function* verdictOn(
  policies: Candidates,
  context: Context,
  judge: Judge,
  { budget, evaluations }: { readonly budget: DecisionBudget; readonly evaluations: Evaluations },
): InTurns<Verdict> {
  let denied = false;
  let allowed = false;
  const waiting: CompiledPolicy[] = [];
  for (const policy of policies.among(context)) {
    if (budget.isTurnOver()) yield;
    const condition = judge(policy, "condition", context);
    if (!holds(policy, condition)) {
      if ("error" in condition) evaluations.note(policy.id, "OUTCOME_ERROR");
      continue;
    }
    const consensus = judge(policy, "consensus", context);
    const applied = holds(policy, consensus);
    if (budget.policies.isExhausted) break;
    if (policy.effect === "EFFECT_DENY") {
      denied ||= applied;
      if (applied) evaluations.note(policy.id, "OUTCOME_DENY_EXPLICIT");
    } else if (applied) {
      allowed = true;
      evaluations.note(policy.id, "OUTCOME_ALLOW");
    } else {
      waiting.push(policy);
      evaluations.note(policy.id, "error" in consensus ? "OUTCOME_ERROR" : "OUTCOME_REQUIRES_CONSENSUS");
    }
  }
  return { denied, allowed, waiting };
}

/** What an expression of a policy comes to. */
type Judge = (policy: CompiledPolicy, expression: "condition" | "consensus", context: Context) => Outcome;

function evaluatorOf(budget: DecisionBudget): Judge {
  return (policy, expression, context) =>
    budget.spendOn(policy, (steps) => policy[expression].evaluate(context, steps));
}

/** Evaluates once what comes to the same for all that an activity is about. A consensus knows nothing of the activity. */
export function judgeOf(budget: DecisionBudget): Judge {
  const evaluate = evaluatorOf(budget);
  const known = { condition: new Map<CompiledPolicy, Outcome>(), consensus: new Map<CompiledPolicy, Outcome>() };
  let activity: Context["activity"] | undefined;
  return (policy, expression, context) => {
    if (context.activity !== activity) known.condition.clear();
    ({ activity } = context);
    if (policy[expression].asksForSubject) return evaluate(policy, expression, context);
    let outcome = known[expression].get(policy);
    if (!outcome) known[expression].set(policy, (outcome = evaluate(policy, expression, context)));
    else budget.policies.take(1);
    return outcome;
  };
}

/** Of two decisions on the same request, the one that stands. */
export function stricter(one: Decision, other: Decision | undefined): Decision {
  if (!other || one.outcome === "deny" || other.outcome === "allow") return one;
  return other.outcome === "deny" || one.outcome === "allow" ? other : one;
}

function costDenial({ costliest = "" }: DecisionBudget): Decision {
  const which = `above all ${JSON.stringify(costliest)}`;
  return {
    outcome: "deny",
    message: `policy engine denied request: the organization's policies are too costly to evaluate, ${which}`,
    explicit: true,
  };
}

/** Whether the outcome of an expression speaks for the effect of its policy. */
export function holds({ effect }: CompiledPolicy, outcome: Outcome): boolean {
  return isTrue(outcome) || (effect === "EFFECT_DENY" && "error" in outcome);
}

export function isTrue(outcome: Outcome): boolean {
  return "value" in outcome && outcome.value;
}

/** Whether its initiator has to approve it anew. One who has been deleted cannot, and carrying it out fails for that. */
export function lacksInitiator({ members }: Organization, { initiatorId, waiting }: PolicyRequest): boolean {
  return waiting?.isStillRequested === false && members.has(initiatorId);
}

export function isRootQuorum(organization: Organization, request: PolicyRequest): boolean {
  return countRoots(organization, request) >= organization.quorum.threshold;
}

/** Nobody comes to act as a member of the quorum, or keeps one from acting, by what policies allow. */
export function isRootOnly({ members }: Organization, { authority, initiatorId }: PolicyRequest): boolean {
  return authority.rootQuorumOnly || authority.accessOf.some((id) => id !== initiatorId && members.get(id)?.root);
}

function countRoots({ members }: Organization, { approvals }: PolicyRequest): number {
  let count = 0;
  for (const { userId } of approvals) if (members.get(userId)?.root) count++;
  return count;
}

function isPolicyChange({ type }: PolicyRequest): boolean {
  return activityKinds[type].resource === "POLICY";
}

function isOwnAccess({ members }: Organization, { authority, initiatorId, approvals }: PolicyRequest): boolean {
  const { accessOf, selfService } = authority;
  return (
    selfService &&
    members.has(initiatorId) &&
    approvals.some(({ userId }) => userId === initiatorId) &&
    accessOf.length > 0 &&
    accessOf.every((id) => id === initiatorId)
  );
}
