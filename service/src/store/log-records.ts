// Records of the transparency log: written in the transaction of what they tell of, and given a place in the log by the
// sequencer.

import { sql } from "kysely";
import { batchSizes } from "./batches.js";
import { WriteConflict } from "./conflict.js";
import { precompiled } from "./precompiled.js";
import type { LogRecordsTable } from "./schema.js";
import type { Scope, Store, Transaction, WriteScope } from "./store.js";
import { logRecordBytes, storedOfLogRecord } from "./stored-bytes.js";

/** A record that waits for its place. */
export type WaitingRecord = Pick<LogRecordsTable, "organization_id" | "activity_id" | "event" | "salt"> & {
  readonly position: number;
};
/** A record that is in a log. */
export type LogRecordRow = WaitingRecord & {
  readonly number: number;
  readonly log: number;
  readonly leaf: number;
};

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

const recordInserted = precompiled(
  "log_record_inserted",
  (database, row: { organization_id: string; activity_id: string; event: string; salt: string }) =>
    database.insertInto("log_records").values(row),
);

/** Puts a record into the log from the commit on. */
export async function insertLogRecord(scope: WriteScope, { activityId, event, salt }: NewLogRecord): Promise<void> {
  const { organizationId } = scope;
  await recordInserted(scope, { organization_id: organizationId, activity_id: activityId, event, salt });
  if (organizationId !== ofDeployment) scope.stores(storedOfLogRecord(event));
}

/** Records that wait, the first first. */
export async function listWaitingRecords(
  { database }: Pick<Store, "database">,
  limit: number,
): Promise<WaitingRecord[]> {
  const rows = await database
    .selectFrom("log_records")
    .select(["position", "organization_id", "activity_id", "event", "salt"])
    .where("leaf", "is", null)
    .orderBy("position")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** The greatest number of a record of an organization; 0 where it has none. */
export async function lastRecordNumber({ database }: Pick<Store, "database">, organizationId: string): Promise<number> {
  const row = await database
    .selectFrom("log_records")
    .select((select) => select.fn.max("number").as("number"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

/** Where a waiting record gets its place. */
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
  const { numUpdatedRows } = await database
    .updateTable("log_records")
    .from(placed)
    .set({ number: sql.ref("placed.number"), leaf: sql.ref("placed.leaf"), log })
    .whereRef("log_records.position", "=", sql.ref<number>("placed.position"))
    .where("log_records.leaf", "is", null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== places.length) throw new WriteConflict();
}

/** What is written about an activity, in order. */
export async function listLogRecordsOfActivity(
  { database, organizationId }: Scope,
  activityId: string,
): Promise<{ readonly placed: readonly LogRecordRow[]; readonly waiting: number }> {
  const rows = await database
    .selectFrom("log_records")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", activityId)
    .orderBy("position")
    .execute();
  const placed = rows.filter(({ leaf }) => leaf !== null).map(toLogRecord);
  return { placed: placed.sort((one, other) => one.number - other.number), waiting: rows.length - placed.length };
}

/** What is written about some activities and is in the log, in order. */
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
    .where("leaf", "is not", null)
    .orderBy("number")
    .execute();
  return rows.map(toLogRecord);
}

/**
 * Deletes records by their numbers, some at a time. The last one of the organization stays, by which the next is numbered.
 *
 * @returns what they counted, in bytes
 */
export async function deleteLogRecords(scope: WriteScope, numbers: readonly number[]): Promise<number> {
  const { database, organizationId } = scope;
  const rows = await database
    .deleteFrom("log_records")
    .where("organization_id", "=", organizationId)
    .where("number", "in", numbers)
    .where("number", "<", await lastRecordNumber(scope, organizationId))
    .returning(logRecordBytes.as("bytes"))
    .execute();
  return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
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
      exists(
        selectFrom("log_records")
          .select("number")
          .whereRef("organization_id", "=", "organizations.id")
          .where("number", "is not", null),
      ),
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
    .where("number", "is not", null)
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

function toLogRecord(row: WaitingRecord & Pick<LogRecordsTable, "number" | "log" | "leaf">): LogRecordRow {
  const { position, number, log, leaf } = row;
  return { ...row, position: Number(position), number: Number(number), log: Number(log), leaf: Number(leaf) };
}
