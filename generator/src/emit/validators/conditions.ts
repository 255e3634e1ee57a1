// The conditions under which a plain value is refused, as TypeScript text. `at` is the expression that holds the value.

import { formOf, int32Range } from "../../model/formats.js";
import type { Bounds, FormattedBase } from "../../model/model.js";
import type { ModuleBuilder } from "../typescript/module.js";
import type { Writer } from "../typescript/structure.js";
import { places } from "./symbols.js";

/** Up to here, comparing with one value after the other is as fast as anything. */
export const longestChain = 6;

/** The same of what is known to be a string, one by one. */
export function outOfBounds(
  at: string,
  { minLength = 0, maxLength }: Bounds,
  match: string | undefined,
  module: ModuleBuilder,
): readonly string[] {
  const conditions: string[] = [];
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
  return conditions;
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
export function notFormatted(at: string, base: FormattedBase, bounds: Bounds, module: ModuleBuilder): string {
  const name = module.value(formOf(base).check(bounds), places.formats);
  const ofInt64 = [bounds.int64Minimum, bounds.int64Maximum].map((bound) => bound && JSON.stringify(bound));
  const ofBytes = [bounds.minLength, bounds.maxLength].map((bound) => bound && String(bound));
  const [low, high] = base === "int64" ? ofInt64 : base === "bytes" ? ofBytes : [];
  const args = high ? [at, low || "undefined", high] : low ? [at, low] : [at];
  return `!${name}(${args.join(", ")})`;
}

/** Whether a string is one of many, as a function's last statements. */
export function writeIsOneOf(writer: Writer, at: string, values: readonly string[]): void {
  writer.write(`switch (${at}.length)`).block(() => {
    for (const [length, group] of byLength(values, (value) => value)) {
      writer.writeLine(`case ${length}:`);
      writer.writeLine(`return ${group.map((value) => `${at} === ${JSON.stringify(value)}`).join(" || ")};`);
    }
    writer.writeLine("default:").writeLine("return false;");
  });
}

function byLength<Item>(items: readonly Item[], text: (item: Item) => string): [length: number, items: Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(text(item).length, [...(groups.get(text(item).length) ?? []), item]);
  return [...groups].sort(([a], [b]) => a - b);
}

/**
 * Finds one of many strings: a `switch` on the length leaves one or two to compare with. Unlike a Set, that needs no
 * hash of a string that has just been parsed.
 */
export function writeSwitchByLength(
  writer: Writer,
  at: string,
  cases: readonly { readonly value: string; readonly then: string }[],
): void {
  writer.write(`switch (${at}.length)`).block(() => {
    for (const [length, group] of byLength(cases, ({ value }) => value)) {
      writer.writeLine(`case ${length}:`);
      for (const { value, then } of group) writer.writeLine(`if (${at} === ${JSON.stringify(value)}) return ${then};`);
      writer.writeLine("break;");
    }
  });
}
