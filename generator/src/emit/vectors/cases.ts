// The cases of one type: values made from one that fits by changing one place, and what a reader says of each.

import { plainOf } from "../../model/formats.js";
import type { ArrayType, Field, Json, MapType, Shape, Type, Union } from "../../model/model.js";
import { applied, placed, writtenPut } from "./changes.js";
import type { Change } from "./changes.js";
import { exampleItems, exampleKeys, exampleOf } from "../../values/examples.js";
import { distinct } from "../../values/distinct.js";
import { isOfKind, keyEdges, otherKinds, plainEdges } from "../../values/edges.js";
import { issues, isRecord, pointerPart } from "../../values/issues.js";
import { memberExample, simplest } from "../../values/probes.js";
import { asRead } from "../../values/reading.js";

export type ReadingMode = "strict" | "tolerant";

export interface Cases {
  readonly base: Json;
  readonly accepted: readonly Json[];
  readonly refused: readonly Json[];
}

/** Longer lists are no better witness. */
const mostItems = 1100;

/** Makes the cases of all types in one mode: what one type has shown in full, others only touch. */
export class CaseMaker {
  readonly #mode: ReadingMode;
  readonly #shownFields = new Set<Field>();
  readonly #shownTypes = new Set<string>();
  readonly #touches = new Map<string, readonly Json[]>();

  constructor(mode: ReadingMode) {
    this.#mode = mode;
  }

  /** undefined where no value can be made up. */
  of(type: Type): Cases | undefined {
    const found = simplest(type);
    if (found === undefined) return undefined;
    const base = asRead(type, withItems(type, found), this.#mode);
    const [accepted, refused] = [new Map<string, Json>(), new Map<string, Json>()];
    for (const change of this.#changes(type, base)) {
      const before = placed(base, change.at);
      const written = writtenPut(change.put);
      if (!written || isSame(before, change.put)) continue;
      const value = applied(base, change);
      const [issue, ...others] = issues(type, value, this.#mode);
      // With several faults, which one is found first depends on who looks.
      if (others.length > 0) continue;
      const { at } = change;
      const vector = { at, ...written };
      const key = JSON.stringify(vector);
      if (issue) {
        const { path, expected } = issue;
        refused.set(key, { ...vector, ...(path !== at && { path }), expected });
        continue;
      }
      const read = placed(asRead(type, value, this.#mode), at);
      const isKept = read === change.put || isSame(read, change.put);
      const told = isKept ? undefined : writtenPut(read);
      if (isKept || told) accepted.set(key, told ? { ...vector, read: told } : vector);
    }
    return { base, accepted: [...accepted.values()], refused: [...refused.values()] };
  }

  *#changes(type: Type, base: Json): Iterable<Change> {
    if (type.kind === "shape") {
      for (const value of [...otherKinds, [base]]) if (!isRecord(value)) yield { at: "", put: value };
      yield* this.#members(type.shape, "", base);
    } else if (type.kind === "union") {
      for (const value of this.#union(type.union)) yield { at: "", put: value };
      for (const value of [...otherKinds, [base]]) yield { at: "", put: value };
    } else for (const value of this.#full(type)) yield { at: "", put: value };
  }

  *#members(shape: Shape, at: string, base: Json): Iterable<Change> {
    for (const field of shape.fields) {
      const place = `${at}/${pointerPart(field.name)}`;
      yield { at: place };
      yield { at: place, put: null };
      const { type } = field;
      const inline = type.kind === "shape" && type.shape.name === "" ? type.shape : undefined;
      if (inline) {
        yield { at: place, put: [] };
        yield { at: place, put: {} };
        yield* this.#members(inline, place, base);
      } else if (this.#shownFields.has(field)) {
        const wrong = this.#touched(type).find((value) => issues(type, value, this.#mode).length === 1);
        if (wrong !== undefined) yield { at: place, put: wrong };
      } else {
        this.#shownFields.add(field);
        const example = memberExample(field);
        if (example !== undefined) yield { at: place, put: example };
        const first = itemOf(type, placed(base, place));
        if (first === undefined) for (const value of this.#within(type)) yield { at: place, put: value };
        else yield* this.#container(type, place, first);
      }
    }
    const [first] = shape.fields;
    const other = first && first.name.charAt(0).toUpperCase() + first.name.slice(1);
    if (other !== undefined && other !== first?.name) yield { at: `${at}/${other}`, put: 1 };
    yield { at: `${at}/notListed`, put: { a: [null] } };
  }

  /** A list or map that has an item in the base: what is particular of items is put in its place. */
  *#container(type: Type, place: string, first: string): Iterable<Change> {
    const key = signature(type);
    const isShown = this.#shownTypes.has(key);
    this.#shownTypes.add(key);
    if (isShown) for (const value of this.#touched(type)) yield { at: place, put: value };
    else if (type.kind === "array") for (const value of this.#lists(type)) yield { at: place, put: value };
    else if (type.kind === "map") for (const value of this.#maps(type)) yield { at: place, put: value };
    if (isShown || (type.kind !== "array" && type.kind !== "map")) return;
    for (const put of [null, ...this.#within(type.of)]) yield { at: `${place}/${pointerPart(first)}`, put };
  }

  /** A named type is shown in full under its name, and plain types with the same bounds are shown once. */
  *#within(type: Type): Iterable<Json> {
    if (type.kind === "enum" || type.kind === "shape" || type.kind === "union") return yield* this.#touched(type);
    if (type.kind === "scalar" && type.bounds === type.scalar.bounds) return yield* this.#touched(type);
    yield* this.#full(type);
  }

  *#full(type: Type): Iterable<Json> {
    const key = signature(type);
    if (this.#shownTypes.has(key)) return yield* this.#touched(type);
    this.#shownTypes.add(key);
    yield* this.#whole(type);
  }

  #touched(type: Type): readonly Json[] {
    const key = signature(type);
    const known = this.#touches.get(key) ?? this.#touch(type);
    this.#touches.set(key, known);
    return known;
  }

  /** Enough to see that the place is held to its type. */
  #touch(type: Type): readonly Json[] {
    const fits = (value: Json): boolean => issues(type, value, this.#mode).length === 0;
    const example = simplest(type) ?? null;
    const plain = plainOf(type);
    if (plain) {
      const edges = plainEdges(plain.kind, plain.bounds, example);
      const wrong = edges.find((value) => value !== null && !isOfKind(plain.kind, value));
      const beyond = edges.find((value) => isOfKind(plain.kind, value) && issues(type, value, "strict").length > 0);
      return [wrong, beyond].filter((value) => value !== undefined);
    }
    switch (type.kind) {
      case "enum":
        return ["SOME_OTHER_VALUE", 1];
      case "literal":
        return [otherThan(type.value)];
      case "boolean":
        return [true, false, "true"];
      case "json":
        return [null, 1, { a: [null] }];
      case "array": {
        const beyond = this.#beyond(type);
        const wrong = otherKinds.find((value) => !fits([value]));
        return [[], {}, ...(wrong === undefined ? [] : [[wrong]]), ...(beyond ? [beyond] : [])];
      }
      case "map":
        return [{}, [], { key: otherKinds.find((value) => !fits({ key: value })) ?? null }];
      case "union":
        return isRecord(example) ? [example, [], { ...example, [type.union.tag]: "SOME_OTHER_VALUE" }] : [[]];
      case "shape": {
        const whole = exampleOf(type);
        const first = type.shape.fields.find(({ optional }) => !optional);
        const lacking = first && isRecord(example) ? [without(example, first.name)] : [];
        return [whole, example, [], ...lacking, ...(isRecord(example) ? [{ ...example, notListed: 1 }] : [])];
      }
      default:
        return [];
    }
  }

  *#whole(type: Type): Iterable<Json> {
    if (type.kind === "array") return yield* this.#array(type);
    if (type.kind === "map") return yield* this.#map(type);
    const plain = plainOf(type);
    if (plain) return yield* plainEdges(plain.kind, plain.bounds, simplest(type) ?? null);
    if (type.kind === "enum") {
      const [first] = type.enum.values;
      for (const { value } of type.enum.values) yield value;
      yield* ["SOME_OTHER_VALUE", "", ...otherKinds];
      if (first) yield* [first.value.toLowerCase(), `${first.value}\n`, ` ${first.value}`, [first.value], first.member];
    } else if (type.kind === "literal") {
      yield* besides(type.value);
    } else if (type.kind === "json") {
      yield* [...otherKinds, { a: [null, { b: false }] }, 1e300, "😀"];
    } else if (type.kind === "boolean") {
      yield* [...otherKinds, false, 0, "true", ""];
    } else yield* this.#touched(type);
  }

  *#array(type: ArrayType): Iterable<Json> {
    yield* this.#lists(type);
    const item = simplest(type.of);
    if (item === undefined) return;
    const others = exampleItems(type, Math.max(1, type.minItems), item).slice(1);
    for (const one of [null, ...this.#within(type.of)]) yield [one, ...others];
  }

  *#lists(type: ArrayType): Iterable<Json> {
    const item = simplest(type.of);
    yield* [null, {}, "text", { 0: item ?? null, length: 1 }];
    if (item === undefined) return;
    yield* this.#sizes(type, item);
    if (type.unique && type.maxItems > 1) yield* repeated(type, item);
    const last = otherKinds.find((value) => issues(type.of, value, this.#mode).length > 0);
    const more = exampleItems(type, Math.max(2, type.minItems), item);
    if (last !== undefined && more.length <= type.maxItems) yield [...more.slice(0, -1), last];
  }

  *#sizes(type: ArrayType, item: Json): Iterable<Json> {
    for (const count of new Set([0, 1, type.minItems - 1, type.minItems, type.maxItems, type.maxItems + 1])) {
      if (count < 0 || count > mostItems) continue;
      const items = exampleItems({ ...type, minItems: 0, maxItems: count }, count, item);
      if (items.length === count) yield items;
    }
  }

  #beyond(type: ArrayType): Json | undefined {
    const item = simplest(type.of);
    const count = type.maxItems + 1;
    if (item === undefined || count > mostItems) return undefined;
    const items = exampleItems({ ...type, maxItems: count }, count, item);
    return items.length === count ? items : undefined;
  }

  *#map(type: MapType): Iterable<Json> {
    yield* this.#maps(type);
    const item = simplest(type.of);
    const all = exampleKeys(type, Math.max(1, type.minEntries));
    if (item === undefined) return;
    for (const one of [null, ...this.#within(type.of)])
      yield Object.fromEntries(all.map((key, index) => [key, index === 0 ? one : item]));
  }

  *#maps(type: MapType): Iterable<Json> {
    const item = simplest(type.of);
    yield* [null, [], "text"];
    if (item === undefined) return;
    const mapOf = (keys: readonly string[], value: Json): Json => Object.fromEntries(keys.map((key) => [key, value]));
    for (const count of new Set([0, 1, type.minEntries - 1, type.minEntries, type.maxEntries, type.maxEntries + 1])) {
      if (count < 0 || count > mostItems) continue;
      const keys = exampleKeys(type, count);
      if (keys.length === count) yield mapOf(keys, item);
    }
    const all = exampleKeys(type, Math.max(1, type.minEntries));
    const [first = "key"] = all;
    for (const key of ["__proto__", ...keyEdges(type.keys, first)]) yield mapOf([...all.slice(1), key], item);
    const wrong = otherKinds.find((value) => issues(type.of, value, this.#mode).length === 1);
    if (wrong !== undefined) yield { ...Object.fromEntries(all.map((key) => [key, item])), "a/b~c": wrong };
  }

  *#union({ tag, variants, fallback }: Union): Iterable<Json> {
    for (const { shape } of variants) {
      const least = simplest({ kind: "shape", shape });
      if (!isRecord(least)) continue;
      yield least;
      const required = shape.fields.find(({ name, optional }) => !optional && name !== tag);
      if (required) yield without(least, required.name);
    }
    const first = variants[0] && simplest({ kind: "shape", shape: variants[0].shape });
    if (!isRecord(first)) return;
    yield without(first, tag);
    for (const value of ["SOME_OTHER_VALUE", `${variants[0]?.value}\n`, "", 1, null]) yield { ...first, [tag]: value };
    for (const value of neighbours(variants)) yield { ...first, [tag]: value };
    const unknown = fallback && simplest({ kind: "shape", shape: fallback });
    if (isRecord(unknown)) yield { ...unknown, [tag]: "SOME_OTHER_VALUE", notListed: 1 };
  }
}

/** The same item twice, beside each other and apart. */
function* repeated(type: ArrayType, item: Json): Iterable<Json> {
  const count = Math.max(2, type.minItems);
  const all = distinct(type.of, count, item);
  yield [item, ...all.slice(0, count - 1)];
  if (type.maxItems > count && all.length >= 2) yield [...all, item];
}

type Constant = string | number | boolean;

function otherThan(value: Constant): Constant {
  if (typeof value === "string") return `${value}x`;
  return typeof value === "number" ? value + 1 : !value;
}

/** Values that readers may take for a constant. */
function besides(value: Constant): readonly Json[] {
  const written = String(value);
  const spelt =
    typeof value === "string"
      ? ["", `${value}\n`, value.toLowerCase(), value.toUpperCase()]
      : [otherThan(value), written];
  return [...spelt, [value], ...otherKinds, ...(typeof value === "string" ? [] : [true, false, 1, 0])];
}

/** Values that stand beside those of the variants in the enum of all: versions that cannot be submitted do. */
function neighbours(variants: Union["variants"]): readonly string[] {
  const [first] = variants;
  const all =
    first?.shape.fields.flatMap(({ type }) => (type.kind === "literal" && type.of ? type.of.values : [])) ?? [];
  const own = new Set(variants.map(({ value }) => value));
  const isBeside = (index: number): boolean => [index - 1, index + 1].some((at) => own.has(all[at]?.value ?? ""));
  return all.flatMap(({ value }, index) => (!own.has(value) && isBeside(index) ? [value] : []));
}

/** What makes two nameless types alike. */
function signature(type: Type): string {
  switch (type.kind) {
    case "array":
      return JSON.stringify(["array", signature(type.of), type.minItems, type.maxItems, type.unique, type.orNull]);
    case "map":
      return JSON.stringify(["map", signature(type.of), type.keys, type.minEntries, type.maxEntries, type.orNull]);
    case "scalar":
      return JSON.stringify([type.scalar.base, type.bounds]);
    case "enum":
      return type.enum.name;
    case "shape":
      return type.shape.name;
    case "union":
      return type.union.name;
    case "literal":
      return typeof type.value === "string" ? "literal" : JSON.stringify(["literal", type.value]);
    default:
      return JSON.stringify(type);
  }
}

function without(value: { readonly [name: string]: Json }, member: string): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== member));
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || (typeof one === typeof other && JSON.stringify(one) === JSON.stringify(other));
}

/** With an item in lists and maps of plain values, so that its place can be changed. */
function withItems(type: Type, value: Json): Json {
  if (type.kind !== "shape" || !isRecord(value)) return value;
  const members = type.shape.fields.flatMap((field): [string, Json][] => {
    const of = field.type;
    const isPlain = (of.kind === "array" || of.kind === "map") && plainOf(of.of) !== undefined;
    const example = isPlain ? memberExample(field) : undefined;
    return itemOf(of, example) === undefined ? [] : [[field.name, example ?? null]];
  });
  return { ...value, ...Object.fromEntries(members) };
}

/** Index or key of the first item of a list or map. */
function itemOf(type: Type, value: Json | undefined): string | undefined {
  if (type.kind === "array" && Array.isArray(value)) return value.length > 0 ? "0" : undefined;
  return type.kind === "map" && isRecord(value) ? Object.keys(value)[0] : undefined;
}
