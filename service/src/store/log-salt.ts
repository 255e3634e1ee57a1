// Salts of records in the transparency log.

import { randomFillSync } from "node:crypto";

const saltBytes = 32;
// The system is asked for many at once: for each it would take longer than all else that is done for an event.
const pool = { bytes: Buffer.alloc(saltBytes * 128), used: saltBytes * 128 };

/** 32 random bytes in base64. */
export function newSalt(): string {
  if (pool.used === pool.bytes.length) {
    randomFillSync(pool.bytes);
    pool.used = 0;
  }
  const salt = pool.bytes.subarray(pool.used, (pool.used += saltBytes));
  const text = salt.toString("base64");
  // No salt is in memory for longer than its own request.
  salt.fill(0);
  return text;
}
