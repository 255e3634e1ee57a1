// Reads JSON as clients of protocol buffers write it, where the contract says `json: lenient`: names of members in
// snake_case, integers of 64 bits as numbers, those of 32 bits as strings, empty lists left out, and null for what a newer
// contract has and a client does not use.
//
// A body is brought into the contract's one form before anybody looks at it: who it names, what it asks for and what is
// recorded of it are read from the same value. It has no second reading: a member that is there under both of its names
// keeps both, and is refused.

import { isObject } from "./validate-check.js";
import type { Members } from "./validate-check.js";
import type { Descriptor, MemberDescriptor, ObjectDescriptor } from "./validate-descriptor.js";
import { resolve, variantOf } from "./validate-descriptor.js";
import type { Reader } from "./validate-type.js";

/** Makes the reader of an operation's bodies. What is in the contract's form already is passed on as it is. */
export function lenient(type: Descriptor & Pick<Reader<unknown>, "is">): (value: unknown) => unknown {
  return (value) => (type.is(value) ? value : toStrict(type, value));
}

/** A list or record that is still to be looked at, and the place for what it becomes. */
interface Place {
  readonly descriptor: Descriptor;
  readonly value: object;
  readonly put: (value: unknown) => void;
}

/**
 * A copy in the contract's form, as far as the descriptor leads; what cannot be brought into it is left for the
 * validator to refuse, and so is what has more items or members than it may have: the work is bounded by the contract.
 * Nesting is followed with a list, as where issues are looked for.
 */
export function toStrict(descriptor: Descriptor, value: unknown): unknown {
  const places: Place[] = [];
  let result: unknown;
  convert(descriptor, value, places, (made) => (result = made));
  for (let place = places.pop(); place; place = places.pop()) place.put(copyOf(place, places));
  return result;
}

/** Puts what a value becomes, at once where it has neither items nor members. */
function convert(descriptor: Descriptor, value: unknown, places: Place[], put: (value: unknown) => void): void {
  if (typeof value === "object" && value !== null) places.push({ descriptor, value, put });
  else put(plain(descriptor, value));
}

function plain(descriptor: Descriptor, value: unknown): unknown {
  if (typeof value === "string") {
    return descriptor.kind === "int32" && /^(?:0|-?[1-9]\d{0,9})$/.test(value) ? Number(value) : value;
  }
  // Beyond 2^53 a number of JSON has lost digits: which integer was meant, nobody knows.
  return Number.isSafeInteger(value) && isInteger(descriptor) ? String(value) : value;
}

/** Whether it is an integer that JSON has as a string. */
function isInteger(descriptor: Descriptor): boolean {
  if (descriptor.kind === "formatted") return descriptor.form === "int64";
  if (descriptor.kind !== "string") return false;
  const { format } = descriptor;
  return format === "decimal" || format === "int64" || format === "uint64";
}

function copyOf({ descriptor, value, put }: Place, places: Place[]): unknown {
  if (descriptor.kind === "array" && Array.isArray(value) && value.length <= descriptor.maxItems) {
    const copy: unknown[] = [...(value as unknown[])];
    const of = resolve(descriptor.of);
    copy.forEach((item, at) => convert(of, item, places, (made) => (copy[at] = made)));
    return copy;
  }
  if (!isObject(value)) return value;
  if (descriptor.kind === "map" && !hasMore(value, descriptor.maxEntries)) {
    const copy: Record<string, unknown> = { ...value };
    const of = resolve(descriptor.of);
    for (const name of Object.keys(copy)) convert(of, copy[name], places, (made) => (copy[name] = made));
    return copy;
  }
  if (descriptor.kind === "object") return record(descriptor, value, places);
  const variant = descriptor.kind === "union" ? variantOf(descriptor, value, "strict") : undefined;
  return variant ? copyOf({ descriptor: variant, value, put }, places) : value;
}

function record(descriptor: ObjectDescriptor, value: Members, places: Place[]): unknown {
  const { own: members, other: names } = namesOf(descriptor);
  const copy: Record<string, unknown> = {};
  let count = 0;
  for (const name in value) {
    const own = names.get(name);
    if (value[name] === null && own === undefined && !members.has(name)) continue;
    if (++count > members.size || name === "__proto__") return value;
    copy[own === undefined || own in value ? name : own] = value[name];
  }
  for (const { name, type, optional } of descriptor.members) {
    const of = resolve(type);
    const member = copy[name];
    if (!optional && of.kind === "array" && member === undefined) copy[name] = [];
    else if (member !== undefined) convert(of, member, places, (made) => (copy[name] = made));
  }
  return copy;
}

/** Whether it has more members than that, or one that no record has and whose name would change a prototype. */
function hasMore(value: Members, most: number): boolean {
  let members = 0;
  for (const name in value) if (++members > most || name === "__proto__") return true;
  return false;
}

interface Names {
  readonly own: ReadonlySet<string>;
  /** By their names in snake_case, where these are none of the record's own. */
  readonly other: ReadonlyMap<string, string>;
}

const known = new WeakMap<ObjectDescriptor, Names>();

/** Names of a record's members. */
function namesOf(descriptor: ObjectDescriptor): Names {
  const found = known.get(descriptor);
  if (found) return found;
  const own = new Set(descriptor.members.map(({ name }: MemberDescriptor) => name));
  const pairs = [...own].map((name) => [snakeCase(name), name] as const).filter(([snake]) => !own.has(snake));
  const names = { own, other: new Map(pairs) };
  known.set(descriptor, names);
  return names;
}

/** As protocol buffers name the field behind a member: `dueDate` is `due_date`. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
