// Fields of random contracts: their types, names and smallest values.

import fc from "fast-check";
import type { Json } from "../../generator/src/model/model.js";

/** A type as it is written, with the smallest value that fits it. */
export interface MadeType {
  readonly type: string;
  /** Says what it holds itself, so that a field needs no `doc`. */
  readonly named: boolean;
  /** undefined while it is not known what the type holds. */
  readonly example: Json | undefined;
  /** Types that every value of this one becomes without loss. */
  readonly wider: readonly MadeType[];
  /** Two values can be told apart. */
  readonly comparable?: true;
  /** A list of such. */
  readonly mayBeUnique?: boolean;
}

export interface MadeField {
  readonly name: string;
  readonly optional: boolean;
  /** Null is a value. */
  readonly nullable?: boolean;
  /** Of a list: nothing stands twice. */
  readonly unique?: boolean;
  /** An optional one has its example as default. */
  readonly defaulted?: boolean;
  readonly of: MadeType;
}

/** A record in YAML: `fields`, or the steps from another one. */
export type Yaml = { readonly [key: string]: Json };

const primitive = (type: string, example: Json, wider: readonly MadeType[] = []): MadeType => ({
  type,
  named: false,
  example,
  wider,
  ...(type !== "json" && { comparable: true }),
});
export const json = primitive("json", null);
export const PRIMITIVES: readonly MadeType[] = [
  primitive("string", "", [json]),
  primitive("int32", 0, [json]),
  primitive("boolean", false, [json]),
  json,
  primitive("number", 0.5, [json]),
  primitive("int64", "9007199254740993", [json]),
  primitive("bytes", "", [json]),
  primitive("date", "2028-02-29", [json]),
  primitive("dateTime", "2030-01-31T18:00:00.5+01:00", [json]),
];

/** Null may be among the items, which says nothing of JSON. */
export function arrayOf(of: MadeType, orNull = false): MadeType {
  const mark = orNull && of !== json ? "?" : "";
  const wider = [...of.wider.map((one) => arrayOf(one, orNull)), json];
  return { type: `${of.type}${mark}[]`, named: of.named, example: [], wider, mayBeUnique: of.comparable === true };
}

export function mapOf(of: MadeType, orNull = false): MadeType {
  const mark = orNull && of !== json ? "?" : "";
  const wider = [...of.wider.map((one) => mapOf(one, orNull)), json];
  return { type: `map<${of.type}${mark}>`, named: of.named, example: {}, wider };
}

export const fieldName: fc.Arbitrary<string> = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,6}$/)
  .filter((name) => !(name in Object.prototype) && name !== "prototype");

export function written({ of, optional, nullable, unique, defaulted }: MadeField, more: Yaml = {}): Json {
  const doc = {
    ...(of.named ? {} : { doc: "What it holds." }),
    ...(nullable && { nullable }),
    ...(unique && of.mayBeUnique && { unique }),
    ...(defaulted && optional && of.comparable && of.example !== undefined && { default: of.example }),
  };
  return Object.keys(doc).length + Object.keys(more).length === 0 && !optional
    ? of.type
    : { type: of.type, ...doc, ...more };
}

export function fieldsOf(fields: readonly MadeField[]): Yaml {
  return Object.fromEntries(fields.map((field) => [field.name + (field.optional ? "?" : ""), written(field)]));
}

/** The smallest record that fits. */
export function exampleOf(fields: readonly MadeField[]): Yaml {
  return Object.fromEntries(
    fields.filter(({ optional }) => !optional).map(({ name, of }) => [name, of.example ?? null]),
  );
}

export function fieldList(types: readonly MadeType[], length: { min: number; max: number }): fc.Arbitrary<MadeField[]> {
  const type = fc
    .constantFrom(...types)
    .chain((of) =>
      fc.oneof(
        fc.constantFrom(of, of, arrayOf(of), arrayOf(arrayOf(of)), mapOf(of), arrayOf(mapOf(of))),
        fc.constantFrom(arrayOf(of, true), mapOf(of, true), arrayOf(arrayOf(of), true), mapOf(arrayOf(of, true))),
      ),
    );
  const nullable = fc.nat(3).map((n) => n === 0);
  const made = { name: fieldName, optional: fc.boolean(), nullable, unique: fc.boolean(), defaulted: fc.boolean() };
  const field = fc.record({ ...made, of: type });
  return fc.uniqueArray(field, { selector: ({ name }) => name, minLength: length.min, maxLength: length.max });
}
