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
