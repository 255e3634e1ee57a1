// Records of the transparency log: written in the transaction of what they tell of, and given a place in the log by the
// sequencer.

import { batchSizes } from "./batches.js";
import { WriteConflict } from "./conflict.js";
import { precompiled } from "./precompiled.js";
import type { LogQueueTable, LogRecordsTable } from "./schema.js";
import type { Scope, Store, Transaction, WriteScope } from "./store.js";
import { logRecordBytes, storedOfLogRecord } from "./stored-bytes.js";

export type LogRecordRow = LogRecordsTable;
/** A record that waits for its place. */
export type QueuedRecord = Omit<LogQueueTable, "position"> & { readonly position: number };

/** Stands for an organization where records tell of the deployment itself. */
export const ofDeployment = "deployment";

/** What a record is made of, before it has a place. */
export interface NewLogRecord {
  /** Empty where it is about no single activity. */
  readonly activityId: string;
  /** JSON in canonical form. */
  readonly event: string;
  /** 32 random bytes in base64. */
  readonly salt: string;
}

const recordQueued = precompiled(
  "log_record_queued",
  (database, row: { organization_id: string; activity_id: string; event: string; salt: string }) =>
    database.insertInto("log_queue").values(row),
);

/** Puts a record into the log from the commit on. */
export async function queueLogRecord(scope: WriteScope, { activityId, event, salt }: NewLogRecord): Promise<void> {
  const { organizationId } = scope;
  await recordQueued(scope, { organization_id: organizationId, activity_id: activityId, event, salt });
  if (organizationId !== ofDeployment) scope.stores(storedOfLogRecord(event));
}

/** Records that wait, the first first. */
export async function listQueuedRecords({ database }: Pick<Store, "database">, limit: number): Promise<QueuedRecord[]> {
  const rows = await database.selectFrom("log_queue").selectAll().orderBy("position").limit(limit).execute();
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** The greatest number of a record in each of some organizations that have any. */
export async function lastRecordNumbers(
  { database }: Pick<Store, "database">,
  organizationIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom("log_records")
    .select(["organization_id", (select) => select.fn.max("number").as("number")])
    .where("organization_id", "in", organizationIds)
    .groupBy("organization_id")
    .execute();
  return new Map(rows.map(({ organization_id, number }) => [organization_id, Number(number)]));
}

/** Where a queued record gets its place. */
export interface LogPlace {
  readonly position: number;
  /** Among those of its organization. */
  readonly number: number;
  readonly leaf: number;
}

/**
 * Gives records their places in a log.
 *
 * @throws WriteConflict where one of them does not wait any more
 */
export async function placeLogRecords(
  { engine, database }: Transaction,
  log: number,
  places: readonly LogPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ position, number, leaf }) => [position, number, leaf]);
  const placed = engine.rowsOf(JSON.stringify(rows), ["position", "number", "leaf"]).$castTo<LogPlace>().as("placed");
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("log_records")
    .columns(["organization_id", "number", "log", "leaf", "activity_id", "event", "salt"])
    .expression((select) =>
      select
        .selectFrom("log_queue")
        .innerJoin(placed, (join) => join.onRef("placed.position", "=", "log_queue.position"))
        .select(({ lit }) => [
          "log_queue.organization_id",
          "placed.number",
          lit(log).as("log"),
          "placed.leaf",
          "log_queue.activity_id",
          "log_queue.event",
          "log_queue.salt",
        ]),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) !== places.length) throw new WriteConflict();
  await database
    .deleteFrom("log_queue")
    .where("position", "in", (select) => select.selectFrom(placed).select("placed.position"))
    .execute();
}

/** What is written about an activity, in the order of the log. */
export async function listLogRecordsOfActivity(
  { database, organizationId }: Scope,
  activityId: string,
): Promise<LogRecordRow[]> {
  const rows = await database
    .selectFrom("log_records")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", activityId)
    .orderBy("number")
    .execute();
  return rows.map(toLogRecord);
}

/** What is written about some activities, in the order of the log. */
export async function listLogRecordsOfActivities(
  { database, organizationId }: Scope,
  activityIds: readonly string[],
): Promise<LogRecordRow[]> {
  if (activityIds.length === 0) return [];
  const rows = await database
    .selectFrom("log_records")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("activity_id", "in", activityIds)
    .orderBy("number")
    .execute();
  return rows.map(toLogRecord);
}

/**
 * Deletes records by their numbers, some at a time. The last one of the organization stays, by which the next is numbered.
 *
 * @returns what they counted, in bytes
 */
export async function deleteLogRecords(
  { database, organizationId }: WriteScope,
  numbers: readonly number[],
): Promise<number> {
  const rows = await database
    .deleteFrom("log_records")
    .where("organization_id", "=", organizationId)
    .where("number", "in", numbers)
    .where("number", "<", (select) =>
      select
        .selectFrom("log_records as others")
        .select((aggregate) => aggregate.fn.max("others.number").as("last"))
        .where("others.organization_id", "=", organizationId),
    )
    .returning(logRecordBytes.as("bytes"))
    .execute();
  return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
}

/** What of an activity still waits for its place, in order. */
export async function listQueuedRecordsOfActivity(
  { database, organizationId }: Scope,
  activityId: string,
): Promise<QueuedRecord[]> {
  const rows = await database
    .selectFrom("log_queue")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", activityId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** Records of an organization behind a number, in order. */
export async function listLogRecords(
  { database, organizationId }: Scope,
  after: number,
  limit: number,
): Promise<LogRecordRow[]> {
  const rows = await database
    .selectFrom("log_records")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
  return rows.map(toLogRecord);
}

/**
 * Some of the organizations with records that were deleted.
 *
 * @param among only these
 */
export async function findDeletedWithRecords(
  { database }: Pick<Store, "database">,
  among?: readonly string[],
): Promise<string[]> {
  let deleted = database
    .selectFrom("organizations")
    .select("id")
    .where("deleted_at", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("log_records").select("number").whereRef("organization_id", "=", "organizations.id")),
    )
    .limit(batchSizes.short);
  if (among) deleted = deleted.where("id", "in", among);
  return (await deleted.execute()).map(({ id }) => id);
}

/**
 * Forgets records with their salts, some at a time: nothing leads from their leaves to the organization any more.
 *
 * @returns whether there may be more
 */
export async function forgetLogRecords({ database, organizationId, stores }: WriteScope): Promise<boolean> {
  const some = database
    .selectFrom("log_records")
    .select("number")
    .where("organization_id", "=", organizationId)
    .limit(batchSizes.short);
  const rows = await database
    .deleteFrom("log_records")
    .where("organization_id", "=", organizationId)
    .where("number", "in", some)
    .returning(logRecordBytes.as("bytes"))
    .execute();
  stores(-rows.reduce((sum, { bytes }) => sum + Number(bytes), 0));
  return rows.length === batchSizes.short;
}

function toLogRecord(row: LogRecordsTable): LogRecordRow {
  return { ...row, number: Number(row.number), log: Number(row.log), leaf: Number(row.leaf) };
}
