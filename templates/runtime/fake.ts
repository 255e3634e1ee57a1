// Makes up values that fit a descriptor: always the same ones for the same seed.

import { resolve } from "./validate-descriptor.js";
import type {
  ArrayDescriptor,
  Descriptor,
  DescriptorRef,
  FormattedDescriptor,
  Int32Descriptor,
  MapDescriptor,
  MemberDescriptor,
  NumberDescriptor,
  ObjectDescriptor,
  StringDescriptor,
  UnionDescriptor,
} from "./validate-descriptor.js";
import { int32Faults, stringFaults } from "./validate-words.js";

/** Values to use instead of made-up ones, by the name of the member that they are for. */
export type Hints = ReadonlyMap<string, unknown>;

/** Makes up a value. Calls of one `Fake` follow each other in one sequence of random numbers. */
export type Fake = (type: DescriptorRef, hints?: Hints) => unknown;

/**
 * A source of values: UUIDs for strings of format `uuid`, otherwise the example of the type; one or two elements where
 * an array may have them; optional members present, except where a type would hold itself; some value of each enum.
 *
 * A member takes over the hint of its name if that is of its kind and within its bounds; the hint `null` leaves an
 * optional member out. Objects and arrays among the
 * hints are taken as they are.
 *
 * @param seed for instance from `seedOf`
 */
export function createFake(seed: number): Fake {
  const random = mulberry32(seed);
  return (type, hints = new Map()) => new Maker(random, hints).value(type, undefined);
}

/** The strings of a request by the names of their members, those nearest to the root first; as hints for its answer. */
export function hintsOf(request: unknown): Map<string, unknown> {
  const hints = new Map<string, unknown>();
  const queue: unknown[] = [request];
  for (const value of queue) {
    if (typeof value !== "object" || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === "string" && !Array.isArray(value) && !hints.has(name)) hints.set(name, member);
      queue.push(member);
    }
  }
  return hints;
}

/** A seed from texts and bytes (FNV-1a, 32 bits). */
export function seedOf(...parts: readonly (string | Uint8Array)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (const byte of typeof part === "string" ? new TextEncoder().encode(part) : part) {
      hash = Math.imul(hash ^ byte, 0x01000193);
    }
  }
  return hash >>> 0;
}

/** Whole numbers from 0 to 2 ** 32 - 1. */
type Random = () => number;

class Maker {
  private readonly random: Random;
  private readonly hints: Hints;
  /** The records around the present value. */
  private readonly around: ObjectDescriptor[] = [];

  constructor(random: Random, hints: Hints) {
    this.random = random;
    this.hints = hints;
  }

  value(ref: DescriptorRef, member: MemberDescriptor | undefined): unknown {
    const type = resolve(ref);
    const hint = member && this.hints.get(member.name);
    switch (type.kind) {
      case "string":
        return this.string(type, member, hint);
      case "int32":
        return this.int32(type, member, hint);
      case "number":
        return this.number(type, member, hint);
      case "formatted":
        return this.formatted(type, member, hint);
      case "map":
        return isObject(hint) ? hint : this.map(type);
      case "boolean":
        return typeof hint === "boolean" ? hint : this.random() % 2 === 0;
      case "json":
        return hint ?? member?.example ?? {};
      case "enum":
        return type.values.includes(hint as string) ? hint : this.pick(type.values);
      case "array":
        return Array.isArray(hint) ? hint : this.array(type, member);
      case "object":
        return isObject(hint) ? hint : this.object(type);
      case "union":
        return isObject(hint) ? hint : this.value(this.variant(type), undefined);
    }
  }

  private string(type: StringDescriptor, member: MemberDescriptor | undefined, hint: unknown): string {
    const plain = type.example ?? member?.name ?? "text";
    const made = type.format === "uuid" ? this.uuid() : member?.example;
    const length = type.minLength ?? 1;
    const candidates = [
      hint,
      made,
      type.example,
      plain.slice(0, type.maxLength),
      "0".repeat(length),
      "a".repeat(length),
    ];
    const fits = (text: unknown): text is string => typeof text === "string" && stringFaults(text, type).length === 0;
    return candidates.find(fits) ?? plain;
  }

  private int32(type: Int32Descriptor, member: MemberDescriptor | undefined, hint: unknown): number {
    const { minimum = 1, maximum = 2 ** 31 - 1, multipleOf = 1 } = type;
    const least = Math.ceil(Math.min(minimum, maximum) / multipleOf) * multipleOf;
    const fits = (n: unknown): n is number => Number.isInteger(n) && int32Faults(n as number, type).length === 0;
    return [hint, member?.example, type.example].find(fits) ?? least;
  }

  private number(type: NumberDescriptor, member: MemberDescriptor | undefined, hint: unknown): number {
    const { minimum = type.exclusiveMinimum ?? 0, maximum = type.exclusiveMaximum ?? minimum + 2 } = type;
    const fits = (n: unknown): n is number => typeof n === "number" && type.faults(n, type, true).length === 0;
    const made = [minimum, maximum, maximum - 1, (minimum + maximum) / 2];
    return [hint, member?.example, type.example, ...made].find(fits) ?? minimum;
  }

  private formatted(type: FormattedDescriptor, member: MemberDescriptor | undefined, hint: unknown): string {
    const { form, minLength = 0, minimum, maximum } = type;
    const bytes = "AAAA".repeat(Math.floor(minLength / 3)) + ["", "AA==", "AAA="][minLength % 3]!;
    const made: Readonly<Record<string, string>> = {
      int64: minimum ?? maximum ?? "0",
      base64: bytes,
      base64url: bytes.replace(/=+$/, ""),
    };
    const fits = (text: unknown): text is string => type.faults(text, type, true).length === 0;
    return [hint, member?.example, type.example].find(fits) ?? made[form] ?? "";
  }

  private map(type: MapDescriptor): Record<string, unknown> {
    const wanted = this.endless(type.of) ? type.minEntries : Math.max(type.minEntries, Math.min(type.maxEntries, 1));
    const key = this.string(type.keys, undefined, undefined);
    const made: [string, unknown][] = [];
    for (let i = 0; made.length < wanted && i < 10 * wanted; i++) {
      const name = i === 0 ? key : key.slice(0, Math.max(0, (type.keys.maxLength ?? 64) - String(i).length)) + i;
      if (stringFaults(name, type.keys).length === 0) made.push([name, this.value(type.of, undefined)]);
    }
    return Object.fromEntries(made);
  }

  private array(type: ArrayDescriptor, member: MemberDescriptor | undefined): unknown[] {
    const wanted = this.endless(type.of) ? 0 : 1 + (this.random() % 2);
    const length = Math.max(type.minItems, Math.min(type.maxItems, wanted));
    // The example of a member that is an array is an array too; its elements go by their own type.
    const element = member && { name: member.name, type: type.of };
    if (type.repeats) return this.different(type, Math.max(type.minItems, Math.min(length, 1)), element);
    return Array.from({ length }, () => this.value(type.of, element));
  }

  /** So many items, none of them twice; fewer where no more can be made up. */
  private different(type: ArrayDescriptor, count: number, element: MemberDescriptor | undefined): unknown[] {
    const of = resolve(type.of);
    const items = new Set<unknown>([this.value(of, element)].slice(0, count));
    const most = 20 * count;
    for (let i = 1; items.size < count && i < most; i++) {
      const hints = new Map([["", otherThan(of, i)]]);
      items.add(new Maker(this.random, hints).value(of, { name: "", type: of }));
    }
    return [...items];
  }

  private object(type: ObjectDescriptor): Record<string, unknown> {
    const made: [string, unknown][] = [];
    this.around.push(type);
    for (const member of type.members) {
      if (member.nullable && (this.hints.get(member.name) === null || this.endless(member.type))) {
        made.push([member.name, null]);
        continue;
      }
      if (member.optional && (this.hints.get(member.name) === null || this.endless(member.type))) continue;
      made.push([member.name, this.value(member.type, member)]);
    }
    this.around.pop();
    return Object.fromEntries(made);
  }

  private variant(type: UnionDescriptor): DescriptorRef {
    const hint = this.hints.get(type.tag);
    return (type.variants.find(({ value }) => value === hint) ?? this.pick(type.variants)).type;
  }

  /** Whether a value of this type would stand inside another one of it. */
  private endless(ref: DescriptorRef): boolean {
    const type = resolve(ref);
    if (type.kind === "union") return type.variants.some((variant) => this.endless(variant.type));
    return type.kind === "object" && this.around.includes(type);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.random() % items.length]!;
  }

  /** Version 4 (RFC 9562 §5.4). */
  private uuid(): string {
    const digits = Array.from({ length: 4 }, () => this.random().toString(16).padStart(8, "0")).join("");
    const variant = "89ab".charAt(parseInt(digits.charAt(16), 16) % 4);
    const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
    return [...parts, variant + digits.slice(17, 20), digits.slice(20)].join("-");
  }
}

/** A value that may fit, another one for each number. */
function otherThan(type: Descriptor, i: number): unknown {
  switch (type.kind) {
    case "string":
      return (type.example ?? "text").slice(0, (type.maxLength ?? 64) - String(i).length) + i;
    case "int32":
      return (type.minimum ?? 0) + i * (type.multipleOf ?? 1);
    case "boolean":
      return i % 2 === 0;
    case "number": {
      const { minimum = type.exclusiveMinimum ?? 0, maximum = type.exclusiveMaximum ?? minimum + 2 } = type;
      return minimum + (maximum - minimum) / (i + 1);
    }
    case "formatted":
      return otherFormatted(type, i);
    case "enum":
      return type.values[i % type.values.length];
    default:
      return undefined;
  }
}

function otherFormatted({ form, example = "", minimum = "0", minLength = 0 }: FormattedDescriptor, i: number): string {
  if (form === "int64") return String(BigInt(minimum) + BigInt(i));
  const time = new Date(i * 86_400_000).toISOString();
  if (form === "date" || form === "dateTime") return form === "date" ? time.slice(0, 10) : time;
  if (form !== "base64" && form !== "base64url") return example;
  const base64 = btoa(String(i).padStart(Math.max(minLength, 1), "0"));
  return form === "base64" ? base64 : base64.replace(/=+$/, "");
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}
