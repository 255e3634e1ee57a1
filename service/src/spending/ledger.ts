// Counts what is spent, in the transaction that records it: no two requests, in whichever processes, are both let through
// where there is room for one. What waits for votes is held back and counts until it ends.
//
// A limit is looked at before a request is carried out, which tells who asks why it is refused; and again in the transaction,
// where a request for which there is no room any more is undone and decided anew.

import { WriteConflict } from "../store/conflict.js";
import {
  changeSpendingTotals,
  findReservations,
  findSpendingOfSlot,
  findSpendingTotals,
  findSpendingUpTo,
  insertReservation,
  insertSpendingEntry,
  listReservations,
  listSpendingEntries,
  removeReservations,
  removeSpendingBefore,
  removeSpendingOfSlot,
} from "../store/spending.js";
import type { Holder, SpendingEntry, SpendingReservation, SpendingTotals } from "../store/spending.js";
import type { Scope, WriteScope } from "../store/store.js";
import { storedOfSpending } from "../store/stored-bytes.js";
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

/** A limit that would be exceeded. */
export interface Exceeded extends Charge {
  readonly usage: Usage;
  readonly amount: bigint;
}

/** Most receivers that a limit counts. */
export const mostReceivers = 1000;
/** So many entries that count for nothing any more are removed with each that is written. */
const removedAtOnce = 4;
/** So many activities that wait to pay somebody are looked at. */
const mostReservations = 10_000;

/** @param now in milliseconds since 1970 */
export async function usageOf(scope: Scope, limit: SpendingLimit, holder: string, now: number): Promise<Usage> {
  const named = { limitId: limit.id, holder };
  const totals = await findSpendingTotals(scope, named);
  return usageIn(scope, limit, named, totals, Math.max(now, totals?.at ?? 0), []);
}

interface Asked {
  readonly now: number;
  /** Whether it would be held back, for an activity that waits. */
  readonly waits: boolean;
  /** For which something may be held back already. */
  readonly activityId?: string;
}

/** Limits that would be exceeded. */
export async function findExceeded(
  scope: Scope,
  charges: readonly Charge[],
  { now, waits, activityId }: Asked,
): Promise<readonly Exceeded[]> {
  const own = activityId === undefined ? [] : await findReservations(scope, activityId);
  const exceeded: Exceeded[] = [];
  for (const charge of charges) {
    const { limit, holder } = charge;
    const named = { limitId: limit.id, holder };
    const totals = await findSpendingTotals(scope, named);
    const at = Math.max(now, totals?.at ?? 0);
    const held = own.filter((each) => each.limit_id === limit.id && each.holder === holder);
    const usage = await usageIn(scope, limit, named, totals, at, held);
    const amount = await amountOf(scope, charge, at, waits);
    if (isTooMuch(usage, amount, limit)) exceeded.push({ ...charge, usage, amount });
  }
  return exceeded;
}

/**
 * Counts what an activity spends that is carried out.
 *
 * @param isExempt whether the root quorum has approved it, where limits let that exceed them
 * @throws WriteConflict where a limit would be exceeded
 */
export async function spend(
  scope: WriteScope,
  charges: readonly Charge[],
  { activityId, now, isExempt }: { readonly activityId: string; readonly now: number; readonly isExempt: boolean },
): Promise<void> {
  for (const charge of inOrder(charges)) {
    const { limit, holder, items } = charge;
    const named = { limitId: limit.id, holder };
    await changeSpendingTotals(scope, named, async (totals) => {
      const at = Math.max(now, totals.at);
      if (!isExempt || limit.excess !== "SPENDING_EXCESS_CONSENSUS") await checkRoom(scope, charge, totals, at, false);
      let after = { ...totals, at };
      for (const [slot, amount] of items) after = await count(scope, limit, named, after, { slot, amount, activityId });
      return after;
    });
  }
}

/**
 * Holds back what an activity would spend that waits for votes.
 *
 * @throws WriteConflict where a limit would be exceeded
 */
export async function hold(
  scope: WriteScope,
  charges: readonly Charge[],
  { activityId, now }: { readonly activityId: string; readonly now: number },
): Promise<void> {
  for (const charge of inOrder(charges)) {
    const { limit, holder, items } = charge;
    await changeSpendingTotals(scope, { limitId: limit.id, holder }, async (totals) => {
      await checkRoom(scope, charge, totals, Math.max(now, totals.at), true);
      let waiting = BigInt(totals.waiting);
      for (const [slot, amount] of items) {
        await insertReservation(scope, {
          activity_id: activityId,
          limit_id: limit.id,
          holder,
          slot,
          amount: String(amount),
        });
        waiting += amount;
      }
      return { ...totals, waiting: String(waiting) };
    });
    scope.stores(storedOfSpending(items.size));
  }
}

/** Gives back what was held back for an activity, which has ended or is about to be carried out. */
export async function release(scope: WriteScope, activityId: string): Promise<void> {
  const held = await removeReservations(scope, activityId);
  if (held.length === 0) return;
  scope.stores(-storedOfSpending(held.length));
  const sums = new Map<string, Holder & { sum: bigint }>();
  for (const { limit_id: limitId, holder, amount } of held) {
    const key = `${limitId} ${holder}`;
    const found = sums.get(key) ?? { limitId, holder, sum: 0n };
    sums.set(key, found);
    found.sum += BigInt(amount);
  }
  for (const [, { sum, ...holder }] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await changeSpendingTotals(scope, holder, (totals) => ({
      ...totals,
      waiting: String(BigInt(totals.waiting) - sum),
    }));
  }
}

/** In the same order everywhere, so that no two transactions wait for each other. */
function inOrder(charges: readonly Charge[]): readonly Charge[] {
  const keyOf = ({ limit, holder }: Charge) => `${limit.id} ${holder}`;
  return charges.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function checkRoom(
  scope: Scope,
  charge: Charge,
  totals: SpendingTotals,
  at: number,
  waits: boolean,
): Promise<void> {
  const { limit, holder } = charge;
  const usage = await usageIn(scope, limit, { limitId: limit.id, holder }, totals, at, []);
  if (isTooMuch(usage, await amountOf(scope, charge, at, waits), limit)) throw new WriteConflict();
}

function isTooMuch({ spent, waiting }: Usage, amount: bigint, { maximum }: SpendingLimit): boolean {
  return amount > 0n && spent + waiting + amount > maximum;
}

/** @param without what is held back, and does not count here */
async function usageIn(
  scope: Scope,
  limit: SpendingLimit,
  named: Holder,
  totals: SpendingTotals | undefined,
  at: number,
  without: readonly SpendingReservation[],
): Promise<Usage> {
  const { window, maximum, measure } = limit;
  const past = endOfPast(window, at);
  const [first] = totals ? await listSpendingEntries(scope, named, past, 1) : [];
  const { spent, waiting } =
    measure === "SPENDING_MEASURE_RECEIVERS"
      ? await receiversIn(scope, named, totals, past, without)
      : await amountsIn(scope, named, totals, past, without);
  const left = maximum - spent - waiting;
  return { spent, waiting, remaining: left > 0n ? left : 0n, moreAt: first && endOfCount(window, first.at) };
}

async function amountsIn(
  scope: Scope,
  named: Holder,
  totals: SpendingTotals | undefined,
  past: number,
  without: readonly SpendingReservation[],
) {
  if (!totals) return { spent: 0n, waiting: 0n };
  const before = past < 0 ? undefined : await findSpendingUpTo(scope, named, past);
  const held = without.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { spent: BigInt(totals.spent) - BigInt(before?.total ?? "0"), waiting: BigInt(totals.waiting) - held };
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
  const entries = await listSpendingEntries(scope, named, past, mostReceivers + 1);
  const known = new Set(entries.map(({ slot }) => slot));
  const held = totals.waiting === "0" ? [] : await listReservations(scope, named, mostReservations);
  // Where so many wait, nothing is left.
  if (held.length === mostReservations) return { spent: BigInt(known.size), waiting: BigInt(mostReservations) };
  const left = new Set(without.map(({ activity_id: id }) => id));
  const waits = held.filter(({ activity_id: id, slot }) => !left.has(id) && !known.has(slot));
  return { spent: BigInt(known.size), waiting: BigInt(new Set(waits.map(({ slot }) => slot)).size) };
}

/** What the items of a charge come to. What counts already as spent does not count again; what is held back does. */
async function amountOf(scope: Scope, { limit, holder, items }: Charge, at: number, waits: boolean): Promise<bigint> {
  const named = { limitId: limit.id, holder };
  const isReceivers = limit.measure === "SPENDING_MEASURE_RECEIVERS";
  let sum = 0n;
  for (const [slot, amount] of items) {
    const known = waits && !isReceivers ? undefined : await findSpendingOfSlot(scope, named, slot);
    sum += added(amount, countedOf(limit, known, at));
  }
  return sum;
}

/** What counts of a slot already. */
function countedOf({ measure, window }: SpendingLimit, known: SpendingEntry | undefined, at: number): bigint {
  const past = measure === "SPENDING_MEASURE_RECEIVERS" ? endOfPast(window, at) : endOfMemory(window, at);
  return known && known.at > past ? BigInt(known.whole) : 0n;
}

function added(amount: bigint, counted: bigint): bigint {
  return amount > counted ? amount - counted : 0n;
}

async function count(
  scope: WriteScope,
  limit: SpendingLimit,
  named: Holder,
  totals: SpendingTotals,
  { slot, amount, activityId }: { readonly slot: string; readonly amount: bigint; readonly activityId: string },
): Promise<SpendingTotals> {
  const { at } = totals;
  const known = await findSpendingOfSlot(scope, named, slot);
  const counted = countedOf(limit, known, at);
  const isReceiver = limit.measure === "SPENDING_MEASURE_RECEIVERS";
  const removed = isReceiver && known ? await removeSpendingOfSlot(scope, named, slot) : 0;
  const total = BigInt(totals.spent) + (isReceiver ? 1n - BigInt(removed) : added(amount, counted));
  const number = totals.number + 1;
  await insertSpendingEntry(scope, {
    limit_id: limit.id,
    holder: named.holder,
    number,
    at,
    activity_id: activityId,
    slot,
    whole: String(amount > counted ? amount : counted),
    total: String(total),
  });
  const gone = await forget(scope, limit, named, at);
  scope.stores(storedOfSpending(1 - removed - gone));
  return { ...totals, number, spent: String(isReceiver ? total - BigInt(gone) : total) };
}

/** Removes entries that count for nothing: the last one before the window is where its sum begins. */
async function forget(
  scope: WriteScope,
  { measure, window }: SpendingLimit,
  named: Holder,
  at: number,
): Promise<number> {
  if (measure === "SPENDING_MEASURE_RECEIVERS") {
    const past = endOfPast(window, at);
    return past < 0 ? 0 : removeSpendingBefore(scope, named, { at: past + 1, number: 0 }, removedAtOnce);
  }
  const last = await findSpendingUpTo(scope, named, endOfMemory(window, at));
  return last ? removeSpendingBefore(scope, named, last, removedAtOnce) : 0;
}
