// Activities and the votes on them.

import type { ActivityStatus, ActivityType, VoteSelection } from "@countersign/api";
import { sql } from "kysely";
import { WriteConflict } from "./conflict.js";
import { notCompleted, notSigning } from "./migrations/0001-custody.js";
import { readPage } from "./page.js";
import { precompiled } from "./precompiled.js";
import type { ActivitiesTable, Milliseconds, VotesTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ActivityRow = Omit<ActivitiesTable, "type" | "status"> & {
  readonly type: ActivityType;
  readonly status: ActivityStatus;
};
export type VoteRow = Omit<VotesTable, "selection"> & { readonly selection: VoteSelection };

/** Which activities to list. */
export interface ActivityFilter {
  readonly statuses?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
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

/**
 * The activity with a fingerprint, if it waits for votes or did so once.
 *
 * @param fingerprint SHA-256 of the body in hex
 */
export async function findActivityOnBallot(
  { database, organizationId }: Scope,
  fingerprint: string,
): Promise<ActivityRow | undefined> {
  const row = await database
    .selectFrom("ballots")
    .innerJoin("activities", (join) =>
      join
        .onRef("activities.organization_id", "=", "ballots.organization_id")
        .onRef("activities.id", "=", "ballots.activity_id"),
    )
    .selectAll("activities")
    .where("ballots.organization_id", "=", organizationId)
    .where("ballots.fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row as ActivityRow | undefined;
}

/** A page of activities, newest first. */
export async function listActivities(
  { database, organizationId }: Scope,
  filter: ActivityFilter,
  page: Page,
): Promise<ActivityRow[]> {
  let select = database.selectFrom("activities").selectAll().where("organization_id", "=", organizationId);
  const { statuses = [], types = [] } = filter;
  if (statuses.length > 0) select = select.where("status", "in", statuses);
  if (types.length > 0) select = select.where("type", "in", types);
  // Says what follows already, in the words of an index.
  if (statuses.length > 0 && !statuses.includes("ACTIVITY_STATUS_COMPLETED")) {
    select = select.where(sql<boolean>`${sql.raw(notCompleted)}`);
  } else if (types.length > 0 && !types.some((type) => notSigning.includes(`'${type}'`))) {
    select = select.where(sql<boolean>`${sql.raw(notSigning)}`);
  }
  return (await readPage(select, "id", page)) as ActivityRow[];
}

/** A page of a list that is newest first: `after` goes to older items, `before` to newer ones. */
export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

const activityInserted = precompiled((database, row: ActivityRow) => database.insertInto("activities").values(row));

/**
 * Adds an activity, and puts it on the ballot if it waits for votes.
 *
 * @throws what becomes a WriteConflict, when the same body has led to an activity already
 */
export async function insertActivity(scope: WriteScope, activity: Omit<ActivityRow, "organization_id">): Promise<void> {
  const { database, organizationId } = scope;
  await activityInserted(scope, { ...activity, organization_id: organizationId });
  if (activity.status !== "ACTIVITY_STATUS_CONSENSUS_NEEDED") return;
  const { id, fingerprint } = activity;
  await database
    .insertInto("ballots")
    .values({ organization_id: organizationId, fingerprint, activity_id: id })
    .execute();
}

/** All votes on the activities but the first on each, oldest first. */
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
    .orderBy("id")
    .execute();
  return rows as VoteRow[];
}

/**
 * Adds a vote to an activity that waits for consensus, and whatever follows from it.
 *
 * @param known how many votes the decision was made on, the initiator's not counted
 * @throws WriteConflict when another vote came in between
 */
export async function insertVote(
  { database, organizationId }: WriteScope,
  vote: VoteRow,
  known: number,
  outcome: {
    readonly status: ActivityStatus;
    readonly result?: string | undefined;
    readonly failure?: string | undefined;
  },
): Promise<void> {
  // First, because it locks the row.
  const { numUpdatedRows } = await database
    .updateTable("activities")
    .set({
      status: outcome.status,
      result: outcome.result ?? null,
      failure: outcome.failure ?? null,
      updated_at: vote.created_at,
    })
    .where("organization_id", "=", organizationId)
    .where("id", "=", vote.activity_id)
    .where("status", "=", "ACTIVITY_STATUS_CONSENSUS_NEEDED")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new WriteConflict();
  const { count } = await database
    .selectFrom("votes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", vote.activity_id)
    .executeTakeFirstOrThrow();
  if (Number(count) !== known) throw new WriteConflict();
  await database.insertInto("votes").values(vote).execute();
}

/** Keeps a user's record as it is at a vote. Its id is made from its content, so that it is kept once. */
export async function keepUserRecord(
  { database, organizationId }: WriteScope,
  id: string,
  record: unknown,
): Promise<void> {
  await database
    .insertInto("user_records")
    .values({ id, organization_id: organizationId, record: JSON.stringify(record) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
