// What a spending limit says, read slowly: everything that ever happened is kept and added up anew each time.

import type { SpendingMeasure } from "@countersign/api";
import type { Window } from "../../../service/src/spending/window.js";

interface Spent {
  readonly holder: string;
  readonly slot: string;
  readonly at: number;
  /** What was asked for, and what of it was added. */
  readonly amount: bigint;
  readonly added: bigint;
}

interface Held {
  readonly holder: string;
  readonly items: readonly (readonly [slot: string, amount: bigint])[];
}

type Items = Held["items"];

const day = 86_400_000;

export class Model {
  readonly #window: Window;
  readonly #measure: SpendingMeasure;
  readonly #maximum: bigint;
  readonly #spent: Spent[] = [];
  readonly #held = new Map<string, Held>();

  constructor({ window, measure, maximum }: { window: Window; measure: SpendingMeasure; maximum: number }) {
    this.#window = window;
    this.#measure = measure;
    this.#maximum = BigInt(maximum);
  }

  /** @returns whether there was room */
  spend(holder: string, items: Items, now: number): boolean {
    const added = items.map(([slot, amount]) => this.#added(holder, slot, amount, now));
    const sum = added.reduce((total, each) => total + each, 0n);
    if (sum > 0n && this.#used(holder, now) + sum > this.#maximum) return false;
    for (const [index, [slot, amount]] of items.entries()) {
      this.#spent.push({ holder, slot, at: now, amount, added: added[index] ?? 0n });
    }
    return true;
  }

  hold(id: string, holder: string, items: Items, now: number): boolean {
    const sum = this.#isReceivers
      ? items.reduce((total, [slot, amount]) => total + this.#added(holder, slot, amount, now), 0n)
      : items.reduce((total, [, amount]) => total + amount, 0n);
    if (sum > 0n && this.#used(holder, now) + sum > this.#maximum) return false;
    this.#held.set(id, { holder, items });
    return true;
  }

  /** @param completes otherwise it is given back */
  end(id: string, completes: boolean, holder: string, items: Items, now: number): boolean {
    const held = this.#held.get(id);
    this.#held.delete(id);
    if (!completes || this.spend(holder, items, now)) return true;
    if (held) this.#held.set(id, held);
    return false;
  }

  usage(holder: string, now: number): { readonly spent: bigint; readonly waiting: bigint } {
    const counted = this.#spent.filter((each) => each.holder === holder && this.#counts(each.at, now));
    const held = [...this.#held.values()].filter((each) => each.holder === holder).flatMap(({ items }) => items);
    if (this.#isReceivers) {
      const known = new Set(counted.map(({ slot }) => slot));
      const others = new Set(held.map(([slot]) => slot).filter((slot) => !known.has(slot)));
      return { spent: BigInt(known.size), waiting: BigInt(others.size) };
    }
    return {
      spent: counted.reduce((sum, { added }) => sum + added, 0n),
      waiting: held.reduce((sum, [, amount]) => sum + amount, 0n),
    };
  }

  get #isReceivers(): boolean {
    return this.#measure === "SPENDING_MEASURE_RECEIVERS";
  }

  #used(holder: string, now: number): bigint {
    const { spent, waiting } = this.usage(holder, now);
    return spent + waiting;
  }

  /** Of all that has one slot, one is carried out: the largest is counted, as long as the last one is remembered. */
  #added(holder: string, slot: string, amount: bigint, now: number): bigint {
    // Whom something is held back for already takes no more.
    if (this.#isReceivers && this.#isHeld(holder, slot)) return 0n;
    let counted = 0n;
    let last: number | undefined;
    for (const each of this.#spent) {
      if (each.holder !== holder || each.slot !== slot) continue;
      const isRemembered = last !== undefined && this.#remembers(last, each.at);
      counted = isRemembered && counted > each.amount ? counted : each.amount;
      last = each.at;
    }
    if (last === undefined || !this.#remembers(last, now)) return amount;
    return amount > counted ? amount - counted : 0n;
  }

  #isHeld(holder: string, slot: string): boolean {
    return [...this.#held.values()].some(
      (each) => each.holder === holder && each.items.some(([name]) => name === slot),
    );
  }

  #remembers(at: number, now: number): boolean {
    if (this.#isReceivers || this.#window.period !== "SPENDING_PERIOD_EVER") return this.#counts(at, now);
    return now - at < 31 * day;
  }

  /** Whether what was spent at a time counts at another. */
  #counts(at: number, now: number): boolean {
    const { period, seconds, timeZone } = this.#window;
    if (period === "SPENDING_PERIOD_EVER") return true;
    if (period === "SPENDING_PERIOD_ROLLING") return now - at < seconds * 1000;
    return periodOf(period, at, timeZone) === periodOf(period, now, timeZone);
  }
}

/** A name of the calendar period in which a time is. */
export function periodOf(period: Window["period"], at: number, timeZone: string): string {
  // YYYY-MM-DD.
  const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
  if (period === "SPENDING_PERIOD_MONTH") return date.slice(0, 7);
  if (period === "SPENDING_PERIOD_DAY") return date;
  const noon = Date.parse(`${date}T12:00:00Z`);
  // 1970-01-05 was a Monday.
  return String(Math.floor((noon - 4 * day) / (7 * day)));
}
