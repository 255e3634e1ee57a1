// How the policies decide about an activity, and why. The decision is the real one; only nothing follows from it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ExplainPolicyRequest, ExplainPolicyResponse, PolicyClause, PolicyExplanation } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { heldUntilOf } from "../activities/engine/delays.js";
import { withAuthenticators } from "../activities/engine/ballot.js";
import { checkPreconditions, isImmediate, isThroughParent, isVote, requestOf } from "../activities/engine/traits.js";
import { supposedCards, upgradeHooks } from "../activities/engine/upgrade-hooks.js";
import { readVoterRecords } from "../activities/engine/voter-records.js";
import type { Call, Caller } from "../auth/caller.js";
import { sessionScheme } from "../auth/session.js";
import type { Settings } from "../config/settings.js";
import { Turns } from "../event-loop/turns.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import { found } from "../params/found.js";
import { parametersOf, parseParameters } from "../params/parameters.js";
import { describeFinding } from "../policy-language/policy.js";
import type { Explained, Outcome } from "../policy-language/policy.js";
import { countedApprovals, standingOf } from "../policy/approvals.js";
import type { Standing, VotedOn } from "../policy/approvals.js";
import { boundExplanation } from "../policy/bounds.js";
import type { BoundExplanation } from "../policy/bounds.js";
import { apiKeysThatApprove, proposalOf } from "../policy/context.js";
import { explaining } from "../policy/explanation.js";
import type { Explanation } from "../policy/explanation.js";
import type { PolicyRequest } from "../policy/request.js";
import { KnownSigners } from "../signing/signers.js";
import { ToSign } from "../signing/to-sign.js";
import { findOnBallot, isWaiting } from "../store/activities.js";
import type { Scope, Store } from "../store/store.js";
import { foundActivity } from "./found-activity.js";

/** What is asked about, and whether users have voted it down. */
interface Asked {
  /** Whose policies decide: the organization's or, of what a user of the parent asks for in it, the parent's. */
  readonly judge: Organization;
  readonly request: PolicyRequest;
  /** Whether it may still be carried out in the organization that decides, whose brakes and limits then bind it. */
  readonly isOpen: boolean;
  readonly rejected: boolean;
  /** What the votes come to, where it waits. */
  readonly standing?: Standing;
  /** Whether it waits for its initiator alone. */
  readonly isInitiators?: boolean;
  /** Until when it waits for a delay, in milliseconds since 1970. */
  readonly heldUntil?: number | undefined;
  readonly toSign: ToSign;
}

export function explainQueries(store: Store, signing: Settings["signing"]): Pick<Service<Call>, "explainPolicy"> {
  return {
    async explainPolicy({ caller }, asked) {
      const wanted = await (asked.activityId === undefined
        ? supposed(store, caller, signing, asked)
        : submitted(store, caller, asked.activityId, asked));
      const { judge, request, isOpen, rejected, standing, isInitiators, heldUntil, toSign } = wanted;
      const waiter = asked.activityId === undefined ? {} : { activityId: asked.activityId };
      const asIs = await proposalOf(store.in(judge), judge, request, toSign, waiter);
      const { proposal, isAuthenticated } = standing
        ? await withAuthenticators(judge, asIs, standing)
        : { proposal: asIs, isAuthenticated: true };
      const turns = new Turns(judge);
      const bare = await turns.run(explaining(judge, proposal));
      const bound = isOpen
        ? await boundExplanation(store.in(judge), judge, proposal, { explanation: bare, toSign, ...waiter })
        : { ...bare, isBound: false };
      const explanation = explained(judge, bound, isAuthenticated);
      await turns.take();
      if (heldUntil !== undefined && explanation.outcome === "DECISION_OUTCOME_ALLOW") {
        const message = `it has the votes that it takes, and is carried out from ${new Date(heldUntil).toISOString()} on`;
        return { ...explanation, message, couldApprove: [] };
      }
      if (isInitiators) {
        return { ...explanation, couldApprove: explanation.couldApprove.filter((id) => id === request.initiatorId) };
      }
      if (!rejected) return explanation;
      return {
        ...explanation,
        outcome: "DECISION_OUTCOME_REJECTED",
        message: "users have voted against it",
        couldApprove: [],
      };
    },
  };
}

/** The explanation of a decision, as it is answered. */
export function explained(
  organization: Organization,
  explanation: Explanation & Partial<Pick<BoundExplanation, "isBound">>,
  isAuthenticated = true,
): ExplainPolicyResponse {
  const { policies, couldApprove } = explanation;
  return {
    ...inWords(explanation, isAuthenticated),
    policies: policies.map(
      ({ policyId, policyName, effect, applied, time, condition, consensus }, index): PolicyExplanation => {
        const { row } = organization.policies[index]!;
        return {
          policyId,
          policyName,
          effect,
          applied,
          ...(row.time !== "" && { timeOutcome: toOutcome(time.outcome) }),
          conditionOutcome: toOutcome(condition.outcome),
          consensusOutcome: toOutcome(consensus.outcome),
          clauses: [
            ...toClauses("EXPRESSION_SOURCE_TIME", row.time, time),
            ...toClauses("EXPRESSION_SOURCE_CONDITION", row.condition, condition),
            ...toClauses("EXPRESSION_SOURCE_CONSENSUS", row.consensus, consensus),
          ],
        };
      },
    ),
    couldApprove,
  };
}

type Named = Pick<ExplainPolicyRequest, "type" | "parameters" | "userId" | "approvedBy" | "at">;

/** An activity that might be submitted. */
async function supposed(
  store: Store,
  { organization, member, home, stamp }: Caller,
  signing: Settings["signing"],
  named: Named,
): Promise<Asked> {
  const { type, parameters, userId, approvedBy = [], at } = named;
  if (type === undefined || parameters === undefined) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "give activityId, or type and parameters");
  }
  if (isVote(type)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "type: policies do not decide votes; give the id of the activity voted on",
    );
  }
  const hooks = upgradeHooks(organization, supposedCards);
  const upgraded = await upgradeToLatest(type, parseParameters(type, parameters), hooks);
  const asksAsParent = isThroughParent(type) && (userId === undefined || home.members.has(userId));
  const judge = asksAsParent ? home : organization;
  const own = home === judge && (userId === undefined || userId === member.id);
  if (!own && userId === undefined) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "userId: name a user of this organization; you belong to its parent",
    );
  }
  const initiator = await found("user", own ? member.id : userId!, (id) => judge.members.get(id));
  const toSign = toSignIn(store, judge);
  await checkPreconditions({ organization, initiator, signing, toSign }, upgraded);
  const publicKey = own && stamp.scheme !== sessionScheme ? stamp.publicKey : firstCredential(judge, initiator);
  const approvers = await Promise.all(
    [...new Set(approvedBy)].map((id) => found("user", id, (each) => judge.members.get(each))),
  );
  const later = approvers
    .filter(({ id }) => id !== initiator.id)
    .map((approver) => ({ userId: approver.id, publicKey: firstCredential(judge, approver) }));
  const request = requestOf(upgraded, {
    initiatorId: initiator.id,
    approvals: [{ userId: initiator.id, publicKey }, ...later],
    immediate: isImmediate(type) || judge !== organization,
    ...(at !== undefined && { at: instantOf(at) }),
  });
  return { judge, request, isOpen: judge === organization, rejected: false, toSign };
}

/** An activity that was submitted: with the approvals that count now, or counted when it ended. */
async function submitted(
  store: Store,
  { organization, home }: Caller,
  activityId: string,
  named: Named,
): Promise<Asked> {
  const { type, parameters, userId, approvedBy, at: supposedAt } = named;
  if ([type, parameters, userId, approvedBy, supposedAt].some((member) => member !== undefined)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "activityId: an activity already has type, parameters, user, approvals and time; omit them",
    );
  }
  const scope = store.in(organization.id);
  const { activity, votes } = await foundActivity(scope, activityId);
  const hooks = upgradeHooks(organization, supposedCards);
  const upgraded = await upgradeToLatest(activity.type, parametersOf(activity), hooks);
  const judge = home.members.has(activity.user_id) ? home : organization;
  const immediate = isImmediate(activity.type) || judge !== organization;
  const asked = { initiatorId: activity.user_id, immediate };
  const onBallot = (await findOnBallot(scope, [activity])).get(activity.id);
  const votedOn = { activity: { ...activity, ...onBallot }, votes };
  const standing = isWaiting(activity) ? await standingNow(scope, organization, votedOn) : undefined;
  const request =
    standing !== undefined
      ? requestOf(upgraded, { ...asked, approvals: standing.approvals, waiting: standing })
      : requestOf(upgraded, {
          ...asked,
          approvals: countedApprovals(votedOn, onBallot?.held_at ?? activity.updated_at, () => true),
        });
  const rejected = activity.status === "ACTIVITY_STATUS_REJECTED";
  const isInitiators = activity.status === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
  const heldUntil = standing && heldUntilOf(organization, onBallot);
  const toSign = toSignIn(store, judge);
  const isOpen = standing !== undefined && judge === organization;
  return { judge, request, isOpen, rejected, ...(standing && { standing }), isInitiators, heldUntil, toSign };
}

function toSignIn(store: Store, judge: Organization): ToSign {
  return new ToSign(new KnownSigners(), store.in(judge.id), judge);
}

/** What the votes on an activity that waits come to, as the next vote finds them. */
async function standingNow(scope: Scope, organization: Organization, votedOn: VotedOn): Promise<Standing> {
  const recordOf = await readVoterRecords(scope, [votedOn.activity, ...votedOn.votes]);
  return standingOf(organization, votedOn, recordOf, Date.now());
}

/** The credential with which a user is supposed to ask or approve, as stamps name it. */
function firstCredential(organization: Organization, member: Member): string {
  const [apiKey] = apiKeysThatApprove(organization, member, Date.now());
  return apiKey?.credential.publicKey ?? member.record.authenticators[0]?.credentialId ?? "";
}

/** The last instant that a time of a policy can name. */
const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function instantOf(milliseconds: string): number {
  const instant = Number(milliseconds);
  if (instant > lastInstant) throw new ApiError(ErrorCode.INVALID_ARGUMENT, "at: later than the year 9999");
  return instant;
}

function inWords(
  { decision, lacksInitiator, untold, isBound }: Parameters<typeof explained>[1],
  isAuthenticated: boolean,
): Pick<ExplainPolicyResponse, "outcome" | "message"> {
  switch (decision.outcome) {
    case "allow":
      return { outcome: "DECISION_OUTCOME_ALLOW", message: "it may be carried out" };
    case "consensusNeeded":
      if (isBound) return { outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", message: beyondLimit };
      return {
        outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED",
        message: isAuthenticated
          ? `others must approve it${lacksInitiator ? initiatorGone : ""}${whoIsUntold(untold)}`
          : notAuthenticated,
      };
    case "deny":
      return {
        outcome: decision.explicit ? "DECISION_OUTCOME_DENY_EXPLICIT" : "DECISION_OUTCOME_DENY_IMPLICIT",
        message: decision.message,
      };
  }
}

const beyondLimit = "the root quorum must approve it: it goes beyond a spending limit";
const notAuthenticated =
  "the user who asked for it must approve it with further authenticators, as their MFA policy requires";
const initiatorGone = ", and its initiator again: the credential that submitted it was deleted or has expired";

function whoIsUntold(policyName: string | undefined): string {
  if (policyName === undefined) return "";
  const name = JSON.stringify(policyName);
  return `; the consensus of ${name} is too costly to evaluate for some users`;
}

function toClauses(source: PolicyClause["source"], text: string, { clauses }: Explained): PolicyClause[] {
  return clauses.map(({ range: { start, end }, outcome }) => {
    const finding = "error" in outcome ? outcome.error : "notApplicable" in outcome ? outcome.notApplicable : undefined;
    return {
      source,
      text: excerptOf(text.slice(start.offset, end.offset)),
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      outcome: toOutcome(outcome),
      ...(finding && { message: describeFinding(finding) }),
    };
  });
}

// Up to here a clause is told as it stands; answers stay in proportion to what people read.
const longestClause = 2_000;

function excerptOf(clause: string): string {
  return clause.length > longestClause ? `${clause.slice(0, longestClause)}…` : clause;
}

function toOutcome(outcome: Outcome): PolicyClause["outcome"] {
  if ("error" in outcome) return "EXPRESSION_OUTCOME_ERROR";
  if ("notApplicable" in outcome) return "EXPRESSION_OUTCOME_NOT_APPLICABLE";
  return outcome.value ? "EXPRESSION_OUTCOME_TRUE" : "EXPRESSION_OUTCOME_FALSE";
}
