// Cron expressions of five fields: minute, hour, day of month, month, day of week. They fire in every minute in which the
// clocks of a zone show what they say: where clocks are put forward, not in the hour that is left out; where they are put
// back, twice in the one that comes again.

import type { TimeZone } from "./zone.js";

export interface Cron {
  /** From 0 to 59, the greatest first. */
  readonly minutes: readonly number[];
  /** From 0 to 23, the greatest first. */
  readonly hours: readonly number[];
  /** Whether it fires on a day: of the month from 1, of the year's months from 1, of the week from 0, which is Sunday. */
  isOn(day: number, month: number, weekday: number): boolean;
}

interface Field {
  readonly what: string;
  readonly least: number;
  readonly greatest: number;
}

const fields: readonly Field[] = [
  { what: "minute", least: 0, greatest: 59 },
  { what: "hour", least: 0, greatest: 23 },
  { what: "day of the month", least: 1, greatest: 31 },
  { what: "month", least: 1, greatest: 12 },
  // 7 is Sunday too.
  { what: "day of the week", least: 0, greatest: 7 },
];

/** Reads a cron expression; answers what is wrong with one that is none. */
export function readCron(text: string): Cron | string {
  const parts = text.split(" ").filter((part) => part !== "");
  if (parts.length !== fields.length) {
    return `a cron expression has ${fields.length} fields, minute hour day month weekday; this one has ${parts.length}`;
  }
  const sets: ReadonlySet<number>[] = [];
  for (const [index, field] of fields.entries()) {
    const set = readField(parts[index]!, field);
    if (typeof set === "string") return set;
    sets.push(set);
  }
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  if (weekdays.has(7)) weekdays.add(0);
  const [anyDay, anyWeekday] = [parts[2] === "*", parts[4] === "*"];
  return {
    minutes: [...minutes].sort((one, other) => other - one),
    hours: [...hours].sort((one, other) => other - one),
    isOn(day, month, weekday) {
      if (!months.has(month)) return false;
      const [onDay, onWeekday] = [days.has(day), weekdays.has(weekday)];
      // Where both are told, either will do.
      return anyDay || anyWeekday ? onDay && onWeekday : onDay || onWeekday;
    },
  };
}

function readField(text: string, { what, least, greatest }: Field): Set<number> | string {
  const set = new Set<number>();
  for (const part of text.split(",")) {
    const [whole, first = "", last = first] = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)$/.exec(part) ?? [];
    if (whole === undefined) {
      return `${JSON.stringify(part)} is not a valid ${what}: expected numbers, ranges such as 1-5, lists of both, or * alone`;
    }
    if (whole === "*" && text !== "*") return `* stands alone in the field of the ${what}`;
    const [from, to] = whole === "*" ? [least, greatest] : [Number(first), Number(last)];
    if (from < least || to > greatest || from > to) {
      return `${JSON.stringify(part)} is not a valid ${what}: expected ${least} to ${greatest}`;
    }
    for (let value = from; value <= to; value++) set.add(value);
  }
  return set;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Whether a cron expression has fired in a span of time that ends now: after its beginning, and no later than now. The span
 * is no longer than some days, in which clocks are put forward or back at most once.
 */
export function hasFired(cron: Cron, zone: TimeZone, now: number, span: number): boolean {
  const after = now - span;
  const [offset, before] = [zone.offsetAt(now), zone.offsetAt(after)];
  if (offset === before) return firesWithin(cron, after, now, offset);
  const change = changeOf(zone, after, now, offset);
  return firesWithin(cron, change - 1, now, offset) || firesWithin(cron, after, change - 1, before);
}

/** The first millisecond with the later offset. */
function changeOf(zone: TimeZone, after: number, now: number, offset: number): number {
  let [low, high] = [after, now];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** The same, where clocks have one offset all the time. Instants are then as if the clocks were at UTC. */
function firesWithin(cron: Cron, after: number, until: number, offset: number): boolean {
  const [earliest, latest] = [after + offset, until + offset];
  for (let start = Math.floor(latest / day) * day; start + day > earliest; start -= day) {
    const date = new Date(start);
    if (!cron.isOn(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCDay())) continue;
    const last = lastOf(cron, start, latest);
    if (last !== undefined) return last > earliest;
  }
  return false;
}

/** The last time of a day at which it fires, no later than told. */
function lastOf({ hours, minutes }: Cron, start: number, latest: number): number | undefined {
  for (const hour of hours) {
    for (const each of minutes) {
      const at = start + (hour * 60 + each) * minute;
      if (at <= latest) return at;
    }
  }
  return undefined;
}
