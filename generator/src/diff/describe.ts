// Things of the contract in one line each, for messages and fingerprints. Documentation and examples are left out:
// changing them is no change of the thing.

import type { ArrayType, Bounds, Enum, Field, MapType, Type } from "../model/model.js";
import type { Side } from "./change.js";

export function typeWords(type: Type): string {
  switch (type.kind) {
    case "scalar":
      return type.scalar.name + boundsWords(type.bounds);
    case "literal":
      return JSON.stringify(type.value);
    case "enum":
      return type.enum.name;
    case "shape":
      return type.shape.name || `{ ${type.shape.fields.map(fieldWords).join("; ")} }`;
    case "union":
      return type.union.name;
    case "array":
      return `${innerWords(type)}[]${range("items", type.minItems, type.maxItems)}${type.unique ? ", none twice" : ""}`;
    case "map":
      return `map<${innerWords(type)}>${range("entries", type.minEntries, type.maxEntries)} by ${type.keyScalar?.name ?? "string"}${boundsWords(type.keys)}`;
    case "boolean":
    case "json":
      return type.kind;
    default:
      return type.kind + boundsWords(type.bounds);
  }
}

function innerWords({ of, orNull }: ArrayType | MapType): string {
  return typeWords(of) + (orNull ? "?" : "");
}

export function fieldWords(field: Field): string {
  const nullable = { value: ["or null"], absent: ["nullable"] };
  const marks = [
    ...(field.nullable ? nullable[field.nullable] : []),
    ...(field.fill === undefined ? [] : [`fill: ${field.fill}`]),
    ...(field.default === undefined ? [] : [`default ${JSON.stringify(field.default)}`]),
  ];
  return `${field.name}${field.optional ? "?" : ""}: ${typeWords(field.type)}${marks.map((mark) => `, ${mark}`).join("")}`;
}

export function enumWords({ name, open, plain, values }: Enum): string {
  const marks = [...(open ? ["open"] : []), ...(plain ? ["plain"] : [])];
  return [`enum ${name}`, ...marks, `of ${values.map(({ value }) => value).join(", ")}`].join(" ");
}

export function boundsWords(bounds: Bounds): string {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern } = bounds;
  const { int64Minimum, int64Maximum, encoding } = bounds;
  return [
    encoding === undefined ? "" : ` in ${encoding}`,
    range("characters", minLength ?? 0, maxLength),
    range("", minimum, maximum),
    range("", int64Minimum, int64Maximum),
    exclusiveMinimum === undefined ? "" : ` above ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? "" : ` below ${exclusiveMaximum}`,
    multipleOf === undefined ? "" : ` in steps of ${multipleOf}`,
    pattern === undefined ? "" : ` like /${pattern}/`,
  ].join("");
}

function range(of: string, low: number | string | undefined, high: number | string | undefined): string {
  const unit = of && ` ${of}`;
  const from = of && low === 0 ? undefined : low;
  if (from !== undefined && high !== undefined) return ` of ${from} to ${high}${unit}`;
  if (high !== undefined) return ` of at most ${high}${unit}`;
  return from === undefined ? "" : ` of at least ${from}${unit}`;
}

export function fieldSide(field: Field): Side {
  return { text: fieldWords(field), position: field.position };
}
