// Strings that stand for something else: 64-bit integers, bytes, days and times. They are held to their form in requests
// and answers alike; bounds count in requests only.

import type { FormattedDescriptor } from "./validate-descriptor.js";

const int64 = /^(?:0|-?[1-9][0-9]{0,18})$/;
const [lowest, highest] = ["-9223372036854775808", "9223372036854775807"];

/** A 64-bit integer in decimal, without leading zeros: JSON numbers are exact up to 2 ** 53 only. */
export function isInt64(value: unknown, minimum: string = lowest, maximum: string = highest): boolean {
  if (typeof value !== "string" || !int64.test(value)) return false;
  const number = BigInt(value);
  return number >= BigInt(minimum) && number <= BigInt(maximum);
}

/** A day of the calendar, RFC 3339 §5.6 `full-date`. */
export function isDate(value: unknown): boolean {
  return typeof value === "string" && value.length === 10 && isDay(value);
}

const time = /^T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;

/** A point in time, RFC 3339 §5.6 `date-time` in capitals; leap seconds are refused, as `Date` refuses them. */
export function isDateTime(value: unknown): boolean {
  return typeof value === "string" && value.length <= 35 && isDay(value.slice(0, 10)) && time.test(value.slice(10));
}

const day = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const [year, month, date] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
  return date >= 1 && date <= last;
}

/** Bytes in base64 with padding, RFC 4648 §4. */
export function isBase64(value: unknown, minLength: number = 0, maxLength: number = Infinity): boolean {
  const length = byteLength(value, "base64");
  return length >= minLength && length <= maxLength;
}

/** Bytes in base64url without padding, RFC 4648 §5. */
export function isBase64Url(value: unknown, minLength: number = 0, maxLength: number = Infinity): boolean {
  const length = byteLength(value, "base64url");
  return length >= minLength && length <= maxLength;
}

/** How many bytes a text stands for; -1 where it is not the one way to write them (RFC 4648 §3.5). */
function byteLength(value: unknown, form: "base64" | "base64url"): number {
  if (typeof value !== "string") return -1;
  let { length } = value;
  if (form === "base64") {
    if (length % 4 !== 0) return -1;
    if (value.endsWith("=")) length -= value.endsWith("==") ? 2 : 1;
  }
  let last = 0;
  for (let i = 0; i < length; i++) {
    last = sextet(value.charCodeAt(i), form === "base64" ? 43 : 45, form === "base64" ? 47 : 95);
    if (last < 0) return -1;
  }
  const rest = length % 4;
  if (rest === 1 || (rest === 2 && last % 16 !== 0) || (rest === 3 && last % 4 !== 0)) return -1;
  return Math.floor((length * 3) / 4);
}

/** Six bits by their character; the last two characters depend on the alphabet. */
function sextet(code: number, of62: number, of63: number): number {
  if (code >= 65 && code <= 90) return code - 65;
  if (code >= 97 && code <= 122) return code - 71;
  if (code >= 48 && code <= 57) return code + 4;
  return code === of62 ? 62 : code === of63 ? 63 : -1;
}

interface Form {
  readonly has: (value: unknown) => boolean;
  /** What a value should be, in words, which an example ends. */
  readonly words: string;
  /** Of a form whose values have no bounds. */
  readonly example?: string;
}

const forms: Readonly<Record<FormattedDescriptor["form"], Form>> = {
  int64: { has: (value) => isInt64(value), words: "64-bit integer as a decimal string" },
  date: { has: isDate, words: "date as in ", example: "2030-01-31" },
  dateTime: { has: isDateTime, words: "date and time as in ", example: "2030-01-31T18:00:00Z" },
  base64: { has: (value) => isBase64(value), words: "bytes in base64" },
  base64url: { has: (value) => isBase64Url(value), words: "bytes in base64url without padding" },
};

/** Everything in which a value differs; bounds only where it is `bounded`. */
export function formatFaults(
  value: unknown,
  { form, minLength = 0, maxLength = Infinity, minimum = lowest, maximum = highest }: FormattedDescriptor,
  bounded: boolean,
): string[] {
  const { has, words, example } = forms[form];
  if (!has(value)) return [words + (example ?? "")];
  if (!bounded || example !== undefined) return [];
  if (form === "int64") {
    return [
      ...(isInt64(value, minimum) ? [] : [`integer of at least ${minimum}`]),
      ...(isInt64(value, lowest, maximum) ? [] : [`integer of at most ${maximum}`]),
    ];
  }
  const length = byteLength(value, form === "base64url" ? form : "base64");
  return [
    ...(length < minLength ? [`at least ${minLength} bytes`] : []),
    ...(length > maxLength ? [`at most ${maxLength} bytes`] : []),
  ];
}
