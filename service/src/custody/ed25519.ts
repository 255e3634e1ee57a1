// Ed25519 (RFC 8032) by node:crypto.

import { createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import { secretBytes } from "./secret-bytes.js";

/** PKCS #8 around a seed of 32 bytes (RFC 8410 §7). */
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** A key that signs, of a seed of 32 bytes (RFC 8032 §5.1.5). Its memory is wiped when it is collected. */
export function ed25519PrivateKey(seed: Uint8Array): KeyObject {
  const der = secretBytes(pkcs8Prefix.length + 32);
  try {
    pkcs8Prefix.copy(der);
    der.set(seed, pkcs8Prefix.length);
    return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  } finally {
    der.fill(0);
  }
}

/** The public key, 32 bytes. */
export function ed25519PublicKey(privateKey: KeyObject): Buffer {
  return createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
}

/** Signs a message of any length. 64 bytes. */
export function signEd25519(message: Uint8Array, privateKey: KeyObject): Buffer {
  return sign(null, message, privateKey);
}
