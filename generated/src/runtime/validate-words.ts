// The words in which issues speak. What was found may be a secret in the wrong place, so its kind and size are told and
// hardly ever the value itself.

import type { ArrayDescriptor, Int32Descriptor, StringDescriptor } from "./validate-descriptor.js";
import { codePoints } from "./validate-check.js";

/** What a refused member should be: absent. */
export const unknownMember = "nothing (unknown member)";

/** What a missing member should be: present. */
export const requiredValue = "a value (required)";

const longestList = 10;
const longestEcho = 40;

/** Words in capitals, none of them long enough to hold a secret. */
const enumLike = /^[A-Z][A-Z0-9]{0,19}(?:_[A-Z0-9]{1,20})*$/;

type Constant = string | number | boolean;

/** By lists of values: what is said of them. Descriptors have few, and each is asked for again and again. */
const lists = new WeakMap<readonly Constant[], string>();

/** The values that are accepted, the first of them when there are many. */
export function oneOf(values: readonly Constant[]): string {
  let said = lists.get(values);
  if (said === undefined) {
    said = listed(values);
    lists.set(values, said);
  }
  return said;
}

function listed(values: readonly Constant[]): string {
  if (values.length === 1) return values.join();
  if (values.length <= longestList) return `one of ${values.join(", ")}`;
  return `one of ${values.slice(0, longestList - 1).join(", ")}, … (${values.length} values)`;
}

/** What a value is, without what it holds. */
export function found(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return `string of ${counted(codePoints(value), "character")}`;
  if (Array.isArray(value)) return `array of ${counted(value.length, "item")}`;
  return typeof value;
}

/** What stands where an enum was expected: the value, if it is of the kind that enums have. */
export function foundName(value: unknown): string {
  if (typeof value !== "string" || !enumLike.test(value)) return found(value);
  return `"${value.length > longestEcho ? `${value.slice(0, longestEcho - 1)}…` : value}"`;
}

const none: readonly string[] = [];

/** Every bound that a string goes beyond. */
export function stringFaults(
  text: string,
  { minLength = 0, maxLength = Infinity, pattern }: StringDescriptor,
): readonly string[] {
  if (text.length <= maxLength && text.length >= 2 * minLength && (!pattern || pattern.test(text))) return none;
  const faults: string[] = [];
  // A code point takes one or two UTF-16 units, so that most lengths can be judged without counting.
  if (text.length < 2 * minLength && codePoints(text) < minLength) {
    faults.push(`string of at least ${counted(minLength, "character")}`);
  }
  if (text.length > maxLength && codePoints(text) > maxLength) {
    faults.push(`string of at most ${counted(maxLength, "character")}`);
  }
  if (pattern && !pattern.test(text)) faults.push(`string that matches ${pattern.source}`);
  return faults;
}

/** Every bound that a number goes beyond. */
export function int32Faults(value: number, { minimum, maximum, multipleOf }: Int32Descriptor): string[] {
  const faults: string[] = [];
  if (minimum !== undefined && value < minimum) faults.push(`number of at least ${minimum}`);
  if (maximum !== undefined && value > maximum) faults.push(`number of at most ${maximum}`);
  if (multipleOf !== undefined && value % multipleOf !== 0) faults.push(`multiple of ${multipleOf}`);
  return faults;
}

/** What an array with an item twice should be. */
export const withoutRepeats = "array without repeated items";

/** The bound that an array goes beyond. */
export function arrayFaults(length: number, { minItems, maxItems }: ArrayDescriptor): string[] {
  if (length < minItems) return [`array of at least ${counted(minItems, "item")}`];
  if (length > maxItems) return [`array of at most ${counted(maxItems, "item")}`];
  return [];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
