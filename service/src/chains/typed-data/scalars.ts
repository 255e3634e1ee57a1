// Values of typed data and authorizations as JSON writes them: integers as numbers, decimal or hexadecimal strings.

import { refusal } from "./refusal.js";

// As many digits as 256 bits can have.
const decimal = /^-?\d{1,78}$/;
const hexadecimal = /^0x[\dA-Fa-f]{1,64}$/;

/** Within which an integer has to be. */
export interface Range {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

/** An integer. A JSON number that was rounded when it was parsed is refused. */
export function integerOf(value: unknown, where: string, { minimum, maximum }: Range): bigint {
  const integer = bigintOf(value, where);
  if (integer >= minimum && integer <= maximum) return integer;
  throw refusal(`${where} is ${integer}; it must be from ${minimum} to ${maximum}`);
}

function bigintOf(value: unknown, where: string): bigint {
  if (typeof value === "string" && (decimal.test(value) || hexadecimal.test(value))) return BigInt(value);
  if (typeof value !== "number") throw refusal(`${where} must be an integer: a number, or a decimal or 0x string`);
  if (Number.isSafeInteger(value)) return BigInt(value);
  throw refusal(`${where} is not an integer that a JSON number represents exactly; write it as a string`);
}

/** Hex in lower case behind `0x`, of so many bytes if `length` says so. */
export function hexOf(value: unknown, where: string, length?: number): string {
  if (typeof value !== "string" || !/^0x(?:[\dA-Fa-f]{2})*$/.test(value)) {
    throw refusal(`${where} must be 0x and bytes in hexadecimal`);
  }
  const bytes = value.length / 2 - 1;
  if (length === undefined || bytes === length) return value.toLowerCase();
  throw refusal(`${where} has ${bytes} bytes; it must have ${length}`);
}

/** The bytes of hex behind `0x`. */
export function bytesOfPrefixed(hex: string): Uint8Array {
  return Buffer.from(hex.slice(2), "hex");
}

/** An integer as 32 bytes, in two's complement. */
export function wordOf(integer: bigint): Uint8Array {
  return Buffer.from(BigInt.asUintN(256, integer).toString(16).padStart(64, "0"), "hex");
}
