// Hexadecimal text as callers send it and as they are answered. By Node.js itself: libraries take tens of milliseconds for the
// largest transactions, and nobody else is served meanwhile.

import { ApiError, ErrorCode } from "@countersign/api";

/** Two digits for each byte, in lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");
}

/**
 * Bytes that hexadecimal text stands for, two digits in either case per byte, with or without `0x` in front.
 *
 * `subject` is what the text is called in errors. Throws ApiError INVALID_ARGUMENT that says which character is no hex
 * digit, or that the number of digits is odd.
 */
export function bytesOfHex(text: string, subject: string): Uint8Array {
  const digits = text.startsWith("0x") ? text.slice(2) : text;
  const wrong = digits.search(/[^0-9a-fA-F]/);
  if (wrong >= 0) {
    const position = wrong + text.length - digits.length;
    const character = JSON.stringify(String.fromCodePoint(text.codePointAt(position) ?? 0));
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${subject} is not hexadecimal: ${character} at position ${position} is not a hex digit`,
    );
  }
  if (digits.length % 2 === 1) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${subject} has ${digits.length} hex digits, an odd number; each byte takes two digits, so one is missing`,
    );
  }
  return Uint8Array.from(Buffer.from(digits, "hex"));
}
