// Builders for models made by hand: each part with the defaults that tests do not care about.

import type { Position } from "../../generator/src/diagnostics/position.js";
import type { Enum, Field, Scalar, Shape, Type, Usage } from "../../generator/src/model/model.js";

export const position: Position = { file: "library.yaml", line: 1, column: 1, length: 1 };
export const both: Usage = { request: true, response: true };
export const sent: Usage = { request: true, response: false };
export const answered: Usage = { request: false, response: true };

export function scalar(name: string, example: string | number, more: Partial<Scalar> = {}): Scalar {
  const base = typeof example === "string" ? "string" : "int32";
  return {
    name,
    doc: `The doc of ${name}.`,
    base,
    bounds: {},
    format: undefined,
    extends: undefined,
    brands: [],
    example,
    position,
    ...more,
  };
}

export function enumOf(name: string, values: Record<string, string>, more: Partial<Enum> = {}): Enum {
  const listed = Object.entries(values).map(([value, doc]) => ({
    value,
    member: value,
    doc,
    deprecated: undefined,
    position,
  }));
  return {
    name,
    doc: `The doc of ${name}.`,
    open: false,
    plain: false,
    values: listed,
    usage: both,
    position,
    ...more,
  };
}

export function shape(name: string, fields: readonly Field[], more: Partial<Shape> = {}): Shape {
  return {
    name,
    role: "shape",
    doc: `The doc of ${name}.`,
    deprecated: undefined,
    extra: false,
    fields,
    usage: both,
    home: "shapes/books",
    step: undefined,
    position,
    ...more,
  };
}

/** `name?` is optional. */
export function field(name: string, type: Type, more: Partial<Field> = {}): Field {
  return {
    name: name.replace("?", ""),
    optional: name.endsWith("?"),
    nullable: false,
    type,
    doc: `What ${name.replace("?", "")} holds.`,
    deprecated: undefined,
    example: undefined,
    fill: undefined,
    position,
    ...more,
  };
}

export const text: Type = { kind: "string", bounds: { maxLength: 65536 } };
export const of = (named: Scalar | Shape | Enum): Type =>
  "base" in named
    ? { kind: "scalar", scalar: named, bounds: named.bounds }
    : "values" in named
      ? { kind: "enum", enum: named }
      : { kind: "shape", shape: named };
export const list = (type: Type, minItems = 0, maxItems = 100): Type => ({
  kind: "array",
  of: type,
  minItems,
  maxItems,
});
