// The leaves of this product's logs. A leaf tells nothing of its record: salts are random, stay with the record, and once a
// salt is forgotten nobody can link record and leaf.

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, equalBytes } from "./encoding.js";
import { LogError } from "./error.js";

/** The first byte of a leaf: SHA-256 of a salt and a record. */
export const leafVersion = 1;
export const saltSize = 32;
export const leafSize = 33;

/** @returns 32 random bytes, to be kept with the record */
export function newSalt(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(saltSize));
}

/**
 * The log entry of a record: a version byte and SHA-256(salt ‖ record).
 *
 * @param record its one encoding, as `canonicalRecord` makes it
 * @throws LogError unless the salt has 32 bytes
 */
export function leafOf(salt: Uint8Array, record: Uint8Array): Uint8Array {
  // A salt of another length would let bytes pass between salt and record.
  if (salt.length !== saltSize) throw LogError.malformed("salt", `expected 32 bytes, found ${salt.length}`);
  return concatBytes(Uint8Array.of(leafVersion), sha256(concatBytes(salt, record)));
}

/** @throws LogError unless the leaf is that of this record and salt */
export function verifyLeaf(leaf: Uint8Array, salt: Uint8Array, record: Uint8Array): void {
  if (leaf[0] !== leafVersion) throw LogError.malformed("leaf", `unknown version ${leaf[0] ?? "(none)"}`);
  if (!equalBytes(leaf, leafOf(salt, record)))
    throw LogError.unverified("the leaf is not that of this record and salt");
}
