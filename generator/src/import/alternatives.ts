// `oneOf` and `anyOf`: a union where a constant tells the variants apart, a list of values that may grow, or one type.

import type { Json } from "../model/model.js";
import { isRecord, itemsOf, member, membersOf, textOf } from "./document.js";
import type { Flat, Flattener, Placed } from "./flat.js";

export type Alternatives =
  /** What is left is one schema. */
  | { readonly kind: "one"; readonly placed: Placed }
  | { readonly kind: "union"; readonly tag: string; readonly variants: readonly Variant[] }
  /** A list of strings, and any other string. */
  | { readonly kind: "open"; readonly placed: Placed; readonly other: Placed }
  | { readonly kind: "string" | "number" }
  | { readonly kind: "none"; readonly why: string };

export interface Variant {
  readonly placed: Placed;
  /** Value of the tag. */
  readonly value: string;
}

const mostVariants = 200;

export function isNull(placed: Placed, flattener: Flattener): boolean {
  const { schema } = flattener.resolve(placed);
  const type = member(schema, "type");
  const values = itemsOf(member(schema, "enum"));
  return type === "null" || (values.length > 0 && values.every((value) => value === null));
}

/** @param written the alternatives without null */
export function planAlternatives(flat: Flat, written: readonly Placed[], flattener: Flattener): Alternatives {
  const variants = distinct(written);
  const [first] = variants;
  if (!first) return { kind: "none", why: "nothing but null is left" };
  if (variants.length === 1) return { kind: "one", placed: first };
  if (variants.length > mostVariants) return { kind: "none", why: `there are more than ${mostVariants} alternatives` };
  const flats = variants.map((placed) => flattener.flat(flattener.resolve(placed)));
  const kinds = new Set(flats.map(kindOf));
  if (kinds.size === 1) {
    const [kind] = kinds;
    if (kind === "object") return planUnion(flat, variants, flats);
    if (kind === "string") {
      const listed = variants.filter((_, index) => "enum" in (flats[index]?.keywords ?? {}));
      const [only] = listed;
      const other = variants.find((placed) => placed !== only);
      const isAny = flats.some(
        ({ keywords }) => !("enum" in keywords) && !("const" in keywords) && !("pattern" in keywords),
      );
      const isOpen = listed.length === 1 && isAny && variants.length === 2;
      return isOpen && only && other ? { kind: "open", placed: only, other } : { kind };
    }
  }
  if ([...kinds].every((kind) => kind === "integer" || kind === "number")) return { kind: "number" };
  return { kind: "none", why: `the alternatives are of different kinds (${[...kinds].sort().join(", ")})` };
}

function distinct(variants: readonly Placed[]): readonly Placed[] {
  const seen = new Set<string>();
  return variants.filter(({ schema }) => {
    const key = JSON.stringify(schema);
    return !seen.has(key) && seen.add(key);
  });
}

export function kindOf({ keywords, properties, additional, alternatives }: Flat): string {
  const type = keywords["type"];
  const types = (Array.isArray(type) ? (type as readonly Json[]) : [type]).filter((one) => one !== "null");
  if (types.length === 1 && typeof types[0] === "string")
    return types[0] === "object" && alternatives.length > 0 && properties.size === 0 ? "alternatives" : types[0];
  if (types.length > 1) return "several types";
  if (alternatives.length > 0) return "alternatives";
  if (properties.size > 0 || additional) return "object";
  if ("items" in keywords) return "array";
  const values = "const" in keywords ? [keywords["const"]] : itemsOf(keywords["enum"]);
  return values.length > 0 && values.every((value) => typeof value === "string") ? "string" : "any";
}

/** By the discriminator, or else by a member that is a different constant in each. */
function planUnion({ keywords }: Flat, variants: readonly Placed[], flats: readonly Flat[]): Alternatives {
  const discriminator = keywords["discriminator"];
  const named = textOf(member(discriminator, "propertyName"));
  const candidates = named === undefined ? constants(flats[0]) : [named];
  for (const tag of candidates) {
    const found = variants.map((placed, index): Variant | undefined => {
      const value = tagOf(tag, placed, flats[index], discriminator);
      return value === undefined ? undefined : { placed, value };
    });
    const whole = found.filter((variant) => variant !== undefined);
    if (whole.length === variants.length && new Set(whole.map(({ value }) => value)).size === whole.length)
      return { kind: "union", tag, variants: whole };
  }
  const why =
    named === undefined
      ? "no member tells the alternatives apart"
      : `\`${named}\` does not have one value for each alternative`;
  return { kind: "none", why };
}

/** Members that have one value. */
function constants(flat: Flat | undefined): readonly string[] {
  return [...(flat?.properties ?? [])].flatMap(([name, { schema }]) =>
    constantOf(schema) === undefined ? [] : [name],
  );
}

export function constantOf(schema: Json): string | undefined {
  const values = itemsOf(member(schema, "enum"));
  return textOf(member(schema, "const")) ?? (values.length === 1 ? textOf(values[0]) : undefined);
}

function tagOf(
  tag: string,
  placed: Placed,
  flat: Flat | undefined,
  discriminator: Json | undefined,
): string | undefined {
  const property = flat?.properties.get(tag);
  if (!flat || !property) return undefined;
  const own = constantOf(property.schema);
  const isAlways = flat.required.has(tag);
  if (discriminator === undefined) return isAlways ? own : undefined;
  const reference = textOf(member(placed.schema, "$ref"));
  const last = reference?.split("/").at(-1);
  const mapped = membersOf(member(discriminator, "mapping")).filter(
    ([, target]) => target === reference || target === last,
  );
  if (mapped.length > 1) return undefined;
  const value = mapped[0]?.[0] ?? own ?? last;
  if (own !== undefined && own !== value) return undefined;
  const listed = itemsOf(member(property.schema, "enum"));
  const type = member(property.schema, "type");
  const fits =
    listed.length === 0
      ? type === undefined || type === "string" || isRecord(property.schema)
      : listed.includes(value ?? null);
  return fits && !(Array.isArray(type) && type.includes("null")) ? value : undefined;
}
