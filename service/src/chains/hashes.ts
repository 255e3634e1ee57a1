// The hashes that Bitcoin and chains like it compose of SHA-256.

import { createHash, hash } from "node:crypto";
import { ripemd160 } from "@noble/hashes/legacy.js";

/** SHA-256 of the parts, one after the other. */
export function sha256(parts: readonly Uint8Array[]): Uint8Array {
  const hasher = createHash("sha256");
  for (const part of parts) hasher.update(part);
  return hasher.digest();
}

/** SHA-256 twice. */
export function hash256(parts: readonly Uint8Array[]): Uint8Array {
  return hash("sha256", sha256(parts), "buffer");
}

/** RIPEMD-160 of SHA-256. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256([bytes]));
}
