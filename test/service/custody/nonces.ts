// Nonces of signatures by a secret that is known, and what two signatures give away of one that is not.

import { createHash, createHmac } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js";
import { bytes, hex } from "./room.js";

export const secp256k1Order = secp256k1.Point.Fn.ORDER;
export const p256Order = p256.Point.Fn.ORDER;

export const numberOf = (text: Uint8Array): bigint => BigInt(`0x${hex(text)}`);
export const bytesOf = (number: bigint): Uint8Array => bytes(number.toString(16).padStart(64, "0"));

/** Modulo a prime, by Fermat's little theorem. */
export function inverse(number: bigint, prime: bigint): bigint {
  let result = 1n;
  for (
    let base = mod(number, prime), exponent = prime - 2n;
    exponent > 0n;
    exponent >>= 1n, base = mod(base * base, prime)
  ) {
    if (exponent & 1n) result = mod(result * base, prime);
  }
  return result;
}

const mod = (number: bigint, modulus: bigint): bigint => ((number % modulus) + modulus) % modulus;

/** k = (z + r d) / s. Where s was brought into the lower half, it may be the negative of the nonce that was drawn. */
export function ecdsaNonce(signature: Uint8Array, digest: Uint8Array, secret: bigint, order: bigint): bigint {
  const [r, s] = [numberOf(signature.subarray(0, 32)), numberOf(signature.subarray(32, 64))];
  return mod((numberOf(digest) + r * secret) * inverse(s, order), order);
}

/** k = s - e d (BIP-340), up to its sign. */
export function schnorrNonce(signature: Uint8Array, digest: Uint8Array, secret: Uint8Array): bigint {
  const { Point } = secp256k1;
  const point = Point.BASE.multiply(numberOf(secret));
  const even = point.toAffine().y % 2n === 0n ? numberOf(secret) : secp256k1Order - numberOf(secret);
  const challenge = schnorr.utils.taggedHash(
    "BIP0340/challenge",
    signature.subarray(0, 32),
    schnorr.getPublicKey(secret),
    digest,
  );
  return mod(numberOf(signature.subarray(32, 64)) - numberOf(challenge) * even, secp256k1Order);
}

/** r = S - h a (RFC 8032). */
export function ed25519Nonce(signature: Uint8Array, message: Uint8Array, seed: Uint8Array): bigint {
  const order = ed25519.Point.Fn.ORDER;
  const littleEndian = (text: Uint8Array) => numberOf(Uint8Array.from(text).reverse());
  const hash = createHash("sha512")
    .update(signature.subarray(0, 32))
    .update(ed25519.getPublicKey(seed))
    .update(message);
  const { scalar } = ed25519.utils.getExtendedPublicKey(seed);
  return mod(littleEndian(signature.subarray(32, 64)) - littleEndian(hash.digest()) * scalar, order);
}

/** The nonce of RFC 6979 with SHA-256 on a curve whose order has 256 bits. */
export function rfc6979(digest: Uint8Array, secret: bigint, order: bigint, additional = new Uint8Array()): bigint {
  const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]) => {
    const mac = createHmac("sha256", key);
    for (const part of parts) mac.update(part);
    return new Uint8Array(mac.digest());
  };
  const seed = [bytesOf(secret), bytesOf(numberOf(digest) % order), additional];
  let [key, value] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  for (const separator of [0, 1]) {
    key = hmac(key, value, Uint8Array.of(separator), ...seed);
    value = hmac(key, value);
  }
  for (;;) {
    value = hmac(key, value);
    const nonce = numberOf(value);
    if (nonce > 0n && nonce < order) return nonce;
    key = hmac(key, value, Uint8Array.of(0));
    value = hmac(key, value);
  }
}

/**
 * The secret behind two signatures of one digest, r ‖ s on secp256k1 and on P-256, where both have drawn one nonce. The two
 * equations k s = z + r d leave a lattice in which secret and nonce lie among the shortest differences.
 */
export function secretBehind(
  digest: Uint8Array,
  onSecp256k1: Uint8Array,
  onP256: Uint8Array,
  isSecret: (secret: bigint) => boolean,
): bigint | undefined {
  const scalars = (signature: Uint8Array) =>
    [numberOf(signature.subarray(0, 32)), numberOf(signature.subarray(32))] as const;
  const z = numberOf(digest);
  const [n1, n2] = [secp256k1Order, p256Order];
  const [r2, s2] = scalars(onP256);
  const [r1, low] = scalars(onSecp256k1);
  for (const s1 of [low, n1 - low]) {
    const [i1, i2] = [inverse(s1, n1), inverse(s2, n2)];
    const together = (x1: bigint, x2: bigint) => mod(x1 + n1 * mod((x2 - x1) * inverse(n1, n2), n2), n1 * n2);
    const constant = together(mod(z * i1, n1), mod(z * i2, n2));
    const slope = together(mod(r1 * i1, n1), mod(r2 * i2, n2));
    // k = constant + slope d, modulo both orders.
    const middle = 1n << 255n;
    for (const [secret, nonce] of closest([1n, slope], [0n, n1 * n2], [middle, middle - constant])) {
      if (secret > 0n && secret < n1 && nonce + constant > 0n && isSecret(secret)) return secret;
    }
  }
  return undefined;
}

type Vector = readonly [bigint, bigint];

/** Vectors of a lattice near a target: its basis is reduced as Gauss does it, and the target is rounded in it. */
function* closest(first: Vector, second: Vector, target: Vector): Generator<Vector> {
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1];
  const minus = (a: Vector, b: Vector, times: bigint): Vector => [a[0] - times * b[0], a[1] - times * b[1]];
  let [u, v] = [first, second];
  for (;;) {
    if (dot(u, u) > dot(v, v)) [u, v] = [v, u];
    const times = rounded(dot(u, v), dot(u, u));
    if (times === 0n) break;
    v = minus(v, u, times);
  }
  const determinant = u[0] * v[1] - u[1] * v[0];
  const a = rounded(target[0] * v[1] - target[1] * v[0], determinant);
  const b = rounded(u[0] * target[1] - u[1] * target[0], determinant);
  // All that are in the square with sides of 2^256 around the target: Cramer's rule bounds their coordinates.
  const reach = (other: Vector) =>
    BigInt(Math.ceil((Math.sqrt(Number(dot(other, other))) * 2 ** 255.5) / Math.abs(Number(determinant)))) + 1n;
  const [most, mostOfLonger] = [reach(v), reach(u)];
  for (let i = -most; i <= most; i++) {
    for (let j = -mostOfLonger; j <= mostOfLonger; j++) {
      yield [(a + i) * u[0] + (b + j) * v[0], (a + i) * u[1] + (b + j) * v[1]];
    }
  }
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  const [n, d] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator];
  const twice = 2n * n + d;
  return twice >= 0n ? twice / (2n * d) : -((-twice + 2n * d - 1n) / (2n * d));
}
