// Hexadecimal digits. Those of secrets are bytes of text: strings cannot be zeroed.

import { secretBytes } from "./secret-bytes.js";

const digits = Buffer.from("0123456789abcdef", "latin1");

/** The digits of bytes that are no secret, in lower case. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");
}

/** The digits of bytes, in lower case. The caller zeroes them. */
export function hexBytes(bytes: Uint8Array): Buffer {
  const text = secretBytes(2 * bytes.length);
  bytes.forEach((byte, position) => {
    text[2 * position] = digits[byte >> 4]!;
    text[2 * position + 1] = digits[byte & 15]!;
  });
  return text;
}

/** The bytes of an even number of digits of either case; undefined where there is something else. The caller zeroes them. */
export function readHex(text: Uint8Array): Buffer | undefined {
  const bytes = secretBytes(text.length / 2);
  for (const [position, character] of text.entries()) {
    const digit = hexDigit(character);
    if (digit === undefined) {
      bytes.fill(0);
      return undefined;
    }
    bytes[position >> 1] = (bytes[position >> 1]! << 4) | digit;
  }
  return bytes;
}

/** What a character stands for. */
export function hexDigit(character: number): number | undefined {
  const digit = digits.indexOf(character | (character >= 0x41 && character <= 0x46 ? 0x20 : 0));
  return digit < 0 ? undefined : digit;
}
