// Keys on P-256 that sign: published vectors, and node:crypto as the other library.

import { createECDH, createHash, createPublicKey, ECDH, randomBytes, verify } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
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
import { ecdsaNonce, p256Order as order, rfc6979 } from "./nonces.js";
import { bytes, hex } from "./room.js";
import { runs } from "../support/runs.js";

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
      { numRuns: runs(250) },
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
      { numRuns: runs(250) },
    );
  });
});

describe("a signature", () => {
  const secret = 0xc9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721n;
  const sha256 = (message: string): Uint8Array => createHash("sha256").update(message).digest();

  test.each([
    ["sample", 0xa6e3c57dd01abe90086538398355dd4c3b17aa873382b0f24d6129493d8aad60n],
    ["test", 0xd16b6ae827f17175e040871a1c7ec3500192c4c92677336ec2537acaee0008e0n],
  ])("of %j has the nonce of RFC 6979, with the curve's name as additional data", (message, plain) => {
    const digest = sha256(message);
    // A.2.5, which has no additional data.
    expect(rfc6979(digest, secret, order)).toBe(plain);
    const { signature } = signP256Digest(digest, bytesOf(secret));
    expect(ecdsaNonce(signature, digest, secret, order)).toBe(
      rfc6979(digest, secret, order, utf8ToBytes("CURVE_P256")),
    );
  });

  const options = { prehash: false, lowS: false, extraEntropy: utf8ToBytes("CURVE_P256") } as const;
  test("is the one that another library makes, with its recovery id", () => {
    fc.assert(
      fc.property(keys, digests, (key, digest) => {
        const { signature, recoveryId } = signP256Digest(digest, bytesOf(key));
        const other = p256.sign(digest, bytesOf(key), { ...options, format: "recovered" });
        expect([recoveryId, hex(signature)]).toEqual([other[0], hex(other.subarray(1))]);
      }),
    );
  });

  test("of a digest above the order is that of the digest less the order", () => {
    const key = drawP256();
    const [above, below] = [bytesOf(order + 5n), bytesOf(5n)];
    expect(signP256Digest(above, key)).toEqual(signP256Digest(below, key));
    expect(hex(signP256Digest(above, key).signature)).toBe(hex(p256.sign(above, new Uint8Array(key), options)));
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
        const s = numberOf(signature.slice(32));
        // A nonce's public key is its point.
        const nonce = ecdsaNonce(signature, digest, key, order);
        const point = ECDH.convertKey(p256PublicKey(bytesOf(nonce)), "prime256v1", undefined, "hex", "compressed");
        expect(point).toBe(`0${2 + recoveryId}${hex(signature.slice(0, 32))}`);
        halves.add(s > order / 2n);
      }),
    );
    expect(halves.size).toBe(2);
  });
});
