// What a limit has counted that still counts at a time.

import { Pauses } from "../event-loop/turns.js";
import { NotProved } from "../store/authority/not-proved.js";
import {
  findSpendingOfReceivers,
  findSpendingTotals,
  findSpendingUpTo,
  listReservations,
  listSpendingEntries,
} from "../store/spending.js";
import type { Holder, LockedTotals, SpendingEntry, SpendingReservation, SpendingTotals } from "../store/spending.js";
import { findSpendingSlots } from "../store/spending-slots.js";
import type { SlotCount, SpendingSlots } from "../store/spending-slots.js";
import type { Scope } from "../store/store.js";
import type { Charge } from "./charges.js";
import type { SpendingLimit } from "./spending-limit.js";
import { endOfCount, endOfMemory, endOfPast } from "./window.js";

/** How much of a limit a holder has used up. */
export interface Usage {
  readonly spent: bigint;
  readonly waiting: bigint;
  readonly remaining: bigint;
  /** When the earliest of what is spent stops to count. */
  readonly moreAt: number | undefined;
}

/** What counts at a time. */
export interface Used extends Pick<Usage, "spent" | "waiting"> {
  /** Whom activities wait to pay: to pay them takes no more than is held back. */
  readonly receivers?: ReadonlySet<string>;
}

/** Most receivers that a limit counts. */
export const mostReceivers = 1000;
/** So many activities that wait to pay somebody are looked at. */
const mostReservations = 10_000;

type Totals = SpendingTotals & Pick<LockedTotals, "base">;

/** Tells what is left, and when more is. */
export async function withMore(
  scope: Scope,
  { window, maximum }: SpendingLimit,
  named: Holder,
  { spent, waiting }: Used,
  at: number,
): Promise<Usage> {
  const left = maximum - spent - waiting;
  const [first] = spent > 0n ? await listSpendingEntries(scope, named, endOfPast(window, at), 1) : [];
  return { spent, waiting, remaining: left > 0n ? left : 0n, moreAt: first && endOfCount(window, first.at) };
}

/** @param without what is held back, and does not count here */
export function usageIn(
  scope: Scope,
  limit: SpendingLimit,
  named: Holder,
  totals: Totals | undefined,
  at: number,
  without: readonly SpendingReservation[],
): Used | Promise<Used> {
  const past = endOfPast(limit.window, at);
  return isOfReceivers(limit)
    ? receiversIn(scope, named, totals, past, without)
    : amountsIn(scope, named, totals, past, without);
}

/**
 * Notes in totals where the sum of a window begins, unless they know it. Transactions that are committed together read it once:
 * what stops to count in these few milliseconds counts until they end.
 */
export function withBase(
  scope: Scope,
  limit: SpendingLimit,
  totals: LockedTotals,
  at: number,
): LockedTotals | Promise<LockedTotals> {
  const past = endOfPast(limit.window, at);
  if (totals.isNew || past < 0 || isOfReceivers(limit) || isKnown(totals.base, past)) return totals;
  const named = { limitId: totals.limit_id, holder: totals.holder };
  return findSpendingUpTo(scope, named, past).then((before) => ({
    ...totals,
    base: { total: BigInt(before?.total ?? "0"), at: before?.at ?? -1 },
  }));
}

function isKnown(base: LockedTotals["base"], past: number): base is NonNullable<LockedTotals["base"]> {
  return base !== undefined && base.at <= past;
}

function amountsIn(
  scope: Scope,
  named: Holder,
  totals: Totals | undefined,
  past: number,
  without: readonly SpendingReservation[],
): Used | Promise<Used> {
  if (!totals) return { spent: 0n, waiting: 0n };
  const held = without.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const since = (before: bigint): Used => ({
    spent: BigInt(totals.spent) - before,
    waiting: BigInt(totals.waiting) - held,
  });
  const { base, number } = totals;
  // Everything counts, or nothing was counted yet.
  if (past < 0 || number === 0) return since(0n);
  if (isKnown(base, past)) return since(base.total);
  return findSpendingUpTo(scope, named, past).then((last) => since(BigInt(last?.total ?? "0")));
}

/** Those that are known; and those beside, whom activities wait to pay. */
async function receiversIn(
  scope: Scope,
  named: Holder,
  totals: SpendingTotals | undefined,
  past: number,
  without: readonly SpendingReservation[],
) {
  if (!totals) return { spent: 0n, waiting: 0n };
  const entries = await receiversOf(scope, named, totals);
  const known = new Set(entries.filter(({ at }) => at > past).map(({ slot }) => slot));
  const held = totals.waiting === "0" ? [] : await listReservations(scope, named, mostReservations);
  // Where so many wait, nothing is left.
  if (held.length === mostReservations) return { spent: BigInt(known.size), waiting: BigInt(mostReservations) };
  const left = new Set(without.map(({ activity_id: id }) => id));
  const waits = held.filter(({ activity_id: id, slot }) => !left.has(id) && !known.has(slot));
  const receivers = new Set(waits.map(({ slot }) => slot));
  return { spent: BigInt(known.size), waiting: BigInt(receivers.size), receivers };
}

/**
 * All that is kept of receivers, with those that are not forgotten yet.
 *
 * @throws NotProved where there are not as many as the totals say
 */
async function receiversOf(scope: Scope, named: Holder, totals: SpendingTotals): Promise<readonly SpendingEntry[]> {
  for (let known = totals; ;) {
    const entries = await listSpendingEntries(scope, named, -1, 3 * mostReceivers);
    if (String(entries.length) === known.spent) return entries;
    // Outside of a transaction, something may have been counted between the two readings.
    const now = await findSpendingTotals(scope, named);
    if (!now || now.number === known.number) {
      throw new NotProved(`receivers that spending limit ${named.limitId} has counted are gone`);
    }
    known = now;
  }
}

/** So many rows are read or written at once. */
const partSize = 64;

/** Does something for many, so that others have their turn in between. */
export async function inParts<One>(all: readonly One[], act: (part: readonly One[]) => Promise<void>): Promise<void> {
  const pauses = new Pauses();
  for (let from = 0; from < all.length; from += partSize) {
    await pauses.take();
    await act(all.slice(from, from + partSize));
  }
}

/** What a charge's limit has counted of slots, where anything. */
export type Known = ReadonlyMap<string, Pick<SlotCount, "at" | "whole">>;

/** @param waits whether it would be held back: what counts already as spent does, and what is held back counts beside */
export async function knownOf(scope: Scope, charges: readonly Charge[], waits: boolean): Promise<readonly Known[]> {
  const rows: SpendingSlots[] = [];
  const slots = waits ? [] : slotsOf(charges);
  await inParts(slots, async (part) => void rows.push(...(await findSpendingSlots(scope, part))));
  return knownIn(scope, charges, rows);
}

/** Slots whose rows say what charges have counted already. Of receivers, entries do. */
export function slotsOf(charges: readonly Charge[]): readonly string[] {
  const slots = new Set<string>();
  for (const { limit, items } of charges) {
    if (!isOfReceivers(limit)) for (const slot of items.keys()) slots.add(slot);
  }
  return [...slots];
}

/** @param rows of slots of the charges */
export async function knownIn(
  scope: Scope,
  charges: readonly Charge[],
  rows: readonly SpendingSlots[],
): Promise<readonly Known[]> {
  const receivers = await entriesOfReceivers(scope, charges);
  return charges.map(({ limit, holder }) => {
    const known = new Map<string, Pick<SlotCount, "at" | "whole">>();
    if (isOfReceivers(limit)) {
      const own = receivers.filter((entry) => entry.limit_id === limit.id && entry.holder === holder);
      for (const entry of own) known.set(entry.slot, entry);
      return known;
    }
    for (const { counts } of rows) {
      for (const count of counts) {
        if (count.limitId === limit.id && count.holder === holder) known.set(count.slot, count);
      }
    }
    return known;
  });
}

async function entriesOfReceivers(scope: Scope, charges: readonly Charge[]): Promise<readonly SpendingEntry[]> {
  const asked = charges.flatMap(({ limit, holder, items }) =>
    isOfReceivers(limit) ? [...items.keys()].map((slot) => ({ limitId: limit.id, holder, slot })) : [],
  );
  if (asked.length === 0) return [];
  const entries: SpendingEntry[] = [];
  await inParts(asked, async (part) => void entries.push(...(await findSpendingOfReceivers(scope, part))));
  return entries;
}

export function isOfReceivers({ measure }: SpendingLimit): boolean {
  return measure === "SPENDING_MEASURE_RECEIVERS";
}

/** What the items of a charge come to, without what counts already. */
export function amountOf({ limit, items }: Charge, known: Known, at: number, held: Used["receivers"]): bigint {
  let sum = 0n;
  for (const [slot, amount] of items) {
    if (!held?.has(slot)) sum += added(amount, countedOf(limit, known.get(slot), at));
  }
  return sum;
}

/** What counts of a slot already. */
export function countedOf(
  limit: SpendingLimit,
  known: Pick<SlotCount, "at" | "whole"> | undefined,
  at: number,
): bigint {
  const past = isOfReceivers(limit) ? endOfPast(limit.window, at) : endOfMemory(limit.window, at);
  return known && known.at > past ? BigInt(known.whole) : 0n;
}

export function added(amount: bigint, counted: bigint): bigint {
  return amount > counted ? amount - counted : 0n;
}
