// The single-point changes of a body: each one of its innermost values replaced by one of another type.

import type { Json } from "./operations.js";

export interface Mutant {
  /** JSON pointer to the place that was changed. */
  readonly pointer: string;
  readonly body: Json;
}

export function mutants(body: Json): readonly Mutant[] {
  return leaves(body, []).map(({ path, value }) => ({
    pointer: path.map((part) => `/${part}`).join(""),
    body: replaced(body, path, typeof value === "string" ? true : "x") as Json,
  }));
}

type Path = readonly string[];

function leaves(value: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
}

function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === first ? replaced(item, rest, by) : item));
  const members = value as Json;
  return { ...members, [first]: replaced(members[first], rest, by) };
}
