// Hashes of the Merkle tree (RFC 6962 §2.1). Leaves and inner nodes begin with different bytes, so neither passes for the
// other.

import { sha256 as portable } from "@noble/hashes/sha2.js";
import { concatBytes } from "../encoding.js";

export const hashSize = 32;

// Node's own takes a third of the time, and browsers have none that answers at once.
const native = globalThis.process?.getBuiltinModule?.("node:crypto").hash;
const sha256 = native ? (bytes: Uint8Array) => fromHex(native("sha256", bytes, "hex")) : portable;

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** The root of the tree without leaves. */
export const emptyRoot: Uint8Array = sha256(new Uint8Array(0));

export function leafHash(entry: Uint8Array): Uint8Array {
  return sha256(concatBytes(leafPrefix, entry));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(nodePrefix, left, right));
}

function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(hashSize);
  bytes.set(Buffer.from(text, "hex"));
  return bytes;
}

/** The root of a tree of leaf hashes, such as those of a full tile. */
export function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  let level = [...hashes];
  if (level.length === 0) return emptyRoot;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let index = 0; index + 1 < level.length; index += 2) {
      above.push(nodeHash(level[index] as Uint8Array, level[index + 1] as Uint8Array));
    }
    // RFC 6962 leaves the last of an odd number as it is, until it has a sibling.
    if (level.length % 2 === 1) above.push(level[level.length - 1] as Uint8Array);
    level = above;
  }
  return level[0] as Uint8Array;
}
