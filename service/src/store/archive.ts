// Activities that move to the archive, and where they went.

import { sql } from "kysely";
import type { ActivityStatus } from "@countersign/api";
import { waitingStatuses } from "./activities.js";
import { batchSizes, inBatches } from "./batches.js";
import { WriteConflict } from "./conflict.js";
import { deleteLogRecords, keepLastEvent } from "./log-records.js";
import type { ArchivedRangesTable, ArchiveFilesTable, Milliseconds } from "./schema.js";
import type { Scope, Store, Transaction, WriteScope } from "./store.js";
import { activityBytes, voteBytes } from "./stored-bytes.js";

/** What tells whether an activity may move, and how long it takes. */
export interface OldActivity {
  readonly id: string;
  readonly status: ActivityStatus;
  readonly requested_at: Milliseconds;
  readonly created_at: Milliseconds;
  readonly updated_at: Milliseconds;
  /** Bytes of its body and its result. */
  readonly bytes: number;
}

export type ArchiveFile = Readonly<ArchiveFilesTable>;
export type ArchivedRange = Readonly<ArchivedRangesTable>;

/** The first organization behind another that has activities, deleted ones included. */
export async function findOrganizationWithActivities(
  { database }: Pick<Store, "database">,
  after: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("activities")
    .select("organization_id")
    .where("organization_id", ">", after)
    .orderBy("organization_id")
    .limit(1)
    .executeTakeFirst();
  return row?.organization_id;
}

/** Activities whose ids are behind one and before another, oldest first, a few at a time. */
export async function listOldActivities(
  { database, organizationId }: Scope,
  after: string,
  before: string,
): Promise<OldActivity[]> {
  const rows = await database
    .selectFrom("activities")
    .select(["id", "status", "requested_at", "created_at", "updated_at"])
    .select(sql<number>`octet_length(body) + coalesce(octet_length(result), 0)`.as("bytes"))
    .where("organization_id", "=", organizationId)
    .where("id", ">", after)
    .where("id", "<", before)
    .orderBy("id")
    // Bodies may be long, and SQLite reads past them.
    .limit(batchSizes.veryLong)
    .execute();
  return rows as OldActivity[];
}

/** Activities of an organization that are in a file from now on, and no more in the database. */
export interface Moving {
  readonly ids: readonly string[];
  /** How many votes there are on them, the first of each not counted. */
  readonly votes: number;
  /** Numbers of the records that the transparency log has of them. */
  readonly records: readonly number[];
}

export interface MovingTo {
  /** Only what was finished by then moves. */
  readonly before: Milliseconds;
  readonly file: Pick<ArchiveFile, "number" | "archived_at">;
  /** Awaited between two statements. */
  readonly pace: () => Promise<void>;
}

// SQLite deletes while the event loop waits.
const deletedTogether = 25;

/**
 * Deletes activities with the votes on them, and notes where they went.
 *
 * @throws WriteConflict when one of them is not there any more, or not as it was
 */
export async function moveActivities(
  scope: WriteScope,
  { ids, votes, records }: Moving,
  { before, file, pace }: MovingTo,
): Promise<void> {
  const { database, organizationId, stores } = scope;
  let [deleted, deletedVotes, bytes] = [0, 0, -(await keepLastEvent(scope))];
  for (let start = 0; start < ids.length; start += deletedTogether) {
    const some = ids.slice(start, start + deletedTogether);
    await database
      .deleteFrom("ballots")
      .where("organization_id", "=", organizationId)
      .where("activity_id", "in", some)
      .execute();
    const votesOfSome = await database
      .deleteFrom("votes")
      .where("organization_id", "=", organizationId)
      .where("activity_id", "in", some)
      .returning(voteBytes.as("bytes"))
      .execute();
    const activities = await database
      .deleteFrom("activities")
      .where("organization_id", "=", organizationId)
      .where("id", "in", some)
      .where("status", "not in", waitingStatuses)
      .where("updated_at", "<", before)
      .returning(activityBytes.as("bytes"))
      .execute();
    deletedVotes += votesOfSome.length;
    deleted += activities.length;
    for (const row of [...votesOfSome, ...activities]) bytes += Number(row.bytes);
    await pace();
  }
  for (let start = 0; start < records.length; start += deletedTogether) {
    bytes += await deleteLogRecords(scope, records.slice(start, start + deletedTogether));
    await pace();
  }
  const [first_id, last_id] = [ids[0], ids.at(-1)];
  if (deleted !== ids.length || deletedVotes !== votes) throw new WriteConflict();
  stores(-bytes);
  if (first_id === undefined || last_id === undefined) return;
  const { number: file_number, archived_at } = file;
  await database
    .insertInto("archived_ranges")
    .values({ organization_id: organizationId, first_id, last_id, file_number, activities: ids.length, archived_at })
    .execute();
}

/** @throws what becomes a WriteConflict, when there is a file of that number */
export async function insertArchiveFile({ database }: Transaction, file: ArchiveFile): Promise<void> {
  await database.insertInto("archive_files").values(file).execute();
}

/** The file that was written last. */
export async function findLastArchiveFile({ database }: Pick<Store, "database">): Promise<ArchiveFile | undefined> {
  return database.selectFrom("archive_files").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** The files that were written last, newest first. */
export async function listNewestArchiveFiles(
  { database }: Pick<Store, "database">,
  limit: number,
): Promise<ArchiveFile[]> {
  return database.selectFrom("archive_files").selectAll().orderBy("number", "desc").limit(limit).execute();
}

/** All files, oldest first. */
export function listArchiveFiles({ database }: Pick<Store, "database">): AsyncGenerator<ArchiveFile[]> {
  return inBatches(database.selectFrom("archive_files").selectAll(), ["number"], batchSizes.short);
}

/** What of organizations a file has. */
export function listArchivedRanges(
  { database }: Pick<Store, "database">,
  file: number,
): AsyncGenerator<ArchivedRange[]> {
  const ranges = database.selectFrom("archived_ranges").selectAll().where("file_number", "=", file);
  return inBatches(ranges, ["organization_id", "last_id"], batchSizes.short);
}

/** Number of a file to which activities went and that is not listed; undefined where there is none. */
export async function findMissingFile({ database }: Pick<Store, "database">): Promise<number | undefined> {
  const row = await database
    .selectFrom("archived_ranges")
    .select("file_number")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("archive_files").select("name").whereRef("number", "=", "file_number"))),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.file_number;
}

/** Files that may have an activity of any organization. */
export function listFilesWithActivity(
  { database }: Pick<Store, "database">,
  id: string,
): AsyncGenerator<ArchiveFile[]> {
  const numbers = database
    .selectFrom("archived_ranges")
    .select("file_number")
    .where("first_id", "<=", id)
    .where("last_id", ">=", id);
  return inBatches(database.selectFrom("archive_files").selectAll().where("number", "in", numbers), ["number"], 50);
}

// Ranges overlap only where an activity was kept back for a while.
const overlapping = 100;

/** The range that has an activity, if it has moved. That an activity of that id was there is not known. */
export async function findArchivedRange(
  { database, organizationId }: Scope,
  id: string,
): Promise<ArchivedRange | undefined> {
  const ending = database
    .selectFrom("archived_ranges")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("last_id", ">=", id)
    .orderBy("last_id")
    .limit(overlapping);
  return database
    .selectFrom(ending.as("ending"))
    .selectAll()
    .where("first_id", "<=", id)
    .orderBy("last_id")
    .limit(1)
    .executeTakeFirst();
}

/** The range with the newest activity that has moved. */
export async function findLastArchivedRange({ database, organizationId }: Scope): Promise<ArchivedRange | undefined> {
  return database
    .selectFrom("archived_ranges")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("last_id", "desc")
    .limit(1)
    .executeTakeFirst();
}
