// What proposed policies would have decided about recorded activities. The decisions are real ones, by the present users, tags
// and keys; only nothing follows from them.

import { activityKinds, ApiError, ErrorCode } from "@countersign/api";
import type { PlannedDecision, PlanPoliciesRequest, PlanPoliciesResponse } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { withVotes } from "../activities/engine/record.js";
import { isImmediate, isRedacted, requestOf } from "../activities/engine/traits.js";
import { supposedCards, upgradeHooks } from "../activities/engine/upgrade-hooks.js";
import { readVoterRecords } from "../activities/engine/voter-records.js";
import { checkExpressions } from "../organizations/submitted-expressions.js";
import type { Call } from "../auth/caller.js";
import { isPassing } from "../event-loop/owner.js";
import { Turns } from "../event-loop/turns.js";
import { compilePolicy } from "../organizations/compiled-policy.js";
import type { Organization } from "../organizations/organization.js";
import type { RecordOf } from "../organizations/past-credential.js";
import { PolicyIndex } from "../organizations/policy-index.js";
import { parametersOf } from "../params/parameters.js";
import { proposalOf } from "../policy/context.js";
import type { Proposal } from "../policy/context.js";
import { pastCredentials, replaying, stationsOf, type Replayed } from "../policy/replay.js";
import { KnownSigners } from "../signing/signers.js";
import { ToSign } from "../signing/to-sign.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import { findActivities, timeOfId } from "../store/activities.js";
import type { ActivityRow, VoteRow } from "../store/activities.js";
import { listActivityIds } from "../store/activity-pages.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { archivedBehind } from "./activities.js";
import { pageOf } from "./page.js";
import { proposedLimits, spendingUnder } from "./planned-spending.js";

/** Activities that are read at once. */
const readTogether = 10;
/** After so many steps no further activities are replayed: half a second of one core, in turns with others. */
const mostSteps = 50_000_000;
/** After so much that proposed limits count, no further activities are replayed. */
const mostCounts = 5_000;
/** Policies that are told of in one decision. */
const mostTold = 20;

export function planQueries(store: Store): Pick<Service<Call>, "planPolicies"> {
  return {
    async planPolicies({ caller: { organization } }, asked) {
      const proposed = await proposedOf(organization, asked);
      const limits = asked.spendingLimits && proposedLimits(organization, asked.spendingLimits);
      const scope = store.in(organization);
      const page = pageOf(asked.paginationOptions);
      const since = Number(asked.since ?? 0);
      const listed = await listActivityIds(scope, { statuses: [], types: [] }, page);
      const ids = listed.filter((id) => timeOfId(id) >= since);
      const isLast = ids.length < page.limit;
      const plan: Plan = { changes: [], unchanged: [], differed: [], notReplayed: [], spending: [] };
      const turns = new Turns(organization);
      let [replayed, steps] = [0, 0];
      const isFull = () => steps >= mostSteps || countsOf(plan) >= mostCounts;
      for (let start = 0; start < ids.length && !isFull(); start += readTogether) {
        const some = await findActivities(scope, ids.slice(start, start + readTogether));
        const { rows, votes } = await withVotes(scope, some);
        const recordOf = await readVoterRecords(scope, [...rows, ...votes]);
        for (const row of rows) {
          const own = votes.filter(({ activity_id: id }) => id === row.id);
          steps += await addTo(plan, { scope, turns, today: organization, proposed, limits, recordOf }, row, own);
        }
        replayed = Math.min(ids.length, start + readTogether);
      }
      const isWhole = replayed === ids.length;
      const archived = isWhole && isLast && listed.length === ids.length ? await archivedBehind(scope) : undefined;
      const next = isWhole && isLast ? undefined : ids[replayed - 1];
      const { spending, ...decided } = plan;
      return {
        ...decided,
        ...(limits && { spending }),
        ...(next !== undefined && { next }),
        ...(archived && { archived }),
      };
    },
  };
}

type Plan = {
  [Part in "changes" | "unchanged" | "differed" | "notReplayed" | "spending"]: NonNullable<
    PlanPoliciesResponse[Part]
  >[number][];
};

function countsOf({ spending }: Plan): number {
  return spending.reduce((sum, { counts }) => sum + counts.length, 0);
}

interface Replay {
  readonly scope: Scope;
  readonly turns: Turns;
  readonly today: Organization;
  readonly proposed: Organization;
  /** Limits that there would be. */
  readonly limits: readonly SpendingLimit[] | undefined;
  readonly recordOf: RecordOf;
}

/** @returns the steps that it took */
async function addTo(plan: Plan, replay: Replay, activity: ActivityRow, votes: readonly VoteRow[]): Promise<number> {
  const { id: activityId, type, status, created_at, user_id: userId } = activity;
  const { scope, turns, today, proposed, limits } = replay;
  await turns.take();
  const toSign = new ToSign(new KnownSigners(), scope, today);
  const proposal = await recorded(replay, activity, votes, toSign);
  if (typeof proposal === "string") {
    plan.notReplayed.push({ activityId, type, reason: proposal });
    return 0;
  }
  const stations = stationsOf({ activity, votes });
  const before = await turns.run(replaying(today, proposal, stations));
  const seen = seenBy(proposed, proposal);
  const after = await turns.run(replaying(proposed, seen, stations));
  if (limits && after.decision.outcome !== "deny" && !isGivenBack(status)) {
    const spent = await spendingUnder(limits, proposed, seen, toSign);
    if (spent.counts.length + spent.uncounted.length > 0) {
      plan.spending.push({ activityId, type, userId, submittedAt: String(created_at), ...spent });
    }
  }
  if (before.decision.outcome !== whatBecameOf[status]) plan.differed.push(activityId);
  if (before.decision.outcome === after.decision.outcome) plan.unchanged.push(activityId);
  else {
    const createdAt = toTimestamp(created_at);
    const decisions = { today: planned(today, before), proposed: planned(proposed, after) };
    plan.changes.push({ activityId, type, status, createdAt, userId, ...decisions });
  }
  return before.steps + after.steps;
}

/** Whether limits count nothing of it any more. */
function isGivenBack(status: ActivityRow["status"]): boolean {
  return status === "ACTIVITY_STATUS_REJECTED" || status === "ACTIVITY_STATUS_FAILED";
}

/** What was decided about activities of a status. */
const whatBecameOf: Partial<Record<ActivityRow["status"], Replayed["decision"]["outcome"]>> = {
  ACTIVITY_STATUS_COMPLETED: "allow",
  ACTIVITY_STATUS_FAILED: "allow",
  ACTIVITY_STATUS_CONSENSUS_NEEDED: "consensusNeeded",
  ACTIVITY_STATUS_REJECTED: "consensusNeeded",
};

/** An activity as policies are asked about it now; or why it can't be replayed. */
async function recorded(
  { scope, today, proposed, recordOf }: Replay,
  activity: ActivityRow,
  votes: readonly VoteRow[],
  toSign: ToSign,
): Promise<Proposal | string> {
  const casts = [activity, ...votes];
  const { type, user_id: initiatorId } = activity;
  if (activityKinds[type].family === "acceptInvitation")
    return "no policy decides about the acceptance of an invitation";
  if (!today.members.has(initiatorId)) {
    return "the user who asked for it was deleted, or belongs to the parent organization, whose policies decided";
  }
  if (casts.some(({ user_id: id }) => !today.members.has(id))) return "a user who voted on it was deleted";
  if (isRedacted(type) && [today, proposed].some(asksForParameters)) {
    return "its parameters were redacted, and a policy asks for parameters";
  }
  try {
    const newest = await upgradeToLatest(type, parametersOf(activity), upgradeHooks(today, supposedCards));
    const request = requestOf(newest, { initiatorId, approvals: [], immediate: isImmediate(type) });
    const proposal = await proposalOf(scope, today, request, toSign);
    return { ...proposal, pastCredentials: pastCredentials(casts, recordOf) };
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error;
    return error.message;
  }
}

/** Conservative: the word may also stand in a text. */
function asksForParameters({ policies }: Organization): boolean {
  return policies.some(({ row }) => row.condition.includes("params"));
}

/** What an activity is about, as an organization with other tags sees it. */
function seenBy({ members }: Organization, proposal: Proposal): Proposal {
  const subjects = proposal.subjects.map((subject) =>
    subject.user
      ? { ...subject, user: { ...subject.user, tags: members.get(subject.user.id)?.record.userTags ?? [] } }
      : subject,
  );
  return { ...proposal, subjects };
}

function planned({ policies }: Organization, { decision, evaluations }: Replayed): PlannedDecision {
  const names = new Map(policies.map(({ id, name }) => [id, name]));
  const told = evaluations.flatMap(({ policyId = "", outcome }) => {
    const policyName = names.get(policyId);
    return policyName !== undefined && outcome !== undefined ? [{ policyName, outcome }] : [];
  });
  return { ...inWords(decision), policies: told.slice(0, mostTold) };
}

function inWords(decision: Replayed["decision"]): Pick<PlannedDecision, "outcome" | "message"> {
  switch (decision.outcome) {
    case "allow":
      return { outcome: "DECISION_OUTCOME_ALLOW", message: "it may be carried out" };
    case "consensusNeeded":
      return { outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", message: "others must approve it" };
    case "deny": {
      const outcome = decision.explicit ? "DECISION_OUTCOME_DENY_EXPLICIT" : "DECISION_OUTCOME_DENY_IMPLICIT";
      return { outcome, message: decision.message };
    }
  }
}

/**
 * The organization as it would be.
 *
 * @throws ApiError INVALID_ARGUMENT for an expression that can't be right, for a quorum or tags of users that there are
 *   not, RESOURCE_EXHAUSTED for expressions that are too long together
 */
async function proposedOf(organization: Organization, asked: PlanPoliciesRequest): Promise<Organization> {
  const { rootQuorum: quorum, userTags = [] } = asked;
  const sources = asked.policies.flatMap(({ condition, consensus, time }, index) => [
    { path: `policies.${index}.condition`, kind: "condition" as const, source: condition },
    { path: `policies.${index}.consensus`, kind: "consensus" as const, source: consensus },
    { path: `policies.${index}.time`, kind: "time" as const, source: time },
  ]);
  await checkExpressions(organization, sources, [], "");
  const turns = new Turns(organization);
  const policies: Organization["policies"][number][] = [];
  for (const [index, written] of asked.policies.entries()) {
    const { policyName: name, effect, condition = "", consensus = "", time = "", notes = "" } = written;
    const row = {
      id: String(index),
      organization_id: organization.id,
      name,
      effect,
      condition,
      consensus,
      time,
      notes,
    };
    policies.push(compilePolicy({ ...row, created_at: 0, updated_at: 0 }));
    await turns.take();
  }
  const users = userTags.map(({ userId }) => ["userTags", userId] as const);
  for (const [path, id] of [
    ...(quorum?.userIds ?? []).map((each) => ["rootQuorum.userIds", each] as const),
    ...users,
  ]) {
    if (organization.members.has(id)) continue;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: no user ${JSON.stringify(id)} in this organization`);
  }
  if (quorum && quorum.threshold > new Set(quorum.userIds).size) {
    const message = "rootQuorum.threshold: more than there are root users; expected at most their number";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  const planned = { ...organization, policies, policyIndex: new PolicyIndex(policies) };
  if (!quorum && userTags.length === 0) return planned;
  const tags = new Map(userTags.map((each) => [each.userId, each.userTags]));
  const members = new Map(
    [...organization.members].map(([id, member]) => {
      const record = { ...member.record, userTags: tags.get(id) ?? member.record.userTags };
      const { emailVerified, phoneNumberVerified, changedAt, sum } = member;
      const root = quorum ? quorum.userIds.includes(id) : member.root;
      // No decision asks for the name of a record, and to make it takes long.
      return [id, { id, root, emailVerified, phoneNumberVerified, changedAt, recordId: "", sum, record }];
    }),
  );
  return { ...planned, members, quorum: quorum ?? organization.quorum };
}
