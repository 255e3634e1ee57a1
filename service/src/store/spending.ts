// What spending limits have counted. Those whose spending a limit counts together have one row of totals, which a transaction
// locks, and an entry for each thing that was spent: the sum over a window is the difference of two totals, however many
// entries lie between.

import { sql } from "kysely";
import type { Kysely, SqlBool } from "kysely";
import { nameOf, readChecked } from "./authority/proof.js";
import { insertRow, removeRows, replaceRow } from "./authority/writer.js";
import { NotProved } from "./authority/not-proved.js";
import { precompiled } from "./precompiled.js";
import type { Database, Milliseconds } from "./schema.js";
import type { SpendingEntriesTable, SpendingReservationsTable, SpendingTotalsTable } from "./schema-spending.js";
import type { Scope, WriteScope } from "./store.js";

/** Those whose spending a limit counts together. */
export interface Holder {
  readonly limitId: string;
  /** An id or address; empty for the organization. */
  readonly holder: string;
}

export type SpendingTotals = Omit<SpendingTotalsTable, "organization_id">;
/** As it was read, with its proof. */
export type ProvedSpendingTotals = SpendingTotals & { readonly authority: string };
export type SpendingEntry = Omit<SpendingEntriesTable, "organization_id">;
export type SpendingReservation = Omit<SpendingReservationsTable, "organization_id">;

const named = ({ organizationId }: Scope, { limitId, holder }: Holder) => ({
  organization_id: organizationId,
  limit_id: limitId,
  holder,
});
type Named = ReturnType<typeof named>;

const columns = {
  spending_totals: ["limit_id", "holder", "number", "at", "spent", "waiting", "authority"],
  spending_entries: ["limit_id", "holder", "number", "at", "activity_id", "slot", "whole", "total", "authority"],
  spending_reservations: ["activity_id", "limit_id", "holder", "slot", "amount", "authority"],
} as const;

const totalsOf = (database: Kysely<Database>, given: Named) =>
  database
    .selectFrom("spending_totals")
    .select(columns.spending_totals)
    .where("organization_id", "=", given.organization_id)
    .where("limit_id", "=", given.limit_id)
    .where("holder", "=", given.holder);

const entriesOf = (database: Kysely<Database>, given: Named) =>
  database
    .selectFrom("spending_entries")
    .select(columns.spending_entries)
    .where("organization_id", "=", given.organization_id)
    .where("limit_id", "=", given.limit_id)
    .where("holder", "=", given.holder);

const totalsOfHolder = precompiled("spending_totals_of_holder", (database, given: Named) => totalsOf(database, given));

const lockedTotalsOfHolder = precompiled("spending_totals_of_holder_locked", (database, given: Named, engine) =>
  engine.forUpdate(totalsOf(database, given)),
);

const entriesUpTo = precompiled("spending_entry_up_to", (database, given: Named & { readonly at: number }) =>
  entriesOf(database, given)
    .where("at", "<=", given.at)
    .orderBy("at", "desc")
    .orderBy("number", "desc")
    .limit(sql.lit(1)),
);

const entriesOfSlot = precompiled("spending_entry_of_slot", (database, given: Named & { readonly slot: string }) =>
  entriesOf(database, given).where("slot", "=", given.slot).orderBy("number", "desc").limit(sql.lit(1)),
);

const entriesBehind = precompiled(
  "spending_entries_behind",
  (database, given: Named & { readonly at: number; readonly limit: number }) =>
    entriesOf(database, given).where("at", ">", given.at).orderBy("at").orderBy("number").limit(given.limit),
);

const reservationsOfHolder = precompiled(
  "spending_reservations_of_holder",
  (database, given: Named & { readonly limit: number }) =>
    database
      .selectFrom("spending_reservations")
      .select(columns.spending_reservations)
      .where("organization_id", "=", given.organization_id)
      .where("limit_id", "=", given.limit_id)
      .where("holder", "=", given.holder)
      .orderBy("activity_id")
      .limit(given.limit),
);

/**
 * What a limit has counted of a holder, undefined while that is nothing.
 *
 * @throws NotProved
 */
export function findSpendingTotals(scope: Scope, holder: Holder): Promise<ProvedSpendingTotals | undefined> {
  return findTotals(scope, holder, totalsOfHolder);
}

async function findTotals(scope: Scope, holder: Holder, find: typeof totalsOfHolder) {
  const read = () => readChecked(scope, "spending_totals", () => find(scope, named(scope, holder)));
  const [totals] = await read();
  if (totals) return totals;
  // Of what was never there, nothing is known and nothing left.
  const name = nameOf("spending_totals", scope.organizationId, named(scope, holder));
  const wasThere =
    scope.authority.generationOf(name) >= 0 || (await listSpendingEntries(scope, holder, -1, 1)).length > 0;
  if (!wasThere) return undefined;
  // It may have been written between the two readings.
  const [again] = await read();
  if (again) return again;
  throw new NotProved(`what spending limit ${holder.limitId} has counted is gone`);
}

/** The last entry up to a time. */
export async function findSpendingUpTo(
  scope: Scope,
  holder: Holder,
  at: Milliseconds,
): Promise<SpendingEntry | undefined> {
  const given = { ...named(scope, holder), at };
  return (await readChecked(scope, "spending_entries", () => entriesUpTo(scope, given)))[0];
}

/** The last entry of a slot. */
export async function findSpendingOfSlot(
  scope: Scope,
  holder: Holder,
  slot: string,
): Promise<SpendingEntry | undefined> {
  const given = { ...named(scope, holder), slot };
  return (await readChecked(scope, "spending_entries", () => entriesOfSlot(scope, given)))[0];
}

/** Entries behind a time, the first first. */
export async function listSpendingEntries(
  scope: Scope,
  holder: Holder,
  at: Milliseconds,
  limit: number,
): Promise<readonly SpendingEntry[]> {
  const given = { ...named(scope, holder), at, limit };
  return readChecked(scope, "spending_entries", () => entriesBehind(scope, given));
}

/** What is held back of a holder, for activities that wait. */
export async function listReservations(
  scope: Scope,
  holder: Holder,
  limit: number,
): Promise<readonly SpendingReservation[]> {
  const given = { ...named(scope, holder), limit };
  return readChecked(scope, "spending_reservations", () => reservationsOfHolder(scope, given));
}

/** What is held back for an activity. */
export async function findReservations(scope: Scope, activityId: string): Promise<readonly SpendingReservation[]> {
  const { database, organizationId } = scope;
  return readChecked(scope, "spending_reservations", () =>
    database
      .selectFrom("spending_reservations")
      .select(columns.spending_reservations)
      .where("organization_id", "=", organizationId)
      .where("activity_id", "=", activityId)
      .execute(),
  );
}

/** Holders that have spent something, in order. */
export async function listSpendingHolders(scope: Scope, limitId: string, limit: number): Promise<readonly string[]> {
  const rows = await scope.database
    .selectFrom("spending_totals")
    .select("holder")
    .where("organization_id", "=", scope.organizationId)
    .where("limit_id", "=", limitId)
    .orderBy("holder")
    .limit(limit)
    .execute();
  return rows.map(({ holder }) => holder);
}

/**
 * Changes the totals of a holder, which stay as they are for everyone else until the transaction ends.
 *
 * @throws WriteConflict where they were written for the first time meanwhile
 */
export async function changeSpendingTotals(
  scope: WriteScope,
  { limitId, holder }: Holder,
  change: (totals: SpendingTotals) => Promise<SpendingTotals> | SpendingTotals,
): Promise<void> {
  const found = await findTotals(scope, { limitId, holder }, lockedTotalsOfHolder);
  const after = await change(found ?? { limit_id: limitId, holder, number: 0, at: 0, spent: "0", waiting: "0" });
  if (!found) return insertRow(scope, "spending_totals", after);
  const { number, at, spent, waiting } = after;
  await replaceRow(scope, "spending_totals", found, { number, at, spent, waiting });
}

export function insertSpendingEntry(scope: WriteScope, entry: SpendingEntry): Promise<void> {
  return insertRow(scope, "spending_entries", entry);
}

/** Removes the entry of a slot. */
export async function removeSpendingOfSlot(
  scope: WriteScope,
  { limitId, holder }: Holder,
  slot: string,
): Promise<number> {
  const { numDeletedRows } = await scope.database
    .deleteFrom("spending_entries")
    .where("organization_id", "=", scope.organizationId)
    .where("limit_id", "=", limitId)
    .where("holder", "=", holder)
    .where("slot", "=", slot)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Removes some entries before another one.
 *
 * @returns how many
 */
export async function removeSpendingBefore(
  scope: WriteScope,
  holder: Holder,
  { at, number }: Pick<SpendingEntry, "at" | "number">,
  most: number,
): Promise<number> {
  const old = (await listSpendingEntries(scope, holder, -1, most)).filter(
    (entry) => entry.at < at || (entry.at === at && entry.number < number),
  );
  const last = old.at(-1);
  if (!last) return 0;
  await scope.database
    .deleteFrom("spending_entries")
    .where("organization_id", "=", scope.organizationId)
    .where("limit_id", "=", holder.limitId)
    .where("holder", "=", holder.holder)
    .where(sql<SqlBool>`(at, number) <= (${last.at}, ${last.number})`)
    .execute();
  return old.length;
}

export function insertReservation(scope: WriteScope, reservation: SpendingReservation): Promise<void> {
  return insertRow(scope, "spending_reservations", reservation);
}

/**
 * Removes what is held back for an activity.
 *
 * @returns what it was
 * @throws NotProved
 */
export function removeReservations(scope: WriteScope, activityId: string): Promise<readonly SpendingReservation[]> {
  return removeRows(scope, "spending_reservations", [["activity_id", "=", activityId]]);
}
