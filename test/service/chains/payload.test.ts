// What is signed for a payload: encodings, hash functions, curves, and what is refused.

import { Curve, ErrorCode, HashFunction, PayloadEncoding } from "@countersign/api";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { hashMessage, keccak256, stringToHex } from "viem";
import { describe, expect, it } from "vitest";
import { messageToSign } from "../../../service/src/chains/payload.js";
import { readOrRefused } from "./read-or-refused.js";

const { HEXADECIMAL, TEXT_UTF8 } = PayloadEncoding;
const { NO_OP, SHA256, KECCAK256, NOT_APPLICABLE } = HashFunction;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

describe("on secp256k1", () => {
  it("a text is hashed in UTF-8 by the hash function of the request", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const sha256 = createHash("sha256").update(text, "utf8").digest("hex");
        expect(hex(messageToSign(text, TEXT_UTF8, SHA256, Curve.SECP256K1))).toBe(sha256);
        const keccak = keccak256(stringToHex(text)).slice(2);
        expect(hex(messageToSign(text, TEXT_UTF8, KECCAK256, Curve.SECP256K1))).toBe(keccak);
      }),
    );
  });

  it("hex stands for the same bytes with and without 0x, in upper and lower case", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const digits = hex(bytes);
        const want = createHash("sha256").update(bytes).digest("hex");
        for (const payload of [digits, `0x${digits}`, digits.toUpperCase()]) {
          expect(hex(messageToSign(payload, HEXADECIMAL, SHA256, Curve.SECP256K1))).toBe(want);
        }
      }),
    );
  });

  it("a personal message of Ethereum can be signed by its digest", () => {
    const digest = hashMessage("Release order 1042");
    expect(hex(messageToSign(digest, HEXADECIMAL, NO_OP, Curve.SECP256K1))).toBe(digest.slice(2));
  });

  it.each([0, 31, 33, 64])("a digest of %i bytes is refused", (length) => {
    expect(() => messageToSign("ab".repeat(length), HEXADECIMAL, NO_OP, Curve.SECP256K1)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: `payload has ${length} bytes; with HASH_FUNCTION_NO_OP it must be the digest itself, 32 bytes`,
      }),
    );
  });

  it("the hash function for Ed25519 is refused with those that can be used", () => {
    expect(() => messageToSign("00", HEXADECIMAL, NOT_APPLICABLE, Curve.SECP256K1)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringMatching(/takes HASH_FUNCTION_SHA256 or HASH_FUNCTION_KECCAK256/) as string,
      }),
    );
  });
});

describe("on Ed25519", () => {
  it("the message itself is signed, however long it is", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(messageToSign(hex(bytes), HEXADECIMAL, NOT_APPLICABLE, Curve.ED25519))).toBe(hex(bytes));
      }),
    );
  });

  it.each([NO_OP, SHA256, KECCAK256, "HASH_FUNCTION_BLAKE3" as HashFunction])("%s is refused", (hashFunction) => {
    expect(() => messageToSign("ab".repeat(32), HEXADECIMAL, hashFunction, Curve.ED25519)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining("HASH_FUNCTION_NOT_APPLICABLE") as string,
      }),
    );
  });
});

describe("a payload that is not what its encoding says", () => {
  it.each([
    ["a letter", "abxd", '"x" at position 2 is not a hex digit'],
    ["a letter behind 0x", "0xabxd", '"x" at position 4 is not a hex digit'],
    ["a space", "ab cd", '" " at position 2 is not a hex digit'],
    ["two prefixes", "0x0xab", '"x" at position 3 is not a hex digit'],
    ["a character of two halves", "ab😀d", '"😀" at position 2 is not a hex digit'],
    ["half a byte", "abc", "payload has 3 hex digits, an odd number"],
    ["half a byte behind 0x", "0xa", "payload has 1 hex digits, an odd number"],
  ])("is refused for %s", (_name, payload, message) => {
    expect(() => messageToSign(payload, HEXADECIMAL, SHA256, Curve.SECP256K1)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it.each([
    ["\ud83d", 0],
    ["abc\ude00", 3],
    ["😀\ud83d!", 2],
    ["\ude00\ud83d", 0],
  ])("is refused for half a surrogate pair in %j", (payload, position) => {
    expect(() => messageToSign(payload, TEXT_UTF8, SHA256, Curve.SECP256K1)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(`position ${position} `) as string,
      }),
    );
  });

  it("any text, encoding and hash function either gives bytes to sign or is refused with code 3", () => {
    const any = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(
        fc.oneof(any, fc.string({ unit: fc.constantFrom("0", "x", "a", "F", "\ud800") })),
        fc.oneof(fc.constantFrom(HEXADECIMAL, TEXT_UTF8), any),
        fc.oneof(fc.constantFrom(NO_OP, SHA256, KECCAK256, NOT_APPLICABLE), any),
        fc.oneof(fc.constantFrom(Curve.SECP256K1, Curve.ED25519), any),
        (payload, encoding, hashFunction, curve) => {
          const message = readOrRefused(() =>
            messageToSign(payload, encoding as PayloadEncoding, hashFunction as HashFunction, curve as Curve),
          );
          expect(message === undefined || curve === Curve.ED25519 || message.length === 32).toBe(true);
        },
      ),
    );
  });
});
