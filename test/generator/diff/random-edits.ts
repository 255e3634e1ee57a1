// Random edits of a linked contract. They are made to the model itself, so that every edit gives a contract, and the
// emitters and the runtime take it like any other.

import fc from "fast-check";
import type { Bounds, Enum, Field, Model, Shape, Type, Union } from "../../../generator/src/model/model.js";
import { plainOperations } from "../../../generator/src/model/operations.js";
import { isComparable } from "../../../generator/src/values/distinct.js";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

const decision = fc.array(fc.nat(9999), { minLength: 6, maxLength: 6 });

/**
 * One number per decision; which edit is made, and where, follows from them. Mostly there is one edit: with several, one
 * that breaks hides what is said of the others.
 */
export const decisions: fc.Arbitrary<readonly number[][]> = fc.oneof(
  { weight: 5, arbitrary: decision.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(decision, { minLength: 2, maxLength: 4 }) },
);

/** One edit of every kind at every place where it can be made. */
export function everySingle(model: Model): readonly (readonly number[])[] {
  const places = recordsOf(model).flatMap(({ fields }, where) => fields.map((_, which) => [where, which]));
  const atFields = places.flatMap(([where = 0, which = 0]) =>
    [
      [0, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [3, 2, 0],
      [6, where, which],
      [8, 0, 0],
      [8, 1, 0],
      [7, where + 1, which],
      [7, where + 5, which + 2],
    ].map(([what = 0, first = 0, second = 0]) => [what, where, which, first, second]),
  );
  const atRecords = recordsOf(model).flatMap((_, where) => [
    [4, where, 0, 0, 0],
    [1, where, 0, where, 0],
    [1, where, 0, where + 1, 1],
  ]);
  const atEnums = model.enums.flatMap((_, first) => [0, 1, 2, 3].map((second) => [5, 0, 0, first, second]));
  return [...atFields, ...atRecords, ...atEnums];
}

/** A copy of the contract with the edits made. */
export function editedAtRandom(model: Model, all: readonly (readonly number[])[]): Model {
  const copy = structuredClone(model);
  for (const one of all) editOnce(copy, one);
  return copy;
}

function editOnce(model: Model, [what = 0, where = 0, which = 0, ...numbers]: readonly number[]): void {
  const records = recordsOf(model);
  const shape = records[where % records.length] as Draft<Shape> | undefined;
  if (!shape) return;
  const fields = [...shape.fields] as Draft<Field>[];
  const field = fields[which % Math.max(1, fields.length)];
  const [first = 0, second = 0] = numbers;
  switch (what % 10) {
    case 0:
      shape.fields = fields.filter((other) => other !== field);
      return;
    case 1:
      shape.fields = [...fields, newField(model, `added${first % 3}`, first, second)].filter(isFirst);
      return;
    case 2:
      if (field) shape.fields = fields.map((other) => (other === field ? { ...field, name: `${field.name}X` } : other));
      return;
    case 3:
      if (field && first % 3 === 2) field.nullable = field.nullable === "value" ? false : "value";
      else if (field && !isRecord(field.type)) field.optional = !field.optional;
      return;
    case 4:
      shape.extra = !shape.extra;
      return;
    case 5:
      return editEnum(model, first, second);
    case 6:
      if (field) field.type = typeAt(model, first, second);
      return;
    case 8:
      if (field) field.type = otherwise(field.type, first);
      return;
    default:
      if (field) field.type = otherBounds(field.type, first, second);
  }
}

/** What is neither a bound nor another type: null among items, items that stand twice, variants that are not listed. */
function otherwise(type: Type, first: number): Type {
  if (type.kind === "union") {
    const union = type.union as Draft<Union>;
    if (union.fallback) union.fallback = undefined;
    else union.fallback = unknownVariant(union);
    return type;
  }
  if (type.kind === "array" && first % 2 === 1 && isComparable(type.of)) {
    const { unique, ...others } = type;
    return unique ? others : { ...others, unique: true, minItems: 0 };
  }
  if ((type.kind !== "array" && type.kind !== "map") || type.of.kind === "json") return type;
  const { orNull, ...others } = type;
  return orNull ? others : { ...others, orNull: true };
}

function unknownVariant({ name, tag, variants: [first] }: Union): Shape | undefined {
  const [field] = first?.shape.fields ?? [];
  if (!first || !field) return undefined;
  const type: Type = { kind: "string", bounds: {} };
  return {
    ...first.shape,
    name: `Unknown${name}`,
    extra: true,
    fields: [{ ...field, name: tag, optional: false, type }],
  };
}

function isFirst(field: Field, index: number, all: readonly Field[]): boolean {
  return all.findIndex(({ name }) => name === field.name) === index;
}

/** Every record that has fields of its author's. */
export function recordsOf(model: Model): readonly Shape[] {
  const { shapes, families, activity } = model;
  const ofVersions = families.flatMap(({ versions }) =>
    versions.flatMap(({ intent, result }) => [intent, ...(result ? [result] : [])]),
  );
  const ofPlain = plainOperations(model).flatMap(({ request, response }) => [request, response]);
  return [...new Set([...shapes.filter(({ name }) => name !== activity?.base.name), ...ofVersions, ...ofPlain])];
}

function newField(model: Model, name: string, first: number, second: number): Field {
  const any = recordsOf(model).flatMap(({ fields }) => fields)[0];
  if (!any) throw new Error("a contract without a field");
  const type = typeAt(model, first, second);
  return {
    ...any,
    name,
    type,
    optional: isRecord(type) || second % 2 === 0,
    nullable: second % 5 === 4 && "value",
    example: undefined,
  };
}

function typeAt({ enums, scalars, shapes }: Model, first: number, second: number): Type {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[second % Math.max(1, items.length)];
  const plain: Type = { kind: "string", bounds: { maxLength: 5 + (second % 5) } };
  switch (first % 12) {
    case 0:
      return { kind: "boolean" };
    case 1:
      return { kind: "json" };
    case 2:
      return { kind: "int32", bounds: { minimum: second % 5, maximum: 10 + (second % 7) } };
    case 3: {
      const declared = pick(enums);
      return declared ? { kind: "enum", enum: declared } : plain;
    }
    case 4: {
      const scalar = pick(scalars);
      return scalar ? { kind: "scalar", scalar, bounds: scalar.bounds } : plain;
    }
    case 5: {
      const shape = pick(shapes);
      // A list, because a record must not need itself.
      return { kind: "array", of: shape ? { kind: "shape", shape } : plain, minItems: 0, maxItems: 3 };
    }
    case 6:
      return plain;
    case 7:
      return { kind: "number", bounds: numbers[second % numbers.length] ?? {} };
    case 8:
      return { kind: "int64", bounds: { int64Minimum: String(second % 3), int64Maximum: "9007199254740993" } };
    case 9:
      return { kind: "bytes", bounds: { minLength: second % 2, maxLength: 3 + (second % 5), ...base64(second) } };
    case 10:
      return { kind: second % 2 === 0 ? "date" : "dateTime", bounds: {} };
    default: {
      const keys = { minLength: 1, maxLength: 5 + (second % 3) };
      return { kind: "map", of: plain, keys, keyScalar: undefined, minEntries: 0, maxEntries: 1 + (second % 4) };
    }
  }
}

const numbers: readonly Bounds[] = [
  {},
  { minimum: 0 },
  { exclusiveMinimum: 0 },
  { minimum: -1.5, maximum: 1.5 },
  { minimum: -1.5, exclusiveMaximum: 1.5 },
];

function base64(second: number): Bounds {
  return second % 3 === 0 ? { encoding: "base64url" } : {};
}

function isRecord(type: Type): boolean {
  return type.kind === "shape" || type.kind === "union";
}

function editEnum({ enums, activity }: Model, first: number, second: number): void {
  const own = enums.filter((declared) => declared !== activity?.types);
  const declared = own[first % Math.max(1, own.length)] as Draft<Enum> | undefined;
  const value = declared?.values[0];
  if (!declared || !value) return;
  if (second % 4 === 0) declared.open = !declared.open;
  else if (second % 4 === 1) declared.plain = !declared.plain;
  else if (second % 4 === 2) declared.values = [...declared.values, { ...value, value: `ADDED_${second % 3}` }];
  else if (declared.values.length > 1) declared.values = declared.values.slice(0, -1);
}

function otherBounds(type: Type, first: number, second: number): Type {
  switch (type.kind) {
    case "string":
      return { ...type, bounds: stringBounds(type.bounds, first, second) };
    case "int32":
      return { ...type, bounds: numberBounds(first, second) };
    case "scalar": {
      const { base } = type.scalar;
      if (base === "string") return { ...type, bounds: stringBounds(type.bounds, first, second) };
      return base === "int32" ? { ...type, bounds: numberBounds(first, second) } : type;
    }
    case "array":
      return { ...type, minItems: first % 2, maxItems: 1 + (second % 6) };
    case "map":
      return {
        ...type,
        minEntries: first % 2,
        maxEntries: 1 + (second % 6),
        keys: { minLength: 1, maxLength: 1 + (first % 9) },
      };
    case "number":
      return { ...type, bounds: numbers[(first + second) % numbers.length] ?? {} };
    case "int64":
      return {
        ...type,
        bounds: { int64Minimum: String(-(first % 5)), int64Maximum: String(2n ** 53n + BigInt(second % 9)) },
      };
    case "bytes":
      return { ...type, bounds: { minLength: first % 4, maxLength: 4 + (second % 7), ...base64(first) } };
    default:
      return type;
  }
}

function stringBounds({ pattern }: Bounds, first: number, second: number): Bounds {
  const low = first % 3;
  const patterns = ["^[a-z]*$", "^[a-z0-9]*$", "^[A-Z]*$", "^.*$"];
  const bounds = { minLength: low, maxLength: low + 3 + (second % 8) };
  if (first % 5 === 0) return { ...bounds, pattern: patterns[second % patterns.length] ?? "^.*$" };
  return pattern === undefined ? bounds : { ...bounds, pattern };
}

function numberBounds(first: number, second: number): Bounds {
  const low = (first % 9) - 4;
  const bounds = { minimum: low, maximum: low + 4 + (second % 20) };
  return first % 3 === 0 ? { ...bounds, multipleOf: 1 + (second % 3) } : bounds;
}
