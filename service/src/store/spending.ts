// What spending limits have counted. Those whose spending a limit counts together have one row of totals, which a transaction
// locks, and an entry for each commit that has counted something: the sum over a window is the difference of two totals,
// however many entries lie between. Receivers have an entry each.

import { sql } from "kysely";
import type { Kysely, SqlBool } from "kysely";
import { nameOf, readChecked } from "./authority/proof.js";
import { findHeldRow, holdRow } from "./authority/hold-row.js";
import type { Held } from "./authority/hold-row.js";
import { insertRow, insertRows, removeRows } from "./authority/writer.js";
import { NotProved } from "./authority/not-proved.js";
import { precompiled, precompiledForEach } from "./precompiled.js";
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
/** As they stay until the transaction ends, unless it changes them. */
export interface LockedTotals extends SpendingTotals {
  /** Whether nothing has been counted yet. */
  readonly isNew: boolean;
  /** As a transaction has left them that is committed together with this one. */
  readonly held?: Held | undefined;
  /** Where the sum of a window begins, once that was read. */
  readonly base?: WindowBase;
}

/** What had been counted when a window began. */
export interface WindowBase {
  readonly total: bigint;
  /** The time of the entry that says so; -1 where there is none. */
  readonly at: Milliseconds;
}

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

// In the order of their key, so that no two transactions wait for each other.
const lockedTotals = precompiledForEach("spending_totals_locked", (database, given: readonly Named[], engine) =>
  engine.forUpdate(
    database
      .selectFrom("spending_totals")
      .select(columns.spending_totals)
      .where("organization_id", "=", given[0]!.organization_id)
      .where(({ and, eb, or }) =>
        or(given.map((each) => and([eb("limit_id", "=", each.limit_id), eb("holder", "=", each.holder)]))),
      )
      .orderBy("limit_id")
      .orderBy("holder"),
  ),
);

const entriesUpTo = precompiled("spending_entry_up_to", (database, given: Named & { readonly at: number }) =>
  entriesOf(database, given)
    .where("at", "<=", given.at)
    .orderBy("at", "desc")
    .orderBy("number", "desc")
    .limit(sql.lit(1)),
);

type NamedSlot = Named & { readonly slot: string };

const lastOfSlot = (database: Kysely<Database>, given: NamedSlot) =>
  database
    .selectFrom(
      entriesOf(database, given)
        .where("slot", "=", given.slot)
        // As the index says.
        .where("slot", "<>", sql.lit(""))
        .orderBy("number", "desc")
        .limit(sql.lit(1))
        .as("last"),
    )
    .select(columns.spending_entries);

const lastOfSlots = precompiledForEach("spending_entries_of_slots", (database, given: readonly NamedSlot[]) => {
  const [first, ...others] = given.map((each) => lastOfSlot(database, each));
  return others.reduce((all, each) => all.unionAll(each), first!);
});

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
export async function findSpendingTotals(scope: Scope, holder: Holder): Promise<ProvedSpendingTotals | undefined> {
  const read = () => readChecked(scope, "spending_totals", () => totalsOfHolder(scope, named(scope, holder)));
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
  const given = { at, ...named(scope, holder) };
  return (await readChecked(scope, "spending_entries", () => entriesUpTo(scope, given)))[0];
}

/** The last entries of receivers. */
export function findSpendingOfReceivers(
  scope: Scope,
  slots: readonly (Holder & { readonly slot: string })[],
): Promise<readonly SpendingEntry[]> {
  if (slots.length === 0) return Promise.resolve([]);
  const given = slots.map(({ slot, ...holder }) => ({ slot, ...named(scope, holder) }));
  return readChecked(scope, "spending_entries", () => lastOfSlots(scope, given));
}

/** Entries behind a time, the first first. */
export async function listSpendingEntries(
  scope: Scope,
  holder: Holder,
  at: Milliseconds,
  limit: number,
): Promise<readonly SpendingEntry[]> {
  const given = { at, limit, ...named(scope, holder) };
  return readChecked(scope, "spending_entries", () => entriesBehind(scope, given));
}

/** What is held back of a holder, for activities that wait. */
export async function listReservations(
  scope: Scope,
  holder: Holder,
  limit: number,
): Promise<readonly SpendingReservation[]> {
  const given = { limit, ...named(scope, holder) };
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
 * Totals of holders, which stay as they are for everyone else until the transaction ends. Transactions that are committed
 * together read them once.
 *
 * @returns in the same order
 * @throws NotProved
 */
export async function lockSpendingTotals(
  scope: WriteScope,
  holders: readonly Holder[],
): Promise<readonly LockedTotals[]> {
  const found = holders.map((each) => findHeldRow(scope, "spending_totals", named(scope, each)));
  const others = holders.filter((_, index) => !found[index]);
  const rows = others.length === 0 ? [] : await lockTotals(scope, others);
  const locked: LockedTotals[] = [];
  for (const [index, each] of holders.entries()) {
    const held = found[index];
    if (held) {
      locked.push({ ...held.after, isNew: false, held });
      continue;
    }
    // Where there is none, it may have been written between the two readings.
    const totals =
      rows.find(isOf(each)) ?? ((await findSpendingTotals(scope, each)) && (await lockTotals(scope, [each]))[0]);
    const first = { limit_id: each.limitId, holder: each.holder, number: 0, at: 0, spent: "0", waiting: "0" };
    locked.push(totals ? { ...totals, isNew: false } : { isNew: true, ...first });
  }
  return locked;
}

function lockTotals(scope: WriteScope, holders: readonly Holder[]): Promise<readonly ProvedSpendingTotals[]> {
  const given = holders.map((each) => named(scope, each));
  return readChecked(scope, "spending_totals", () => lockedTotals(scope, given));
}

const isOf =
  ({ limitId, holder }: Holder) =>
  (row: SpendingTotals) =>
    row.limit_id === limitId && row.holder === holder;

/**
 * Changes totals that were locked. They are written before the commit.
 *
 * @param entry what they have come to, in the place of that of a transaction that is committed together with this one: what all
 *   of them have counted counts as long as what the last one has
 * @returns whether it is in the place of none
 * @throws WriteConflict where they were written for the first time meanwhile
 */
export async function changeSpendingTotals(
  scope: WriteScope,
  before: LockedTotals,
  after: LockedTotals,
  entry?: SpendingEntry,
): Promise<boolean> {
  const { isNew, held, ...row } = before;
  if (isNew) {
    await insertRow(scope, "spending_totals", after);
    if (entry) await insertRow(scope, "spending_entries", entry);
  } else holdRow(scope, "spending_totals", held ?? row, after, entry);
  return entry !== undefined && !held?.added;
}

export function insertSpendingEntries(scope: WriteScope, entries: readonly SpendingEntry[]): Promise<void> {
  return insertRows(scope, "spending_entries", entries);
}

/** Removes the entry of a receiver. */
export async function removeSpendingOfReceiver(
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
    .where("slot", "<>", sql.lit(""))
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

export function insertReservations(scope: WriteScope, reservations: readonly SpendingReservation[]): Promise<void> {
  return insertRows(scope, "spending_reservations", reservations);
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
