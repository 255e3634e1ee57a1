// Types in words: what a value is, and within which bounds. This is the only place of the documentation that tells
// kinds of types apart.

import type { ArrayType, Bounds, MapType, Shape, Type } from "../../model/model.js";
import type { Links } from "./links.js";
import { code, text } from "./page.js";
import type { Words } from "./page.js";

/** Enums of more values than this are only linked. */
const shownValues = 8;

export function typeWords(type: Type, links: Links): Words {
  switch (type.kind) {
    case "json":
      return [text("any JSON")];
    case "literal":
      return [code(JSON.stringify(type.value))];
    case "scalar":
      return [code(type.scalar.name, links.scalar(type.scalar))];
    case "enum":
      return [code(type.enum.name, links.enum(type.enum))];
    case "shape":
      return type.shape.role === "inline" ? [text("object")] : [code(type.shape.name, links.shape(type.shape))];
    case "union":
      return [code(type.union.name, links.union(type.union))];
    case "array":
      return [text("array of "), ...innerWords(type, links)];
    case "map":
      return [text("map of "), ...innerWords(type, links)];
    default:
      return [text(type.kind)];
  }
}

function innerWords({ of, orNull }: ArrayType | MapType, links: Links): Words {
  return [...typeWords(of, links), ...(orNull ? [text(" or null")] : [])];
}

/** What is demanded of a value that is sent. */
export function boundsOf(type: Type): readonly string[] {
  switch (type.kind) {
    case "bytes":
      return boundWords(type.bounds, "byte");
    case "scalar":
      return [
        ...(type.scalar.format === undefined ? [] : [type.scalar.format]),
        ...boundWords(type.bounds, type.scalar.base === "bytes" ? "byte" : "character"),
      ];
    case "array":
      return [
        range(type.minItems, type.maxItems, "item"),
        ...(type.unique ? ["none of them twice"] : []),
        ...boundsOf(type.of).map((bound) => `each ${bound}`),
      ];
    case "map":
      return [
        range(type.minEntries, type.maxEntries, "entry", "entries"),
        ...boundWords(type.keys).map((bound) => `each name ${bound}`),
        ...boundsOf(type.of).map((bound) => `each value ${bound}`),
      ];
    case "boolean":
    case "json":
    case "literal":
    case "enum":
    case "shape":
    case "union":
      return [];
    default:
      return boundWords(type.bounds);
  }
}

/** The record whose members can be shown below a field of this type. */
export function recordOf(type: Type): Shape | undefined {
  switch (type.kind) {
    case "shape":
      return type.shape.role === "activity" ? undefined : type.shape;
    case "array":
    case "map":
      return recordOf(type.of);
    default:
      return undefined;
  }
}

/** The values of an enum that has few. */
export function valuesOf(type: Type): readonly string[] {
  if (type.kind === "array" || type.kind === "map") return valuesOf(type.of);
  if (type.kind !== "enum" || type.enum.values.length > shownValues) return [];
  return type.enum.values.map(({ value }) => value);
}

export function boundWords(bounds: Bounds, unit = "character"): readonly string[] {
  const { minLength, maxLength, multipleOf, pattern, encoding, exclusiveMinimum, exclusiveMaximum } = bounds;
  const low = bounds.int64Minimum ?? bounds.minimum;
  const high = bounds.int64Maximum ?? bounds.maximum;
  return [
    ...(encoding === undefined ? [] : [encoding]),
    ...(minLength || maxLength !== undefined ? [range(minLength ?? 0, maxLength, unit)] : []),
    ...(low !== undefined && high !== undefined ? [`${low} to ${high}`] : []),
    ...(low !== undefined && high === undefined ? [`at least ${low}`] : []),
    ...(low === undefined && high !== undefined ? [`at most ${high}`] : []),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
  ];
}

function range(low: number, high: number | undefined, unit: string, many = `${unit}s`): string {
  const units = (count: number): string => `${count} ${count === 1 ? unit : many}`;
  if (high === undefined) return `at least ${units(low)}`;
  if (low === high) return units(high);
  return low === 0 ? `at most ${units(high)}` : `${low} to ${units(high)}`;
}
