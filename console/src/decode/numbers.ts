// Numbers as people read them, exactly.

/** A whole number with its digits in groups of three, with thin spaces at which a line may break. */
export function groupedDigits(value: bigint | string): string {
  return String(value).replace(/\B(?=(?:\d{3})+(?!\d))/g, "\u2009");
}

/** An exact decimal: `amount` divided by 10 to the power of `decimals`. */
export function exactDecimal(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? "−" : "";
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, "0");
  const whole = groupedDigits(digits.slice(0, digits.length - decimals));
  const fraction = decimals === 0 ? "" : digits.slice(-decimals).replace(/0+$/, "");
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Reads what a person has written as `exactDecimal` writes it; undefined where it is none, or has more digits behind the point. */
export function readDecimal(text: string, decimals: number): bigint | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,78})(?:\.(\d*))?$/.exec(text.replace(/[\s\u2009_]/g, "")) ?? [];
  if (whole === "" || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}
