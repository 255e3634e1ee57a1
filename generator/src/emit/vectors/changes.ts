// A change of one place in a value, and how it is written: long texts and lists by what they repeat.

import type { Json } from "../../model/model.js";
import { isRecord } from "../../values/issues.js";

/** Without `put`, the place is empty. */
export interface Change {
  /** A JSON pointer (RFC 6901). */
  readonly at: string;
  readonly put?: Json;
}

export function applied(base: Json, { at, put }: Change): Json {
  return put === undefined ? changed(base, names(at)) : changed(base, names(at), put);
}

function changed(base: Json, [first, ...rest]: readonly string[], put?: Json): Json {
  if (first === undefined) return put ?? null;
  if (Array.isArray(base)) {
    const items: readonly Json[] = base;
    return items.map((item, index) => (String(index) === first ? changed(item, rest, put) : item));
  }
  const record = isRecord(base) ? base : {};
  const others = Object.entries(record).filter(([name]) => name !== first);
  if (rest.length === 0 && put === undefined) return Object.fromEntries(others);
  return Object.fromEntries([...others, [first, changed(record[first] ?? {}, rest, put)]]);
}

/** What stands in a place of a value; undefined where it is empty. */
export function placed(value: Json, at: string): Json | undefined {
  return names(at).reduce<Json | undefined>((one, name) => {
    if (Array.isArray(one)) return (one as readonly Json[])[Number(name)];
    return isRecord(one) && Object.hasOwn(one, name) ? one[name] : undefined;
  }, value);
}

function names(at: string): readonly string[] {
  return at
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What is longer, in characters or items, is written by what it repeats. */
const longest = { text: 60, list: 8 };
const longestWritten = 1500;
const mostRuns = 4;
const longestPeriod = 4;

type Written = { readonly [key: string]: Json };

const known = new Map<string, Written | undefined>();

/** `{ value }`, `{ runs }` or, for an empty place, `{}`; undefined for what would be too long. */
export function writtenPut(put: Json | undefined): Written | undefined {
  if (put === undefined) return {};
  if (typeof put !== "string" || put.length <= longest.text) return written(put);
  if (!known.has(put)) known.set(put, written(put));
  return known.get(put);
}

function written(put: Json): Written | undefined {
  const isText = typeof put === "string";
  const units: readonly Json[] = isText ? [...put] : Array.isArray(put) ? (put as readonly Json[]) : [];
  const runs = units.length > longest[isText ? "text" : "list"] ? shortestRuns(units) : undefined;
  if (runs) return { runs: runs.map(([piece, times]) => [isText ? piece.join("") : piece, times]) };
  return JSON.stringify(put).length > longestWritten ? undefined : { value: put };
}

type Runs = readonly (readonly [piece: readonly Json[], times: number])[];

function shortestRuns(units: readonly Json[]): Runs | undefined {
  const keys = units.map((unit) => (typeof unit === "string" ? unit : JSON.stringify(unit)));
  for (let period = 1; period <= longestPeriod; period++) {
    const runs = runsOf(units, keys, period);
    if (runs && JSON.stringify(runs).length < longestWritten) return runs;
  }
  return undefined;
}

/** Pieces of so many units, each with how often it stands there in a row. */
function runsOf(units: readonly Json[], keys: readonly string[], period: number): Runs | undefined {
  const runs: [Json[], number][] = [];
  let at = 0;
  while (at < units.length) {
    let end = at + period;
    while (end + period <= units.length && isAgain(keys, end, period)) end += period;
    runs.push([units.slice(at, at + period), (end - at) / period]);
    if (runs.length > mostRuns) return undefined;
    at = end;
  }
  return runs;
}

function isAgain(keys: readonly string[], at: number, period: number): boolean {
  for (let i = 0; i < period; i++) if (keys[at + i] !== keys[at + i - period]) return false;
  return true;
}
