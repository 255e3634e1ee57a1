// Every way in which one member of an answer can be another: each is a lie that is told by itself.

import * as api from "@countersign/api";

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface Alteration {
  /** Such as `activity.votes[1].user.userName`. */
  readonly path: string;
  readonly how: "changed" | "taken from beside" | "left out" | "twice" | "in another order";
  /** The whole answer, altered. */
  readonly of: (answer: Json) => Json;
}

type Key = string | number;

/** The place without its indexes: `activity.votes[].user.userName`. */
export const formOf = (path: string): string => path.replace(/\[\d+\]/g, "[]");

/** All alterations of an answer, in its order. */
export function alterationsOf(answer: Json): Alteration[] {
  const all: Alteration[] = [];
  const beside = valuesByForm(answer);
  const walk = (value: Json, keys: readonly Key[]) => {
    const path = pathOf(keys);
    const replace = (how: Alteration["how"], to: Json | undefined) =>
      all.push({ path, how, of: (whole) => replaced(whole, keys, to) ?? null });
    if (keys.length > 0) replace("left out", undefined);
    if (Array.isArray(value)) {
      if (value.length > 1) replace("in another order", value.toReversed());
      for (const [index, item] of value.entries()) {
        replace("twice", [...value.slice(0, index), item, ...value.slice(index)]);
        walk(item as Json, [...keys, index]);
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) walk(member as Json, [...keys, name]);
    } else {
      replace("changed", changed(value as string | number | boolean | null));
      const other = beside.get(formOf(path))?.find((each) => each !== value);
      if (other !== undefined) replace("taken from beside", other);
    }
  };
  walk(answer, []);
  return all;
}

function pathOf(keys: readonly Key[]): string {
  return keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}

function valuesByForm(answer: Json): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  const walk = (value: Json, path: string) => {
    if (Array.isArray(value)) for (const item of value) walk(item as Json, `${path}[]`);
    else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) walk(member as Json, path === "" ? name : `${path}.${name}`);
    } else found.set(path, [...(found.get(path) ?? []), value]);
  };
  walk(answer, "");
  return found;
}

/** A copy with another value at a place, or nothing there; the same where the place is not. */
function replaced(value: Json, [key, ...rest]: readonly Key[], to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
  const inner = replaced((value as Record<Key, Json>)[key] as Json, rest, to);
  if (Array.isArray(value))
    return value.flatMap((item, index) => (index !== key ? [item] : inner === undefined ? [] : [inner]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name !== key ? [[name, member as Json]] : inner === undefined ? [] : [[name, inner]],
    ),
  );
}

const enums = Object.values(api).flatMap((each): string[][] => {
  const values = typeof each === "object" && each !== null ? Object.values(each) : [];
  return values.length > 1 && values.every((value) => typeof value === "string") ? [values] : [];
});

/** Another value of the same kind: an id for an id, digits for digits, a word of the contract for a word. */
function changed(value: string | number | boolean | null): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (value === null) return "something";
  const words = enums.find((each) => each.includes(value));
  if (words) return words[(words.indexOf(value) + 1) % words.length] ?? "";
  // A time by an hour.
  if (/^\d{10}$/.test(value)) return String(Number(value) + 3600);
  if (/^\d+$/.test(value)) return String(BigInt(value) + 1n);
  // In the middle, where nobody looks.
  const at = Math.floor(value.length / 2);
  const letter = value[at] === "e" ? "3" : "e";
  return value.slice(0, at) + letter + value.slice(at + 1);
}
