// Finds every place where a value differs from its descriptor. Slower than the generated checks: requests come here when
// those have not said yes, answers always. Nesting is followed with a list instead of the stack, so that no depth can overflow it.

import type { Issue, ParseResult } from "./issue.js";
import { isObject, sizeOf } from "./validate-check.js";
import type { Members } from "./validate-check.js";
import { resolve, variantOf } from "./validate-descriptor.js";
import { withoutNulls } from "./validate-nulls.js";
import type {
  ArrayDescriptor,
  Descriptor,
  MapDescriptor,
  MemberDescriptor,
  Mode,
  ObjectDescriptor,
  UnionDescriptor,
} from "./validate-descriptor.js";
import {
  arrayFaults,
  found,
  foundName,
  int32Faults,
  oneOf,
  requiredValue,
  stringFaults,
  unknownMember,
  withoutRepeats,
} from "./validate-words.js";

/** Beyond these a list of issues helps nobody, and would let a small hostile body cost much memory. */
const mostIssues = 1000;
const mostPathCharacters = 1 << 18;

/** Every issue of a value, in an order that depends on the value alone. */
export function findIssues(
  descriptor: Descriptor,
  value: unknown,
  mode: Mode,
  limit: number = mostIssues,
): readonly Issue[] {
  return new Search(mode, limit).from(descriptor, value);
}

/** The value without nulls of optional members and with its defaults, or every issue. */
export function read<Read>(descriptor: Descriptor, value: unknown, mode: Mode): ParseResult<Read> {
  const search = new Search(mode, mostIssues);
  const issues = search.from(descriptor, value);
  if (issues.length > 0) return { ok: false, issues };
  // What the copy lacks beside the original is optional.
  return { ok: true, value: (search.isExact ? value : withoutNulls(descriptor, value, mode)) as Read };
}

/** A value with members, to be looked at. Its path is written down where an issue asks for it. */
interface Task extends Place {
  readonly descriptor: Descriptor;
  readonly value: unknown;
}

interface Place {
  readonly above: Place | undefined;
  readonly key: Key;
  /** Its JSON pointer, once that is known. */
  path: string | undefined;
}

/** Name, escaped, or index of a value in what holds it; none for the value as a whole. Names of a contract need no escaping. */
type Key = string | number | undefined;

const whole: Place = { above: undefined, key: undefined, path: "" };

class Search {
  readonly #mode: Mode;
  readonly #limit: number;
  readonly #issues: Issue[] = [];
  /** What is still to be looked at, last in first out. */
  readonly #tasks: Task[] = [];
  #characters = 0;
  /** Whether there is nothing to leave out and nothing to fill in. */
  isExact = true;

  constructor(mode: Mode, limit: number) {
    this.#mode = mode;
    this.#limit = limit;
  }

  from(descriptor: Descriptor, value: unknown): readonly Issue[] {
    this.#look(descriptor, value, whole, undefined);
    for (let task = this.#tasks.pop(); task && !this.#full; task = this.#tasks.pop()) this.#enter(task);
    return this.#issues;
  }

  get #full(): boolean {
    return this.#issues.length >= this.#limit || this.#characters > mostPathCharacters;
  }

  #report(place: Place, key: Key, expected: string, got: string): void {
    if (this.#full) return;
    const path = key === undefined ? pathOf(place) : `${pathOf(place)}/${key}`;
    this.#characters += path.length;
    this.#issues.push({ path, expected, got });
  }

  /** Judges a plain value at once; puts off what has members or items. */
  #look(descriptor: Descriptor, value: unknown, place: Place, key: Key): void {
    switch (descriptor.kind) {
      case "json":
        return;
      case "string":
        if (typeof value !== "string") this.#report(place, key, "string", found(value));
        else if (this.#mode === "strict") this.#each(stringFaults(value, descriptor), value, place, key);
        return;
      case "int32":
        if (typeof value !== "number") this.#report(place, key, "32-bit integer", found(value));
        else if ((value | 0) !== value) this.#report(place, key, "32-bit integer", `number ${value}`);
        else if (this.#mode === "strict") {
          for (const fault of int32Faults(value, descriptor)) this.#report(place, key, fault, `number ${value}`);
        }
        return;
      case "number":
        for (const fault of descriptor.faults(value, descriptor, this.#mode === "strict")) {
          this.#report(place, key, fault, Number.isFinite(value) ? `number ${value}` : found(value));
        }
        return;
      case "formatted":
        this.#each(descriptor.faults(value, descriptor, this.#mode === "strict"), value, place, key);
        return;
      case "boolean":
        if (typeof value !== "boolean") this.#report(place, key, "boolean", found(value));
        return;
      case "enum":
        if (typeof value === "string" && this.#mode === "tolerant" && descriptor.open) return;
        if (!descriptor.values.includes(value as string)) {
          this.#report(place, key, oneOf(descriptor.values), foundName(value));
        }
        return;
      case "array":
        if (Array.isArray(value)) this.#tasks.push({ descriptor, value, above: place, key, path: undefined });
        else this.#report(place, key, "array", found(value));
        return;
      case "map":
      case "object":
      case "union":
        if (isObject(value)) this.#tasks.push({ descriptor, value, above: place, key, path: undefined });
        else this.#report(place, key, "object", found(value));
    }
  }

  #each(faults: readonly string[], value: unknown, place: Place, key: Key): void {
    for (const fault of faults) this.#report(place, key, fault, found(value));
  }

  #enter(task: Task): void {
    const { descriptor, value } = task;
    const before = this.#tasks.length;
    if (descriptor.kind === "map" && isObject(value)) this.#map(descriptor, value, task);
    if (descriptor.kind === "array" && Array.isArray(value)) this.#array(descriptor, value, task);
    else if (descriptor.kind === "object" && isObject(value)) this.#object(descriptor, value, task);
    else if (descriptor.kind === "union" && isObject(value)) this.#union(descriptor, value, task);
    // The list is emptied from its end: what comes first in the value has to stand last.
    for (let low = before, high = this.#tasks.length - 1; low < high; low++, high--) this.#swap(low, high);
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#tasks[a], this.#tasks[b]];
    if (first && second) [this.#tasks[a], this.#tasks[b]] = [second, first];
  }

  #array(descriptor: ArrayDescriptor, items: readonly unknown[], place: Place): void {
    if (this.#mode === "strict") this.#each(arrayFaults(items.length, descriptor), items, place, undefined);
    if (this.#mode === "strict" && descriptor.repeats?.(items)) {
      this.#report(place, undefined, withoutRepeats, found(items));
    }
    const of = resolve(descriptor.of);
    if (of.kind === "json") return;
    for (let i = 0; i < items.length && !this.#full; i++) {
      if (items[i] !== null || !descriptor.orNull) this.#look(of, items[i], place, i);
    }
  }

  #map(descriptor: MapDescriptor, object: Members, place: Place): void {
    const names = Object.keys(object);
    for (const [name, fault] of descriptor.faults(names, descriptor, this.#mode === "strict")) {
      const [key, got] = name === undefined ? [name, object] : [escaped(name), name];
      this.#report(place, key, fault, found(got));
    }
    const of = resolve(descriptor.of);
    for (const name of names) {
      if (this.#full) return;
      if (object[name] !== null || !descriptor.orNull) this.#look(of, object[name], place, escaped(name));
    }
  }

  #object(descriptor: ObjectDescriptor, object: Members, place: Place): void {
    let present = 0;
    for (const { name, type, optional, nullable } of descriptor.members) {
      const value = object[name];
      if (value !== undefined) present++;
      if (value === null && nullable) continue;
      if (optional && (value === undefined || value === null)) {
        if (value === null) this.isExact = false;
      } else if (value === undefined) this.#report(place, name, requiredValue, found(value));
      else this.#look(resolve(type), value, place, name);
    }
    if (this.#mode === "strict") {
      for (const { name, default: value } of descriptor.members) {
        if (value !== undefined && object[name] === undefined) this.isExact = false;
      }
    }
    if (this.#mode === "strict" && !descriptor.extra) this.#others(descriptor, object, present, place);
  }

  /** Reports members that are not listed, of which there are some unless `present` is the number of all. */
  #others({ members }: ObjectDescriptor, object: Members, present: number, place: Place): void {
    if (sizeOf(object) === present) return;
    for (const name in object) {
      if (this.#full) return;
      if (!isListed(members, name)) this.#report(place, escaped(name), unknownMember, found(object[name]));
    }
  }

  #union(descriptor: UnionDescriptor, object: Members, place: Place): void {
    const variant = variantOf(descriptor, object, this.#mode);
    if (variant) return this.#look(variant, object, place, undefined);
    const { tag, variants } = descriptor;
    const value = object[tag];
    if (value === undefined) this.#report(place, tag, requiredValue, found(value));
    else this.#report(place, tag, oneOf(variants.map((variant) => variant.value)), foundName(value));
  }
}

/** For the few members that an object has, sooner told than a set of them is made. */
function isListed(members: readonly MemberDescriptor[], name: string): boolean {
  for (const member of members) if (member.name === name) return true;
  return false;
}

/** The JSON pointer (RFC 6901 §3) of a place; without recursion, because nesting can be deeper than the stack. */
function pathOf(place: Place): string {
  let path = "";
  let at: Place | undefined = place;
  for (; at && at.path === undefined; at = at.above) if (at.key !== undefined) path = `/${at.key}${path}`;
  place.path = `${at?.path ?? ""}${path}`;
  return place.path;
}

function escaped(key: string): string {
  return key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}
