// What a decoder makes of bytes: names with values, in the order in which they matter.

export type Value =
  | { readonly kind: "address"; readonly text: string }
  /** Exact: `amount` divided by 10 to the power of `decimals`. */
  | { readonly kind: "amount"; readonly amount: bigint; readonly decimals: number; readonly unit: string }
  | { readonly kind: "number"; readonly number: bigint }
  | { readonly kind: "hex"; readonly text: string }
  /** Written by somebody else. */
  | { readonly kind: "text"; readonly text: string };

export interface Line {
  readonly name: string;
  readonly value: Value;
  /** What has to be looked at first: who gets how much. */
  readonly matters?: boolean;
  readonly note?: string;
}

export interface Group {
  readonly title?: string;
  readonly lines: readonly Line[];
}

export interface Decoded {
  /** What it is, such as `Ethereum transaction, EIP-1559`. */
  readonly title: string;
  readonly groups: readonly Group[];
  /** What a careful person would ask about. */
  readonly warnings: readonly string[];
  /** What another device shows for the same bytes. */
  readonly digest: { readonly name: string; readonly hex: string };
}

export const address = (name: string, text: string, more: Partial<Line> = {}): Line => ({
  name,
  value: { kind: "address", text },
  ...more,
});
interface Unit {
  readonly decimals: number;
  readonly unit: string;
}

export const amount = (name: string, value: bigint, { decimals, unit }: Unit, more: Partial<Line> = {}): Line => ({
  name,
  value: { kind: "amount", amount: value, decimals, unit },
  ...more,
});
export const number = (name: string, value: bigint | number, more: Partial<Line> = {}): Line => ({
  name,
  value: { kind: "number", number: BigInt(value) },
  ...more,
});
export const hex = (name: string, text: string, more: Partial<Line> = {}): Line => ({
  name,
  value: { kind: "hex", text },
  ...more,
});
export const text = (name: string, value: string, more: Partial<Line> = {}): Line => ({
  name,
  value: { kind: "text", text: value },
  ...more,
});
