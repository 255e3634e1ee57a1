// Activities and the votes on them.

import type { ActivityStatus, ActivityType, VoteSelection } from "@countersign/api";
import { sql } from "kysely";
import { gone } from "./authority/authority.js";
import { checkBallot, nameOfBallot, proveBallot } from "./authority/ballot.js";
import type { Hold } from "./authority/ballot.js";
import { NotProved } from "./authority/not-proved.js";
import { WriteConflict } from "./conflict.js";
import { precompiledForEach } from "./precompiled.js";
import type { ActivitiesTable, Milliseconds, VotesTable } from "./schema.js";
import type { Scope, Store, WriteScope } from "./store.js";
import { storedOfActivity, storedOfUserRecord, storedOfVote } from "./stored-bytes.js";

export type ActivityRow = Omit<ActivitiesTable, "type" | "status"> & {
  readonly type: ActivityType;
  readonly status: ActivityStatus;
};
/** One that waits for votes or did so once, with the proof of it and the votes. */
export type BallotedActivityRow = ActivityRow &
  Hold & {
    readonly ballot: string;
    /** The fingerprint by which votes name it. */
    readonly on_ballot: string;
    /** What the token of its stamp proved; null for stamps without one. */
    readonly attested: string | null;
  };

/** Of what waits for votes. */
export const notHeld: Hold = { held_at: null, held_until: null, held_as: null };
export type VoteRow = Omit<VotesTable, "selection"> & { readonly selection: VoteSelection };

/** Of activities that may still be voted on. */
export const waitingStatuses = [
  "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED",
] as const satisfies readonly ActivityStatus[];

/** Whether an activity may still be voted on. */
export function isWaiting({ status }: { readonly status: string }): boolean {
  return waitingStatuses.some((each) => each === status);
}

export async function findActivity({ database, organizationId }: Scope, id: string): Promise<ActivityRow | undefined> {
  const row = await database
    .selectFrom("activities")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row as ActivityRow | undefined;
}

const searchedForWaiting = 20_000;

/**
 * How many activities of all organizations wait for votes, for the metrics: among the first 20,000 that were not
 * completed, so that the search takes some milliseconds at most.
 *
 * @returns and when the oldest of them was submitted
 */
export async function findWaiting({
  database,
}: Pick<Store, "database">): Promise<{ readonly count: number; readonly oldest: Milliseconds | undefined }> {
  // The index has no more than these columns, and the time is in the id.
  const some = database
    .selectFrom("activities")
    .select(["id", "status"])
    .where("status", "<>", sql.lit("ACTIVITY_STATUS_COMPLETED"))
    .limit(searchedForWaiting);
  const row = await database
    .selectFrom(some.as("some"))
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.min("id").as("oldest")])
    .where("status", "in", waitingStatuses)
    .executeTakeFirst();
  const oldest = row?.oldest ?? undefined;
  return { count: Number(row?.count ?? 0), oldest: oldest === undefined ? undefined : timeOfId(oldest) };
}

/** What a body is recognised by. */
export interface BodyIdentity {
  /** The time that it names, in milliseconds since 1970-01-01 UTC. */
  readonly requestedAt: Milliseconds;
  /** Its SHA-256 in hex. */
  readonly fingerprint: string;
}

/** The activity that a body has led to. */
export async function findActivityOfBody(
  { database, organizationId }: Scope,
  { requestedAt, fingerprint }: BodyIdentity,
): Promise<ActivityRow | undefined> {
  const row = await database
    .selectFrom("activities")
    .selectAll()
    .where("requested_at", "=", requestedAt)
    .where("fingerprint", "=", fingerprint)
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return row as ActivityRow | undefined;
}

/** Activities that wait for votes or did so once, each with what proves it: {@link BallotedActivityRow}. */
export function selectBalloted({ database, organizationId }: Pick<Scope, "database" | "organizationId">) {
  return database
    .selectFrom("ballots")
    .innerJoin("activities", (join) =>
      join
        .onRef("activities.organization_id", "=", "ballots.organization_id")
        .onRef("activities.id", "=", "ballots.activity_id"),
    )
    .selectAll("activities")
    .select(["ballots.authority as ballot", "ballots.fingerprint as on_ballot", "ballots.attested as attested"])
    .select(["ballots.held_at", "ballots.held_until", "ballots.held_as"])
    .where("ballots.organization_id", "=", organizationId);
}

/**
 * The activity with a fingerprint, if it waits for votes or did so once.
 *
 * @param fingerprint SHA-256 of the body in hex
 */
export async function findActivityOnBallot(
  scope: Scope,
  fingerprint: string,
): Promise<BallotedActivityRow | undefined> {
  const row = await selectBalloted(scope).where("ballots.fingerprint", "=", fingerprint).executeTakeFirst();
  return row as BallotedActivityRow | undefined;
}

/** What is known of activities that wait, or did so once, beside their rows. */
export type OnBallot = Hold & {
  /** What the token of its stamp proved. */
  readonly attested: string | null;
};

/** Of activities, what the ballot has of them, by their ids. */
export async function findOnBallot(
  { database, organizationId }: Scope,
  activities: readonly Pick<ActivityRow, "id" | "fingerprint">[],
): Promise<ReadonlyMap<string, OnBallot>> {
  if (activities.length === 0) return new Map();
  const rows = await database
    .selectFrom("ballots")
    .select(["activity_id", "attested", "held_at", "held_until", "held_as"])
    .where("organization_id", "=", organizationId)
    .where(
      "fingerprint",
      "in",
      activities.map(({ fingerprint }) => fingerprint),
    )
    .execute();
  return new Map(rows.map(({ activity_id: id, ...row }) => [id, row]));
}

/** Activities that wait for votes since a time or before, oldest first. */
export async function findExpired(scope: Scope, since: Milliseconds, limit: number): Promise<BallotedActivityRow[]> {
  const rows = await selectBalloted(scope)
    .where("activities.status", "in", waitingStatuses)
    .where("activities.created_at", "<=", since)
    .where("ballots.held_at", "is", null)
    .orderBy("activities.id")
    .limit(limit)
    .execute();
  return rows as BallotedActivityRow[];
}

/**
 * Makes sure that an activity and the votes on it are as the service has left them.
 *
 * @returns what the next proof of them is to be the generation of
 * @throws NotProved
 */
export function checkOnBallot(
  { authority }: Pick<Scope, "authority">,
  activity: BallotedActivityRow,
  votes: readonly VoteRow[],
): number {
  const generation = checkBallot(authority, activity, votes, activity.ballot);
  if (generation !== undefined) return generation + 1;
  throw new NotProved(`activity ${activity.id}, or the votes on it, are not as the service has left them`);
}

/** Activities by their ids, in that order; those that are not there are left out. */
export async function findActivities(
  { database, organizationId }: Scope,
  ids: readonly string[],
): Promise<ActivityRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("activities")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
  const byId = new Map((rows as ActivityRow[]).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const addActivities = precompiledForEach("activities_added", (database, rows: readonly ActivityRow[]) =>
  database.insertInto("activities").values(rows),
);

/**
 * Adds an activity, and puts it on the ballot if it waits for votes.
 *
 * @param onBallot what the token of its stamp proved, and for what it waits if not for votes
 * @throws what becomes a WriteConflict, when the same body has led to an activity already
 */
export async function insertActivity(
  scope: WriteScope,
  activity: Omit<ActivityRow, "organization_id">,
  { attested = null, ...held }: Partial<OnBallot> = {},
): Promise<void> {
  const { database, organizationId } = scope;
  const row = { ...activity, organization_id: organizationId };
  const write = (rows: readonly ActivityRow[]) => addActivities(scope, rows);
  scope.stores(storedOfActivity(activity));
  // What refers to it can be written at once; nothing refers to one that is over.
  if (!isWaiting(activity)) return scope.held.add("activities", { rows: [row], write });
  await write([row]);
  const { id, fingerprint } = activity;
  const hold = { ...notHeld, ...held };
  const proved = { ...activity, organization_id: organizationId, attested, ...hold };
  const authority = proveBallot(scope.authority, proved, [], 0);
  await database
    .insertInto("ballots")
    .values({ organization_id: organizationId, fingerprint, activity_id: id, authority, attested, ...hold })
    .execute();
}

/** All votes on the activities but the first on each, those on one activity oldest first. */
export async function listVotes(
  { database, organizationId }: Scope,
  activityIds: readonly string[],
): Promise<VoteRow[]> {
  if (activityIds.length === 0) return [];
  const rows = await database
    .selectFrom("votes")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("activity_id", "in", activityIds)
    .orderBy("activity_id")
    .orderBy("id")
    .execute();
  return rows as VoteRow[];
}

/**
 * Adds a vote to an activity that waits, and whatever follows from it.
 *
 * @param known the activity with the votes on which the decision was made, the initiator's not counted
 * @throws WriteConflict when another vote came in between
 * @throws NotProved
 */
export async function insertVote(
  scope: WriteScope,
  vote: VoteRow,
  known: Waiting,
  outcome: {
    readonly status: ActivityStatus;
    readonly result?: string | undefined;
    readonly failure?: string | undefined;
    /** For what it waits, if not for votes. */
    readonly hold?: Hold | undefined;
  },
): Promise<void> {
  const { authority, database, stores } = scope;
  const generation = await changeWaiting(scope, known, {
    status: outcome.status,
    result: outcome.result ?? null,
    failure: outcome.failure ?? null,
    at: vote.created_at,
  });
  await database.insertInto("votes").values(vote).execute();
  const { activity, votes } = known;
  const { status } = outcome;
  // What waits no more never waits again.
  const waits = isWaiting(outcome);
  const hold = outcome.hold ?? notHeld;
  const proved = { ...activity, status, ...hold };
  if (waits) await putBallot(scope, activity, proveBallot(authority, proved, [...votes, vote], generation), hold);
  else await endBallot(scope, activity);
  scope.wrote(nameOfBallot(activity), waits ? generation : gone);
  stores(storedOfVote(vote) + Buffer.byteLength(outcome.result ?? ""));
}

/** An activity that waits, with the votes on it, the initiator's not counted. */
interface Waiting {
  readonly activity: BallotedActivityRow;
  readonly votes: readonly VoteRow[];
}

interface Ending {
  readonly status: ActivityStatus;
  readonly result: string | null;
  readonly failure: string | null;
  readonly at: Milliseconds;
}

/**
 * Ends an activity that waits, without a vote.
 *
 * @throws WriteConflict when a vote came in between
 * @throws NotProved
 */
export async function endWaiting(scope: WriteScope, known: Waiting, ending: Ending): Promise<void> {
  await changeWaiting(scope, known, ending);
  await endBallot(scope, known.activity);
  scope.wrote(nameOfBallot(known.activity), gone);
  scope.stores(Buffer.byteLength(ending.result ?? ""));
}

/**
 * Says anew for what an activity waits, without a vote.
 *
 * @throws WriteConflict when a vote came in between
 * @throws NotProved
 */
export async function holdWaiting(
  scope: WriteScope,
  known: Waiting,
  { hold, status, at }: Pick<Ending, "status" | "at"> & { readonly hold: Hold },
): Promise<void> {
  const { activity, votes } = known;
  const generation = await changeWaiting(scope, known, { status, result: null, failure: null, at });
  const proof = proveBallot(scope.authority, { ...activity, status, ...hold }, votes, generation);
  await putBallot(scope, activity, proof, hold);
  scope.wrote(nameOfBallot(activity), generation);
}

/**
 * Changes the row of an activity that waits as it is known.
 *
 * @returns what the next proof of it is to be the generation of
 */
async function changeWaiting(scope: WriteScope, { activity, votes }: Waiting, ending: Ending): Promise<number> {
  const { database, organizationId } = scope;
  const { at, ...columns } = ending;
  // First, because it locks the row.
  const { numUpdatedRows } = await database
    .updateTable("activities")
    .set({ ...columns, updated_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", activity.id)
    .where("status", "=", activity.status)
    .where("status", "in", waitingStatuses)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new WriteConflict();
  const { count } = await database
    .selectFrom("votes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", activity.id)
    .executeTakeFirstOrThrow();
  if (Number(count) !== votes.length) throw new WriteConflict();
  return checkOnBallot(scope, activity, votes);
}

/** @throws WriteConflict where it is not as it is known any more */
async function putBallot(
  scope: WriteScope,
  activity: BallotedActivityRow,
  authority: string,
  hold: Hold,
): Promise<void> {
  const { numUpdatedRows } = await scope.database
    .updateTable("ballots")
    .set({ authority, ...hold })
    .where("organization_id", "=", scope.organizationId)
    .where("fingerprint", "=", activity.on_ballot)
    .where("authority", "=", activity.ballot)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new WriteConflict();
}

/** When it had its votes stays on record. */
function endBallot(scope: WriteScope, activity: BallotedActivityRow): Promise<void> {
  const { held_at, held_as } = activity;
  return putBallot(scope, activity, "", { held_at, held_as, held_until: null });
}

/** Keeps a user's record as it is at a vote. Its id is made from its content, so that it is kept once. */
export async function keepUserRecord(
  { database, organizationId, stores }: WriteScope,
  id: string,
  record: unknown,
): Promise<void> {
  const text = JSON.stringify(record);
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("user_records")
    .values({ id, organization_id: organizationId, record: text })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) stores(storedOfUserRecord(text));
}

/** User records by their ids. */
export async function findUserRecords(
  { database, organizationId }: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("user_records")
    .select(["id", "record"])
    .where("organization_id", "=", organizationId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, record }) => [id, record]));
}

/** The time in a UUIDv7 (RFC 9562 §5.7). */
export function timeOfId(id: string): Milliseconds {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}
