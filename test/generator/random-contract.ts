// Valid contracts made up at random, as YAML texts: vocabulary, shapes that hold themselves and each other, families
// whose versions change the one before, and queries. What the language allows, this makes sooner or later.

import fc from "fast-check";
import { stringify } from "yaml";
import type { Json } from "../../generator/src/model/model.js";
import { PRIMITIVES, arrayOf, exampleOf, fieldList, fieldsOf, json } from "./random-fields.js";
import type { MadeType, MadeField, Yaml } from "./random-fields.js";
import { steps } from "./random-steps.js";

const doc = fc.stringMatching(/^[A-Z][a-z` "':{}#*/\\-]{0,30}[a-z]\.$/);

interface Made {
  readonly types: readonly MadeType[];
  readonly yaml: Yaml;
}

const bounds = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

const scalars: fc.Arbitrary<Made> = fc
  .array(
    fc.record({
      doc,
      bounds,
      isNumber: fc.boolean(),
      extend: fc.boolean(),
      pattern: fc.boolean(),
      brand: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((items) => {
    const types: MadeType[] = [
      { type: "Ratio", named: true, example: 1e-9, wider: [json], comparable: true },
      { type: "Total", named: true, example: "9007199254740993", wider: [json], comparable: true },
      { type: "Hash", named: true, example: "_-8", wider: [json], comparable: true },
    ];
    const yaml: Record<string, Json> = {
      Ratio: { base: "number", doc: "A part.", exclusiveMinimum: 0, maximum: 1.5, example: 1e-9 },
      Total: { base: "int64", doc: "A sum.", minimum: -7, maximum: "9007199254740993", example: "9007199254740993" },
      Hash: { base: "bytes", doc: "A hash.", encoding: "base64url", minLength: 1, maxLength: 5, example: "_-8" },
    };
    for (const [index, { doc, bounds, isNumber, extend, pattern, brand }] of items.entries()) {
      const name = `Scalar${index}`;
      const { low, high } = bounds;
      const example = isNumber ? low : "a".repeat(low);
      const wider = [PRIMITIVES[isNumber ? 1 : 0], json].filter((type) => type !== undefined);
      const limits = isNumber
        ? { minimum: low, maximum: high }
        : { minLength: low, maxLength: high, ...(pattern && { pattern: "^a*$" }) };
      yaml[name] = { base: isNumber ? "int32" : "string", doc, ...limits, ...(brand ? { brand } : { example }) };
      const type: MadeType = { type: name, named: true, example, wider, comparable: true };
      types.push(type);
      if (!extend) continue;
      yaml[`${name}Kin`] = { extends: name, doc, ...(pattern && { brand: !brand }) };
      types.push({ type: `${name}Kin`, named: true, example, wider: [type, ...wider], comparable: true });
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
      return {
        type: `Enum${index}`,
        named: true,
        example: prefix + (values[0] ?? ""),
        wider: [json],
        comparable: true,
      };
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

/** A union, whose variants may hold it again. */
function choice(types: readonly MadeType[]): fc.Arbitrary<Made> {
  const values = fc.uniqueArray(fc.stringMatching(/^[ -~]{1,12}$/), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(
      fc.tuple(doc, fc.boolean()),
      values,
      fc.array(fieldList(types, { min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([[doc, open], values, all, holdsItself]) => {
      const variants = values.map((value, i) => {
        const own = (all[i] ?? []).filter(({ name }) => name !== "kind" && name !== "again");
        const again = holdsItself ? { "again?": "Choice" } : {};
        return { value, name: `Choice${i}`, own, fields: { kind: { const: value }, ...fieldsOf(own), ...again } };
      });
      const records = variants.map(({ name, fields }) => [name, { doc, fields }] as const);
      const example = { kind: values[0] ?? "", ...exampleOf(variants[0]?.own ?? []) };
      return {
        types: [...types, { type: "Choice", named: true, example, wider: [json] }],
        yaml: {
          ...Object.fromEntries(records),
          Choice: { doc, open, tag: "kind", variants: variants.map(({ name }) => name) },
        },
      };
    });
}

function family(index: number, types: readonly MadeType[]): fc.Arbitrary<Yaml> {
  const first = fc.tuple(fieldList(types, { min: 0, max: 5 }), fieldList(types, { min: 0, max: 4 }), fc.boolean());
  return fc.tuple(doc, first, fc.nat(3)).chain(([doc, [intent, result, target], more]) => {
    const type = (version: number): string => `FAMILY_${index}${version === 1 ? "" : `_V${version}`}`;
    const oldest = {
      type: type(1),
      intent: { fields: fieldsOf(intent) },
      result: target ? { of: "target" } : { fields: fieldsOf(result.map(withoutDefault)) },
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

/** Who answers gives every value. */
function withoutDefault(field: MadeField): MadeField {
  return { ...field, defaulted: false };
}

/** A query that takes and gives everything, so that nothing declared is unused; or an operation beside it. */
function plain(kind: "query" | "operation", index: number, types: readonly MadeType[]): fc.Arbitrary<Yaml> {
  const all = types.map((of, i): MadeField => ({ name: `all${i}`, optional: true, of }));
  return fc
    .tuple(doc, fieldList(types, { min: 0, max: 5 }), fieldList(types, { min: 0, max: 5 }))
    .map(([doc, asks, gives]) => {
      const request = index === 0 ? all : asks;
      const response = (index === 0 ? all : gives).map(withoutDefault);
      return {
        [kind]: `${kind}${index}`,
        doc,
        path: `${kind}/${kind}_${index}`,
        request: { fields: fieldsOf(request) },
        response: { fields: fieldsOf(response) },
        examples: [{ request: exampleOf(request), response: exampleOf(response) }],
      };
    });
}

function records(vocabulary: readonly MadeType[]): fc.Arbitrary<Made> {
  return shapes(vocabulary).chain((made) =>
    choice(made.types).map(({ types, yaml }) => ({ types, yaml: { ...made.yaml, ...yaml } })),
  );
}

/** Texts by path, to be put on the base contract. */
export const contracts: fc.Arbitrary<Map<string, string>> = fc.tuple(scalars, enums).chain(([words, values]) => {
  const vocabulary = [...PRIMITIVES, ...words.types, ...values.types];
  return records(vocabulary).chain((records) =>
    fc
      .tuple(
        fc.tuple(family(0, records.types), family(1, records.types)),
        fc.tuple(plain("query", 0, records.types), plain("operation", 1, records.types)),
      )
      .map(([families, [query, operation]]) => {
        const files: [string, Yaml][] = [
          ["scalars.yaml", { scalars: words.yaml }],
          ["enums.yaml", { enums: values.yaml }],
          ["shapes/random.yaml", { shapes: records.yaml }],
          ...families.map((yaml, i): [string, Yaml] => [`activities/family-${i}.yaml`, yaml]),
          ["queries/query.yaml", query],
          ["operations/operation.yaml", operation],
        ];
        return new Map(files.map(([name, yaml]) => [name, stringify(yaml, { aliasDuplicateObjects: false })]));
      }),
  );
});
