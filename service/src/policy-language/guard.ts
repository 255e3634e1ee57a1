// What tells at a glance that an expression does not hold, so that of many policies only those are evaluated that may apply:
// strings of the activity that it compares with its own, and all that it reads of the activity. A part that fails is never
// hidden by one that is false, so what an expression reads has to be looked at as well.

import { maxSteps } from "./bounds.js";
import type { Compiler } from "./compiler.js";
import type { Context } from "./context.js";
import { addressForm } from "./strings.js";
import type { Typed, TypedComparison, TypedContainment } from "./typed.js";
import { isAddress, isPlain, type Type } from "./types.js";
import { Failure, type Evaluate, type Value } from "./value.js";
import { clausesOf } from "./voter.js";

/** What an expression reads of an activity. Two with the same text are the same. */
export interface Reading {
  readonly text: string;
  /** Undefined where it is in error, or is a string that takes long to compare; `none` where the activity does not have it. */
  read(context: Context): Value | typeof none | undefined;
}

/** Says that what is read is one of some strings. */
export interface Test {
  readonly reading: Reading;
  /** In the form of addresses, if they are some. */
  readonly values: ReadonlySet<string>;
  readonly form: (value: string) => string;
}

/**
 * Of an expression whose readings all have a value or are not there: it is not in error, and it does not hold unless all of its
 * tests do.
 */
export interface Guard {
  readonly tests: readonly Test[];
  readonly readings: readonly Reading[];
}

/** Stands for what an activity does not have. */
export const none = Symbol("none");

/** Strings of more characters take steps of their own to compare. */
const longest = 64;

/** The guard of a condition; undefined where it has no test, or may be in error or take long by more than what it reads. */
export function guardOf(typed: Typed, source: string, cost: number, compiler: Compiler): Guard | undefined {
  const readings = new Map<string, Reading>();
  const readingOf = (part: Typed): Reading => {
    const text = source.slice(part.start, part.end);
    let reading = readings.get(text);
    if (!reading) readings.set(text, (reading = { text, read: reader(compiler.part(part).evaluate) }));
    return reading;
  };
  const operands = clausesOf(typed);
  if (!operands.every((operand) => isCalm(operand, readingOf))) return undefined;
  const tests = operands.flatMap((operand) => testOf(operand, readingOf) ?? []);
  // What comparing short strings takes is not among the cost.
  if (tests.length === 0 || cost + countOf(typed) * longest > maxSteps) return undefined;
  return { tests, readings: [...readings.values()] };
}

/** How many comparisons there are at most. */
function countOf(typed: Typed): number {
  return typed.kind === "logic" ? typed.operands.reduce((sum, operand) => sum + countOf(operand), 0) : 1;
}

/** Whether a part that has to be true or false is in error only where one of its readings is. */
function isCalm(typed: Typed, readingOf: (part: Typed) => Reading): boolean {
  switch (typed.kind) {
    case "logic":
      return typed.operands.every((operand) => isCalm(operand, readingOf));
    case "comparison":
      return isKnown(typed.left, readingOf) && isKnown(typed.right, readingOf);
    case "containment":
      return isAmongConstants(typed) && isKnown(typed.value, readingOf);
    default:
      return typed.type.kind === "boolean" && isKnown(typed, readingOf);
  }
}

/** Whether a part is a value of the policy's own, or one that is read; both of a type that is known. */
function isKnown(typed: Typed, readingOf: (part: Typed) => Reading): boolean {
  if (!isPlain(typed.type)) return false;
  if (typed.kind === "constant") return true;
  if (!isRead(typed)) return false;
  readingOf(typed);
  return true;
}

/** Whether a part reaches into the activity and does nothing else. */
function isRead(typed: Typed): boolean {
  switch (typed.kind) {
    case "root":
    case "constant":
      return true;
    case "field":
    case "count":
      return typed.base.type.kind !== "dynamic" && isRead(typed.base);
    case "index":
      return typed.base.type.kind !== "dynamic" && isRead(typed.base) && isRead(typed.index);
    case "slice":
      return typed.base.type.kind === "string" && [typed.base, typed.from, typed.to].every(isRead);
    default:
      return false;
  }
}

function isAmongConstants({ whole, value }: TypedContainment): boolean {
  if (whole.type.kind !== "list" || whole.type.item.kind !== value.type.kind) return false;
  return constantsOf(whole) !== undefined;
}

function constantsOf(list: Typed): readonly Value[] | undefined {
  if (list.kind === "constant") return Array.isArray(list.value) ? (list.value as readonly Value[]) : undefined;
  if (list.kind !== "list") return undefined;
  const values = list.items.flatMap((item) => (item.kind === "constant" ? [item.value] : []));
  return values.length === list.items.length ? values : undefined;
}

function testOf(typed: Typed, readingOf: (part: Typed) => Reading): Test | undefined {
  if (typed.kind === "comparison") return typed.operator === "==" ? equalTest(typed, readingOf) : undefined;
  if (typed.kind !== "containment" || typed.value.type.kind !== "string") return undefined;
  const item = typed.whole.type.kind === "list" ? typed.whole.type.item : typed.whole.type;
  return test(readingOf(typed.value), constantsOf(typed.whole) ?? [], [typed.value.type, item]);
}

function equalTest({ left, right }: TypedComparison, readingOf: (part: Typed) => Reading): Test | undefined {
  const [read, own] = left.kind === "constant" ? [right, left] : [left, right];
  if (own.kind !== "constant" || read.kind === "constant" || typeof own.value !== "string") return undefined;
  return test(readingOf(read), [own.value], [left.type, right.type]);
}

function test(reading: Reading, values: readonly Value[], types: readonly Type[]): Test {
  const form = types.some(isAddress) ? addressForm : same;
  return { reading, values: new Set((values as readonly string[]).map(form)), form };
}

const same = (text: string) => text;

const overrun = new Failure(true, {
  message: "what is read takes too many steps",
  range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
});

function reader(evaluate: Evaluate): Reading["read"] {
  return (context) => {
    const value = evaluate({ context, items: [], steps: 0, limit: maxSteps, overrun });
    if (value instanceof Failure) return value.isError ? undefined : none;
    return typeof value === "string" && value.length > longest ? undefined : value;
  };
}
