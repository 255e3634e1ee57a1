// Keys on P-256 that sign: published vectors, and node:crypto as the other library.

import { createECDH, createHash, createPublicKey, ECDH, randomBytes, verify } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addP256PrivateKeys,
  isBelowP256Order,
  isP256PrivateKey,
  multiplyP256PrivateKeys,
} from "../../../service/src/custody/p256-keys.js";
import { signP256Digest } from "../../../service/src/custody/p256-signatures.js";
import { drawP256, p256PublicKey } from "../../../service/src/custody/p256.js";
import { take } from "../support/results.js";
import { bytes, hex } from "./room.js";

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const bytesOf = (number: bigint): Uint8Array => bytes(number.toString(16).padStart(64, "0"));
const numberOf = (text: Uint8Array | string): bigint => BigInt(`0x${typeof text === "string" ? text : hex(text)}`);
const keys = fc.bigInt({ min: 1n, max: order - 1n });
const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** A public key as node:crypto verifies with it. */
function keyObject(privateKey: Uint8Array) {
  const [x, y] = take(
    [1, 33].map((at) =>
      p256PublicKey(privateKey)
        .subarray(at, at + 32)
        .toString("base64url"),
    ),
    2,
  );
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x, y: y }, format: "jwk" });
}

describe("a private key", () => {
  test.each([
    ["zero", 0n, false],
    ["one", 1n, true],
    ["the order less one", order - 1n, true],
    ["the order", order, false],
    ["the order and one", order + 1n, false],
    ["the order with its last byte zero", order & ~0xffn, true],
    ["the order with its first byte zero", order & ((1n << 248n) - 1n), true],
    ["all ones", (1n << 256n) - 1n, false],
  ])("is above zero and below the order: %s", (_, number, isKey) => {
    expect(isP256PrivateKey(bytesOf(number))).toBe(isKey);
    expect(isBelowP256Order(bytesOf(number))).toBe(number < order);
  });

  test("is what OpenSSL takes for one, close to the order and elsewhere", () => {
    const isKey = (key: Uint8Array): boolean => {
      try {
        createECDH("prime256v1").setPrivateKey(key);
        return true;
      } catch {
        return false;
      }
    };
    const nearby = fc.bigInt({ min: -300n, max: 300n }).map((difference) => bytesOf(order + difference));
    fc.assert(
      fc.property(fc.oneof(nearby, digests), (key) => {
        expect(isP256PrivateKey(key)).toBe(isKey(key));
      }),
    );
  });

  test("and another are added modulo the order, also where the sum passes 2^256", () => {
    const high = fc.bigInt({ min: order - 300n, max: order - 1n });
    const low = fc.bigInt({ min: 0n, max: 300n });
    fc.assert(
      fc.property(fc.oneof(keys, high, low), fc.oneof(keys, high, low), (one, other) => {
        expect(numberOf(addP256PrivateKeys(bytesOf(one), bytesOf(other)))).toBe((one + other) % order);
      }),
      { numRuns: 1000 },
    );
  });

  test("and another are multiplied and divided by 2^256 modulo the order", () => {
    const high = fc.bigInt({ min: order - 300n, max: order - 1n });
    const low = fc.bigInt({ min: 0n, max: 300n });
    const unit = 1n << 256n;
    fc.assert(
      fc.property(fc.oneof(keys, high, low), fc.oneof(keys, high, low), (one, other) => {
        const product = numberOf(multiplyP256PrivateKeys(bytesOf(one), bytesOf(other)));
        expect(product < order).toBe(true);
        expect((product * unit) % order).toBe((one * other) % order);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a signature", () => {
  const privateKey = bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721");
  const sha256 = (message: string): Uint8Array => createHash("sha256").update(message).digest();

  // The first has its s in the upper half of the order.
  test.each([
    [
      "sample",
      "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
      "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    ],
    [
      "test",
      "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
      "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
    ],
  ])("of %j is the one of RFC 6979 A.2.5", (message, r, s) => {
    expect(hex(signP256Digest(sha256(message), privateKey).signature)).toBe(r + s);
  });

  test("is the one that another library makes, with its recovery id", () => {
    fc.assert(
      fc.property(keys, digests, (key, digest) => {
        const { signature, recoveryId } = signP256Digest(digest, bytesOf(key));
        const other = p256.sign(digest, bytesOf(key), { prehash: false, lowS: false, format: "recovered" });
        expect([recoveryId, hex(signature)]).toEqual([other[0], hex(other.subarray(1))]);
      }),
    );
  });

  test("of a digest above the order is that of the digest less the order", () => {
    const key = drawP256();
    const [above, below] = [bytesOf(order + 5n), bytesOf(5n)];
    expect(signP256Digest(above, key)).toEqual(signP256Digest(below, key));
    expect(hex(signP256Digest(above, key).signature)).toBe(
      hex(p256.sign(above, new Uint8Array(key), { prehash: false, lowS: false })),
    );
  });

  test("verifies by node:crypto", () => {
    for (let i = 0; i < 50; i++) {
      const [key, message] = [drawP256(), randomBytes(i)];
      const { signature } = signP256Digest(createHash("sha256").update(message).digest(), key);
      expect(verify("sha256", message, { key: keyObject(key), dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
    }
  });

  test("has the parity of its nonce's point as recovery id, with s in either half", () => {
    const halves = new Set<boolean>();
    fc.assert(
      fc.property(keys, digests, (key, digest) => {
        const { signature, recoveryId } = signP256Digest(digest, bytesOf(key));
        const [r, s] = [numberOf(signature.slice(0, 32)), numberOf(signature.slice(32))];
        // k = (z + r d) / s; a nonce's public key is its point.
        const nonce = ((numberOf(digest) + r * key) * inverse(s)) % order;
        const point = ECDH.convertKey(p256PublicKey(bytesOf(nonce)), "prime256v1", undefined, "hex", "compressed");
        expect(point).toBe(`0${2 + recoveryId}${hex(signature.slice(0, 32))}`);
        halves.add(s > order / 2n);
      }),
    );
    expect(halves.size).toBe(2);
  });
});

/** By Fermat's little theorem: the order is a prime. */
function inverse(number: bigint): bigint {
  let result = 1n;
  for (let base = number, exponent = order - 2n; exponent > 0n; exponent >>= 1n, base = (base * base) % order) {
    if (exponent & 1n) result = (result * base) % order;
  }
  return result;
}
