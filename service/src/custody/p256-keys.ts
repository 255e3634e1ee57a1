// Keys on P-256 that sign for users: what is one, sums of them, and deterministic ECDSA.

import { p256 } from "@noble/curves/nist.js";
import type { RecoverableSignature } from "./secp256k1.js";
import { secretBytes } from "./secret-bytes.js";

/** The order of the curve (SEC 2 §2.4.2). */
const order = Buffer.from("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "hex");

/** Whether 32 bytes are a private key: above zero and below the order. Takes as long for each. */
export function isP256PrivateKey(bytes: Uint8Array): boolean {
  let all = 0;
  for (const byte of bytes) all |= byte;
  return isBelowP256Order(bytes) && all !== 0;
}

/** Whether 32 bytes are a number below the order. Takes as long for each. */
export function isBelowP256Order(bytes: Uint8Array): boolean {
  let borrow = 0;
  for (let i = order.length - 1; i >= 0; i--) borrow = ((bytes[i]! - order[i]! - borrow) >> 8) & 1;
  return borrow === 1;
}

/** The sum of two numbers of 32 bytes below the order, modulo the order. Takes as long for each. The caller zeroes it. */
export function addP256PrivateKeys(one: Uint8Array, other: Uint8Array): Buffer {
  const sum = secretBytes(order.length);
  const reduced = secretBytes(order.length);
  let carry = 0;
  let borrow = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const digit = one[i]! + other[i]! + carry;
    carry = digit >> 8;
    const rest = (digit & 0xff) - order[i]! - borrow;
    borrow = (rest >> 8) & 1;
    sum[i] = digit;
    reduced[i] = rest;
  }
  // All ones where the sum is below the order, so that it stays as it is.
  const below = -(borrow & ~carry);
  for (let i = 0; i < order.length; i++) reduced[i] = (sum[i]! & below) | (reduced[i]! & ~below);
  sum.fill(0);
  return reduced;
}

/**
 * Signs a digest of 32 bytes, nonce by RFC 6979 with SHA-256, s in either half of the order. node:crypto draws its nonces
 * only.
 */
export function signP256Digest(digest: Uint8Array, privateKey: Uint8Array): RecoverableSignature {
  const signed = p256.sign(digest, privateKey, { prehash: false, lowS: false, format: "recovered" });
  return { signature: signed.subarray(1), recoveryId: signed[0]! };
}
