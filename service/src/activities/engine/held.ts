// Activities that have their votes and wait for a delay of their organization. When their time has come, they are decided on anew,
// as everything is by then, and carried out. The step and the record of it are one transaction, which takes the activity off
// the ballot: whichever process comes first does it, and a process that is killed leaves it to the next.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ActivityStatus } from "@countersign/api";
import { LRUCache } from "lru-cache";
import { setTimeout as pause } from "node:timers/promises";
import { atMost } from "../../event-loop/at-most.js";
import { isPassing } from "../../event-loop/owner.js";
import { Turns } from "../../event-loop/turns.js";
import type { Organization } from "../../organizations/organization.js";
import type { RecordOf } from "../../organizations/past-credential.js";
import { standingOf } from "../../policy/approvals.js";
import { decideBrakes } from "../../policy/brakes.js";
import { deciding } from "../../policy/decide.js";
import { release } from "../../spending/ledger.js";
import { checkOnBallot, endWaiting, holdWaiting, listVotes, notHeld } from "../../store/activities.js";
import type { BallotedActivityRow, VoteRow } from "../../store/activities.js";
import { NotProved } from "../../store/authority/not-proved.js";
import { KeyGone, WriteConflict } from "../../store/conflict.js";
import { findDue, findOrganizationsWithDue } from "../../store/held-activities.js";
import { insertVoteCalls } from "../../store/vote-calls.js";
import { insertLogRecord } from "../../store/log-records.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { delayEvent, newLogRecord } from "../../transparency/event.js";
import type { Step } from "../definition/plan.js";
import { readBallot } from "./ballot.js";
import type { Ballot } from "./ballot.js";
import { delayOf, holdOf } from "./delays.js";
import { failureText } from "./failure.js";
import { Once } from "./once.js";
import type { EngineParts } from "./parts.js";
import { planWaiting } from "./plan.js";
import { Reproof } from "./reproof.js";
import { sendsMessages, storageEffectOf } from "./traits.js";
import { readVoterRecords } from "./voter-records.js";

/** In one round, of all. The next one goes on behind them. */
const organizationsAtOnce = 100;
const activitiesAtOnce = 50;

/** An activity whose time has come, with all that is known of it. */
interface Known {
  readonly activity: BallotedActivityRow;
  readonly votes: readonly VoteRow[];
  readonly recordOf: RecordOf;
  readonly now: number;
}

export class Held {
  readonly #parts: EngineParts;
  readonly #reproof = new Reproof();
  #after = "";
  /** By organization, the activity behind which the next round goes on. */
  readonly #places = new LRUCache<string, string>(atMost(10_000));

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  /** Carries out whose time has come, of some organizations. */
  async sweep(): Promise<void> {
    const { store } = this.#parts;
    const ids = await findOrganizationsWithDue(store, Date.now(), this.#after, organizationsAtOnce);
    this.#after = ids.length < organizationsAtOnce ? "" : (ids.at(-1) ?? "");
    for (const id of ids) {
      await this.#sweepOne(id);
      await pause();
    }
  }

  async #sweepOne(organizationId: string): Promise<void> {
    const { store, organizations, onError } = this.#parts;
    const found = await organizations.find(organizationId);
    // Nothing is done in one that is closed.
    if (!found || found.standing.refusal !== undefined) return;
    // What is frozen stays due, and holds nothing else up.
    const after = this.#places.get(organizationId) ?? "";
    const due = await findDue(store.in(found), Date.now(), after, activitiesAtOnce);
    this.#places.set(organizationId, due.length < activitiesAtOnce ? "" : (due.at(-1)?.id ?? ""));
    for (const activity of due) {
      try {
        // Each may change what decides on the next.
        const organization = await organizations.find(organizationId);
        if (!organization || organization.standing.refusal !== undefined) return;
        await this.#end(organization, activity);
      } catch (error) {
        if (error instanceof KeyGone) await this.#parts.onKeyGone();
        // Somebody has voted, something has changed, or there is too much to do: the next round looks again.
        else if (!isForLater(error)) onError?.(error);
      }
    }
  }

  /**
   * @throws WriteConflict where something has changed; NotProved
   */
  async #end(organization: Organization, activity: BallotedActivityRow): Promise<void> {
    const scope = this.#parts.store.in(organization);
    const votes = await listVotes(scope, [activity.id]);
    checkOnBallot(scope, activity, votes);
    const recordOf = await readVoterRecords(scope, [activity, ...votes]);
    const now = Date.now();
    const known: Known = { activity, votes, recordOf, now };
    const standing = standingOf(organization, { activity, votes }, recordOf, now);
    const ballot = await readBallot(scope, organization, activity, standing, this.#parts.knownSigners);
    const { proposal } = ballot;
    if (ballot.failure) return this.#fail(organization, known, ballot.failure);
    const delay = delayOf(organization, proposal);
    const heldAt = activity.held_at ?? now;
    if (delay && heldAt + delay.milliseconds > now) {
      const hold = holdOf(delay, heldAt);
      return this.#write(organization, (inside) =>
        holdWaiting(inside, known, { hold, status: activity.status, at: activity.updated_at }),
      );
    }
    const decision = await new Turns(organization).run(deciding(organization, proposal));
    if (decision.outcome === "deny") return this.#fail(organization, known, denial(decision.message));
    const { toSign } = ballot;
    const brakes = await decideBrakes(scope, organization, proposal, { by: activity.user_id, toSign });
    if (brakes.outcome === "deny") {
      // It is carried out once what is frozen is thawed.
      if (organization.freezes.size > 0) return;
      return this.#fail(organization, known, denial(brakes.message));
    }
    if (decision.outcome === "consensusNeeded") return this.#reopen(organization, known, ballot);
    await this.#reproof.check(activity, votes, recordOf);
    await this.#carryOut(organization, known, ballot);
  }

  async #carryOut(organization: Organization, known: Known, ballot: Ballot): Promise<void> {
    const { activity } = known;
    const { storage, onMessage } = this.#parts;
    const done = await storage.admit(organization, storageEffectOf(activity.type), activity.body.length);
    try {
      const { public_key: publicKey, scheme, signature } = activity;
      const acting = {
        organization,
        stamp: { publicKey, scheme, signature },
        address: undefined,
        sessionProfileId: undefined,
      };
      const step = await planWaiting(this.#parts, acting, activity, ballot, new Once());
      await this.#conclude(organization, known, "ACTIVITY_STATUS_COMPLETED", step);
      if (sendsMessages(ballot.proposal.type)) onMessage();
    } catch (error) {
      if (!(error instanceof ApiError) || isForLater(error)) throw error;
      await this.#fail(organization, known, error);
    } finally {
      done();
    }
  }

  #fail(organization: Organization, known: Known, error: ApiError): Promise<void> {
    return this.#conclude(organization, known, "ACTIVITY_STATUS_FAILED", error);
  }

  #conclude(
    organization: Organization,
    known: Known,
    status: ActivityStatus,
    outcome: Step<unknown> | ApiError,
  ): Promise<void> {
    const { activity, now } = known;
    return this.#write(organization, async (scope, transaction) => {
      await release(scope, organization, activity.id);
      const result = typeof outcome === "function" ? JSON.stringify(await outcome(scope, transaction)) : null;
      const failure = outcome instanceof ApiError ? failureText(outcome) : null;
      const after = { status, result, failure };
      await endWaiting(scope, known, { ...after, at: now });
      insertLogRecord(scope, newLogRecord(delayEvent({ ...activity, ...after }, now)));
    });
  }

  /** It takes votes again: some of those that it had count no more. */
  #reopen(organization: Organization, known: Known, { isAuthenticated }: Ballot): Promise<void> {
    const { activity, now } = known;
    const status = isAuthenticated ? "ACTIVITY_STATUS_CONSENSUS_NEEDED" : "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
    return this.#write(organization, async (scope) => {
      await holdWaiting(scope, known, { hold: notHeld, status, at: now });
      if (isAuthenticated) await insertVoteCalls(scope, activity.id, this.#parts.voteCallDelay);
      insertLogRecord(scope, newLogRecord(delayEvent({ ...activity, status }, now)));
    });
  }

  #write(
    organization: Organization,
    work: (scope: WriteScope, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    return this.#parts.store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(organization.revision);
      await work(scope, transaction);
    }, organization);
  }
}

function denial(message: string): ApiError {
  return new ApiError(ErrorCode.PERMISSION_DENIED, message);
}

/** Whether it is no reason to give an activity up. */
function isForLater(error: unknown): boolean {
  return (
    error instanceof WriteConflict || error instanceof NotProved || (error instanceof ApiError && isPassing(error))
  );
}
