// Plain values as JSON Schema, exactly as the validators hold them. `format` is left out on purpose: many validators know
// other formats than these, or refuse a schema with one that they do not know.

import { decimalPattern } from "../model/decimal-pattern.js";
import { formPattern, int32Range, int64Range, textLengths } from "../model/formats.js";
import type { Bounds, Json, Scalar } from "../model/model.js";

export type Schema = Readonly<Record<string, Json>>;

export function plainSchema(base: Scalar["base"], bounds: Bounds, strict: boolean, orNull: boolean): Schema {
  const type = (name: string): Schema => ({ type: orNull ? [name, "null"] : name });
  switch (base) {
    case "string":
      return { ...type("string"), ...(strict ? stringBounds(bounds) : {}) };
    case "int32":
      return { ...type("integer"), ...int32Bounds(strict ? bounds : {}) };
    case "number":
      return { ...type("number"), ...(strict ? numberBounds(bounds) : {}) };
    case "int64": {
      const { int64Minimum = int64Range.minimum, int64Maximum = int64Range.maximum } = strict ? bounds : {};
      return { ...type("string"), pattern: decimalPattern(int64Minimum, int64Maximum) };
    }
    case "bytes":
      return { ...type("string"), pattern: formPattern(base, bounds), ...(strict ? bytesBounds(bounds) : {}) };
    default:
      return { ...type("string"), pattern: formPattern(base) };
  }
}

export function stringBounds({ minLength, maxLength, pattern }: Bounds): Schema {
  return {
    ...(minLength ? { minLength } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

export function numberBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Bounds): Schema {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
    ...(exclusiveMaximum === undefined ? {} : { exclusiveMaximum }),
    ...(multipleOf === undefined ? {} : { multipleOf }),
  };
}

function int32Bounds({ minimum = int32Range.minimum, maximum = int32Range.maximum, multipleOf }: Bounds): Schema {
  return { minimum, maximum, ...(multipleOf === undefined ? {} : { multipleOf }) };
}

/** Bytes in characters. Four characters with padding stand for one to three bytes: the padding tells how many. */
export function bytesBounds(bounds: Bounds): Schema {
  const { minLength: least = 0, maxLength: most } = textLengths("bytes", bounds);
  return {
    ...(least > 0 ? { minLength: least } : {}),
    ...(most === undefined ? {} : { maxLength: most }),
    ...(bounds.encoding ? {} : padding(bounds.minLength ?? 0, least, bounds.maxLength, most)),
  };
}

function padding(minLength: number, least: number, maxLength: number | undefined, most: number | undefined): Schema {
  const longer = ["[^=]$", undefined, "[^=].$"][minLength % 3];
  const shorter = maxLength === undefined ? undefined : [undefined, "==$", "=$"][maxLength % 3];
  const all: Json[] = [];
  if (longer !== undefined && minLength > 0)
    all.push({
      anyOf: [{ minLength: least + 1 }, { pattern: longer }],
    });
  if (shorter !== undefined && most !== undefined) {
    const full = most - 1;
    all.push({
      anyOf: [{ maxLength: full }, { pattern: shorter }],
    });
  }
  return all.length > 0 ? { allOf: all } : {};
}
