// Finds patterns on which a backtracking matcher takes exponentially long: whoever sends the right string to a server that
// checks with one keeps it busy for as long as it lives. scslre, which eslint-plugin-regexp is built on, decides from
// the pattern's syntax; what it does not look for, alternatives that overlap, shows when such strings are tried.

import { createRequire } from "node:module";
import { createContext, runInContext } from "node:vm";
import type { Context } from "node:vm";
import type * as Scslre from "scslre";

const known = new Map<string, string | undefined>();

/** A string that would take too long, in words; undefined where there is none. The pattern is a valid one. */
export function costlyInput(pattern: string): string | undefined {
  if (isSimple(pattern)) return undefined;
  if (!known.has(pattern)) known.set(pattern, find(pattern));
  return known.get(pattern);
}

/** With a fixed beginning and one repetition of one thing, or only a few things that may be absent, there are few ways. */
function isSimple(pattern: string): boolean {
  if (!pattern.startsWith("^") || /\\[1-9k]/.test(pattern)) return false;
  const repetitions = pattern.match(/(?<!\\)(?:[*+]|\{\d)/g)?.length ?? 0;
  const options = pattern.match(/(?<![\\(])\?/g)?.length ?? 0;
  return repetitions === 0 ? options <= 8 : repetitions === 1 && options === 0 && !pattern.includes("|");
}

function find(pattern: string): string | undefined {
  // Loaded only where a contract has such patterns.
  const { analyse } = createRequire(import.meta.url)("scslre") as typeof Scslre;
  const { reports } = analyse({ source: pattern, flags: "u" }, { assumeRejectingSuffix: true, maxReports: 100 });
  const report = reports.find(({ exponential }) => exponential);
  if (report) return `many characters of ${report.character.literal.source}`;
  const unit = units(pattern).find((candidate) => isEndless(pattern, candidate));
  return unit === undefined ? undefined : `${JSON.stringify(unit)} again and again`;
}

/** What a hostile string may consist of: words and letters of the pattern, and one of each usual class. */
function units(pattern: string): readonly string[] {
  const text = pattern.replace(/\\[pP]\{[^}]*\}|\\.|[[\](){}|^$*+?.]/gu, " ");
  const words = (text.match(/\S{2,}/gu) ?? []).slice(0, 10);
  const own = text.match(/\S/gu) ?? [];
  const letters = [...new Set([...own.slice(0, 10), "a", "0", " ", "A", "-"])];
  return [
    ...words,
    ...letters,
    ...letters.slice(0, 4).flatMap((one) => letters.slice(0, 4).map((other) => one + other)),
  ];
}

/**
 * At least so many characters and so many units. With two ways for each unit, no machine comes to an end; where the
 * number of ways is polynomial, any does.
 */
const attack = { characters: 64, units: 44 };
/** Milliseconds. What does not end in the first time is tried once more: on a busy machine, it may only have had to wait. */
const patience = [150, 3000] as const;

function isEndless(pattern: string, unit: string): boolean {
  const count = Math.max(attack.units, Math.ceil(attack.characters / unit.length));
  const values = ["", "!\u0000"].map((end) => unit.repeat(count) + end);
  return values.some((value) => patience.every((timeout) => matches(pattern, value, timeout) === undefined));
}

/** Whether the value matches; undefined where that has not come out in time. */
function matches(pattern: string, value: string, timeout: number): boolean | undefined {
  realm ??= createContext({});
  Object.assign(realm, { pattern, value });
  try {
    return runInContext(`new RegExp(pattern, "u").test(value)`, realm, { timeout }) as boolean;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw cause;
  }
}

/** Only there can a match be stopped. */
let realm: Context | undefined;
