// What can be told of times of policies from their texts: whether one ever holds, whether one holds whenever another does, and
// the instants at which it may change whether they do.

import { parseTime } from "../policy-language/time/parser.js";
import type { CronSpan, ParsedTime } from "../policy-language/time/parser.js";
import { SyntaxFault } from "../policy-language/syntax.js";

/** Of more different spans, nothing is told. */
const mostSpans = 4;

/** A time, or any time where it is blank; undefined where it can't be read. */
export function readTime(source: string): ParsedTime | undefined {
  if (source.trim() === "") return { holdsAt: () => true, instants: [], spans: [], parts: 0, cost: 0 };
  try {
    return parseTime(source);
  } catch (fault) {
    if (fault instanceof SyntaxFault) return undefined;
    throw fault;
  }
}

/** Whether a time always or never holds, whatever spans there are; undefined where that depends. */
export function constantTime(time: ParsedTime): boolean | undefined {
  let [everTrue, everFalse] = [false, false];
  for (const isTrue of valuesOf([time], ([holds]) => holds)) {
    if (isTrue) everTrue = true;
    else everFalse = true;
  }
  return everTrue === everFalse ? undefined : everTrue;
}

/** Whether one time holds whenever another one does, for sure. */
export function holdsWithin(inner: ParsedTime, outer: ParsedTime): boolean {
  let isSo = false;
  for (const isCovered of valuesOf([inner, outer], ([one, other]) => !one || other === true)) {
    if (!isCovered) return false;
    isSo = true;
  }
  return isSo;
}

/** How many values `holdsWithin` looks at, at most, times the parts of both. */
export function costOfTimes(inner: ParsedTime, outer: ParsedTime): number {
  const spans = Math.min(mostSpans, inner.spans.length + outer.spans.length);
  const instants = 1 + 2 * (inner.instants.length + outer.instants.length);
  return instants * 2 ** spans * (1 + inner.parts + outer.parts);
}

/**
 * Values at all instants, and for each as if any of the spans had begun and any not: more than there can be, and none less.
 * None where there are too many spans.
 */
function* valuesOf<Value>(
  times: readonly ParsedTime[],
  valueOf: (holds: readonly boolean[]) => Value,
): Generator<Value, void> {
  const names = [...new Set(times.flatMap(({ spans }) => spans.map(({ name }) => name)))];
  if (names.length > mostSpans) return;
  for (const now of turningPoints(times)) {
    for (let begun = 0; begun < 2 ** names.length; begun++) {
      const isIn = ({ name }: CronSpan) => ((begun >> names.indexOf(name)) & 1) === 1;
      yield valueOf(times.map(({ holdsAt }) => holdsAt(now, isIn)));
    }
  }
}

/** One instant of each stretch within which comparisons come to the same. */
function turningPoints(times: readonly ParsedTime[]): readonly number[] {
  const named = new Set(times.flatMap(({ instants }) => instants));
  const points = new Set([0, ...[...named].flatMap((instant) => [instant - 1, instant, instant + 1])]);
  return [...points].sort((one, other) => one - other);
}

const day = 86_400_000;
/** Days of so many years are looked at for those on which a span begins, and so many of them are taken. */
const [years, daysOfSpan] = [4, 8];
/** Where nothing else is named: 2026-01-01, a Thursday. */
const usualStart = Date.UTC(2026, 0, 1);
/** More instants are not looked at. */
const mostInstants = 256;

/**
 * Instants that tell times apart: those that they name, with the ones before and after, and where their spans begin and end on
 * the first days on which they do.
 *
 * @returns none where no time says anything
 */
export function instantsOf(times: readonly ParsedTime[]): readonly number[] {
  const spans = new Map(times.flatMap((time) => time.spans.map((span) => [span.name, span])));
  const named = times.flatMap(({ instants }) => instants);
  if (spans.size + named.length === 0) return [];
  const start = Math.floor(Math.min(usualStart, ...named) / day) * day;
  const starts = [...new Set([usualStart, start, ...named.map((instant) => Math.floor(instant / day) * day)])];
  const edges = [...spans.values()].flatMap((span) => starts.slice(0, 4).flatMap((each) => edgesOf(span, each)));
  return [...new Set([usualStart, ...turningPoints(times), ...edges])].slice(0, mostInstants);
}

/** The instants around the first and last beginning of a span, and its ends, on some days from a first one on. */
function edgesOf({ cron, zone, length }: CronSpan, from: number): readonly number[] {
  const edges: number[] = [];
  for (let start = from, days = 0; days < daysOfSpan && start < from + years * 366 * day; start += day) {
    const date = new Date(start);
    if (!cron.isOn(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCDay())) continue;
    days += 1;
    for (const hour of new Set([cron.hours[0]!, cron.hours.at(-1)!])) {
      for (const minute of new Set([cron.minutes[0]!, cron.minutes.at(-1)!])) {
        const local = start + (hour * 60 + minute) * 60_000;
        const begins = local - zone.offsetAt(local);
        edges.push(begins - 1, begins, begins + length - 1, begins + length);
      }
    }
  }
  return edges;
}
