// The conditions under which a plain value is refused, as TypeScript text. `at` is the expression that holds the value.

import { formOf, int32Range } from "../../model/formats.js";
import type { Bounds, Enum, FormattedBase } from "../../model/model.js";
import type { ModuleBuilder } from "../module.js";
import { isName, places } from "./symbols.js";

/** Up to here, comparing with one value after the other is as fast as anything. */
export const longestChain = 6;

export function notString(
  at: string,
  { minLength = 0, maxLength }: Bounds,
  match: string | undefined,
  module: ModuleBuilder,
): string {
  const conditions = [`typeof ${at} !== "string"`];
  // A code point takes one or two UTF-16 units, so that most lengths can be judged without counting.
  if (maxLength !== undefined) {
    conditions.push(
      `(${at}.length > ${maxLength} && ${module.value("codePoints", places.runtime)}(${at}) > ${maxLength})`,
    );
  }
  if (minLength === 1) conditions.push(`${at}.length === 0`);
  if (minLength > 1) {
    const counted = `${module.value("codePoints", places.runtime)}(${at}) < ${minLength}`;
    conditions.push(`(${at}.length < ${minLength * 2} && ${counted})`);
  }
  if (match !== undefined) conditions.push(`!${match}`);
  return conditions.join(" || ");
}

export function notInt32(at: string, bounds: Bounds): string {
  const { minimum, maximum, multipleOf } = { ...int32Range, ...bounds };
  const conditions = [`typeof ${at} !== "number"`, `(${at} | 0) !== ${at}`];
  if (minimum > int32Range.minimum) conditions.push(`${at} < ${minimum}`);
  if (maximum < int32Range.maximum) conditions.push(`${at} > ${maximum}`);
  if (multipleOf !== undefined) conditions.push(`${at} % ${multipleOf} !== 0`);
  return conditions.join(" || ");
}

export function notNumber(at: string, bounds: Bounds): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = bounds;
  const conditions = [`typeof ${at} !== "number"`, `!Number.isFinite(${at})`];
  if (minimum !== undefined) conditions.push(`${at} < ${minimum}`);
  if (maximum !== undefined) conditions.push(`${at} > ${maximum}`);
  if (exclusiveMinimum !== undefined) conditions.push(`${at} <= ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) conditions.push(`${at} >= ${exclusiveMaximum}`);
  return conditions.join(" || ");
}

/** By a function of the runtime, told the bounds that there are. */
export function notFormatted(
  at: string,
  base: FormattedBase,
  bounds: Bounds,
  strict: boolean,
  module: ModuleBuilder,
): string {
  const name = module.value(formOf(base).check(bounds), places.runtime);
  const ofInt64 = [bounds.int64Minimum, bounds.int64Maximum].map((bound) => bound && JSON.stringify(bound));
  const ofBytes = [bounds.minLength, bounds.maxLength].map((bound) => bound && String(bound));
  const [low, high] = !strict ? [] : base === "int64" ? ofInt64 : base === "bytes" ? ofBytes : [];
  const args = high ? [at, low || "undefined", high] : low ? [at, low] : [at];
  return `!${name}(${args.join(", ")})`;
}

export function notEnum(at: string, declared: Enum, module: ModuleBuilder): string {
  if (declared.values.length > longestChain) return `!${module.value(isName(declared.name), places.enums)}(${at})`;
  return declared.values.map(({ value }) => `${at} !== ${JSON.stringify(value)}`).join(" && ");
}

/**
 * Finds one of many strings: a `switch` on the length leaves one or two to compare with. Unlike a Set, that needs no
 * hash of a string that has just been parsed.
 */
export function switchByLength(
  at: string,
  cases: readonly { readonly value: string; readonly then: string }[],
): string[] {
  const byLength = new Map<number, { value: string; then: string }[]>();
  for (const one of cases) byLength.set(one.value.length, [...(byLength.get(one.value.length) ?? []), one]);
  return [
    `switch (${at}.length) {`,
    ...[...byLength]
      .sort(([a], [b]) => a - b)
      .flatMap(([length, group]) => [
        `case ${length}:`,
        ...group.map(({ value, then }) => `if (${at} === ${JSON.stringify(value)}) return ${then};`),
        "break;",
      ]),
    "}",
  ];
}
