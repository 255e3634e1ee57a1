// Counts what is spent, in the transaction that records it: no two requests, in whichever processes, are both let through
// where there is room for one. What waits for votes is held back and counts until it ends.
//
// A limit is looked at before a request is carried out, which tells who asks why it is refused; and again in the transaction,
// where a request for which there is no room any more is undone and decided anew.

import { Pauses } from "../event-loop/turns.js";
import { NotProved } from "../store/authority/not-proved.js";
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
/** With every fourth entry that is written, so many are removed that count for nothing any more. */
const [forgetsEvery, removedAtOnce] = [4, 16];
/** So many activities that wait to pay somebody are looked at. */
const mostReservations = 10_000;

/** @param now in milliseconds since 1970 */
export async function usageOf(scope: Scope, limit: SpendingLimit, holder: string, now: number): Promise<Usage> {
  const named = { limitId: limit.id, holder };
  const totals = await findSpendingTotals(scope, named);
  const at = Math.max(now, totals?.at ?? 0);
  return withMore(scope, limit, named, await usageIn(scope, limit, named, totals, at, []), at);
}

/** What a decision went by: when it is carried out, the limit must not have counted anything else since. */
export interface Seen {
  readonly limit: SpendingLimit;
  readonly holder: string;
  readonly remaining: bigint;
  /** What counts so far, and what some of the items that were looked at would add. */
  readonly counted: bigint;
  readonly addedBy: (items: Charge["items"]) => bigint;
  readonly totals: Pick<SpendingTotals, "number" | "spent" | "waiting">;
}

/**
 * What is left for a holder, for an activity for which something may be held back already.
 *
 * @param items of the activity
 */
export async function lookAt(
  scope: Scope,
  limit: SpendingLimit,
  holder: string,
  { now, activityId, items }: Omit<Asked, "waits"> & Pick<Charge, "items">,
): Promise<Seen> {
  const own = activityId === undefined ? [] : await findReservations(scope, activityId);
  const named = { limitId: limit.id, holder };
  const totals = await findSpendingTotals(scope, named);
  const held = own.filter((each) => each.limit_id === limit.id && each.holder === holder);
  const at = Math.max(now, totals?.at ?? 0);
  const { spent, waiting } = await usageIn(scope, limit, named, totals, at, held);
  const left = limit.maximum - spent - waiting;
  const known = await knownOf(scope, { limit, holder, items }, false);
  return {
    limit,
    holder,
    remaining: left > 0n ? left : 0n,
    counted: spent + waiting,
    addedBy: (some) => amountOf({ limit, holder, items: some }, known, at, undefined),
    totals: {
      number: totals?.number ?? 0,
      spent: totals?.spent ?? "0",
      waiting: String(held.reduce((sum, { amount }) => sum - BigInt(amount), BigInt(totals?.waiting ?? "0"))),
    },
  };
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
    const amount = amountOf(charge, await knownOf(scope, charge, waits), at, usage.receivers);
    if (!isTooMuch(usage, amount, limit)) continue;
    exceeded.push({ ...charge, usage: await withMore(scope, limit, named, usage, at), amount });
  }
  return exceeded;
}

/**
 * Counts what an activity spends that is carried out.
 *
 * @param isExempt whether the root quorum has approved it, where limits let that exceed them
 * @param seen what the decision went by
 * @throws WriteConflict where a limit would be exceeded, or has counted something since it was seen
 */
export async function spend(
  scope: WriteScope,
  charges: readonly Charge[],
  {
    activityId,
    now,
    isExempt,
    seen,
  }: { readonly activityId: string; readonly now: number; readonly isExempt: boolean; readonly seen: readonly Seen[] },
): Promise<void> {
  const isOf = (one: Omit<Charge, "items">) => (other: Omit<Charge, "items">) =>
    one.limit.id === other.limit.id && one.holder === other.holder;
  // What was seen is locked, too: of two decisions that go by what the other one counts, one is made anew.
  const merely = seen.filter((each) => !charges.some(isOf(each))).map((each) => ({ ...each, items: noItems }));
  const pauses = new Pauses();
  for (const charge of inOrder([...charges, ...merely])) {
    const { limit, holder, items } = charge;
    const named = { limitId: limit.id, holder };
    const before = seen.find(isOf(charge))?.totals;
    await changeSpendingTotals(scope, named, async (totals) => {
      if (before && !isSame(before, totals)) throw new WriteConflict();
      const at = Math.max(now, totals.at);
      const known = await knownOf(scope, charge, false);
      if (!isExempt || limit.excess !== "SPENDING_EXCESS_CONSENSUS") await checkRoom(scope, charge, totals, at, known);
      let after = { ...totals, at };
      for (const [slot, amount] of items) {
        await pauses.take();
        const item = { slot, amount, activityId, known: known.get(slot) };
        after = await count(scope, limit, named, after, item);
      }
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
  const pauses = new Pauses();
  for (const charge of inOrder(charges)) {
    const { limit, holder, items } = charge;
    await changeSpendingTotals(scope, { limitId: limit.id, holder }, async (totals) => {
      await checkRoom(scope, charge, totals, Math.max(now, totals.at), await knownOf(scope, charge, true));
      let waiting = BigInt(totals.waiting);
      for (const [slot, amount] of items) {
        await pauses.take();
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

/** Whatever an organization counts with. */
interface Counters {
  readonly spendingLimits: readonly unknown[];
  readonly velocityControls: readonly unknown[];
}

/**
 * Gives back what was held back for an activity, which has ended or is about to be carried out. Where nothing counts, nothing
 * is read.
 */
export async function release(
  scope: WriteScope,
  { spendingLimits, velocityControls }: Counters,
  activityId: string,
): Promise<void> {
  if (spendingLimits.length === 0 && velocityControls.length === 0) return;
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

const noItems: Charge["items"] = new Map();

function isSame(one: Seen["totals"], other: Seen["totals"]): boolean {
  return one.number === Number(other.number) && one.spent === other.spent && one.waiting === other.waiting;
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
  known: Known,
): Promise<void> {
  const { limit, holder } = charge;
  const usage = await usageIn(scope, limit, { limitId: limit.id, holder }, totals, at, []);
  if (isTooMuch(usage, amountOf(charge, known, at, usage.receivers), limit)) throw new WriteConflict();
}

function isTooMuch(
  { spent, waiting }: Pick<Usage, "spent" | "waiting">,
  amount: bigint,
  { maximum }: SpendingLimit,
): boolean {
  return amount > 0n && spent + waiting + amount > maximum;
}

/** Tells what is left, and when more is. */
async function withMore(
  scope: Scope,
  { window, maximum }: SpendingLimit,
  named: Holder,
  { spent, waiting }: Pick<Usage, "spent" | "waiting">,
  at: number,
): Promise<Usage> {
  const left = maximum - spent - waiting;
  const [first] = spent > 0n ? await listSpendingEntries(scope, named, endOfPast(window, at), 1) : [];
  return { spent, waiting, remaining: left > 0n ? left : 0n, moreAt: first && endOfCount(window, first.at) };
}

/** What counts at a time. */
interface Used extends Pick<Usage, "spent" | "waiting"> {
  /** Whom activities wait to pay: to pay them takes no more than is held back. */
  readonly receivers?: ReadonlySet<string>;
}

/** @param without what is held back, and does not count here */
async function usageIn(
  scope: Scope,
  { window, measure }: SpendingLimit,
  named: Holder,
  totals: SpendingTotals | undefined,
  at: number,
  without: readonly SpendingReservation[],
): Promise<Used> {
  const past = endOfPast(window, at);
  return measure === "SPENDING_MEASURE_RECEIVERS"
    ? receiversIn(scope, named, totals, past, without)
    : amountsIn(scope, named, totals, past, without);
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

/** The last entries of slots. */
type Known = ReadonlyMap<string, SpendingEntry>;

/** @param waits whether it would be held back: what counts already as spent does, and what is held back counts beside */
async function knownOf(scope: Scope, { limit, holder, items }: Charge, waits: boolean): Promise<Known> {
  const known = new Map<string, SpendingEntry>();
  if (waits && limit.measure !== "SPENDING_MEASURE_RECEIVERS") return known;
  const pauses = new Pauses();
  for (const slot of items.keys()) {
    await pauses.take();
    const entry = await findSpendingOfSlot(scope, { limitId: limit.id, holder }, slot);
    if (entry) known.set(slot, entry);
  }
  return known;
}

/** What the items of a charge come to, without what counts already. */
function amountOf({ limit, items }: Charge, known: Known, at: number, held: Used["receivers"]): bigint {
  let sum = 0n;
  for (const [slot, amount] of items) {
    if (!held?.has(slot)) sum += added(amount, countedOf(limit, known.get(slot), at));
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

interface Item {
  readonly slot: string;
  readonly amount: bigint;
  readonly activityId: string;
  /** The last entry of the slot. */
  readonly known: SpendingEntry | undefined;
}

async function count(
  scope: WriteScope,
  limit: SpendingLimit,
  named: Holder,
  totals: SpendingTotals,
  { slot, amount, activityId, known }: Item,
): Promise<SpendingTotals> {
  const { at } = totals;
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
  const gone = number % forgetsEvery === 0 ? await forget(scope, limit, named, at) : 0;
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
