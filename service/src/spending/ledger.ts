// Counts what is spent, in the transaction that records it: no two requests, in whichever processes, are both let through
// where there is room for one. What waits for votes is held back and counts until it ends.
//
// A limit is looked at before a request is carried out, which tells who asks why it is refused; and again in the transaction,
// where a request for which there is no room any more is undone and decided anew.

import { Pauses } from "../event-loop/turns.js";
import { WriteConflict } from "../store/conflict.js";
import {
  changeSpendingTotals,
  findReservations,
  findSpendingTotals,
  findSpendingUpTo,
  insertReservations,
  insertSpendingEntries,
  lockSpendingTotals,
  removeReservations,
  removeSpendingBefore,
  removeSpendingOfReceiver,
} from "../store/spending.js";
import type { Holder, LockedTotals, SpendingEntry, SpendingTotals } from "../store/spending.js";
import { rowOfSlot } from "../store/slot-names.js";
import { forgetSpendingSlots, lockSpendingSlots, putSpendingSlots } from "../store/spending-slots.js";
import type { SlotCount, WrittenSlots } from "../store/spending-slots.js";
import type { Scope, WriteScope } from "../store/store.js";
import { storedOfSpending } from "../store/stored-bytes.js";
import type { Charge } from "./charges.js";
import { hasPlenty, noteLeft } from "./plenty.js";
import type { SpendingLimit } from "./spending-limit.js";
import { added, amountOf, countedOf, inParts, isOfReceivers, knownIn, knownOf, slotsOf } from "./usage.js";
import { usageIn, withBase, withMore } from "./usage.js";
import type { Known, Usage } from "./usage.js";
import { endOfMemory, endOfPast, endOfRemembering } from "./window.js";

/** A limit that would be exceeded. */
export interface Exceeded extends Charge {
  readonly usage: Usage;
  readonly amount: bigint;
}

/** With so many that are written, so many are removed that count for nothing any more. */
const [forgetsEvery, removedAtOnce] = [32, 128];

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
  { now, activityId, items }: Pick<Asked, "now" | "activityId"> & Pick<Charge, "items">,
): Promise<Seen> {
  const own = activityId === undefined ? [] : await findReservations(scope, activityId);
  const named = { limitId: limit.id, holder };
  const totals = await findSpendingTotals(scope, named);
  const held = own.filter((each) => each.limit_id === limit.id && each.holder === holder);
  const at = Math.max(now, totals?.at ?? 0);
  const { spent, waiting } = await usageIn(scope, limit, named, totals, at, held);
  const left = limit.maximum - spent - waiting;
  const known = (await knownOf(scope, [{ limit, holder, items }], false))[0]!;
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
  /** Whether `spend` looks at limits again: those with plenty left are not looked at twice. */
  readonly isSpentNext?: boolean;
}

/** Limits that would be exceeded. */
export async function findExceeded(
  scope: Scope,
  charges: readonly Charge[],
  { now, waits, activityId, isSpentNext = false }: Asked,
): Promise<readonly Exceeded[]> {
  const own = activityId === undefined ? [] : await findReservations(scope, activityId);
  const exceeded: Exceeded[] = [];
  for (const charge of charges) {
    if (isSpentNext && !waits && hasPlenty(scope, charge)) continue;
    const { limit, holder } = charge;
    const named = { limitId: limit.id, holder };
    const totals = await findSpendingTotals(scope, named);
    const at = Math.max(now, totals?.at ?? 0);
    const held = own.filter((each) => each.limit_id === limit.id && each.holder === holder);
    const usage = await usageIn(scope, limit, named, totals, at, held);
    const amount = amountOf(charge, (await knownOf(scope, [charge], waits))[0]!, at, usage.receivers);
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
  const merely = seen.filter((each) => !charges.some(isOf(each)));
  const all = inOrder([...charges, ...merely.map(({ limit, holder }) => ({ limit, holder, items: noItems }))]);
  if (all.length === 0) return;
  const before = await lockSpendingTotals(scope, all.map(holderOf));
  const slots: WrittenSlots[] = [];
  await inParts(slotsOf(all), async (part) => void slots.push(...(await lockSpendingSlots(scope, part))));
  const known = await knownIn(scope, all, slots);
  const counts: Counts = new Map();
  const after: Counted[] = [];
  for (const [index, charge] of all.entries()) {
    const { limit } = charge;
    const seenBefore = seen.find(isOf(charge))?.totals;
    if (seenBefore && !isSame(seenBefore, before[index]!)) throw new WriteConflict();
    const at = Math.max(now, before[index]!.at);
    const mustFit = !isExempt || limit.excess !== "SPENDING_EXCESS_CONSENSUS";
    const totals = mustFit ? await checkRoom(scope, charge, before[index]!, at, known[index]!) : before[index]!;
    const countIn = isOfReceivers(limit) ? countReceivers : countSlots;
    after.push(await countIn(scope, charge, { ...totals, at }, { known: known[index]!, activityId, counts }));
  }
  await writeSlots(scope, counts, slots, now);
  for (const [index, totals] of before.entries()) {
    const counted = after[index]!;
    const left = await forget(scope, all[index]!.limit, totals, counted.totals);
    if (await changeSpendingTotals(scope, totals, left, counted.entry)) scope.stores(storedOfSpending(1));
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
  const all = inOrder(charges);
  if (all.length === 0) return;
  const before = await lockSpendingTotals(scope, all.map(holderOf));
  const known = await knownOf(scope, all, true);
  for (const [index, charge] of all.entries()) {
    const { limit, holder, items } = charge;
    const totals = await checkRoom(scope, charge, before[index]!, Math.max(now, before[index]!.at), known[index]!);
    const waiting = [...items.values()].reduce((sum, amount) => sum + amount, BigInt(totals.waiting));
    const named = { activity_id: activityId, limit_id: limit.id, holder };
    const reservations = [...items].map(([slot, amount]) => ({ ...named, slot, amount: String(amount) }));
    await inParts(reservations, (part) => insertReservations(scope, part));
    await changeSpendingTotals(scope, before[index]!, { ...totals, waiting: String(waiting) });
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
  const holders = [...sums.values()].sort(inLockOrder);
  for (const [index, totals] of (await lockSpendingTotals(scope, holders)).entries()) {
    const waiting = String(BigInt(totals.waiting) - holders[index]!.sum);
    await changeSpendingTotals(scope, totals, { ...totals, waiting });
  }
}

const noItems: Charge["items"] = new Map();

function isSame(one: Seen["totals"], other: Seen["totals"]): boolean {
  return one.number === Number(other.number) && one.spent === other.spent && one.waiting === other.waiting;
}

/** The order in which totals are locked everywhere, so that no two transactions wait for each other. */
function inLockOrder(one: Holder, other: Holder): number {
  return one.limitId < other.limitId || (one.limitId === other.limitId && one.holder < other.holder) ? -1 : 1;
}

function inOrder(charges: readonly Charge[]): readonly Charge[] {
  return charges.toSorted((one, other) => inLockOrder(holderOf(one), holderOf(other)));
}

function holderOf({ limit, holder }: Pick<Charge, "limit" | "holder">): Holder {
  return { limitId: limit.id, holder };
}

/**
 * @returns the totals, with where their window begins
 * @throws WriteConflict where a limit would be exceeded
 */
async function checkRoom(
  scope: Scope,
  charge: Charge,
  before: LockedTotals,
  at: number,
  known: Known,
): Promise<LockedTotals> {
  const totals = await withBase(scope, charge.limit, before, at);
  const usage = await usageIn(scope, charge.limit, holderOf(charge), totals, at, []);
  const amount = amountOf(charge, known, at, usage.receivers);
  const isExceeded = isTooMuch(usage, amount, charge.limit);
  noteLeft(scope, charge, isExceeded ? 0n : charge.limit.maximum - usage.spent - usage.waiting - amount);
  if (isExceeded) throw new WriteConflict();
  return totals;
}

function isTooMuch(
  { spent, waiting }: Pick<Usage, "spent" | "waiting">,
  amount: bigint,
  { maximum }: SpendingLimit,
): boolean {
  return amount > 0n && spent + waiting + amount > maximum;
}

/** What limits count of slots, by their rows, and until when one of them remembers something of a row. */
type Counts = Map<string, { readonly counts: SlotCount[]; until: number }>;

interface Counting {
  readonly known: Known;
  readonly activityId: string;
  /** To which what is counted of slots is added. */
  readonly counts: Counts;
}

interface Counted {
  readonly totals: LockedTotals;
  readonly entry?: SpendingEntry;
}

function countSlots(
  _scope: WriteScope,
  { limit, holder, items }: Charge,
  totals: LockedTotals,
  { known, activityId, counts }: Counting,
): Counted {
  if (items.size === 0) return { totals };
  const { at } = totals;
  const until = endOfRemembering(limit.window, at);
  let spent = BigInt(totals.spent);
  for (const [slot, amount] of items) {
    const counted = countedOf(limit, known.get(slot), at);
    spent += added(amount, counted);
    const name = rowOfSlot(slot);
    const ofRow = counts.get(name) ?? { counts: [], until };
    counts.set(name, ofRow);
    ofRow.counts.push({ slot, limitId: limit.id, holder, at, whole: String(amount > counted ? amount : counted) });
    ofRow.until = Math.max(ofRow.until, until);
  }
  const [number, total] = [totals.number + items.size, String(spent)];
  const entry = { limit_id: limit.id, holder, number, at, activity_id: activityId, slot: "", whole: "0", total };
  return { totals: { ...totals, number, spent: total }, entry };
}

async function writeSlots(
  scope: WriteScope,
  counted: Counts,
  before: readonly WrittenSlots[],
  now: number,
): Promise<void> {
  const pauses = new Pauses();
  for (const [name, { counts, until }] of counted) {
    await pauses.take();
    const known = before.find((each) => each.name === name);
    scope.stores(storedOfSpending(await putSpendingSlots(scope, known, { name, until, counts })));
  }
  if (Math.random() * forgetsEvery < counted.size) {
    scope.stores(-storedOfSpending(await forgetSpendingSlots(scope, now, removedAtOnce)));
  }
}

async function countReceivers(
  scope: WriteScope,
  { limit, holder, items }: Charge,
  totals: LockedTotals,
  { known, activityId }: Counting,
): Promise<Counted> {
  const { at } = totals;
  let [number, total] = [totals.number, BigInt(totals.spent)];
  const entries: SpendingEntry[] = [];
  const pauses = new Pauses();
  for (const slot of items.keys()) {
    await pauses.take();
    const removed = known.has(slot) ? await removeSpendingOfReceiver(scope, holderOf({ limit, holder }), slot) : 0;
    scope.stores(-storedOfSpending(removed));
    total += 1n - BigInt(removed);
    const named = { limit_id: limit.id, holder, slot };
    entries.push({ ...named, number: ++number, at, activity_id: activityId, whole: "1", total: String(total) });
  }
  await inParts(entries, (part) => insertSpendingEntries(scope, part));
  scope.stores(storedOfSpending(entries.length));
  return { totals: { ...totals, number, spent: String(total) } };
}

/**
 * Removes entries that count for nothing, every now and then: the last one before the window is where its sum begins.
 *
 * @returns the totals without them
 */
async function forget(
  scope: WriteScope,
  limit: SpendingLimit,
  before: SpendingTotals,
  after: LockedTotals,
): Promise<LockedTotals> {
  const isDue = Math.floor(after.number / forgetsEvery) > Math.floor(before.number / forgetsEvery);
  // Where the window begins with the first entry, there is none before.
  if (!isDue || after.base?.at === -1) return after;
  const named = { limitId: after.limit_id, holder: after.holder };
  const isReceiver = isOfReceivers(limit);
  const { window } = limit;
  const past = endOfPast(window, after.at);
  if (isReceiver && past < 0) return after;
  const last = isReceiver
    ? { at: past + 1, number: 0 }
    : await findSpendingUpTo(scope, named, endOfMemory(window, after.at));
  const gone = last ? await removeSpendingBefore(scope, named, last, removedAtOnce) : 0;
  scope.stores(-storedOfSpending(gone));
  return isReceiver ? { ...after, spent: String(BigInt(after.spent) - BigInt(gone)) } : after;
}
