// Nonces of ECDSA by RFC 6979 §3.2 with HMAC-SHA-256, for curves whose order has 256 bits.

import { createHmac } from "node:crypto";
import { secretBytes } from "./secret-bytes.js";

const zero = Buffer.of(0);
const one = Buffer.of(1);

/**
 * The nonce for a private key and a digest, 32 bytes each. The caller zeroes it.
 *
 * @param digest reduced modulo the order
 * @param additional data that tell curves and algorithms apart (§3.6)
 * @param isNonce whether 32 bytes are above zero and below the order
 */
export function drawNonce(
  privateKey: Uint8Array,
  digest: Uint8Array,
  additional: Uint8Array,
  isNonce: (bytes: Uint8Array) => boolean,
): Buffer {
  const [key, value] = [secretBytes(32), secretBytes(32).fill(1)];
  const renew = (target: Buffer, ...parts: readonly Uint8Array[]) => {
    const hmac = createHmac("sha256", key);
    for (const part of parts) hmac.update(part);
    const made = hmac.digest();
    target.set(made);
    made.fill(0);
  };
  for (const step of [zero, one]) {
    renew(key, value, step, privateKey, digest, additional);
    renew(value, value);
  }
  for (renew(value, value); !isNonce(value); renew(value, value)) {
    renew(key, value, zero);
    renew(value, value);
  }
  key.fill(0);
  return value;
}
