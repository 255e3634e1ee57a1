// Canonical records: JSON in the one encoding of RFC 8785, so that a record has one hash.

import { fromUtf8, isWellFormed, utf8 } from "./encoding.js";
import { LogError } from "./error.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const maxDepth = 64;

/** @throws LogError when JSON can't express the value, or it is nested deeper than 64 levels */
export function canonicalRecord(value: Json): Uint8Array {
  return utf8(write(value, 0));
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
