// When a policy applies, read off "When a policy applies" of docs/policy-reference.md: minute after minute is looked at.

import { follow } from "./rules.js";
import { read, type Node } from "./syntax.js";

/** Whether a time that is not blank is true at an instant, in milliseconds since 1970. */
export function holdsAt(source: string, now: number): boolean {
  follow("time");
  return holds(read(source), now);
}

function holds(node: Node, now: number): boolean {
  switch (node.is) {
    case "boolean":
      return node.value;
    case "not":
      return !holds(node.of, now);
    case "function": {
      const [cron = "", duration = "", zone = ""] = node.parameters.map(textOf);
      return firedWithin(cron, durationOf(duration), zone, now);
    }
    case "binary": {
      const { sign, left, right } = node;
      if (sign === "&&") return [left, right].every((side) => holds(side, now));
      if (sign === "||") return [left, right].some((side) => holds(side, now));
      follow("timestamps");
      const [one, other] = [instantOf(left, now), instantOf(right, now)];
      const order = one < other ? "<" : one > other ? ">" : "=";
      if (sign === "==" || sign === "!=") return (order === "=") === (sign === "==");
      return sign.includes(order);
    }
    default:
      throw new Error(`${node.is} is not part of a time`);
  }
}

const textOf = (node: Node): string => (node.is === "text" ? node.value : "");

function instantOf(node: Node, now: number): number {
  return node.is === "function" ? new Date(textOf(node.parameters[0] as Node)).getTime() : now;
}

const minute = 60_000;

function durationOf(text: string): number {
  const unit = { d: 24 * 60, h: 60, m: 1 };
  return [...text.matchAll(/(\d+)([dhm])/g)].reduce(
    (sum, [, count, letter]) => sum + Number(count) * unit[letter as "d" | "h" | "m"] * minute,
    0,
  );
}

/** Whether it fired after the beginning of a span of time that ends now, and no later than now. */
function firedWithin(cron: string, span: number, zone: string, now: number): boolean {
  follow("cron");
  const fields = cron.trim().split(/ +/).map(valuesOf);
  for (let at = Math.floor(now / minute) * minute; at > now - span; at -= minute) {
    if (fires(fields, clockAt(at, zone))) return true;
  }
  return false;
}

interface Clock {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  readonly weekday: number;
}

type Values = ReadonlySet<number> | "*";

function valuesOf(field: string): Values {
  if (field === "*") return "*";
  const values = new Set<number>();
  for (const part of field.split(",")) {
    const [from = 0, to = from] = part.split("-").map(Number);
    for (let value = from; value <= to; value++) values.add(value);
  }
  return values;
}

function fires(fields: readonly Values[], clock: Clock): boolean {
  const [minutes = "*", hours = "*", days = "*", months = "*", weekdays = "*"] = fields;
  const isIn = (values: Values, value: number) => values === "*" || values.has(value);
  if (!isIn(minutes, clock.minute) || !isIn(hours, clock.hour) || !isIn(months, clock.month)) return false;
  const onDay = isIn(days, clock.day);
  const onWeekday = isIn(weekdays, clock.weekday) || (clock.weekday === 0 && isIn(weekdays, 7));
  return days !== "*" && weekdays !== "*" ? onDay || onWeekday : onDay && onWeekday;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/** What the clocks of a zone show. Their offset from UTC is asked for every quarter of an hour. */
function clockAt(instant: number, zone: string): Clock {
  const quarter = Math.floor(instant / (15 * minute)) * 15 * minute;
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  let offset = known.get(quarter);
  if (offset === undefined) {
    let format = formats.get(zone);
    if (!format)
      formats.set(zone, (format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })));
    const name = format.formatToParts(quarter).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    const [, sign, hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? [];
    offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
    known.set(quarter, offset);
  }
  const shown = new Date(instant + offset);
  return {
    minute: shown.getUTCMinutes(),
    hour: shown.getUTCHours(),
    day: shown.getUTCDate(),
    month: shown.getUTCMonth() + 1,
    weekday: shown.getUTCDay(),
  };
}
