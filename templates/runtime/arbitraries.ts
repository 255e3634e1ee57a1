// Values made up by fast-check that fit a type: what property tests of clients and services begin with.

import fc from "fast-check";
import { resolve } from "./validate-descriptor.js";
import type {
  ArrayDescriptor,
  Descriptor,
  DescriptorRef,
  EnumDescriptor,
  FormattedDescriptor,
  Int32Descriptor,
  MapDescriptor,
  Mode,
  NumberDescriptor,
  ObjectDescriptor,
  StringDescriptor,
  UnionDescriptor,
} from "./validate-descriptor.js";

export type { Arbitrary } from "fast-check";

/** Which values are made. */
export interface ArbitraryOptions {
  /** `strict` (the default): fit to be sent. `tolerant`: as a newer server may answer, with values of its own. */
  readonly mode?: Mode;
  /** Some optional members are `null`, as programs in other languages write what is absent. Default: none is. */
  readonly nulls?: boolean;
}

/** Values that fit a descriptor. Lengths and numbers often lie on their bounds. */
export function arbitraryOf<Value>(
  type: DescriptorRef,
  { mode = "strict", nulls = false }: ArbitraryOptions = {},
): fc.Arbitrary<Value> {
  return new Maker(mode, nulls).of(type) as fc.Arbitrary<Value>;
}

/** How deep recursive types are made to nest. */
const deepest = 10;

/** Arbitraries are costly to build, and types occur in many others. */
const built = new WeakMap<Descriptor, Map<string, fc.Arbitrary<unknown>>>();

class Maker {
  readonly #mode: Mode;
  readonly #nulls: boolean;

  constructor(mode: Mode, nulls: boolean) {
    this.#mode = mode;
    this.#nulls = nulls;
  }

  of(type: DescriptorRef, depth = 0): fc.Arbitrary<unknown> {
    const descriptor = resolve(type);
    const known = built.get(descriptor) ?? new Map<string, fc.Arbitrary<unknown>>();
    built.set(descriptor, known);
    const key = `${this.#mode} ${this.#nulls} ${depth}`;
    const arbitrary = known.get(key) ?? this.#build(descriptor, depth);
    known.set(key, arbitrary);
    return arbitrary;
  }

  #build(descriptor: Descriptor, depth: number): fc.Arbitrary<unknown> {
    switch (descriptor.kind) {
      case "boolean":
        return fc.boolean();
      case "json":
        return fc.jsonValue({ maxDepth: 2 });
      case "int32":
        return integer(descriptor);
      case "string":
        return text(descriptor);
      case "number":
        return double(descriptor);
      case "formatted":
        return formatted(descriptor);
      case "map":
        return this.#map(descriptor, depth);
      case "enum":
        return this.#enum(descriptor);
      case "array":
        return this.#array(descriptor, depth);
      case "object":
        return this.#record(descriptor, depth);
      case "union":
        return this.#union(descriptor, depth);
    }
  }

  #enum({ values, open }: EnumDescriptor): fc.Arbitrary<unknown> {
    const known = fc.constantFrom(...values);
    return open && this.#mode === "tolerant" ? fc.oneof(known, fc.constant("NEWER_VALUE")) : known;
  }

  #array(descriptor: ArrayDescriptor, depth: number): fc.Arbitrary<unknown[]> {
    const { minItems, maxItems } = descriptor;
    if (depth > deepest && minItems === 0) return fc.constant([]);
    const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 2)) };
    const item = this.#inner(descriptor, depth);
    if (descriptor.repeats && this.#mode === "strict") {
      return fc.uniqueArray(item, { ...lengths, comparator: "SameValueZero" });
    }
    return fc.array(item, lengths);
  }

  /** What a list or map holds. */
  #inner({ of, orNull }: { readonly of: DescriptorRef; readonly orNull?: true }, depth: number): fc.Arbitrary<unknown> {
    const inner = this.of(of, depth + 1);
    return orNull ? fc.oneof({ weight: 3, arbitrary: inner }, { weight: 1, arbitrary: fc.constant(null) }) : inner;
  }

  #record({ members }: ObjectDescriptor, depth: number): fc.Arbitrary<object> {
    // Of very many optional members, such as one per kind of intent, about five are there.
    const weight = Math.min(100, Math.ceil(500 / members.filter(({ optional }) => optional).length));
    const entries = members.map((member) => {
      const { type, optional } = member;
      if (member.nullable && depth > deepest) return fc.constant(null);
      if (member.nullable && !optional) {
        return fc.oneof(
          { weight: 3, arbitrary: this.of(type, depth + 1) },
          { weight: 1, arbitrary: fc.constant(null) },
        );
      }
      const mayBeNull = this.#nulls || member.nullable === true;
      if (!optional) return this.of(type, depth + 1);
      if (depth > deepest) return fc.constant(undefined);
      return fc.oneof(
        { weight, arbitrary: this.of(type, depth + 1) },
        { weight: 100, arbitrary: fc.constant(undefined) },
        ...(mayBeNull ? [{ weight: Math.ceil(weight / 2), arbitrary: fc.constant(null) }] : []),
      );
    });
    return fc
      .tuple(...entries)
      .map((values) => values.flatMap((value, i) => (value === undefined ? [] : [[members[i]?.name ?? "", value]])))
      .map((all) => Object.fromEntries(all) as object);
  }

  #union({ variants, fallback, tag }: UnionDescriptor, depth: number): fc.Arbitrary<unknown> {
    const known = fc.oneof(...variants.map(({ type }) => this.of(type, depth)));
    if (this.#mode === "strict" || !fallback) return known;
    const other = this.of(fallback, depth).map((value) => Object.assign({}, value, { [tag]: "NEWER_VALUE" }));
    return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: other });
  }

  #map(descriptor: MapDescriptor, depth: number): fc.Arbitrary<object> {
    const { keys, minEntries, maxEntries } = descriptor;
    if (depth > deepest && minEntries === 0) return fc.constant({});
    const key = text(keys).filter((name) => name !== "__proto__");
    return fc
      .uniqueArray(fc.tuple(key, this.#inner(descriptor, depth)), {
        selector: ([name]) => name,
        minLength: minEntries,
        maxLength: Math.max(minEntries, Math.min(maxEntries, 2)),
      })
      .map((entries) => Object.fromEntries(entries) as object);
  }
}

function integer({
  minimum = -(2 ** 31),
  maximum = 2 ** 31 - 1,
  multipleOf = 1,
}: Int32Descriptor): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)];
  return fc.integer({ min: least, max: most }).map((count) => count * multipleOf);
}

function double(descriptor: NumberDescriptor): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = descriptor;
  const min = Math.max(minimum ?? -Number.MAX_VALUE, exclusiveMinimum ?? -Number.MAX_VALUE);
  const max = Math.min(maximum ?? Number.MAX_VALUE, exclusiveMaximum ?? Number.MAX_VALUE);
  const [minExcluded, maxExcluded] = [min === exclusiveMinimum, max === exclusiveMaximum];
  // JSON has no negative zero.
  return fc.double({ min, max, minExcluded, maxExcluded, noNaN: true }).map((value) => value || 0);
}

function formatted(descriptor: FormattedDescriptor): fc.Arbitrary<string> {
  const { form, minLength = 0, maxLength = minLength + 20, minimum, maximum } = descriptor;
  switch (form) {
    case "int64": {
      const [low, high] = [BigInt(minimum ?? -(2n ** 63n)), BigInt(maximum ?? 2n ** 63n - 1n)];
      return fc.oneof(fc.bigInt({ min: low, max: high }), fc.constantFrom(low, high)).map(String);
    }
    case "date":
      return days;
    case "dateTime":
      return fc.tuple(days, times).map((parts) => parts.join(""));
    case "base64":
    case "base64url":
      return fc
        .uint8Array({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
        .map((bytes) => btoa(String.fromCharCode(...bytes)))
        .map((base64) => (form === "base64" ? base64 : base64.replace(/[+/=]/g, (one) => urlSafe[one] ?? "")));
    default:
      return fc.constant(descriptor.example ?? "");
  }
}

const urlSafe: Readonly<Record<string, string>> = { "+": "-", "/": "_" };
const years = fc.constantFrom("0000", "1900", "2000", "2024", "2023", "9999");
const days = fc.oneof(
  fc.constantFrom("01-01", "02-28", "04-30", "12-31").chain((day) => years.map((year) => `${year}-${day}`)),
  fc.constantFrom("2000-02-29", "2024-02-29", "0000-02-29"),
);
const times = fc.constantFrom("T00:00:00Z", "T23:59:59.123456789+23:59", "T12:30:00.5-00:00");

/** One or two UTF-16 units, a lone surrogate, and what JSON pointers and patterns might stumble over. */
const characters = fc.constantFrom("a", "Z", "0", "_", "é", "𝄞", "\ud800", "/", "~", "\n");

function text({ pattern, minLength = 0, maxLength = 1000, example }: StringDescriptor): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(pattern, { maxLength: Math.min(maxLength, 200) });
  const lengths = [minLength, Math.min(maxLength, minLength + 5), maxLength].filter(
    (length) => length <= 300 || length === minLength,
  );
  const made = fc
    .tuple(fc.constantFrom(...lengths), fc.array(characters, { minLength: 1, maxLength: 3 }))
    .map(([length, some]) => Array.from({ length }, (_, i) => some[i % some.length]).join(""));
  return example === undefined ? made : fc.oneof(made, fc.constant(example));
}
