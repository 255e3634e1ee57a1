// Values of one type that differ from each other, for lists in which nothing stands twice.

import { fitsScalar } from "../model/bounds.js";
import { formOf, int32Range, plainOf } from "../model/formats.js";
import type { Bounds, Json, Type } from "../model/model.js";

/** Whether two values are the same one where they are equal: records are not compared. */
export function isComparable(type: Type): boolean {
  return type.kind === "boolean" || type.kind === "literal" || type.kind === "enum" || plainOf(type) !== undefined;
}

/** How many values there are, as far as it can be counted. */
export function countOf(type: Type): number {
  if (type.kind === "boolean") return 2;
  if (type.kind === "literal") return 1;
  if (type.kind === "enum") return type.enum.values.length;
  const plain = plainOf(type);
  if (plain?.kind !== "int32") return Infinity;
  const { minimum, maximum, multipleOf = 1 } = { ...int32Range, ...plain.bounds };
  return Math.max(0, Math.floor(maximum / multipleOf) - Math.ceil(minimum / multipleOf) + 1);
}

/** So many values that fit, or as many as can be made up; `first` among them. */
export function distinct(type: Type, count: number, first: Json): readonly Json[] {
  const found = new Set<Json>([first]);
  for (const value of candidates(type, count, first)) {
    if (found.size >= count) break;
    found.add(value);
  }
  return [...found].slice(0, count);
}

/** More than this are not looked at for each one that is wanted: bounds and patterns may refuse most. */
const triesPerValue = 40;

function* candidates(type: Type, count: number, first: Json): Iterable<Json> {
  if (type.kind === "boolean") return yield* [true, false];
  if (type.kind === "enum") {
    for (const { value } of type.enum.values) yield value;
    return;
  }
  const plain = plainOf(type);
  if (!plain) return;
  for (let i = 1; i <= triesPerValue * (count + 1); i++) {
    const value = numbered(plain.kind, plain.bounds, first, i);
    if (value !== undefined && fitsScalar(plain.kind, plain.bounds, value) === undefined) yield value;
  }
}

/** The `i`th value beside the first. */
function numbered(
  kind: NonNullable<ReturnType<typeof plainOf>>["kind"],
  bounds: Bounds,
  first: Json,
  i: number,
): string | number | undefined {
  switch (kind) {
    case "string":
      return withEnding(String(first), bounds, i);
    case "int32": {
      const step = bounds.multipleOf ?? 1;
      return Number(first) + (i % 2 === 0 ? -i / 2 : (i + 1) / 2) * step;
    }
    case "number": {
      const [low, high] = [
        bounds.minimum ?? bounds.exclusiveMinimum ?? 0,
        bounds.maximum ?? bounds.exclusiveMaximum ?? 1e6,
      ];
      return low + (high - low) / (i + 1);
    }
    default:
      return formOf(kind).numbered(i, bounds, String(first));
  }
}

function withEnding(text: string, { maxLength = Infinity }: Bounds, i: number): string {
  const end = i % 2 === 0 ? String(i / 2) : letters(i);
  return [...text].slice(0, Math.max(0, maxLength - end.length)).join("") + end;
}

export function letters(number: number): string {
  return number === 0 ? "" : letters(Math.floor(number / 26)) + String.fromCharCode(97 + (number % 26));
}
