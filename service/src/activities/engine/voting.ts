// Votes on activities that wait for consensus. The last approval that is needed carries the activity out, in the
// transaction that records the vote; a rejection by anyone who could approve ends it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Activity, ActivityStatus, ActivityType, AuthenticationMethod, PolicyEvaluation } from "@countersign/api";
import { hash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Call, Caller } from "../../auth/caller.js";
import { isPassing } from "../../event-loop/owner.js";
import { Turns } from "../../event-loop/turns.js";
import { bodyText } from "../../params/parameters.js";
import type { Organization } from "../../organizations/organization.js";
import { standingOf } from "../../policy/approvals.js";
import type { Standing } from "../../policy/approvals.js";
import { describeLacking, requirementsOf } from "../../policy/authenticators.js";
import type { Requirement } from "../../policy/authenticators.js";
import type { Proposal } from "../../policy/context.js";
import { decideBrakes } from "../../policy/brakes.js";
import { deciding, stricter } from "../../policy/decide.js";
import { DecisionBudget } from "../../policy/decision-budget.js";
import { Evaluations } from "../../policy/evaluations.js";
import { byPoliciesAlone } from "../../policy/request.js";
import { boundProfile, decideScope } from "../../policy/session-scope.js";
import { decideSpending } from "../../policy/spending.js";
import { voteCounts } from "../../policy/voters.js";
import { release, spend } from "../../spending/ledger.js";
import {
  checkOnBallot,
  findActivity,
  findActivityOnBallot,
  insertVote,
  isWaiting,
  listVotes,
} from "../../store/activities.js";
import type { BallotedActivityRow, VoteRow } from "../../store/activities.js";
import { NotProved } from "../../store/authority/not-proved.js";
import { WriteConflict } from "../../store/conflict.js";
import { insertVoteCalls } from "../../store/vote-calls.js";
import { insertLogRecord } from "../../store/log-records.js";
import type { Hold } from "../../store/authority/ballot.js";
import type { Scope } from "../../store/store.js";
import { inSpan } from "../../tracing/spans.js";
import { newLogRecord, voteEvent } from "../../transparency/event.js";
import type { Step } from "../definition/plan.js";
import { readBallot, withAuthenticators } from "./ballot.js";
import type { Commits } from "./commit.js";
import type { Once } from "./once.js";
import type { EngineParts } from "./parts.js";
import { delayOf, heldUntilOf, holdOf } from "./delays.js";
import { isExpired } from "./expiry.js";
import type { Expiry } from "./expiry.js";
import { failureText } from "./failure.js";
import { planWaiting } from "./plan.js";
import type { Refusals } from "./refusals.js";
import { toActivities } from "./record.js";
import { Reproof } from "./reproof.js";
import { isVote, sendsMessages, storageEffectOf, widensAccess } from "./traits.js";
import { readVoterRecords } from "./voter-records.js";

/** The body of a vote. */
export interface VoteSubmission {
  readonly type: "ACTIVITY_TYPE_APPROVE_ACTIVITY" | "ACTIVITY_TYPE_REJECT_ACTIVITY";
  readonly parameters: { readonly fingerprint: string };
}

const rejectionUntold =
  "the organization's policies are too costly to tell whether this user's vote counts; root users can reject the " +
  "activity, and so can users whose approval would settle it";

/** Whether a request is a vote, which makes no activity of its own. */
export function isVoteSubmission(submission: { readonly type: ActivityType }): submission is VoteSubmission {
  return isVote(submission.type);
}

/** A vote that is cast. */
interface Cast {
  readonly activity: BallotedActivityRow;
  readonly vote: VoteRow;
  /** Votes that the decision was made on, the initiator's not counted. */
  readonly votes: readonly VoteRow[];
}

/** A vote that is to be cast, and those that were cast before. */
interface Casting {
  readonly activity: BallotedActivityRow;
  readonly votes: readonly VoteRow[];
  readonly type: VoteSubmission["type"];
  readonly message: string;
  readonly once: Once;
}

export class Voting {
  readonly #parts: EngineParts;
  readonly #commits: Commits;
  readonly #refusals: Refusals;
  readonly #expiry: Expiry;
  readonly #reproof = new Reproof();

  constructor(parts: EngineParts, commits: Commits, refusals: Refusals, expiry: Expiry) {
    this.#expiry = expiry;
    this.#parts = parts;
    this.#commits = commits;
    this.#refusals = refusals;
  }

  /**
   * Casts a vote. The same body casts it once.
   *
   * @returns the activity that was voted on, as it is afterwards
   * @throws WriteConflict when something changed in the meantime
   */
  async vote(call: Call, caller: Caller, submission: VoteSubmission, once: Once): Promise<Activity> {
    const scope = this.#parts.store.in(caller.organization);
    const { fingerprint } = submission.parameters;
    // Databases differ in which texts they take, so nothing else is looked up.
    const [, digest] = /^sha256:([0-9a-f]{64})$/.exec(fingerprint) ?? [];
    const activity = digest === undefined ? undefined : await findActivityOnBallot(scope, digest);
    if (!activity) {
      const reason = `Nothing that this organization votes or voted on has ${JSON.stringify(fingerprint)}`;
      throw new ApiError(ErrorCode.NOT_FOUND, `No activity found with fingerprint. ${reason}`);
    }
    const votes = await listVotes(scope, [activity.id]);
    const message = bodyText(call.body);
    if (!votes.some((vote) => vote.message === message && vote.user_id === caller.member.id)) {
      const effect = storageEffectOf(activity.type);
      const end = await this.#parts.storage.admit(caller.organization, effect, call.body.length);
      try {
        await this.#cast(caller, { activity, votes, type: submission.type, message, once });
      } finally {
        end();
      }
    }
    const after = await findActivity(scope, activity.id);
    return (await toActivities(scope, [after!], caller))[0]!;
  }

  async #cast(caller: Caller, { activity, votes, type, message, once }: Casting): Promise<void> {
    const { organization, member, stamp } = caller;
    const now = Date.now();
    const scope = this.#parts.store.in(organization);
    const recordOf = await readVoterRecords(scope, [activity, ...votes]);
    const standing = standingOf(organization, { activity, votes }, recordOf, now);
    const ballot = await readBallot(scope, organization, activity, standing, this.#parts.knownSigners);
    const turns = new Turns(organization);
    const counts = await turns.run(voteCounts(organization, member, ballot.proposal));
    const refuse = async (reason: string): Promise<never> => {
      const refused = { type, fingerprint: hash("sha256", message), signature: stamp.signature };
      await this.#refusals.note(caller, { ...refused, activityId: activity.id, reason });
      throw new ApiError(ErrorCode.PERMISSION_DENIED, reason);
    };
    if (counts === false) return refuse("this user has no vote on the activity");
    if (!isWaiting(activity)) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        `the activity is not waiting for votes; its status is ${activity.status}`,
      );
    }
    const outOfScope = await decideVoteScope(scope, caller, ballot.proposal, type);
    if (outOfScope) return refuse(outOfScope);
    await checkUnchanged(scope, activity, votes);
    const approves = type === "ACTIVITY_TYPE_APPROVE_ACTIVITY";
    const heldUntil = heldUntilOf(organization, activity);
    if (approves && heldUntil !== undefined) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        `the activity has the votes that it takes, and is carried out from ${new Date(heldUntil).toISOString()} on`,
      );
    }
    if (isExpired(organization, activity, now)) {
      await this.#expiry.end(organization, { activity, votes }, now);
      throw new ApiError(ErrorCode.FAILED_PRECONDITION, "the activity has expired and takes no votes any more");
    }
    if (approves && activity.status === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED" && member.id !== activity.user_id) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        "the activity waits for the user who asked for it to authenticate",
      );
    }
    // An approval that does not count changes nothing; a rejection ends the activity.
    if (!approves && counts === undefined) throw new ApiError(ErrorCode.PERMISSION_DENIED, rejectionUntold);
    const vote: VoteRow = {
      id: uuidv7(),
      organization_id: organization.id,
      activity_id: activity.id,
      user_id: member.id,
      user_record_id: member.recordId,
      selection: approves ? "VOTE_SELECTION_APPROVED" : "VOTE_SELECTION_REJECTED",
      message,
      public_key: stamp.publicKey,
      signature: stamp.signature,
      scheme: stamp.scheme,
      evaluations: JSON.stringify([{ outcome: "OUTCOME_REJECTED" } satisfies PolicyEvaluation]),
      attested: stamp.attested ?? null,
      created_at: now,
    };
    if (!approves) return this.#record(caller, { activity, vote, votes }, "ACTIVITY_STATUS_REJECTED");

    const isInitiators = activity.status === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
    const withVote = standingOf(
      organization,
      { activity, votes: [...votes, vote] },
      (cast) => (cast.user_record_id === member.recordId ? member.record : recordOf(cast)),
      now,
    );
    // Nothing may be required any more.
    if (!isInitiators || !ballot.isAuthenticated)
      await checkAdds(organization, ballot.proposal, member.id, standing, withVote);
    const { proposal, isAuthenticated } = await withAuthenticators(organization, ballot.proposal, withVote);
    const evaluations = new Evaluations();
    const decided = await inSpan("policy decision", {}, async ({ note }) => {
      const made = await turns.run(deciding(organization, proposal, new DecisionBudget(), evaluations));
      note({ "countersign.policy.outcome": made.outcome });
      return made;
    });
    const brakes = ballot.failure
      ? undefined
      : await decideBrakes(scope, organization, proposal, { by: member.id, toSign: ballot.toSign });
    const spending =
      decided.outcome === "allow" && !ballot.failure
        ? await decideSpending(scope, organization, proposal, {
            toSign: ballot.toSign,
            waits: false,
            activityId: activity.id,
          })
        : undefined;
    const decision = stricter(stricter(decided, brakes), spending?.decision);
    this.#parts.metrics?.decided(decision);
    if (decision.outcome === "deny") return refuse(decision.message);
    const approval = { ...vote, evaluations: JSON.stringify(evaluations.of(decision)) };
    const cast = { activity, vote: approval, votes };
    if (decision.outcome === "consensusNeeded") {
      return this.#record(caller, cast, isAuthenticated ? "ACTIVITY_STATUS_CONSENSUS_NEEDED" : activity.status);
    }
    const delay = ballot.failure ? undefined : delayOf(organization, proposal);
    if (delay) {
      return this.#record(caller, cast, "ACTIVITY_STATUS_CONSENSUS_NEEDED", undefined, holdOf(delay, now));
    }
    await this.#reproof.check(activity, votes, recordOf);
    try {
      const step = await planWaiting(this.#parts, caller, activity, ballot, once);
      const { charges = [], isExempt = false, seen = [] } = spending ?? {};
      await this.#record(caller, cast, "ACTIVITY_STATUS_COMPLETED", async (inside, transaction) => {
        await spend(inside, charges, { activityId: activity.id, now, isExempt, seen });
        return step(inside, transaction);
      });
      if (sendsMessages(ballot.proposal.type)) this.#parts.onMessage();
    } catch (error) {
      // What is out of order for the moment only is no reason to give the activity up: the vote can be cast again.
      if (!(error instanceof ApiError) || error instanceof NotProved || isPassing(error)) throw error;
      await this.#record(caller, cast, "ACTIVITY_STATUS_FAILED", error);
    }
  }

  async #record(
    caller: Caller,
    { activity, vote, votes }: Cast,
    status: ActivityStatus,
    outcome?: Step<unknown> | ApiError,
    hold?: Hold,
  ): Promise<void> {
    await this.#commits.commit(caller, async (scope, transaction) => {
      if (!isWaiting({ status })) await release(scope, caller.organization, activity.id);
      const made = typeof outcome === "function" ? await outcome(scope, transaction) : undefined;
      const result = made === undefined ? undefined : JSON.stringify(made);
      const failure = outcome instanceof ApiError ? failureText(outcome) : undefined;
      await insertVote(scope, vote, { activity, votes }, { status, result, failure, hold });
      // Others vote once the initiator has authenticated.
      const isOpened = activity.status === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED" && !hold;
      if (isOpened && status === "ACTIVITY_STATUS_CONSENSUS_NEEDED") {
        await insertVoteCalls(scope, activity.id, this.#parts.voteCallDelay);
      }
      const { fingerprint } = activity;
      const after = { fingerprint, status, result: result ?? null, failure: failure ?? null };
      insertLogRecord(scope, newLogRecord(voteEvent(after, vote, votes.length + 1)));
    });
  }
}

/** Why the profile of the voter's session does not let it vote on an activity: its scope is asked of the vote, and of that. */
async function decideVoteScope(
  scope: Scope,
  { organization, member, sessionProfileId }: Caller,
  proposal: Proposal,
  type: VoteSubmission["type"],
): Promise<string | undefined> {
  const profile = await boundProfile(scope, organization, sessionProfileId);
  if (!profile) return undefined;
  const approvals = proposal.approvals.filter(({ userId }) => userId !== member.id);
  const vote = {
    ...byPoliciesAlone,
    type,
    intent: {},
    initiatorId: member.id,
    at: proposal.at,
    approvals,
    subjects: [{}],
  };
  for (const each of [vote, proposal]) {
    const asked = { userId: member.id, widensAccess: each === proposal && widensAccess(proposal.type) };
    const denied = await decideScope(organization, profile, each, asked);
    if (denied?.outcome === "deny") return denied.message;
  }
  return undefined;
}

/** @throws NotProved; WriteConflict where a vote has come in between the two readings */
async function checkUnchanged(scope: Scope, activity: BallotedActivityRow, votes: readonly VoteRow[]): Promise<void> {
  try {
    checkOnBallot(scope, activity, votes);
  } catch (error) {
    if (!(error instanceof NotProved)) throw error;
    const now = await findActivityOnBallot(scope, activity.on_ballot);
    throw now?.ballot === activity.ballot ? error : new WriteConflict();
  }
}

/**
 * Makes sure that an approval counts, or completes a step of what its user has to authenticate with. Every other one would be
 * a row that means nothing.
 *
 * @throws ApiError ALREADY_EXISTS
 */
async function checkAdds(
  organization: Organization,
  proposal: Proposal,
  userId: string,
  before: Standing,
  after: Standing,
): Promise<void> {
  const given = ({ approvals }: Standing) => approvals.find((approval) => approval.userId === userId)?.authentications;
  const [had, has = []] = [given(before), given(after)];
  if (!had) return;
  const required = (all: readonly AuthenticationMethod[]) =>
    new Turns(organization).run(requirementsOf(organization, proposal, userId, all, new DecisionBudget()));
  const completed = (all: readonly Requirement[]) => all.reduce((sum, each) => sum + each.completed.length, 0);
  const lacking = await required(had);
  if (completed(await required(has)) > completed(lacking)) return;
  const open = lacking.filter(({ isSatisfied }) => !isSatisfied).map(describeLacking);
  const told =
    open.length === 0
      ? "this user has already approved the activity"
      : ["this approval completes nothing that is required of this user", ...open].join(": ");
  throw new ApiError(ErrorCode.ALREADY_EXISTS, told);
}
