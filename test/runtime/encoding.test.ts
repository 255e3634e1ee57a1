// Encodings and DER, against Node's own and the rules of the standards.

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { derSignature } from "../../templates/runtime/der.js";
import { base64url, concat, fromBase64url, fromHex, hex, utf8 } from "../../templates/runtime/encoding.js";

test("hex and base64url agree with Node in both directions, for every length", () => {
  for (let size = 0; size < 70; size++) {
    const bytes = new Uint8Array(randomBytes(size));
    expect(hex(bytes)).toBe(Buffer.from(bytes).toString("hex"));
    expect(base64url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
    expect(fromBase64url(base64url(bytes))).toEqual(bytes);
    expect(fromHex(hex(bytes).toUpperCase(), size, "bytes")).toEqual(bytes);
  }
});

test.each(["", "0", "0g", "0x", "ab cd", "abcd"])("%j is not one byte of hex", (digits) => {
  expect(() => fromHex(digits, 1, "key")).toThrow(new TypeError("key: 2 hexadecimal digits expected, without 0x"));
});

test("large inputs are encoded too", () => {
  const bytes = new Uint8Array(randomBytes(300_000));
  expect(base64url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
});

test("parts are put one after the other", () => {
  expect(concat([])).toEqual(new Uint8Array());
  expect(concat([utf8("a"), utf8(""), utf8("bc")])).toEqual(utf8("abc"));
});

test.each([
  ["00".repeat(31) + "01", "00".repeat(32), "3006020101020100"],
  ["00".repeat(31) + "7f", "00".repeat(31) + "80", "300702017f02020080"],
  ["00".repeat(30) + "0080", "00".repeat(30) + "8000", "3009020200800203008000"],
  ["ff".repeat(32), "7f" + "00".repeat(31), "3045022100" + "ff".repeat(32) + "02207f" + "00".repeat(31)],
])("r %s and s %s have minimal integers in DER", (r, s, der) => {
  expect(hex(derSignature(fromHex(r + s, 64, "signature")))).toBe(der);
});
