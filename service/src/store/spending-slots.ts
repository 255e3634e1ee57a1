// What has been counted of things of which one is carried out at most, such as the transactions with one nonce: whatever is
// signed for the same slot, only the dearest counts. All limits share a row for each slot, with one proof. A row that is lost,
// or an older state of it, has the slot counted again.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { readChecked } from "./authority/proof.js";
import { insertRow, replaceRow } from "./authority/writer.js";
import { precompiled, precompiledForEach } from "./precompiled.js";
import type { Database, Milliseconds } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

/** What a limit has counted of a slot. */
export interface SlotCount {
  readonly limitId: string;
  readonly holder: string;
  readonly at: Milliseconds;
  /** The most that it has counted of the slot. */
  readonly whole: string;
}

export interface SpendingSlot {
  readonly slot: string;
  /** When no limit remembers it any more. */
  readonly until: Milliseconds;
  /** The latest first. */
  readonly counts: readonly SlotCount[];
}

/** As it was read, with its proof. */
export interface ProvedSlot extends SpendingSlot {
  /** The counts as they are written. */
  readonly text: string;
  readonly authority: string;
}

type Row = {
  readonly slot: string;
  readonly until: Milliseconds;
  readonly counts: string;
  readonly authority: string;
};

/** More of a slot are forgotten, the oldest first. */
const mostCounts = 128;

const select = (database: Kysely<Database>) =>
  database.selectFrom("spending_slots").select(["slot", "until", "counts", "authority"]);

type Named = {
  readonly organization_id: string;
  readonly slot: string;
};

const slotsNamed = (database: Kysely<Database>, given: readonly Named[]) =>
  select(database)
    .where("organization_id", "=", given[0]!.organization_id)
    .where("slot", "in", given.map(({ slot }) => slot) as never)
    // So that no two transactions wait for each other.
    .orderBy("slot");

const found = precompiledForEach("spending_slots_found", (database, given: readonly Named[]) =>
  slotsNamed(database, given),
);
const locked = precompiledForEach("spending_slots_locked", (database, given: readonly Named[], engine) =>
  engine.forUpdate(slotsNamed(database, given)),
);

/** Rows of slots, where there are any. */
export function findSpendingSlots(scope: Scope, slots: readonly string[]): Promise<readonly ProvedSlot[]> {
  return read(scope, found, slots);
}

/** The same, which stay as they are until the transaction ends. */
export function lockSpendingSlots(scope: WriteScope, slots: readonly string[]): Promise<readonly ProvedSlot[]> {
  return read(scope, locked, slots);
}

async function read(scope: Scope, query: typeof found, slots: readonly string[]): Promise<readonly ProvedSlot[]> {
  if (slots.length === 0) return [];
  const given = slots.toSorted().map((slot) => ({ organization_id: scope.organizationId, slot }));
  return (await readChecked(scope, "spending_slots", () => query(scope, given))).map(toSlot);
}

type Written = readonly [limitId: string, holder: string, at: Milliseconds, whole: string];

function toSlot(row: Row): ProvedSlot {
  const counts = (JSON.parse(row.counts) as Written[]).map(([limitId, holder, at, whole]): SlotCount => ({
    limitId,
    holder,
    at,
    whole,
  }));
  const { slot, until, counts: text, authority } = row;
  return { slot, until, counts, text, authority };
}

function toRow({ slot, until, text, authority }: ProvedSlot): Row {
  return { slot, until, counts: text, authority };
}

function toText(counts: readonly SlotCount[]): string {
  return JSON.stringify(counts.map(({ limitId, holder, at, whole }): Written => [limitId, holder, at, whole]));
}

/**
 * Notes what was counted of a slot.
 *
 * @param before as it was locked in the same transaction; undefined where there is none
 * @param counted no two of a limit and holder
 * @returns how many counts there are more
 */
export async function putSpendingSlot(
  scope: WriteScope,
  before: ProvedSlot | undefined,
  { slot, until, counts: counted }: SpendingSlot,
): Promise<number> {
  const isReplaced = (old: SlotCount) =>
    counted.some((each) => each.limitId === old.limitId && each.holder === old.holder);
  const others = before?.counts.filter((old) => !isReplaced(old)) ?? [];
  const counts = [...counted, ...others].slice(0, mostCounts);
  const after = { slot, until: Math.max(until, before?.until ?? 0), counts: toText(counts) };
  if (before) await replaceRow(scope, "spending_slots", toRow(before), after);
  else await insertRow(scope, "spending_slots", after);
  return counts.length - (before?.counts.length ?? 0);
}

const slotsUntil = precompiled(
  "spending_slots_until",
  (database, given: { readonly organization_id: string; readonly now: number; readonly most: number }, engine) =>
    engine.forUpdate(
      select(database)
        .where("organization_id", "=", given.organization_id)
        .where("until", "<=", given.now)
        .orderBy("until")
        .limit(given.most),
    ),
);

/**
 * Removes some that no limit remembers.
 *
 * @returns how many counts there are fewer
 */
export async function forgetSpendingSlots(scope: WriteScope, now: Milliseconds, most: number): Promise<number> {
  const given = { organization_id: scope.organizationId, now, most };
  return removeSlots(scope, (await readChecked(scope, "spending_slots", () => slotsUntil(scope, given))).map(toSlot));
}

async function removeSlots(scope: WriteScope, slots: readonly ProvedSlot[]): Promise<number> {
  if (slots.length === 0) return 0;
  const names = slots.map(({ slot }) => slot);
  await scope.database
    .deleteFrom("spending_slots")
    .where("organization_id", "=", scope.organizationId)
    .where("slot", "in", names)
    .execute();
  return slots.reduce((sum, { counts }) => sum + counts.length, 0);
}

/** So many are looked at in a turn of the event loop. */
const portion = 100;

/**
 * Removes what a limit has counted.
 *
 * @returns how many counts there are fewer
 */
export async function removeFromSlots(scope: WriteScope, limitId: string): Promise<number> {
  let removed = 0;
  for (let last = ""; ; await nextTurn()) {
    const some = await slotsBehind(scope, last);
    const isOther = (each: SlotCount) => each.limitId !== limitId;
    removed += await removeSlots(
      scope,
      some.filter(({ counts }) => !counts.some(isOther)),
    );
    for (const each of some) {
      const others = each.counts.filter(isOther);
      if (others.length === 0 || others.length === each.counts.length) continue;
      await replaceRow(scope, "spending_slots", toRow(each), { counts: toText(others) });
      removed += each.counts.length - others.length;
    }
    if (some.length < portion) return removed;
    last = some.at(-1)!.slot;
  }
}

async function slotsBehind(scope: WriteScope, last: string): Promise<readonly ProvedSlot[]> {
  const rows = await readChecked(scope, "spending_slots", () =>
    scope.engine
      .forUpdate(
        select(scope.database)
          .where("organization_id", "=", scope.organizationId)
          .where("slot", ">", last)
          .orderBy("slot")
          .limit(portion),
      )
      .execute(),
  );
  return rows.map(toSlot);
}
