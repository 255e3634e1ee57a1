// Records of the transparency log: written in the transaction of what they tell of, and given a place in the log by the
// sequencer.

import { sql } from "kysely";
import { batchSizes } from "./batches.js";
import { WriteConflict } from "./conflict.js";
import type { Engine } from "./engine.js";
import { eventOf, ofActivity, submittedColumns } from "./log-submissions.js";
import type { KeptRecord } from "./log-submissions.js";
import { precompiled, precompiledForEach } from "./precompiled.js";
import type { LogRecordsTable } from "./schema.js";
import type { Access, Scope, Store, Transaction, WriteScope } from "./store.js";
import { logRecordBytes, storedOfLogRecord } from "./stored-bytes.js";

/** A record that waits for its place. */
export type WaitingRecord = Pick<LogRecordsTable, "organization_id" | "activity_id" | "event" | "salt"> & {
  readonly position: number;
};
/** A record that is in a log. */
export type LogRecordRow = WaitingRecord & Pick<LogRecordsTable, "number" | "log" | "leaf">;

/** Stands for an organization where records tell of the deployment itself. */
export const ofDeployment = "deployment";

/** What a record is made of, before it has a place. */
export interface NewLogRecord {
  /** Empty where it is about no single activity. */
  readonly activityId: string;
  /** JSON in canonical form, or `ofActivity`. */
  readonly event: string;
  /** 32 random bytes in base64. */
  readonly salt: string;
}

type AddedRecord = Pick<LogRecordsTable, "organization_id" | "activity_id" | "event" | "salt">;

const addRecords = precompiledForEach("log_records_added", (database, rows: readonly AddedRecord[]) =>
  database.insertInto("log_waiting").values(rows),
);

/** Puts a record into the log from the commit on. */
export function insertLogRecord(scope: WriteScope, { activityId, event, salt }: NewLogRecord): void {
  const { held, organizationId } = scope;
  const row: AddedRecord = { organization_id: organizationId, activity_id: activityId, event, salt };
  held.add("log_waiting", { rows: [row], write: (rows: readonly AddedRecord[]) => addRecords(scope, rows) });
  if (organizationId !== ofDeployment) scope.stores(storedOfLogRecord(event));
}

/** Puts a record about the deployment before all that wait. */
export async function insertFirstRecord(transaction: Transaction, record: NewLogRecord): Promise<void> {
  const { database } = transaction;
  const { first } = await database
    .selectFrom("log_waiting")
    .select((select) => select.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  // What no one waits behind comes first anyway.
  if (first === null) return insertLogRecord(transaction.in(ofDeployment), record);
  const { activityId: activity_id, event, salt } = record;
  const row = { position: Number(first) - 1, organization_id: ofDeployment, activity_id, event, salt };
  await database.insertInto("log_waiting").values(row).execute();
}

const recordsWaiting = precompiled("log_records_waiting", (database, { limit }: { limit: number }) =>
  database
    .selectFrom("log_waiting as kept")
    .leftJoin("activities", (join) =>
      join
        .onRef("activities.organization_id", "=", "kept.organization_id")
        .onRef("activities.id", "=", "kept.activity_id"),
    )
    .select(["kept.position", "kept.organization_id", "kept.activity_id", "kept.event", "kept.salt"])
    .select(submittedColumns)
    .orderBy("kept.position")
    .limit(limit),
);

/** Records that wait, the first first. */
export async function listWaitingRecords(store: Store, limit: number): Promise<WaitingRecord[]> {
  return (await recordsWaiting(store, { limit })).map((row) => {
    const { position, organization_id, activity_id, salt } = row;
    return { position: Number(position), organization_id, activity_id, event: eventOf(row), salt };
  });
}

/** Whether a record waits that is made from an activity whose id is before another one. */
export async function waitsForActivityBefore({ database }: Pick<Store, "database">, id: string): Promise<boolean> {
  const oldest = await database
    .selectFrom("log_waiting")
    .select("activity_id")
    .where("event", "=", ofActivity)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return oldest !== undefined && oldest.activity_id < id;
}

const lastNumber = precompiled("last_record_number", (database, { organizationId }: { organizationId: string }) =>
  database
    .selectFrom("log_records")
    .select((select) => select.fn.max("number").as("number"))
    .where("organization_id", "=", organizationId),
);

/** The greatest number of a record of an organization; 0 where it has none. */
export async function lastRecordNumber(access: Access, organizationId: string): Promise<number> {
  const [row] = await lastNumber(access, { organizationId });
  return Number(row?.number ?? 0);
}

/** Where a waiting record gets its place. */
export interface LogPlace {
  readonly position: number;
  /** Among those of its organization. */
  readonly number: number;
  readonly leaf: number;
}

type Places = { readonly log: number; readonly rows: string };
const placesIn = ({ rows }: Pick<Places, "rows">, engine: Engine) =>
  engine.rowsOf(rows, ["position", "number", "leaf"]).$castTo<LogPlace>().as("placed");

const recordsPlaced = precompiled("log_records_placed", (database, { log, rows }: Places, engine) =>
  database
    .insertInto("log_records")
    .columns(["organization_id", "activity_id", "event", "salt", "number", "log", "leaf"])
    .expression((expression) =>
      expression
        .selectFrom("log_waiting")
        .innerJoin(placesIn({ rows }, engine), "placed.position", "log_waiting.position")
        .select(["organization_id", "activity_id", "event", "salt", "placed.number"])
        .select(sql<number>`cast(${log} as bigint)`.as("log"))
        .select("placed.leaf")
        .orderBy("log_waiting.position"),
    )
    .returning("leaf"),
);

const recordsTaken = precompiled("log_records_taken", (database, { rows }: Pick<Places, "rows">, engine) =>
  database
    .deleteFrom("log_waiting")
    .where("position", "in", (expression) =>
      expression.selectFrom(placesIn({ rows }, engine)).select("placed.position"),
    )
    .returning("position"),
);

/**
 * Gives records their places in a log.
 *
 * @throws WriteConflict where one of them does not wait any more
 */
export async function placeLogRecords(
  transaction: Transaction,
  log: number,
  places: readonly LogPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = JSON.stringify(places.map(({ position, number, leaf }) => [position, number, leaf]));
  const placed = await recordsPlaced(transaction, { log, rows });
  const taken = await recordsTaken(transaction, { rows });
  if (placed.length !== places.length || taken.length !== places.length) throw new WriteConflict();
}

/** What is written about an activity, in order. */
export async function listLogRecordsOfActivity(
  scope: Scope,
  activityId: string,
): Promise<{ readonly placed: readonly LogRecordRow[]; readonly waiting: number }> {
  const { count } = await scope.database
    .selectFrom("log_waiting")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", scope.organizationId)
    .where("activity_id", "=", activityId)
    .executeTakeFirstOrThrow();
  // Read afterwards: what gets its place between is there twice, and not missing.
  const placed = await listLogRecordsOfActivities(scope, [activityId]);
  return { placed, waiting: Number(count) };
}

/** What is written about some activities and is in the log, in order. */
export async function listLogRecordsOfActivities(
  scope: Scope,
  activityIds: readonly string[],
): Promise<LogRecordRow[]> {
  if (activityIds.length === 0) return [];
  const rows = await placedRecords(scope)
    .where("kept.activity_id", "in", activityIds)
    // In which records got their numbers; an index has it behind the activity.
    .orderBy("kept.position")
    .execute();
  return rows.map(toLogRecord);
}

/** Records of the organization that are in a log, with what their events are made of. */
function placedRecords({ database, organizationId }: Scope) {
  return database
    .selectFrom("log_records as kept")
    .leftJoin("activities", (join) =>
      join
        .onRef("activities.organization_id", "=", "kept.organization_id")
        .onRef("activities.id", "=", "kept.activity_id"),
    )
    .select(["kept.position", "kept.organization_id", "kept.activity_id", "kept.event", "kept.salt"])
    .select(["kept.number", "kept.log", "kept.leaf"])
    .select(submittedColumns)
    .where("kept.organization_id", "=", organizationId);
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

/**
 * Writes the event of an organization's last record out, which stays when its activity moves to the archive.
 *
 * @returns what it counts more, in bytes
 */
export async function keepLastEvent(scope: WriteScope): Promise<number> {
  const { database, organizationId } = scope;
  const last = await lastRecordNumber(scope, organizationId);
  const row = await placedRecords(scope).where("kept.number", "=", last).executeTakeFirst();
  if (!row || row.event !== ofActivity) return 0;
  const event = eventOf(row);
  await database
    .updateTable("log_records")
    .set({ event })
    .where("organization_id", "=", organizationId)
    .where("number", "=", last)
    .execute();
  return storedOfLogRecord(event) - storedOfLogRecord(ofActivity);
}

/** Records of an organization behind a number, in order. */
export async function listLogRecords(scope: Scope, after: number, limit: number): Promise<LogRecordRow[]> {
  const rows = await placedRecords(scope)
    .where("kept.number", ">", after)
    .orderBy("kept.number")
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

type PlacedRow = KeptRecord &
  Pick<LogRecordsTable, "organization_id" | "salt" | "number" | "log" | "leaf"> & { readonly position: number };

function toLogRecord(row: PlacedRow): LogRecordRow {
  const { position, organization_id, activity_id, salt, number, log, leaf } = row;
  const place = { position: Number(position), number: Number(number), log: Number(log), leaf: Number(leaf) };
  return { organization_id, activity_id, event: eventOf(row), salt, ...place };
}
