// Bytes, text and numbers as the C2SP formats write them. Each value has exactly one encoding; every other one is rejected.

import { concatBytes } from "@noble/hashes/utils.js";
import { LogError } from "./error.js";

export { concatBytes };

/** Sizes, indexes and times go up to here. The formats allow 2^63 - 1; a log of one entry per microsecond lasts 285 years. */
export const maxNumber = Number.MAX_SAFE_INTEGER;

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Whether the text has no half of a surrogate pair, which UTF-8 can't express. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** @throws LogError when the bytes are not valid UTF-8 */
export function fromUtf8(bytes: Uint8Array, where: string): string {
  try {
    // A byte order mark is content here: without it the text would not be what was signed.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw LogError.malformed(where, "not valid UTF-8");
  }
}

export function base64(bytes: Uint8Array): string {
  let binary = "";
  // In pieces: arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** @throws LogError unless the text is what `base64` makes of some bytes */
export function fromBase64(text: string, where: string): Uint8Array {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw LogError.malformed(where, "not base64");
  }
  // `atob` forgives white space, missing padding and stray bits, which would give one value several encodings.
  if (btoa(binary) !== text) throw LogError.malformed(where, "base64 is not canonical");
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @throws LogError unless the text is the base64 of 32 bytes */
export function hashFromBase64(text: string, where: string): Uint8Array {
  if (text.length !== 44) throw LogError.malformed(where, "expected the base64 of a SHA-256 hash, 44 characters");
  const hash = fromBase64(text, where);
  if (hash.length !== 32) throw LogError.malformed(where, `expected a hash of 32 bytes, found ${hash.length}`);
  return hash;
}

/** @throws LogError unless the text is a decimal number without leading zeroes, up to `max` */
export function fromDecimal(text: string, where: string, max = maxNumber): number {
  if (!/^(?:0|[1-9][0-9]{0,15})$/.test(text)) {
    throw LogError.malformed(where, "expected a decimal number without leading zeroes");
  }
  const number = Number(text);
  if (number > max) throw LogError.malformed(where, `${text} exceeds ${max}`);
  return number;
}

/** @throws LogError unless the number can be a size, an index or a time */
export function checkNumber(number: number, where: string): void {
  if (!Number.isSafeInteger(number) || number < 0) {
    throw LogError.malformed(where, `expected a whole number from 0 to ${maxNumber}, found ${number}`);
  }
}

/** 8 bytes, big-endian. */
export function uint64(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** @returns the number in 8 bytes, big-endian; `undefined` when it exceeds `maxNumber` */
export function fromUint64(bytes: Uint8Array): number | undefined {
  const number = new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0);
  return number <= BigInt(maxNumber) ? Number(number) : undefined;
}
