// What a limit has counted that still counts at a time.

import { Pauses } from "../event-loop/turns.js";
import { NotProved } from "../store/authority/not-proved.js";
import {
  findSpendingOfSlots,
  findSpendingTotals,
  findSpendingUpTo,
  listReservations,
  listSpendingEntries,
} from "../store/spending.js";
import type { Holder, LockedTotals, SpendingEntry, SpendingReservation, SpendingTotals } from "../store/spending.js";
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
export async function usageIn(
  scope: Scope,
  { window, measure }: SpendingLimit,
  named: Holder,
  totals: Totals | undefined,
  at: number,
  without: readonly SpendingReservation[],
): Promise<Used> {
  const past = endOfPast(window, at);
  return measure === "SPENDING_MEASURE_RECEIVERS"
    ? receiversIn(scope, named, totals, past, without)
    : amountsIn(scope, named, totals, past, without);
}

/**
 * Notes in totals where the sum of a window begins, unless they know it. Transactions that are committed together read it once:
 * what stops to count in these few milliseconds counts until they end.
 */
export async function withBase(
  scope: Scope,
  { window, measure }: SpendingLimit,
  totals: LockedTotals,
  at: number,
): Promise<LockedTotals> {
  const past = endOfPast(window, at);
  if (totals.isNew || past < 0 || measure === "SPENDING_MEASURE_RECEIVERS" || isKnown(totals.base, past)) return totals;
  const named = { limitId: totals.limit_id, holder: totals.holder };
  const before = await findSpendingUpTo(scope, named, past);
  return { ...totals, base: { total: BigInt(before?.total ?? "0"), at: before?.at ?? -1 } };
}

function isKnown(base: LockedTotals["base"], past: number): base is NonNullable<LockedTotals["base"]> {
  return base !== undefined && base.at <= past;
}

async function amountsIn(
  scope: Scope,
  named: Holder,
  totals: Totals | undefined,
  past: number,
  without: readonly SpendingReservation[],
) {
  if (!totals) return { spent: 0n, waiting: 0n };
  const before = past < 0 ? 0n : await totalUpTo(scope, named, totals, past);
  const held = without.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { spent: BigInt(totals.spent) - before, waiting: BigInt(totals.waiting) - held };
}

async function totalUpTo(scope: Scope, named: Holder, { base, number }: Totals, past: number): Promise<bigint> {
  if (isKnown(base, past)) return base.total;
  // Nothing was counted yet.
  if (number === 0) return 0n;
  return BigInt((await findSpendingUpTo(scope, named, past))?.total ?? "0");
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

/** The last entries of slots, of each charge. */
export type Known = ReadonlyMap<string, SpendingEntry>;

/** @param waits whether it would be held back: what counts already as spent does, and what is held back counts beside */
export async function knownOf(scope: Scope, charges: readonly Charge[], waits: boolean): Promise<readonly Known[]> {
  const asked = charges.flatMap(({ limit, holder, items }) => {
    if (waits && limit.measure !== "SPENDING_MEASURE_RECEIVERS") return [];
    return [...items.keys()].map((slot) => ({ limitId: limit.id, holder, slot }));
  });
  const entries: SpendingEntry[] = [];
  await inParts(asked, async (part) => void entries.push(...(await findSpendingOfSlots(scope, part))));
  return charges.map(({ limit, holder }) => {
    const own = entries.filter((entry) => entry.limit_id === limit.id && entry.holder === holder);
    return new Map(own.map((entry) => [entry.slot, entry]));
  });
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
export function countedOf({ measure, window }: SpendingLimit, known: SpendingEntry | undefined, at: number): bigint {
  const past = measure === "SPENDING_MEASURE_RECEIVERS" ? endOfPast(window, at) : endOfMemory(window, at);
  return known && known.at > past ? BigInt(known.whole) : 0n;
}

export function added(amount: bigint, counted: bigint): bigint {
  return amount > counted ? amount - counted : 0n;
}
