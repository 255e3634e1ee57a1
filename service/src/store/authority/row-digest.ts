// The keyed hash of a row's text, which is the same as of `canonicalText`. Thousands of rows are read together, and to put a
// text together of forty parts takes longer than to hash it: here they are written into one buffer, behind the key and what
// the row has in common with the one before.

import { hash } from "node:crypto";
import { canonicalValue } from "./keyed-hash.js";
import type { KeyedHash } from "./keyed-hash.js";

/** What rows of a table have in common. */
export interface RowKind {
  readonly key: KeyedHash;
  /** With what the texts of these rows begin, ASCII. */
  readonly beginning: string;
  readonly covered: readonly string[];
}

const [comma, colon, dash, number, zero] = [44, 58, 45, 35, 48];
/** Behind the key comes the length of the text, here in three digits. Nearly all rows are as long as that. */
const lengthDigits = 3;
const [shortest, longest] = [100, 999];

const buffer = Buffer.alloc(64 + lengthDigits + 1 + 3 * longest);
/** Its beginnings, by their length: to make one takes as long as a hash. */
const beginnings: Buffer[] = [];
let begun: RowKind | undefined;
/** Where its beginning ends. */
let beginningEnd = 0;
/** How many bytes more than characters the text has. */
let surplus = 0;

/**
 * @param kind the same object for the same kind
 * @param end the text's end
 * @returns 32 bytes in hex; undefined for a row whose text is longer or shorter, or has other values than texts and numbers
 */
export function rowDigest(
  kind: RowKind,
  state: string,
  row: Readonly<Record<string, unknown>>,
  end: string,
): string | undefined {
  const start = begin(kind);
  surplus = 0;
  let at = text(state, beginningEnd);
  for (const column of kind.covered) {
    const value = row[column];
    if (at > 0 && typeof value === "string") at = text(value, at);
    else if (at > 0 && at < buffer.length - lengthOfNumber && typeof value === "number") at = numeral(value, at);
    else if (at > 0 && at < buffer.length - lengthOfNumber && value === null) {
      buffer[at++] = dash;
      buffer[at++] = comma;
    } else return undefined;
  }
  if (at > 0 && end !== "") at = put(end, at);
  const length = at - start - surplus;
  if (at < 0 || length < shortest || length > longest) return undefined;
  put(String(length), start - 1 - lengthDigits);
  return hash("sha256", (beginnings[at] ??= buffer.subarray(0, at)));
}

/** As long as that no number is. */
const lengthOfNumber = 32;

function begin(kind: RowKind): number {
  const start = 64 + lengthDigits + 1;
  if (kind === begun) return start;
  kind.key.copyTo(buffer);
  buffer[start - 1] = colon;
  beginningEnd = put(kind.beginning, start);
  begun = beginningEnd < 0 ? undefined : kind;
  return start;
}

/** As `canonicalValue` writes it. */
function text(value: string, at: number): number {
  const { length } = value;
  if (at < 0 || at + 3 * length + lengthOfNumber > buffer.length) return -1;
  const start = small(length, at);
  buffer[start] = colon;
  const end = put(value, start + 1);
  buffer[end] = comma;
  return end + 1;
}

function numeral(value: number, at: number): number {
  buffer[at] = number;
  const end = small(value, at + 1);
  buffer[end] = comma;
  return end + 1;
}

function small(value: number, at: number): number {
  if (value < 0 || value > 9 || !Number.isInteger(value)) return put(String(value), at);
  buffer[at] = zero + value;
  return at + 1;
}

/** @returns where the text ends; -1 where it is too long */
function put(value: string, at: number): number {
  const { length } = value;
  if (at + 3 * length > buffer.length) return -1;
  let any = 0;
  for (let index = 0; index < length; index++) {
    const code = value.charCodeAt(index);
    any |= code;
    buffer[at + index] = code;
  }
  if (any < 128) return at + length;
  const written = buffer.write(value, at);
  surplus += written - length;
  return at + written;
}

/** What ends the text of a row with tags. */
export function endOfTagged(ids: readonly string[]): string {
  return ids.length === 0 ? "[0," : canonicalValue(ids);
}
