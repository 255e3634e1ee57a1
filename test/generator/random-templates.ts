// Random templates of `wrap`, each with the type that it makes a value of.

import fc from "fast-check";
import { stringify } from "yaml";
import type { Json } from "../../generator/src/model/model.js";
import { onBase } from "./fixture.js";

/** What a template makes: the structure behind a type of the contract. */
export type Made =
  | { readonly kind: "text" | "count" | "json" }
  | { readonly kind: "list" | "map"; readonly of: Made }
  | { readonly kind: "record"; readonly fields: readonly MadeMember[] }
  | { readonly kind: "union"; readonly variants: readonly (readonly MadeMember[])[] };

export interface MadeMember {
  readonly name: string;
  readonly optional: boolean;
  readonly of: Made;
}

/** The older record that templates refer to, as `fields` of a shape. */
const olderFields = {
  text: { type: "string", doc: "Text." },
  count: { type: "int32", doc: "Number." },
  "maybe?": { type: "string", doc: "Text, or nothing." },
  data: { type: "json", doc: "Anything." },
  tags: { type: "string[]", doc: "Texts." },
  table: { type: "map<string>", doc: "Texts by key." },
  inner: "Inner",
  "deep?": "Inner",
} as const;

const innerFields = {
  name: { type: "string", doc: "Text." },
  "note?": { type: "string", doc: "Text, or nothing." },
} as const;

const word = fc.constantFrom("", "a", "$", "$text", "$$", "x.y", "name");
const inner = fc.record({ name: word, note: word }, { requiredKeys: ["name"] });

/** Values of the older record. */
export const olders: fc.Arbitrary<Json> = fc.record(
  {
    text: word,
    count: fc.integer({ min: 0, max: 9 }),
    maybe: word,
    data: fc.constantFrom<Json>(null, "$text", { $from: "text" }, [1, "$count"], false),
    tags: fc.array(word, { maxLength: 2 }),
    table: fc.dictionary(fc.constantFrom("k", "l"), word),
    inner,
    deep: inner,
  },
  { requiredKeys: ["text", "count", "data", "tags", "table", "inner"] },
) as fc.Arbitrary<Json>;

const memberNames = ["north", "east", "south"];

/** Types, `depth` of them inside one another at most. */
export function madeTypes(depth: number): fc.Arbitrary<Made> {
  const leaf = fc.constantFrom<Made>({ kind: "text" }, { kind: "count" }, { kind: "json" });
  if (depth === 0) return leaf;
  const of = madeTypes(depth - 1);
  const members = fc
    .array(fc.record({ optional: fc.boolean(), of }), { minLength: 1, maxLength: 3 })
    .map((list) => list.map((one, index) => ({ ...one, name: memberNames[index] ?? "" })));
  return fc.oneof(
    leaf,
    of.map((one): Made => ({ kind: "list", of: one })),
    of.map((one): Made => ({ kind: "map", of: one })),
    members.map((fields): Made => ({ kind: "record", fields })),
    fc.array(members, { minLength: 2, maxLength: 2 }).map((variants): Made => ({ kind: "union", variants })),
  );
}

export const tags = ["first", "second"] as const;

/** Templates of a type. What may be absent is in them only where the field may be. */
export function templatesOf(type: Made, mayBeAbsent: boolean): fc.Arbitrary<Json> {
  switch (type.kind) {
    case "text": {
      const certain = fc.constantFrom<Json>("$text", "$inner.name", { $from: "maybe", default: "$text" });
      const uncertain = fc.constantFrom("$maybe", "$inner.note", "$deep.name", "$deep.note");
      return fc.oneof(word.map(escaped), certain, mayBeAbsent ? uncertain : certain);
    }
    case "count":
      return fc.constantFrom<Json>(7, "$count");
    case "json":
      return jsonTemplates(mayBeAbsent, 2);
    case "list": {
      const items = fc.array(templatesOf(type.of, mayBeAbsent), { maxLength: 2 });
      return type.of.kind === "text" ? fc.oneof(fc.constant("$tags"), items) : items;
    }
    case "map": {
      const entries = fc.dictionary(fc.constantFrom("k", "l", "$key"), templatesOf(type.of, true));
      return type.of.kind === "text" ? fc.oneof(fc.constant("$table"), entries) : entries;
    }
    case "record":
      return membersOf(type.fields, mayBeAbsent);
    case "union":
      return fc.oneof(
        ...type.variants.map((fields, index) =>
          membersOf(fields, mayBeAbsent).map((members): Json => ({ kind: tags[index] ?? "", ...members })),
        ),
      );
  }
}

function membersOf(fields: readonly MadeMember[], mayBeAbsent: boolean): fc.Arbitrary<Record<string, Json>> {
  const templates = fields.map(({ name, optional, of }) => [name, templatesOf(of, optional || mayBeAbsent)] as const);
  const requiredKeys = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return fc.record(Object.fromEntries(templates), { requiredKeys });
}

function jsonTemplates(mayBeAbsent: boolean, depth: number): fc.Arbitrary<Json> {
  const certain = fc.constantFrom<Json>("$text", "$count", "$data", "$inner", "$tags", { $from: "maybe", default: 1 });
  const plain = fc.constantFrom<Json>(null, true, 3, "word", "$$text", {});
  const leaf = fc.oneof(certain, plain, mayBeAbsent ? fc.constantFrom<Json>("$maybe", "$deep") : plain);
  if (depth === 0) return leaf;
  const of = (absent: boolean): fc.Arbitrary<Json> => jsonTemplates(absent, depth - 1);
  return fc.oneof(
    leaf,
    fc.array(of(mayBeAbsent), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("k", "__proto__", "$key"), of(true)) as fc.Arbitrary<Json>,
  );
}

function escaped(text: string): string {
  return text.startsWith("$") ? `$${text}` : text;
}

export interface Case {
  readonly type: Made;
  readonly optional: boolean;
  readonly template: Json;
}

export const cases: fc.Arbitrary<Case> = fc
  .record({ type: madeTypes(3), optional: fc.boolean() })
  .chain((one) => templatesOf(one.type, one.optional).map((template) => ({ ...one, template })));

/** The contract of a case. */
export function contractOf({ type, optional, template }: Case): Map<string, string> {
  const declared = shapesOf(type);
  return contractWith({ type: declared.type, doc: "Made.", value: template }, optional, declared);
}

/** Contract in which `Made` becomes a field of the newer record. */
export function contractWith(made: Json, optional: boolean, declared: Declarations): Map<string, string> {
  const wrap = { [optional ? "made?" : "made"]: made };
  const shapes = {
    shapes: {
      Inner: { doc: "Inside.", fields: innerFields },
      Older: { doc: "Before.", fields: olderFields },
      Newer: { doc: "Now.", from: "Older", wrap },
      ...declared.shapes,
    },
  };
  const query = {
    query: "taste",
    doc: "Tastes.",
    path: "query/taste",
    request: { fields: { "older?": "Older", "newer?": "Newer" } },
    response: { fields: {} },
    examples: [{ request: {}, response: {} }],
  };
  return onBase([
    ["shapes/made.yaml", stringify(shapes, { aliasDuplicateObjects: false })],
    ["queries/taste.yaml", stringify(query)],
  ]);
}

export interface Declarations {
  readonly type: string;
  readonly shapes: Readonly<Record<string, Json>>;
}

/** The type as the contract writes it, with the records and unions that it names. */
export function shapesOf(made: Made, prefix = "Way"): Declarations {
  const shapes: Record<string, Json> = {};
  const record = (name: string, members: readonly MadeMember[], more: Record<string, Json> = {}): string => {
    const fields = members.map(({ name: member, optional, of }, index): [string, Json] => [
      optional ? `${member}?` : member,
      { type: written(of, `${name}${index}`), doc: "A member." },
    ]);
    shapes[name] = { doc: "A record.", fields: { ...more, ...Object.fromEntries(fields) } };
    return name;
  };
  const written = (one: Made, name: string): string => {
    switch (one.kind) {
      case "text":
        return "string";
      case "count":
        return "int32";
      case "json":
        return "json";
      case "list":
        return `${written(one.of, name)}[]`;
      case "map":
        return `map<${written(one.of, name)}>`;
      case "record":
        return record(name, one.fields);
      case "union": {
        const variants = one.variants.map((fields, index) =>
          record(`${name}V${index}`, fields, { kind: { const: tags[index] ?? "" } }),
        );
        shapes[name] = { doc: "One of two.", tag: "kind", variants };
        return name;
      }
    }
  };
  return { type: written(made, prefix), shapes };
}
