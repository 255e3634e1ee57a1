// Values of one type, chosen so that another type may refuse them: every bound, value, member and variant at which the
// two could differ.

import { exampleItems, exampleKeys, exampleOf, fieldExample } from "./examples.js";
import { int32Range } from "../model/formats.js";
import type { ArrayType, Bounds, Enum, Field, Json, MapType, Shape, Type, Union } from "../model/model.js";
import { plainExamples } from "../model/plain-values.js";
import { isRecord } from "./issues.js";
import type { Mode } from "./issues.js";
import { stringProbes } from "./strings.js";
import type { Samples } from "./strings.js";

/** Deeper than this, values stay the simplest ones. */
const deepest = 2;
/** More of them are no better witness. */
const mostEntries = 2000;
const otherValues: readonly Json[] = [null, true, 0, "text", [], {}];

export class Probes {
  readonly #samples: Samples;
  /** `strict` for requests, `answer` for answers. */
  readonly #mode: Mode;

  constructor(mode: "strict" | "answer", samples: Samples) {
    this.#mode = mode;
    this.#samples = samples;
  }

  *of(from: Type, to: Type | undefined, depth = deepest): Iterable<Json> {
    const example = simplest(from);
    if (example !== undefined) yield example;
    if (depth < 0) return;
    switch (from.kind) {
      case "boolean":
        yield* [true, false];
        return;
      case "json":
        yield* otherValues;
        return;
      case "literal":
        yield from.value;
        return;
      case "enum":
        return yield* this.#enumeration(from.enum, to);
      case "array":
        return yield* this.#array(from, to, depth);
      case "shape":
        return yield* this.#record(from.shape, to?.kind === "shape" ? to.shape : undefined, depth);
      case "union":
        return yield* this.#union(from.union, to?.kind === "union" ? to.union : undefined, depth);
      case "map":
        return yield* this.#map(from, to?.kind === "map" ? to : undefined, depth);
      default:
        return yield* this.#bounded(from, boundsOf(to));
    }
  }

  *#map(from: MapType, to: MapType | undefined, depth: number): Iterable<Json> {
    const item = simplest(from.of) ?? null;
    const mapOf = (keys: readonly string[], value: Json): Json => Object.fromEntries(keys.map((key) => [key, value]));
    const counts = [
      from.minEntries,
      from.maxEntries,
      (to?.maxEntries ?? from.maxEntries) + 1,
      (to?.minEntries ?? 0) - 1,
      0,
      1,
    ];
    for (const count of new Set(counts)) {
      if (count < 0 || count > mostEntries) continue;
      yield mapOf(exampleKeys(from, count), item);
    }
    const least = Math.max(1, this.#mode === "strict" ? from.minEntries : 1);
    const others = exampleKeys(from, least - 1);
    const examples = from.keyScalar ? [String(from.keyScalar.example)] : [];
    for (const key of stringProbes(this.#mode === "strict" ? from.keys : {}, to?.keys ?? {}, examples, this.#samples))
      yield mapOf([...others, key], item);
    if (from.orNull) yield mapOf(exampleKeys(from, least), null);
    for (const one of this.of(from.of, to?.of, depth - 1)) yield mapOf(exampleKeys(from, least), one);
  }

  *#bounded(from: Extract<Type, { readonly bounds: Bounds }>, to: Bounds): Iterable<Json> {
    const base = from.kind === "scalar" ? from.scalar.base : from.kind;
    // Answers are not held to their bounds.
    const bounds = this.#mode === "strict" ? from.bounds : {};
    if (base === "int32") return yield* numbers(bounds, to);
    if (base !== "string") {
      const encoding = from.bounds.encoding ? { encoding: from.bounds.encoding } : {};
      return yield* [
        ...plainExamples(base, { ...bounds, ...encoding }),
        ...plainExamples(base, { ...to, ...encoding }),
      ];
    }
    const examples = from.kind === "scalar" ? [String(from.scalar.example)] : [];
    yield* stringProbes(bounds, to, examples, this.#samples);
  }

  *#enumeration(from: Enum, to: Type | undefined): Iterable<Json> {
    for (const { value } of from.values) yield value;
    if (to?.kind === "enum") for (const { value } of to.enum.values) yield value;
    if (this.#mode !== "strict" && (from.open || from.plain)) yield "SOME_OTHER_VALUE";
  }

  *#array(from: ArrayType, to: Type | undefined, depth: number): Iterable<Json> {
    const other = to?.kind === "array" ? to : undefined;
    const item = simplest(from.of);
    const wanted = [
      from.minItems,
      from.maxItems,
      (other?.maxItems ?? from.maxItems) + 1,
      (other?.minItems ?? 0) - 1,
      0,
      1,
    ];
    for (const count of new Set(wanted)) {
      if (count < 0 || (this.#mode === "strict" && (count < from.minItems || count > from.maxItems))) continue;
      if (item !== undefined || count === 0) yield exampleItems(from, count, item ?? null);
    }
    const least = Math.max(1, this.#mode === "strict" ? from.minItems : 1);
    if (other?.unique && item !== undefined) yield Array.from({ length: Math.max(2, least) }, () => item);
    if (from.orNull) yield exampleItems(from, least, null);
    for (const one of this.of(from.of, other?.of, depth - 1)) yield exampleItems(from, least, one);
  }

  *#record(from: Shape, to: Shape | undefined, depth: number): Iterable<Json> {
    const least = simplest({ kind: "shape", shape: from });
    if (!isRecord(least)) return;
    const entries = Object.entries(least);
    const put = (name: string, value: Json): Json => Object.fromEntries([...entries, [name, value]]);
    for (const field of from.fields) {
      const other = to?.fields.find(({ name }) => name === field.name);
      const value = memberExample(field);
      if (value !== undefined) yield put(field.name, value);
      if (field.optional || field.nullable) yield put(field.name, null);
      for (const one of this.of(field.type, other?.type, depth - 1)) yield put(field.name, one);
    }
    if (!from.extra) return;
    yield put("notListed", "text");
    for (const { name } of to?.fields ?? []) {
      if (!Object.hasOwn(least, name)) for (const value of otherValues) yield put(name, value);
    }
  }

  *#union(from: Union, to: Union | undefined, depth: number): Iterable<Json> {
    for (const { value, shape } of from.variants) {
      const other = to?.variants.find((variant) => variant.value === value)?.shape;
      yield* this.of({ kind: "shape", shape }, other && { kind: "shape", shape: other }, depth - 1);
    }
    const unknown =
      this.#mode === "strict" || !from.fallback ? undefined : simplest({ kind: "shape", shape: from.fallback });
    if (isRecord(unknown)) yield { ...unknown, [from.tag]: "SOME_OTHER_VALUE" };
  }
}

/** The simplest value there is: optional members are left out. undefined where none can be made up. */
export function simplest(type: Type): Json | undefined {
  if (type.kind === "shape") {
    const members: [string, Json][] = [];
    for (const field of type.shape.fields) {
      if (field.optional) continue;
      if (field.nullable && field.type.kind === "shape") {
        members.push([field.name, null]);
        continue;
      }
      const value = field.example === undefined ? simplest(field.type) : (field.example as Json);
      if (value === undefined) return undefined;
      members.push([field.name, value]);
    }
    return Object.fromEntries(members);
  }
  if (type.kind === "array" && type.minItems === 0) return [];
  if (type.kind === "map" && type.minEntries === 0) return {};
  try {
    return exampleOf(type);
  } catch {
    return undefined;
  }
}

export function memberExample(field: Field): Json | undefined {
  try {
    return fieldExample(field);
  } catch {
    return undefined;
  }
}

function boundsOf(type: Type | undefined): Bounds {
  return type && "bounds" in type ? type.bounds : {};
}

function* numbers(from: Bounds, to: Bounds): Iterable<number> {
  const { minimum, maximum, multipleOf = 1 } = { ...int32Range, ...from };
  const edges = [
    minimum,
    maximum,
    (to.minimum ?? minimum) - 1,
    (to.maximum ?? maximum) + 1,
    0,
    1,
    minimum + multipleOf,
  ];
  for (const edge of edges) {
    for (const wanted of [
      edge,
      Math.floor(edge / multipleOf) * multipleOf,
      Math.ceil(edge / multipleOf) * multipleOf,
    ]) {
      // `-0` is no JSON.
      if (wanted >= minimum && wanted <= maximum) yield wanted || 0;
    }
  }
  for (let step = 1; step <= 12; step++) {
    const value = Math.ceil(minimum / multipleOf) * multipleOf + step * multipleOf;
    if (value <= maximum) yield value || 0;
  }
}
