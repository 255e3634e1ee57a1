// Canonical records: JSON in the one encoding of RFC 8785, so that a record has one hash.

import { fromUtf8, isWellFormed, utf8 } from "./encoding.js";
import { LogError } from "./error.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const maxDepth = 64;

/** @throws LogError when JSON can't express the value, or it is nested deeper than 64 levels */
export function canonicalRecord(value: Json): Uint8Array {
  return utf8(canonicalText(value));
}

/** The text of `canonicalRecord`. */
export function canonicalText(value: Json): string {
  if (!isInOrder(value, 0)) return write(value, 0);
  const text = JSON.stringify(value);
  // An escape may stand for half of a surrogate pair.
  return text.includes("\\ud") ? write(value, 0) : text;
}

/** @throws LogError unless the bytes are what `canonicalRecord` makes of their value */
export function parseRecord(bytes: Uint8Array): Json {
  const text = fromUtf8(bytes, "record");
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw LogError.malformed("record", "not JSON");
  }
  if (write(value, 0) !== text) {
    throw LogError.malformed("record", "JSON, but not in the canonical form of RFC 8785");
  }
  return value;
}

/** Whether `JSON.stringify` writes the value in canonical form, but for strings that are not valid Unicode. */
function isInOrder(value: Json | undefined, depth: number): boolean {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > maxDepth) return false;
  if (Array.isArray(value)) return value.every((item: Json) => isInOrder(item, depth + 1));
  let last: string | undefined;
  for (const [name, member] of Object.entries(value)) {
    if ((last !== undefined && name <= last) || !isInOrder(member, depth + 1)) return false;
    last = name;
  }
  return true;
}

function write(value: Json, depth: number): string {
  if (depth > maxDepth) throw LogError.malformed("record", `nested deeper than ${maxDepth} levels`);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") {
    if (!isWellFormed(value)) throw LogError.malformed("record", "a string is not valid Unicode");
    return JSON.stringify(value);
  }
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw LogError.malformed("record", `${value} is not a number of JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: Json) => write(item, depth + 1)).join(",")}]`;
  const members = value as Readonly<Record<string, Json>>;
  // RFC 8785 sorts by UTF-16 code units, as `sort` does.
  const names = Object.keys(members).sort();
  return `{${names.map((name) => `${write(name, depth)}:${write(members[name] as Json, depth + 1)}`).join(",")}}`;
}
