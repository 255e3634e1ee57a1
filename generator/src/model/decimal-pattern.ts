// Ranges of decimal numbers as regular expressions, where JSON numbers would not be exact.

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
