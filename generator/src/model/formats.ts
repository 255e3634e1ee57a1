// Strings that stand for something else: their forms, as the generated validators hold values to them, and the same as
// regular expressions for JSON Schema.

import type { Bounds, FormattedBase, Type, BoundedType } from "./model.js";
import type { Base } from "./model.js";

/** Both included. */
export const int32Range: { readonly minimum: number; readonly maximum: number } = {
  minimum: -2147483648,
  maximum: 2147483647,
};
export const int64Range = { minimum: "-9223372036854775808", maximum: "9223372036854775807" } as const;

const years = "[0-9]{4}";
const leapYears = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const days =
  `(?:${years}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)` +
  `|02-(?:0[1-9]|1[0-9]|2[0-8]))|${leapYears}-02-29)`;
const minutes = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";

/** RFC 3339 §5.6, in capitals; without leap seconds, which hardly any language can read. */
const patterns = {
  date: `^${days}$`,
  dateTime: `^${days}T${minutes}:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-]${minutes})$`,
  base64: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
  base64url: "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048])?$",
  int64: "^(?:0|-?[1-9][0-9]{0,18})$",
} as const;

/** A pattern that every value of the form matches; for `int64`, some that are out of range match too. */
export function formPattern(base: FormattedBase, { encoding = undefined }: Bounds = {}): string {
  return base === "bytes" ? patterns[encoding ?? "base64"] : patterns[base];
}

export function isFormatted(base: Base): base is FormattedBase {
  return base === "int64" || base === "bytes" || base === "date" || base === "dateTime";
}

const expressions = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, new RegExp(pattern, "u")]),
) as Readonly<Record<keyof typeof patterns, RegExp>>;

/** Whether a text has the form; its bounds are another matter. */
export function hasForm(base: FormattedBase, text: string, { encoding }: Bounds = {}): boolean {
  if (base === "int64") return isInt64(text);
  return expressions[base === "bytes" ? (encoding ?? "base64") : base].test(text);
}

export function isInt64(text: string): boolean {
  if (!expressions.int64.test(text)) return false;
  const value = BigInt(text);
  return value >= BigInt(int64Range.minimum) && value <= BigInt(int64Range.maximum);
}

/** How many bytes base64 stands for, padded or not. */
export function byteLength(text: string): number {
  return Math.floor((text.replace(/=+$/, "").length * 3) / 4);
}

/** How long the text of a formatted value is. */
export function textLengths(base: FormattedBase, bounds: Bounds): Bounds {
  switch (base) {
    case "int64":
      return { minLength: 1, maxLength: 20 };
    case "date":
      return { minLength: 10, maxLength: 10 };
    case "dateTime":
      return { minLength: 20, maxLength: 35 };
    case "bytes": {
      const { minLength = 0, maxLength } = bounds;
      const least = { minLength: characterCount(minLength, bounds) };
      return maxLength === undefined ? least : { ...least, maxLength: characterCount(maxLength, bounds) };
    }
  }
}

/** How many characters so many bytes take. */
export function characterCount(bytes: number, { encoding }: Bounds): number {
  return encoding ? Math.ceil((bytes * 4) / 3) : Math.ceil(bytes / 3) * 4;
}

/** What a formatted value should be, in words. */
export function formWords(base: FormattedBase, { encoding = undefined }: Bounds = {}): string {
  switch (base) {
    case "int64":
      return "64-bit integer as a decimal string";
    case "bytes":
      return encoding === "base64url" ? "base64url without padding" : "base64";
    case "date":
      return "date as in 2030-01-31";
    case "dateTime":
      return "date and time as in 2030-01-31T18:00:00Z";
  }
}

/** Bounds that a formatted value goes beyond, in words. */
export function formatFaults(base: FormattedBase, text: string, bounds: Bounds): string[] {
  if (base === "bytes") {
    const { minLength = 0, maxLength = Infinity } = bounds;
    const length = byteLength(text);
    return [
      ...(length < minLength ? [`at least ${minLength} bytes`] : []),
      ...(length > maxLength ? [`at most ${maxLength} bytes`] : []),
    ];
  }
  if (base !== "int64") return [];
  const { int64Minimum = int64Range.minimum, int64Maximum = int64Range.maximum } = bounds;
  return [
    ...(BigInt(text) < BigInt(int64Minimum) ? [`at least ${int64Minimum}`] : []),
    ...(BigInt(text) > BigInt(int64Maximum) ? [`at most ${int64Maximum}`] : []),
  ];
}

/** A plain type, or what a scalar is on the wire; undefined for all others. */
export function plainOf(type: Type): BoundedType | undefined {
  if (type.kind === "scalar") return { kind: type.scalar.base, bounds: type.bounds };
  return "bounds" in type ? type : undefined;
}

/** An expression for the decimal numbers from one to another, both included: exact where JSON numbers are not. */
export function decimalPattern(from: string, to: string): string {
  const [low, high] = [BigInt(from), BigInt(to)];
  const parts: string[] = [];
  if (low < 0n) {
    const least = high < 0n ? -high : 1n;
    parts.push(`-(?:${naturals(least, -low).join("|")})`);
  }
  if (high >= 0n) parts.push(...naturals(low > 0n ? low : 0n, high));
  return `^(?:${parts.join("|")})$`;
}

/** Alternatives for the natural numbers of a range, by their number of digits. */
function naturals(low: bigint, high: bigint): string[] {
  const parts: string[] = [];
  for (let digits = String(low).length; digits <= String(high).length; digits++) {
    const [least, most] = [digits === 1 ? 0n : 10n ** BigInt(digits - 1), 10n ** BigInt(digits) - 1n];
    const [from, to] = [low > least ? low : least, high < most ? high : most];
    if (from <= to) parts.push(...sameLength(String(from), String(to)));
  }
  return parts;
}

function sameLength(from: string, to: string): string[] {
  const [first = "", last = ""] = [from.charAt(0), to.charAt(0)];
  const rest = from.length - 1;
  if (rest === 0) return [digit(first, last)];
  if (first === last) {
    const inner = sameLength(from.slice(1), to.slice(1));
    return [first + (inner.length > 1 ? `(?:${inner.join("|")})` : inner.join(""))];
  }
  const isLow = /^0*$/.test(from.slice(1));
  const isHigh = /^9*$/.test(to.slice(1));
  const [a, b] = [Number(first) + (isLow ? 0 : 1), Number(last) - (isHigh ? 0 : 1)];
  return [
    ...(isLow ? [] : sameLength(from, first + "9".repeat(rest))),
    ...(a <= b ? [`${digit(String(a), String(b))}[0-9]${rest > 1 ? `{${rest}}` : ""}`] : []),
    ...(isHigh ? [] : sameLength(last + "0".repeat(rest), to)),
  ];
}

function digit(from: string, to: string): string {
  return from === to ? from : `[${from}-${to}]`;
}
