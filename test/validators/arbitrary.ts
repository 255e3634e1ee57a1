// Values for differential tests: ones that fit a descriptor, and the same with one thing changed.

import fc from "fast-check";
import { resolve } from "../../templates/runtime/validate-descriptor.js";
import type {
  Descriptor,
  DescriptorRef,
  FormattedDescriptor,
  Int32Descriptor,
  MapDescriptor,
  Mode,
  NumberDescriptor,
  ObjectDescriptor,
  StringDescriptor,
  UnionDescriptor,
} from "../../templates/runtime/validate-descriptor.js";

/** How deep recursive types are made to nest. */
const deepest = 10;

/** Arbitraries are costly to build, and types occur in many others. */
const built = new WeakMap<Descriptor, Map<string, fc.Arbitrary<unknown>>>();

/** Values that fit. Some optional members are null, and lengths often lie on their bounds. */
export function fitting(ref: DescriptorRef, mode: Mode, depth = 0): fc.Arbitrary<unknown> {
  const descriptor = resolve(ref);
  const known = built.get(descriptor) ?? new Map<string, fc.Arbitrary<unknown>>();
  built.set(descriptor, known);
  const arbitrary = known.get(`${mode} ${depth}`) ?? build(descriptor, mode, depth);
  known.set(`${mode} ${depth}`, arbitrary);
  return arbitrary;
}

function build(descriptor: Descriptor, mode: Mode, depth: number): fc.Arbitrary<unknown> {
  switch (descriptor.kind) {
    case "boolean":
      return fc.boolean();
    case "json":
      return fc.jsonValue({ maxDepth: 2 });
    case "int32":
      return number(descriptor);
    case "string":
      return text(descriptor);
    case "number":
      return double(descriptor);
    case "formatted":
      return formatted(descriptor);
    case "map":
      return map(descriptor, mode, depth);
    case "enum": {
      const known = fc.constantFrom(...descriptor.values);
      return descriptor.open && mode === "tolerant" ? fc.oneof(known, fc.constant("NEWER_VALUE")) : known;
    }
    case "array": {
      const { minItems, maxItems } = descriptor;
      if (depth > deepest && minItems === 0) return fc.constant([]);
      const maxLength = Math.max(minItems, Math.min(maxItems, 2));
      return fc.array(fitting(descriptor.of, mode, depth + 1), { minLength: minItems, maxLength });
    }
    case "object":
      return record(descriptor, mode, depth);
    case "union":
      return union(descriptor, mode, depth);
  }
}

function record({ members }: ObjectDescriptor, mode: Mode, depth: number): fc.Arbitrary<unknown> {
  // Of very many optional members, such as one per kind of intent, about five are there.
  const weight = Math.min(100, Math.ceil(500 / members.filter(({ optional }) => optional).length));
  const entries = members.map(({ type, optional, nullable }) => {
    if (nullable && depth > deepest) return fc.constant(null);
    if (nullable && !optional) {
      return fc.oneof(
        { weight: 3, arbitrary: fitting(type, mode, depth + 1) },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    }
    if (!optional) return fitting(type, mode, depth + 1);
    if (depth > deepest) return fc.constant(null);
    return fc.oneof(
      { weight, arbitrary: fitting(type, mode, depth + 1) },
      { weight: 100, arbitrary: fc.constant(undefined) },
      { weight: Math.ceil(weight / 2), arbitrary: fc.constant(null) },
    );
  });
  return fc
    .tuple(...entries)
    .map((values) => values.flatMap((value, i) => (value === undefined ? [] : [[members[i]?.name ?? "", value]])))
    .map((all) => Object.fromEntries(all));
}

function union({ variants, fallback, tag }: UnionDescriptor, mode: Mode, depth: number): fc.Arbitrary<unknown> {
  const known = fc.oneof(...variants.map(({ type }) => fitting(type, mode, depth)));
  if (mode === "strict" || !fallback) return known;
  const other = fitting(fallback, mode, depth).map((value) => Object.assign({}, value, { [tag]: "NEWER_VALUE" }));
  return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: other });
}

function number({
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
  return fc.double({ min, max, minExcluded, maxExcluded, noNaN: true }).map((value) => value || 0);
}

function formatted(descriptor: FormattedDescriptor): fc.Arbitrary<string> {
  const { form, minLength = 0, maxLength = minLength + 20, minimum, maximum } = descriptor;
  const [low, high] = [BigInt(minimum ?? -(2n ** 63n)), BigInt(maximum ?? 2n ** 63n - 1n)];
  const year = fc.constantFrom("0000", "1900", "2000", "2024", "2023", "9999");
  const day = fc.constantFrom("01-01", "02-28", "04-30", "12-31").chain((date) => year.map((y) => `${y}-${date}`));
  const days = fc.oneof(day, fc.constantFrom("2000-02-29", "2024-02-29", "0000-02-29"));
  switch (form) {
    case "int64":
      return fc.oneof(fc.bigInt({ min: low, max: high }), fc.constantFrom(low, high)).map(String);
    case "date":
      return days;
    case "dateTime":
      return fc
        .tuple(days, fc.constantFrom("T00:00:00Z", "T23:59:59.123456789+23:59", "T12:30:00.5-00:00"))
        .map((parts) => parts.join(""));
    default:
      return fc
        .uint8Array({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
        .map((bytes) => Buffer.from(bytes).toString(form));
  }
}

function map({ of, keys, minEntries, maxEntries }: MapDescriptor, mode: Mode, depth: number): fc.Arbitrary<unknown> {
  if (depth > deepest && minEntries === 0) return fc.constant({});
  const key = text(keys).filter((name) => name !== "__proto__");
  const maxKeys = Math.max(minEntries, Math.min(maxEntries, 2));
  return fc
    .uniqueArray(fc.tuple(key, fitting(of, mode, depth + 1)), {
      selector: ([name]) => name,
      minLength: minEntries,
      maxLength: maxKeys,
    })
    .map((entries) => Object.fromEntries(entries));
}

/** One or two UTF-16 units, a lone surrogate, and what JSON pointers and patterns might stumble over. */
const characters = fc.constantFrom("a", "Z", "0", "_", "é", "𝄞", "\ud800", "/", "~", "\n");

function text({ pattern, minLength = 0, maxLength = 1000, example }: StringDescriptor): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(pattern, { maxLength: Math.min(maxLength, 200) });
  const lengths = [minLength, Math.min(maxLength, minLength + 5), maxLength].filter((length) => length <= 300);
  const made = fc
    .tuple(fc.constantFrom(...lengths), fc.array(characters, { minLength: 1, maxLength: 3 }))
    .map(([length, some]) => Array.from({ length }, (_, i) => some[i % some.length]).join(""));
  return example === undefined ? made : fc.oneof(made, fc.constant(example));
}

/** What one place of a value is replaced with. */
const replacements: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    1e300,
    7,
    "",
    "x",
    "NEWER_VALUE",
    "2023-02-29",
    "2024-02-29T23:59:60Z",
    "2024-02-30T00:00:00Z",
    "2024-02-29T00:00:00+24:00",
    "9223372036854775808",
    "-9223372036854775808",
    "007",
    "-0",
    "AA==",
    "AB==",
    "AAA=",
    "AAA",
    "-_",
    1e-9,
    [],
    {},
    [{}],
    [[]],
  ),
  fc.nat({ max: 300 }).map((length) => "𝄞".repeat(length)),
);

type Change =
  | { readonly kind: "replace"; readonly by: unknown }
  | { readonly kind: "remove" | "repeat" }
  | { readonly kind: "add"; readonly name: string };

const changes: fc.Arbitrary<Change> = fc.oneof(
  replacements.map((by) => ({ kind: "replace" as const, by })),
  fc.constantFrom("remove" as const, "repeat" as const).map((kind) => ({ kind })),
  fc
    .constantFrom("extra", "a/b~c", "__proto__", "constructor", "toString", "0", "")
    .map((name) => ({ kind: "add" as const, name })),
);

/** A value that fits with one place of it changed; it may still fit. */
export function mutated(ref: DescriptorRef, mode: Mode): fc.Arbitrary<unknown> {
  return fc.tuple(fitting(ref, mode), fc.nat(), changes).map(([value, at, change]) => {
    const result = changed(value, { left: at % (places(value) || 1) }, change);
    return result === removed ? {} : result;
  });
}

/** How many values there are within a value, itself included. */
function places(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + places(member), 1);
}

function changed(value: unknown, counter: { left: number }, change: Change): unknown {
  if (counter.left-- === 0) return apply(value, change);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => changed(item, counter, change)).filter((item) => item !== removed);
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    changed(member, counter, change),
  ]);
  return Object.fromEntries(entries.filter(([, member]) => member !== removed));
}

const removed = Symbol("removed");

function apply(value: unknown, change: Change): unknown {
  switch (change.kind) {
    case "replace":
      return change.by;
    case "remove":
      return removed;
    case "repeat":
      if (Array.isArray(value)) return Array.from({ length: 101 }, (_, i) => value[i % (value.length || 1)] ?? null);
      return typeof value === "string" ? (value || "y").repeat(300) : [value];
    case "add":
      if (typeof value !== "object" || value === null || Array.isArray(value)) return { [change.name]: value };
      return Object.fromEntries([...Object.entries(value), [change.name, 1]]);
  }
}
