// SLIP-10 for Ed25519: a tree of keys in which every step is hardened.

import { createHmac } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { hardened } from "./path.js";
import { secretBytes } from "./secret-bytes.js";

/** A key of the tree: 32 bytes of private key, then 32 bytes of chain code. Its user zeroes it. */
export type Slip10Node = Buffer;

/** The master key of a seed of 16 to 64 bytes (SLIP-10, "Master key generation"). */
export function slip10Master(seed: Uint8Array): Slip10Node {
  return createHmac("sha512", "ed25519 seed").update(seed).digest();
}

/**
 * A child (SLIP-10, "Private parent key → private child key").
 *
 * @param index 2^31 to 2^32 - 1.
 * @throws ApiError INVALID_ARGUMENT: the index is not hardened; Ed25519 has no other children.
 */
export function slip10Child(parent: Slip10Node, index: number): Slip10Node {
  if (index < hardened) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `step ${index} must be hardened (${index}'): Ed25519 derives by SLIP-10, hardened steps only`,
    );
  }
  const data = secretBytes(37);
  try {
    parent.copy(data, 1, 0, 32);
    data.writeUInt32BE(index, 33);
    return createHmac("sha512", parent.subarray(32)).update(data).digest();
  } finally {
    data.fill(0);
  }
}
