// What webhook events and messages have in common: rows that wait, are leased by one process at a time, and in the end are
// removed because they were delivered, or stay as failed for the operator to see.

import { sql } from "kysely";
import { databaseTime, databaseTimeIn } from "./clock.js";
import { freeBodies } from "./event-bodies.js";
import type { Database, MessagesTable, Milliseconds, OutboxTable } from "./schema.js";
import type { Store, Transaction, WriteScope } from "./store.js";

export type DeliveryTable = "outbox" | "messages";

/** A row that a process has leased. */
export type Leased = Pick<OutboxTable | MessagesTable, "organization_id" | "id" | "claimed_until">;

/** What an attempt came to. */
export type Outcome =
  | { readonly status: "delivered" }
  | { readonly status: "failed"; readonly attempts: number; readonly error: string }
  | {
      readonly status: "waiting";
      readonly attempts: number;
      /** Until the next attempt. */
      readonly delay: Milliseconds;
      /** Stays as it is where this is undefined. */
      readonly error?: string;
    }
  /** Given back without an answer: whoever leases it next learns that it may have been delivered. */
  | { readonly status: "unknown" };

export interface UndeliveredFilter {
  readonly status?: "waiting" | "failed" | undefined;
  readonly organizationId?: string | undefined;
  readonly limit: number;
}

/** Gives a row that was added just now the database's time, from which on it is due where it waits. */
export async function dateRow(
  { engine, database, organizationId }: WriteScope,
  table: DeliveryTable,
  { id, status }: Pick<OutboxTable | MessagesTable, "id" | "status">,
): Promise<void> {
  const now = databaseTime(engine);
  await database
    .updateTable(table)
    .set({ created_at: now, ...(status === "waiting" && { due_at: now }) })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

const keptFailures = 1000;
const counted = 10_000;

/**
 * Notes what an attempt came to. Nothing is noted that would undo what another has noted after this one's lease ran out.
 *
 * @returns whether the lease still held
 */
export async function settle(
  transaction: Transaction,
  table: DeliveryTable,
  leased: Leased,
  outcome: Outcome,
): Promise<boolean> {
  if (outcome.status === "delivered") return remove(transaction, table, leased);
  const { numUpdatedRows } = await transaction.database
    .updateTable(table)
    .set(changesOf(transaction, outcome))
    .where("status", "=", "waiting")
    .where("organization_id", "=", leased.organization_id)
    .where("id", "=", leased.id)
    .where("claimed_until", "=", leased.claimed_until)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (outcome.status === "failed") await removeOldFailures(transaction, table, leased.organization_id);
  return true;
}

/** Ends the leases of a process that is no more. Only where no other process shares the database. */
export function endLeases(store: Store, table: DeliveryTable): Promise<void> {
  return store.write(async ({ engine, database }) => {
    const now = databaseTime(engine);
    await database
      .updateTable(table)
      // Not to 0, which says that there was no attempt.
      .set({ claimed_until: now })
      .where("status", "=", "waiting")
      .where("claimed_until", ">", now)
      .execute();
  });
}

/** How many rows wait and have failed, for the metrics. Beyond 10,000 of either are not counted. */
export async function countUndelivered(
  { database }: Pick<Store, "database">,
  table: DeliveryTable,
): Promise<Record<Database[DeliveryTable]["status"], number>> {
  const count = async (status: Database[DeliveryTable]["status"]): Promise<number> => {
    const some = database.selectFrom(table).select("status").where("status", "=", status).limit(counted);
    const row = await database
      .selectFrom(some.as("some"))
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  return { waiting: await count("waiting"), failed: await count("failed") };
}

/** How long the oldest row has waited; 0 where none waits. Beyond 10,000 are not looked at. */
export async function longestWait(
  { engine, database }: Pick<Store, "engine" | "database">,
  table: DeliveryTable,
): Promise<Milliseconds> {
  const some = database.selectFrom(table).select("created_at").where("status", "=", "waiting").limit(counted);
  const row = await database
    .selectFrom(some.as("some"))
    .select(sql<Milliseconds | null>`${databaseTime(engine)} - min(created_at)`.as("age"))
    .executeTakeFirst();
  return Math.max(0, Number(row?.age ?? 0));
}

/** What was delivered is through, whoever has leased it by now; what follows it is theirs. */
async function remove({ database }: Transaction, table: DeliveryTable, leased: Leased): Promise<boolean> {
  const removed = await database
    .deleteFrom(table)
    .where("status", "in", ["waiting", "failed"])
    .where("organization_id", "=", leased.organization_id)
    .where("id", "=", leased.id)
    .returning("claimed_until")
    .executeTakeFirst();
  return removed?.claimed_until === leased.claimed_until;
}

function changesOf({ engine }: Transaction, outcome: Exclude<Outcome, { readonly status: "delivered" }>) {
  if (outcome.status === "unknown") return { claimed_until: databaseTime(engine) };
  return {
    status: outcome.status,
    attempts: outcome.attempts,
    claimed_until: 0,
    ...(outcome.status === "waiting" && { due_at: databaseTimeIn(engine, outcome.delay) }),
    ...(outcome.error !== undefined && { last_error: outcome.error }),
  };
}

/** A receiver that refuses everything must not fill the disk. */
export async function removeOldFailures(
  transaction: Pick<Transaction, "engine" | "database">,
  table: DeliveryTable,
  organizationId: string,
): Promise<void> {
  const { database } = transaction;
  const kept = database
    .selectFrom(table)
    .select("id")
    .where("status", "=", "failed")
    .where("organization_id", "=", organizationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(keptFailures);
  const removed = await database
    .deleteFrom(table)
    .where("status", "=", "failed")
    .where("organization_id", "=", organizationId)
    .where("id", "not in", kept)
    .returningAll()
    .execute();
  await freeBodies(
    transaction,
    removed.flatMap((row) => ("body_id" in row ? [row] : [])),
  );
}
