// HKDF with SHA-256 (RFC 5869), by HMAC. That of node:crypto leaves copies of the key until its objects are collected, which
// may be never; HMAC wipes what it was given.

import { createHmac } from "node:crypto";

const firstBlock = Buffer.of(1);

/** Derives 32 bytes, the first block of the output. The caller zeroes them. */
export function hkdf(key: Uint8Array, salt: Uint8Array | string, info: string): Buffer {
  const extracted = createHmac("sha256", salt).update(key).digest();
  try {
    return createHmac("sha256", extracted).update(info, "utf8").update(firstBlock).digest();
  } finally {
    extracted.fill(0);
  }
}
