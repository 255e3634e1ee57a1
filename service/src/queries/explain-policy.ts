// How the policies decide about an activity, and why. The decision is the real one; only nothing follows from it.

import { ApiError } from "@countersign/api";
import type { ExplainPolicyRequest, ExplainPolicyResponse, PolicyClause, PolicyExplanation } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { parametersOf, parseParameters } from "../activities/parameters.js";
import { upgradeHooks } from "../activities/upgrade-hooks.js";
import { isVote } from "../activities/voting.js";
import type { Call, Caller } from "../auth/caller.js";
import { sessionScheme } from "../auth/session.js";
import type { Member, Organization } from "../organizations/organization.js";
import { liveApprovals } from "../policy/approvals.js";
import { proposalOf } from "../policy/context.js";
import type { Proposal, Request } from "../policy/context.js";
import { explain } from "../policy/decide.js";
import type { Decision } from "../policy/decide.js";
import { describeFinding } from "../policy/language/policy.js";
import type { Explained, Outcome } from "../policy/language/policy.js";
import { findActivity, listVotes } from "../store/activities.js";
import type { Scope, Store } from "../store/store.js";
import { found } from "../activities/found.js";

/** What is asked about, and whether users have voted it down. */
interface Asked {
  readonly request: Request;
  readonly rejected: boolean;
}

export function explainQueries(store: Store): Pick<Service<Call>, "explainPolicy"> {
  return {
    async explainPolicy({ caller }, asked) {
      const { organization } = caller;
      const scope = store.in(organization.id);
      const { request, rejected } = await (asked.activityId === undefined
        ? supposed(caller, asked)
        : submitted(scope, organization, asked.activityId, asked));
      const explanation = explained(organization, await proposalOf(scope, organization, request));
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
export function explained(organization: Organization, proposal: Proposal): ExplainPolicyResponse {
  const { decision, policies, couldApprove } = explain(organization, proposal);
  return {
    ...inWords(decision),
    policies: policies.map(
      ({ policyId, policyName, effect, applied, condition, consensus }, index): PolicyExplanation => {
        const { row } = organization.policies[index]!;
        return {
          policyId,
          policyName,
          effect,
          applied,
          conditionOutcome: toOutcome(condition.outcome),
          consensusOutcome: toOutcome(consensus.outcome),
          clauses: [
            ...toClauses("EXPRESSION_SOURCE_CONDITION", row.condition, condition),
            ...toClauses("EXPRESSION_SOURCE_CONSENSUS", row.consensus, consensus),
          ],
        };
      },
    ),
    couldApprove,
  };
}

type Named = Pick<ExplainPolicyRequest, "type" | "parameters" | "userId">;

/** Nobody takes the card of an activity that is only asked about. */
const supposedCards = { billing: { register: async () => {} }, activityId: "" };

/** An activity that might be submitted. */
async function supposed({ organization, member, home, stamp }: Caller, named: Named): Promise<Asked> {
  const { type, parameters, userId } = named;
  if (type === undefined || parameters === undefined) {
    throw new ApiError(3, "name an activity by activityId, or give type and parameters of one");
  }
  if (isVote({ type })) {
    throw new ApiError(
      3,
      "type: votes are not decided by policies; ask about the activity that is voted on, by its id",
    );
  }
  const hooks = upgradeHooks(organization, supposedCards);
  const upgraded = await upgradeToLatest(type, parseParameters(type, parameters), hooks);
  const own = home === organization && (userId === undefined || userId === member.id);
  if (!own && userId === undefined) {
    throw new ApiError(3, "userId: say for which user of this organization; you belong to its parent");
  }
  const initiator = own ? member : await found("user", userId!, (id) => organization.members.get(id));
  const publicKey = own && stamp.scheme !== sessionScheme ? stamp.publicKey : firstCredential(initiator);
  const request = { ...upgraded, initiatorId: initiator.id, approvals: [{ userId: initiator.id, publicKey }] };
  return { request, rejected: false };
}

/** An activity that was submitted: with the approvals that count now, or counted when it ended. */
async function submitted(scope: Scope, organization: Organization, activityId: string, named: Named): Promise<Asked> {
  if (named.type !== undefined || named.parameters !== undefined || named.userId !== undefined) {
    throw new ApiError(3, "activityId: an activity has type, parameters and user already; leave them away");
  }
  const activity = await found("activity", activityId, (id) => findActivity(scope, id));
  const votes = await listVotes(scope, [activity.id]);
  const upgraded = await upgradeToLatest(activity.type, parametersOf(activity), upgradeHooks(organization));
  const at = activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED" ? Date.now() : activity.updated_at;
  const request = { ...upgraded, initiatorId: activity.user_id, approvals: liveApprovals(activity, votes, at) };
  return { request, rejected: activity.status === "ACTIVITY_STATUS_REJECTED" };
}

/** The credential with which a user is supposed to ask, as stamps name it. */
function firstCredential({ record: { apiKeys, authenticators } }: Member): string {
  return apiKeys[0]?.credential.publicKey ?? authenticators[0]?.credentialId ?? "";
}

function inWords(decision: Decision): Pick<ExplainPolicyResponse, "outcome" | "message"> {
  switch (decision.outcome) {
    case "allow":
      return { outcome: "DECISION_OUTCOME_ALLOW", message: "it may be carried out" };
    case "consensusNeeded":
      return { outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", message: "others have to approve it" };
    case "deny":
      return {
        outcome: decision.explicit ? "DECISION_OUTCOME_DENY_EXPLICIT" : "DECISION_OUTCOME_DENY_IMPLICIT",
        message: decision.message,
      };
  }
}

function toClauses(source: PolicyClause["source"], text: string, { clauses }: Explained): PolicyClause[] {
  return clauses.map(({ range: { start, end }, outcome }) => {
    const finding = "error" in outcome ? outcome.error : "notApplicable" in outcome ? outcome.notApplicable : undefined;
    return {
      source,
      text: text.slice(start.offset, end.offset),
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      outcome: toOutcome(outcome),
      ...(finding && { message: describeFinding(finding) }),
    };
  });
}

function toOutcome(outcome: Outcome): PolicyClause["outcome"] {
  if ("error" in outcome) return "EXPRESSION_OUTCOME_ERROR";
  if ("notApplicable" in outcome) return "EXPRESSION_OUTCOME_NOT_APPLICABLE";
  return outcome.value ? "EXPRESSION_OUTCOME_TRUE" : "EXPRESSION_OUTCOME_FALSE";
}
