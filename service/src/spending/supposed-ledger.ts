// What limits would have counted of activities that are gone through again, the oldest first, in memory.

import type { SpendingLimit } from "./spending-limit.js";
import { endOfMemory, endOfPast } from "./window.js";

/** What of a limit decides how it counts. */
export type SupposedLimit = Pick<SpendingLimit, "name" | "measure" | "maximum" | "window">;

/** What an activity would have a limit count. */
export interface SupposedCount {
  readonly limit: SupposedLimit;
  readonly holder: string;
  /** What counts once. */
  readonly item: string;
  readonly amount: bigint;
}

/** A limit that would have been exceeded. */
export interface SupposedExcess {
  readonly limit: SupposedLimit;
  readonly holder: string;
  readonly left: bigint;
  readonly takes: bigint;
}

interface Entry {
  readonly item: string;
  readonly at: number;
  /** The most that was counted of the item so far. */
  readonly whole: bigint;
  /** What counts by this entry. */
  readonly added: bigint;
}

export class SupposedLedger {
  readonly #entries = new Map<string, readonly Entry[]>();

  /**
   * Counts an activity, unless it would exceed a limit: then none counts it.
   *
   * @param at no earlier than that of the activity before; in milliseconds since 1970
   * @returns the limits that it would exceed
   */
  count(counts: readonly SupposedCount[], at: number): readonly SupposedExcess[] {
    const byHolder = new Map<string, SupposedCount[]>();
    for (const each of counts) {
      const key = `${each.limit.name.length} ${each.limit.name} ${each.holder}`;
      byHolder.set(key, [...(byHolder.get(key) ?? []), each]);
    }
    const exceeded: SupposedExcess[] = [];
    const after = new Map<string, readonly Entry[]>();
    for (const [key, own] of byHolder) {
      const { limit, holder } = own[0]!;
      const before = this.#entries.get(key) ?? [];
      const entries = own.map((each) => entryOf(before, each, at));
      // A receiver who is paid again counts from then on, and no more.
      const isReplaced = ({ item }: Entry) =>
        limit.measure === "SPENDING_MEASURE_RECEIVERS" && entries.some((entry) => entry.item === item);
      const kept = before.filter((entry) => !isReplaced(entry));
      const past = endOfPast(limit.window, at);
      const counted = (some: readonly Entry[]) => sumOf(some.filter((entry) => entry.at > past));
      const spent = counted(before);
      const takes = counted([...kept, ...entries]) - spent;
      if (takes > 0n && spent + takes > limit.maximum) {
        const left = limit.maximum - spent;
        exceeded.push({ limit, holder, left: left > 0n ? left : 0n, takes });
      }
      after.set(key, [...kept, ...entries]);
    }
    if (exceeded.length > 0) return exceeded;
    for (const [key, entries] of after) this.#entries.set(key, entries);
    return [];
  }
}

function entryOf(before: readonly Entry[], { limit, item, amount }: SupposedCount, at: number): Entry {
  if (limit.measure === "SPENDING_MEASURE_RECEIVERS") return { item, at, whole: 1n, added: 1n };
  const last = before.findLast((entry) => entry.item === item);
  const counted = last && last.at > endOfMemory(limit.window, at) ? last.whole : 0n;
  const whole = amount > counted ? amount : counted;
  return { item, at, whole, added: whole - counted };
}

function sumOf(entries: readonly Entry[]): bigint {
  return entries.reduce((sum, { added }) => sum + added, 0n);
}
