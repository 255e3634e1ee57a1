// SLIP-10: trees of keys on Ed25519, in which every step is hardened, on P-256, and on secp256k1, where it is BIP-32.

import { createHmac } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { addP256PrivateKeys, isBelowP256Order, isP256PrivateKey } from "./p256-keys.js";
import { compressPoint, p256PublicKey } from "./p256.js";
import { hardened } from "./path.js";
import type { Secp256k1 } from "./secp256k1.js";
import { secretBytes } from "./secret-bytes.js";

/** A key of a tree: 32 bytes of private key, then 32 bytes of chain code. Its user zeroes it. */
export type Slip10Node = Buffer;

/** How the trees of one curve grow. */
export interface Slip10 {
  /** The master key of a seed of 16 to 64 bytes (SLIP-10, "Master key generation"). */
  master(seed: Uint8Array): Slip10Node;
  /** The child at an index of 0 to 2^32 - 1 (SLIP-10, "Private parent key → private child key"). */
  child(parent: Slip10Node, index: number): Slip10Node;
}

/** Children throw ApiError INVALID_ARGUMENT where the index is not hardened; Ed25519 has no others. */
export const slip10Ed25519: Slip10 = {
  master: (seed) => hmac("ed25519 seed", seed),
  child(parent, index) {
    if (index < hardened) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `step ${index} must be hardened (${index}'): Ed25519 derives by SLIP-10, hardened steps only`,
      );
    }
    return hashOf(parent, 0, keyOf(parent), index);
  },
};

/** A curve on which a child's key is the sum of its parent's and of what is hashed. */
interface Arithmetic {
  /** Key of the HMAC that makes a master key of a seed. */
  readonly seedKey: string;
  isPrivateKey(bytes: Uint8Array): boolean;
  /**
   * The sum of a private key and a hash modulo the order, which the caller zeroes; undefined where the hash is not below
   * the order, or the sum is no private key.
   */
  sum(privateKey: Uint8Array, hash: Uint8Array): Uint8Array | undefined;
  /** 33 bytes (SEC 1). */
  compressedPublicKey(privateKey: Uint8Array): Uint8Array;
}

/** What comes out as no private key, once in 2^32, is hashed again. */
export const slip10P256 = treesOf({
  seedKey: "Nist256p1 seed",
  isPrivateKey: isP256PrivateKey,
  sum(privateKey, hash) {
    if (!isBelowP256Order(hash)) return undefined;
    const sum = addP256PrivateKeys(hash, privateKey);
    return isP256PrivateKey(sum) ? sum : undefined;
  },
  compressedPublicKey: (privateKey) => compressPoint(p256PublicKey(privateKey)),
});

/** BIP-32. Where that knows no key, which nobody has ever met, SLIP-10 hashes again. */
export function bip32(secp256k1: Secp256k1): Slip10 {
  return treesOf({
    seedKey: "Bitcoin seed",
    isPrivateKey: (bytes) => secp256k1.isPrivateKey(bytes),
    sum: (privateKey, hash) => secp256k1.addToPrivateKey(privateKey, hash),
    compressedPublicKey: (privateKey) => secp256k1.compressedPublicKey(privateKey),
  });
}

function treesOf({ seedKey, isPrivateKey, sum, compressedPublicKey }: Arithmetic): Slip10 {
  const firstHash = (parent: Slip10Node, index: number) => {
    if (index >= hardened) return hashOf(parent, 0, keyOf(parent), index);
    const point = compressedPublicKey(keyOf(parent));
    return hashOf(parent, point[0]!, point.subarray(1), index);
  };
  /** Adds the parent's key to a hash, in place. */
  const addTo = (hash: Uint8Array, privateKey: Uint8Array): boolean => {
    const child = sum(privateKey, hash);
    if (child === undefined) return false;
    hash.set(child);
    child.fill(0);
    return true;
  };
  return {
    master(seed) {
      let node = hmac(seedKey, seed);
      while (!isPrivateKey(keyOf(node))) node = inPlaceOf(node, hmac(seedKey, node));
      return node;
    },
    child(parent, index) {
      let node = firstHash(parent, index);
      while (!addTo(keyOf(node), keyOf(parent))) {
        node = inPlaceOf(node, hashOf(parent, 1, chainCodeOf(node), index));
      }
      return node;
    },
  };
}

/** HMAC under the parent's chain code of 1 + 32 bytes and the index. */
function hashOf(parent: Slip10Node, lead: number, bytes: Uint8Array, index: number): Slip10Node {
  const data = secretBytes(37);
  try {
    data.writeUInt8(lead, 0);
    data.set(bytes, 1);
    data.writeUInt32BE(index, 33);
    return hmac(chainCodeOf(parent), data);
  } finally {
    data.fill(0);
  }
}

function hmac(key: string | Uint8Array, data: Uint8Array): Slip10Node {
  return createHmac("sha512", key).update(data).digest();
}

function inPlaceOf(node: Slip10Node, next: Slip10Node): Slip10Node {
  node.fill(0);
  return next;
}

const keyOf = (node: Slip10Node): Buffer => node.subarray(0, 32);
const chainCodeOf = (node: Slip10Node): Buffer => node.subarray(32);
