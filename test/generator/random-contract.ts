// Valid contracts made up at random, as YAML texts: vocabulary, shapes that hold themselves and each other, families
// whose versions change the one before, and queries. What the language allows, this makes sooner or later.

import fc from "fast-check";
import { stringify } from "yaml";
import { steps } from "./random-steps.js";
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
}

export interface MadeField {
  readonly name: string;
  readonly optional: boolean;
  readonly of: MadeType;
}

/** A record in YAML: `fields`, or the steps from another one. */
export type Yaml = { readonly [key: string]: Json };

const primitive = (type: string, example: Json, wider: readonly MadeType[] = []): MadeType => ({
  type,
  named: false,
  example,
  wider,
});
const json = primitive("json", null);
const PRIMITIVES: readonly MadeType[] = [
  primitive("string", "", [json]),
  primitive("int32", 0, [json]),
  primitive("boolean", false, [json]),
  json,
];

export function arrayOf(of: MadeType): MadeType {
  return { type: `${of.type}[]`, named: of.named, example: [], wider: [...of.wider.map(arrayOf), json] };
}

export const fieldName: fc.Arbitrary<string> = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,6}$/)
  .filter((name) => !(name in Object.prototype) && name !== "prototype");

export function written({ of, optional }: MadeField, more: Yaml = {}): Json {
  const doc = of.named ? {} : { doc: "What it holds." };
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
  const type = fc.constantFrom(...types).chain((of) => fc.constantFrom(of, of, arrayOf(of), arrayOf(arrayOf(of))));
  const field = fc.record({ name: fieldName, optional: fc.boolean(), of: type });
  return fc.uniqueArray(field, { selector: ({ name }) => name, minLength: length.min, maxLength: length.max });
}

const doc = fc.stringMatching(/^[A-Z][a-z` "':{}#*/\\-]{0,30}[a-z]\.$/);

interface Made {
  readonly types: readonly MadeType[];
  readonly yaml: Yaml;
}

const bounds = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

const scalars: fc.Arbitrary<Made> = fc
  .array(fc.record({ doc, bounds, isNumber: fc.boolean(), extend: fc.boolean(), pattern: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((items) => {
    const types: MadeType[] = [];
    const yaml: Record<string, Json> = {};
    for (const [index, { doc, bounds, isNumber, extend, pattern }] of items.entries()) {
      const name = `Scalar${index}`;
      const { low, high } = bounds;
      const example = isNumber ? low : "a".repeat(low);
      const wider = [PRIMITIVES[isNumber ? 1 : 0], json].filter((type) => type !== undefined);
      const limits = isNumber
        ? { minimum: low, maximum: high }
        : { minLength: low, maxLength: high, ...(pattern && { pattern: "^a*$" }) };
      yaml[name] = { base: isNumber ? "int32" : "string", doc, ...limits, example };
      const type: MadeType = { type: name, named: true, example, wider };
      types.push(type);
      if (!extend) continue;
      yaml[`${name}Kin`] = { extends: name, doc };
      types.push({ type: `${name}Kin`, named: true, example, wider: [type, ...wider] });
    }
    return { types, yaml };
  });

const enums: fc.Arbitrary<Made> = fc
  .array(
    fc.record({
      doc,
      open: fc.boolean(),
      plain: fc.boolean(),
      prefix: fc.constantFrom("", "PRE_"),
      values: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9][A-Z0-9_]{0,8}$/), { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((items) => {
    const types = items.map(({ prefix, values }, index): MadeType => {
      return { type: `Enum${index}`, named: true, example: prefix + (values[0] ?? ""), wider: [json] };
    });
    const yaml = items.map(({ doc, open, plain, prefix, values }, index) => {
      const named = Object.fromEntries(
        values.map((value, i) => [prefix + value, i % 3 === 1 ? { doc, deprecated: "old" } : doc]),
      );
      return [`Enum${index}`, { doc, open, plain, ...(prefix && { prefix }), values: named }];
    });
    return { types, yaml: Object.fromEntries(yaml) as Yaml };
  });

/** Each shape is made of what was declared before it, and of itself and those after it where that ends somewhere. */
function shapes(vocabulary: readonly MadeType[]): fc.Arbitrary<Made> {
  const count = fc.integer({ min: 1, max: 4 });
  return count.chain((most) => {
    const later = [...Array(most).keys()].map((i): MadeType => ({
      type: `Shape${i}`,
      named: true,
      example: undefined,
      wider: [],
    }));
    const one = (index: number, before: Made): fc.Arbitrary<Made> => {
      if (index === most) return fc.constant(before);
      const name = `Shape${index}`;
      const knots = fc.subarray(later).map((types) =>
        types.map((of, i): MadeField => ({
          name: `knot${i}`,
          optional: i % 2 === 0,
          of: i % 2 === 0 ? of : arrayOf(of),
        })),
      );
      return fc
        .tuple(doc, fieldList(before.types, { min: 0, max: 5 }), knots, fc.boolean())
        .chain(([doc, own, tied, extra]) => {
          const fields = [...own.filter(({ name }) => !name.startsWith("knot")), ...tied];
          const old: MadeType = { type: name, named: true, example: exampleOf(fields), wider: [json] };
          return fc.tuple(fc.boolean(), steps(fields, before.types)).chain(([changes, step]) => {
            const newer: MadeType = { type: `${name}V2`, named: true, example: exampleOf(step.fields), wider: [json] };
            const older: MadeType = changes && step.derived ? { ...old, wider: [json, newer] } : old;
            const yaml = { ...before.yaml, [name]: { doc, extra, fields: fieldsOf(fields) } };
            return one(index + 1, {
              types: [...before.types, older, ...(changes ? [newer] : [])],
              yaml: changes ? { ...yaml, [`${name}V2`]: { doc, from: name, ...step.yaml } } : yaml,
            });
          });
        });
    };
    return one(0, { types: vocabulary, yaml: {} });
  });
}

function family(index: number, types: readonly MadeType[]): fc.Arbitrary<Yaml> {
  const first = fc.tuple(fieldList(types, { min: 0, max: 5 }), fieldList(types, { min: 0, max: 4 }), fc.boolean());
  return fc.tuple(doc, first, fc.nat(3)).chain(([doc, [intent, result, target], more]) => {
    const type = (version: number): string => `FAMILY_${index}${version === 1 ? "" : `_V${version}`}`;
    const oldest = {
      type: type(1),
      intent: { fields: fieldsOf(intent) },
      result: target ? { of: "target" } : { fields: fieldsOf(result) },
    };
    const grow = (all: readonly MadeField[][], versions: readonly Yaml[]): fc.Arbitrary<Yaml> => {
      if (all.length > more) {
        const parameters = exampleOf(all.at(-1) ?? []);
        const examples = [target ? { parameters } : { parameters, result: exampleOf(result) }];
        const numbered = Object.fromEntries(versions.map((version, i) => [i + 1, version]));
        return fc.constant({
          family: `family${index}`,
          doc,
          path: `submit/family_${index}`,
          versions: numbered,
          examples,
        });
      }
      const start = fc.constantFrom(...all.keys());
      return start.chain((from) =>
        steps(all[from] ?? [], types).chain((step) => {
          const result = target ? { of: "target" } : { sameAs: 1 };
          const version = { type: type(all.length + 1), intent: { from: from + 1, ...step.yaml }, result };
          return grow([...all, step.fields], [...versions, version]);
        }),
      );
    };
    return grow([intent], [oldest]);
  });
}

/** A query that takes and gives everything, so that nothing declared is unused. */
function query(index: number, types: readonly MadeType[]): fc.Arbitrary<Yaml> {
  const all = types.map((of, i): MadeField => ({ name: `all${i}`, optional: true, of }));
  return fc
    .tuple(doc, fieldList(types, { min: 0, max: 5 }), fieldList(types, { min: 0, max: 5 }))
    .map(([doc, asks, gives]) => {
      const request = index === 0 ? all : asks;
      const response = index === 0 ? all : gives;
      return {
        query: `query${index}`,
        doc,
        path: `query/query_${index}`,
        request: { fields: fieldsOf(request) },
        response: { fields: fieldsOf(response) },
        examples: [{ request: exampleOf(request), response: exampleOf(response) }],
      };
    });
}

/** Texts by path, to be put on the base contract. */
export const contracts: fc.Arbitrary<Map<string, string>> = fc.tuple(scalars, enums).chain(([words, values]) => {
  const vocabulary = [...PRIMITIVES, ...words.types, ...values.types];
  return shapes(vocabulary).chain((records) =>
    fc
      .tuple(
        fc.tuple(family(0, records.types), family(1, records.types)),
        fc.tuple(query(0, records.types), query(1, records.types)),
      )
      .map(([families, queries]) => {
        const files: [string, Yaml][] = [
          ["scalars.yaml", { scalars: words.yaml }],
          ["enums.yaml", { enums: values.yaml }],
          ["shapes/random.yaml", { shapes: records.yaml }],
          ...families.map((yaml, i): [string, Yaml] => [`activities/family-${i}.yaml`, yaml]),
          ...queries.map((yaml, i): [string, Yaml] => [`queries/query-${i}.yaml`, yaml]),
        ];
        return new Map(files.map(([name, yaml]) => [name, stringify(yaml, { aliasDuplicateObjects: false })]));
      }),
  );
});
