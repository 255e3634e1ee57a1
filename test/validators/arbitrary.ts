// Values for differential tests: ones that fit a descriptor, and the same with one thing changed.

import fc from "fast-check";
import { arbitraryOf } from "../../templates/runtime/arbitraries.js";
import type { DescriptorRef, Mode } from "../../templates/runtime/validate-descriptor.js";

/** Values that fit; some optional members are null. */
export function fitting(ref: DescriptorRef, mode: Mode): fc.Arbitrary<unknown> {
  return arbitraryOf(ref, { mode, nulls: true });
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
    2 ** 31 - 1,
    -(2 ** 31),
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
