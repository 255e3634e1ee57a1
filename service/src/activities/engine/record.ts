// The record of an activity as it is answered, put together from its rows.

import { activityKinds } from "@countersign/api";
import type { Activity, Status, User, Vote } from "@countersign/api";
import { Turns } from "../../event-loop/turns.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import type { RecordOf } from "../../organizations/past-credential.js";
import { parametersOf } from "../../params/parameters.js";
import { standingOf } from "../../policy/approvals.js";
import type { Standing } from "../../policy/approvals.js";
import { DecisionBudget, stepsOfDecision, stepsOfSearch } from "../../policy/decision-budget.js";
import type { PolicyRequest } from "../../policy/request.js";
import { voteCounts } from "../../policy/voters.js";
import { KnownSigners } from "../../signing/signers.js";
import { findActivities, findOnBallot, isWaiting, listVotes, notHeld } from "../../store/activities.js";
import type { ActivityRow, OnBallot, VoteRow } from "../../store/activities.js";
import type { Scope } from "../../store/store.js";
import { toTimestamp } from "../../store/timestamp.js";
import { readBallot } from "./ballot.js";
import { heldUntilOf } from "./delays.js";
import { isExpired } from "./expiry.js";
import { firstVoteId } from "./first-vote.js";
import { readVoterRecords } from "./voter-records.js";

/** Who looks at an activity: what they could do is part of the record. */
export interface Viewer {
  readonly organization: Organization;
  readonly member: Member;
}

/** What a user could do to an activity. */
export interface VotingRights {
  readonly canApprove: boolean;
  readonly canReject: boolean;
}

/** Steps of finding out the rights to all activities of one answer. */
const stepsOfPage = 10 * stepsOfDecision;

/** How finding out the rights of all goes on. */
export interface Search {
  readonly turns: Turns;
  readonly knownSigners: KnownSigners;
  stepsLeft: number;
}

const noRights: VotingRights = { canApprove: false, canReject: false };

/** Parts of a record that are at hand already and need not be read or parsed again. */
export interface KnownParts {
  readonly parameters: unknown;
  readonly initiator: User;
  /** In the version that was submitted; undefined while there is none. */
  readonly result: unknown;
  /** Until when it waits for a delay, in milliseconds since 1970. */
  readonly heldUntil?: number | undefined;
}

export function searchForPage({ organization }: Viewer): Search {
  return { turns: new Turns(organization), knownSigners: new KnownSigners(), stepsLeft: stepsOfPage };
}

/**
 * Puts records together, with one read of votes and one of user records for all of them. It is done in turns; together,
 * finding out what the viewer could do takes no more than ten decisions may. What moves to the archive meanwhile is left out.
 */
export async function toActivities(
  scope: Scope,
  rows: readonly ActivityRow[],
  viewer: Viewer,
  search: Search = searchForPage(viewer),
): Promise<Activity[]> {
  const puttingTogether = {
    turns: search.turns,
    current: viewer.organization,
    rightsOf: (activity: LookedRow, votes: readonly VoteRow[], recordOf: RecordOf) =>
      rightsOf(scope, { activity, votes, recordOf }, viewer, search),
  };
  return (await putTogether(scope, rows, puttingTogether)).map(({ activity }) => activity);
}

/** An activity with what belongs to it, for whoever keeps it elsewhere. */
export interface WholeActivity {
  /** As those see it who could do nothing to it. */
  readonly activity: Activity;
  readonly row: ActivityRow;
  readonly votes: readonly VoteRow[];
}

/** Puts records together that nobody looks at, in the order of the rows. */
export function toWholeActivities(scope: Scope, rows: readonly ActivityRow[], turns: Turns): Promise<WholeActivity[]> {
  return putTogether(scope, rows, {
    turns,
    current: { members: new Map(), delays: new Map() },
    rightsOf: () => noRights,
  });
}

interface PuttingTogether {
  readonly turns: Turns;
  /** Users and delays as they are now. */
  readonly current: Pick<Organization, "members" | "delays">;
  readonly rightsOf: (
    row: LookedRow,
    votes: readonly VoteRow[],
    recordOf: RecordOf,
  ) => Promise<VotingRights> | VotingRights;
}

async function putTogether(
  scope: Scope,
  found: readonly ActivityRow[],
  { turns, current, rightsOf }: PuttingTogether,
): Promise<WholeActivity[]> {
  const { rows, votes } = await withVotes(scope, found);
  const recordOf = await readVoterRecords(scope, [...rows, ...votes]);
  const userOf = (voter: Voter): User => recordOf(voter) ?? lostRecord(voter.user_id, current.members);
  const onBallot = await findOnBallot(scope, rows.filter(isWaiting));
  const made: WholeActivity[] = [];
  for (const row of rows) {
    await turns.take();
    const own = votes.filter(({ activity_id }) => activity_id === row.id);
    const known = {
      parameters: parametersOf(row),
      initiator: userOf(row),
      result: row.result === null ? undefined : (JSON.parse(row.result) as unknown),
      heldUntil: isWaiting(row) ? heldUntilOf(current, onBallot.get(row.id)) : undefined,
    };
    const rights = await rightsOf({ ...row, ...(onBallot.get(row.id) ?? notOnBallot) }, own, recordOf);
    made.push({ activity: toActivity(row, known, rights, own, userOf), row, votes: own });
  }
  return made;
}

/**
 * The votes on activities, the first of each not counted. Activities that have moved to the archive since they were read
 * are left out, because their votes have moved with them.
 */
export async function withVotes(
  scope: Scope,
  rows: readonly ActivityRow[],
): Promise<{ readonly rows: readonly ActivityRow[]; readonly votes: readonly VoteRow[] }> {
  const votes = await listVotes(
    scope,
    rows.map(({ id }) => id),
  );
  const voted = new Set(votes.map(({ activity_id }) => activity_id));
  // What nobody votes on any more was changed by a vote, if by anything.
  const missed = rows.filter(
    ({ id, status, created_at, updated_at }) => !isWaiting({ status }) && updated_at !== created_at && !voted.has(id),
  );
  if (missed.length === 0) return { rows, votes };
  const missing = new Set(missed.map(({ id }) => id));
  for (const { id } of await findActivities(scope, [...missing])) missing.delete(id);
  return { rows: rows.filter(({ id }) => !missing.has(id)), votes };
}

type Voter = Pick<VoteRow, "user_id" | "user_record_id">;

/** A user whose record is not there: as the user is now, or by the id alone. */
function lostRecord(userId: string, current: Organization["members"]): User {
  return (
    current.get(userId)?.record ?? {
      userId,
      userName: "",
      authenticators: [],
      apiKeys: [],
      userTags: [],
      oauthProviders: [],
      mfaPolicies: [],
      createdAt: toTimestamp(0),
      updatedAt: toTimestamp(0),
    }
  );
}

type LookedRow = ActivityRow & OnBallot;

const notOnBallot: OnBallot = { attested: null, ...notHeld };

interface Looked {
  readonly activity: LookedRow;
  readonly votes: readonly VoteRow[];
  readonly recordOf: RecordOf;
}

async function rightsOf(
  scope: Scope,
  { activity: row, votes, recordOf }: Looked,
  { organization, member }: Viewer,
  search: Search,
): Promise<VotingRights> {
  const voter = organization.members.get(member.id);
  if (!voter) return noRights;
  if (row.status === "ACTIVITY_STATUS_COMPLETED")
    return { canApprove: false, canReject: hasApproved(row, votes, voter) };
  if (!isWaiting(row)) return noRights;
  if (isExpired(organization, row, Date.now())) return noRights;
  const standing = standingOf(organization, { activity: row, votes }, recordOf, Date.now());
  const isPlain = voter.root && voter.record.mfaPolicies.length === 0;
  const { counts, approvals } = isPlain
    ? { counts: true, approvals: standing.approvals }
    : await countsOn(scope, row, standing, organization, voter, search);
  const isInitiators = row.status === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
  return {
    // Of whom it cannot be told that their approval does not count, it is taken; a rejection would end the activity.
    canApprove:
      row.held_at === null &&
      (isInitiators
        ? row.user_id === voter.id
        : counts !== false && approvals.every(({ userId }) => userId !== member.id)),
    canReject: counts === true,
  };
}

/**
 * Whether a completed activity has a user's approval, if only by having asked for it. Existing deployments let such users
 * reject it still, which has no effect.
 */
function hasApproved(row: ActivityRow, votes: readonly VoteRow[], { id }: Member): boolean {
  return (
    row.user_id === id ||
    votes.some(({ user_id, selection }) => user_id === id && selection === "VOTE_SELECTION_APPROVED")
  );
}

/** Whether a vote would count, undefined where that cannot be told, and which approvals do. */
async function countsOn(
  scope: Scope,
  row: ActivityRow,
  standing: Standing,
  organization: Organization,
  voter: Member,
  search: Search,
): Promise<{ readonly counts: boolean | undefined; readonly approvals: PolicyRequest["approvals"] }> {
  if (organization.policies.length === 0 && voter.id !== row.user_id && !voter.root)
    return { counts: false, approvals: standing.approvals };
  const budget = new DecisionBudget({
    policies: Math.min(search.stepsLeft, stepsOfDecision),
    search: Math.min(search.stepsLeft, stepsOfSearch),
  });
  const { proposal } = await readBallot(scope, organization, row, standing, search.knownSigners, budget);
  const counts = await search.turns.run(voteCounts(organization, voter, proposal, budget));
  search.stepsLeft = Math.max(0, search.stepsLeft - budget.policies.spent - budget.search.spent);
  return { counts, approvals: proposal.approvals };
}

/** Puts one record together from what is known. */
export function toActivity(
  row: ActivityRow,
  known: KnownParts,
  rights: VotingRights,
  votes: readonly VoteRow[] = [],
  userOf: (voter: Voter) => User = () => known.initiator,
): Activity {
  const { intentKey, resultKey } = activityKinds[row.type];
  const first = {
    id: firstVoteId(row.id),
    activity_id: row.id,
    selection: "VOTE_SELECTION_APPROVED" as const,
    message: row.body,
    created_at: row.created_at,
    user_id: row.user_id,
    public_key: row.public_key,
    signature: row.signature,
    scheme: row.scheme,
  };
  const activity = {
    id: row.id,
    organizationId: row.organization_id,
    status: row.status,
    type: row.type,
    intent: { [intentKey]: known.parameters },
    result: known.result !== undefined && resultKey ? { [resultKey]: known.result } : {},
    votes: [toVote(first, known.initiator), ...votes.map((vote) => toVote(vote, userOf(vote)))],
    fingerprint: `sha256:${row.fingerprint}`,
    ...rights,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    ...(known.heldUntil !== undefined && { heldUntil: toTimestamp(known.heldUntil) }),
    failure: row.failure === null ? null : (JSON.parse(row.failure) as Status),
  };
  // Intent and result fit the type because both were made from it.
  return activity as unknown as Activity;
}

function toVote(
  vote: Omit<VoteRow, "organization_id" | "user_record_id" | "evaluations" | "attested">,
  user: User,
): Vote {
  return {
    id: vote.id,
    userId: vote.user_id,
    user,
    activityId: vote.activity_id,
    selection: vote.selection,
    message: vote.message,
    publicKey: vote.public_key,
    signature: vote.signature,
    scheme: vote.scheme as Vote["scheme"],
    createdAt: toTimestamp(vote.created_at),
  };
}
