// What the bounds of plain values allow.

import { formOf, hasForm, int32Range, int64Range } from "./formats.js";
import type { BoundedType, Bounds, Scalar } from "./types.js";

/** What was expected, or undefined if the value fits. */
export function fitsScalar(base: Scalar["base"], bounds: Bounds, value: unknown): string | undefined {
  if (base === "number") {
    if (typeof value !== "number" || !Number.isFinite(value)) return "a number";
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = bounds;
    if (value < minimum) return `a number of at least ${minimum}`;
    if (value > maximum) return `a number of at most ${maximum}`;
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `a number above ${exclusiveMinimum}`;
    if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `a number below ${exclusiveMaximum}`;
    return undefined;
  }
  if (base !== "int32" && base !== "string") {
    if (typeof value !== "string" || !hasForm(base, value, bounds)) return `${formOf(base).words(bounds)}, in quotes`;
    return formOf(base).faults?.(value, bounds)[0];
  }
  if (base === "int32") {
    if (typeof value !== "number" || !Number.isInteger(value)) return "a whole number";
    const { minimum, maximum, multipleOf } = { ...int32Range, ...bounds };
    if (value < minimum) return `a number of at least ${minimum}`;
    if (value > maximum) return `a number of at most ${maximum}`;
    if (multipleOf !== undefined && value % multipleOf !== 0) return `a multiple of ${multipleOf}`;
    return undefined;
  }
  if (typeof value !== "string") return "a string (quote it, if it looks like something else)";
  const length = [...value].length;
  if (length < (bounds.minLength ?? 0)) return `at least ${bounds.minLength ?? 0} characters`;
  if (length > (bounds.maxLength ?? Infinity)) return `at most ${bounds.maxLength ?? Infinity} characters`;
  if (bounds.pattern !== undefined && !new RegExp(bounds.pattern, "u").test(value)) {
    return `a string that matches ${bounds.pattern}`;
  }
  return undefined;
}

/** With the range that an int32 has by itself. */
export function inInt32({ kind, bounds }: BoundedType): Bounds {
  return kind === "int32" ? { ...int32Range, ...bounds } : bounds;
}

/** Whether every value within `from` is also within `to`. */
export function accepts(to: Bounds, from: Bounds): boolean {
  return (
    (to.pattern === undefined || to.pattern === from.pattern) &&
    (to.minLength ?? 0) <= (from.minLength ?? 0) &&
    (to.maxLength ?? Infinity) >= (from.maxLength ?? Infinity) &&
    (to.minimum ?? -Infinity) <= (from.minimum ?? from.exclusiveMinimum ?? -Infinity) &&
    (to.maximum ?? Infinity) >= (from.maximum ?? from.exclusiveMaximum ?? Infinity) &&
    acceptsExclusive(to, from) &&
    BigInt(to.int64Minimum ?? int64Range.minimum) <= BigInt(from.int64Minimum ?? int64Range.minimum) &&
    BigInt(to.int64Maximum ?? int64Range.maximum) >= BigInt(from.int64Maximum ?? int64Range.maximum) &&
    to.encoding === from.encoding &&
    (to.multipleOf === undefined || (from.multipleOf !== undefined && from.multipleOf % to.multipleOf === 0))
  );
}

function acceptsExclusive(to: Bounds, from: Bounds): boolean {
  const above =
    to.exclusiveMinimum === undefined ||
    to.exclusiveMinimum < (from.minimum ?? -Infinity) ||
    to.exclusiveMinimum <= (from.exclusiveMinimum ?? -Infinity);
  const below =
    to.exclusiveMaximum === undefined ||
    to.exclusiveMaximum > (from.maximum ?? Infinity) ||
    to.exclusiveMaximum >= (from.exclusiveMaximum ?? Infinity);
  return above && below;
}
