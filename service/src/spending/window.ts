// The time over which a spending limit counts.

import type { SpendingPeriod } from "@countersign/api";
import { timeZone } from "../policy-language/time/zone.js";

export interface Window {
  readonly period: SpendingPeriod;
  /** Of a rolling period. */
  readonly seconds: number;
  /** Of a calendar period: IANA. */
  readonly timeZone: string;
}

const day = 86_400_000;
/** For so long a limit without an end remembers what is carried out once at most. */
const remembered = 31 * day;

/** What was spent up to then does not count any more; -1 where everything counts. */
export function endOfPast(window: Window, now: number): number {
  switch (window.period) {
    case "SPENDING_PERIOD_ROLLING":
      return now - window.seconds * 1000;
    case "SPENDING_PERIOD_EVER":
      return -1;
    default:
      return startOf(window, now) - 1;
  }
}

/** What was signed up to then is counted again when it is signed again. */
export function endOfMemory(window: Window, now: number): number {
  return window.period === "SPENDING_PERIOD_EVER" ? now - remembered : endOfPast(window, now);
}

/** When what was signed at a time is counted again where it is signed again. */
export function endOfRemembering(window: Window, at: number): number {
  return endOfCount(window, at) ?? at + remembered;
}

/** When something stops to count that was spent at a time; undefined where it never does. */
export function endOfCount(window: Window, at: number): number | undefined {
  switch (window.period) {
    case "SPENDING_PERIOD_ROLLING":
      return at + window.seconds * 1000;
    case "SPENDING_PERIOD_EVER":
      return undefined;
    default:
      return startOf(window, startOf(window, at) + lengthOf[window.period]);
  }
}

/** Into the next period, from the beginning of any, and not beyond. */
const lengthOf = {
  SPENDING_PERIOD_DAY: day + day / 2,
  SPENDING_PERIOD_WEEK: 7 * day + day / 2,
  SPENDING_PERIOD_MONTH: 31 * day + day / 2,
} as const;

/** When the calendar period began in which a time is. */
function startOf({ period, timeZone: name }: Window, now: number): number {
  // A zone that the runtime has lost since counts as UTC.
  const zone = timeZone(name) ?? { offsetAt: () => 0 };
  const local = new Date(now + zone.offsetAt(now));
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const first = period === "SPENDING_PERIOD_MONTH" ? 1 : period === "SPENDING_PERIOD_WEEK" ? date - sinceMonday : date;
  const midnight = Date.UTC(year, month, first);
  // Clocks may be changed at midnight itself: what they showed before or after it is the time at which the day begins.
  const offsets = [zone.offsetAt(midnight - day), zone.offsetAt(midnight + day)];
  const starts = offsets.map((offset) => midnight - offset).sort((one, other) => one - other);
  return starts.find((start) => dayOf(start + zone.offsetAt(start)) === dayOf(midnight)) ?? Math.min(...starts);
}

function dayOf(local: number): number {
  return Math.floor(local / day);
}
