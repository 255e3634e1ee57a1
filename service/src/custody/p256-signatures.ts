// ECDSA on P-256. node:crypto draws its nonces, and leaves copies of the key until its objects are collected; libraries for
// JavaScript count with BigInts, which nobody can zero. So keys and nonces are multiplied as bytes here, and BigInts have
// nothing in them but what is public or blinded by a random factor.

import { hash, randomBytes } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import { addP256PrivateKeys, isP256PrivateKey, multiplyP256PrivateKeys } from "./p256-keys.js";
import { p256PublicKey } from "./p256.js";
import { drawNonce } from "./rfc6979.js";
import type { RecoverableSignature } from "./secp256k1.js";

/**
 * Additional data of the nonces (RFC 6979 §3.6). Without it, a secret that is a key on secp256k1 too would draw the same
 * nonce for the same digest there, and two signatures reveal the key.
 */
const nonceData = Buffer.from("CURVE_P256");

/** Numbers modulo the order of the curve. */
const scalars = p256.Point.Fn;
/** By which a product of bytes has to be multiplied: 2^256. */
const montgomery = scalars.create(1n << 256n);

/**
 * Signs a digest of 32 bytes, nonce by RFC 6979 with SHA-256 and the name of the curve as additional data (§3.6), s in either
 * half of the order.
 *
 * With a nonce k, a random b and x / 2^256 for a product of bytes: s = (z + rd) / k = ((z + rd) b / 2^256) / (kb / 2^256).
 */
export function signP256Digest(digest: Uint8Array, privateKey: Uint8Array): RecoverableSignature {
  const z = bytesOf(numberOf(digest));
  const nonce = drawNonce(privateKey, z, nonceData, isP256PrivateKey);
  const blinding = drawScalar();
  const secrets = [nonce, blinding];
  const keep = (secret: Buffer) => (secrets.push(secret), secret);
  try {
    const point = p256PublicKey(nonce);
    const x = point.subarray(1, 33);
    const r = numberOf(x);
    const product = keep(multiplyP256PrivateKeys(privateKey, bytesOf(scalars.mul(r, montgomery))));
    const sum = keep(addP256PrivateKeys(product, z));
    const [numerator, denominator] = [sum, nonce].map((each) => numberOf(multiplyP256PrivateKeys(each, blinding)));
    const s = scalars.mul(numerator!, scalars.inv(denominator!));
    // Once in 2^256, which RFC 6979 §3.2 has start over.
    if (r === 0n || s === 0n) throw new Error("the nonce is of no use for this digest");
    const isReduced = BigInt(`0x${x.toString("hex")}`) >= scalars.ORDER;
    return {
      signature: Buffer.concat([bytesOf(r), bytesOf(s)]),
      recoveryId: (point[64]! & 1) | (isReduced ? 2 : 0),
    };
  } finally {
    for (const secret of secrets) secret.fill(0);
  }
}

/** ECDSA over SHA-256 of a message. DER. */
export function signP256(message: Uint8Array, privateKey: Uint8Array): Buffer {
  const { signature } = signP256Digest(hash("sha256", message, "buffer"), privateKey);
  return Buffer.from(p256.Signature.fromBytes(new Uint8Array(signature), "compact").toBytes("der"));
}

function drawScalar(): Buffer {
  let drawn = randomBytes(32);
  while (!isP256PrivateKey(drawn)) drawn = randomBytes(32);
  return drawn;
}

/** A number that is no secret, of 32 bytes, modulo the order. */
function numberOf(bytes: Uint8Array): bigint {
  return scalars.create(BigInt(`0x${Buffer.from(bytes).toString("hex")}`));
}

function bytesOf(number: bigint): Uint8Array {
  return scalars.toBytes(number);
}
