// Verification of inclusion and consistency proofs (RFC 6962 §2.1). Proofs are made in `prove.ts`.

import { checkNumber, equalBytes } from "../encoding.js";
import { LogError } from "../error.js";
import { emptyRoot, hashSize, nodeHash } from "./hash.js";
import { splitOf } from "./range.js";

/** No proof of a tree with up to 2^63 leaves is longer. */
export const maxProofLength = 63;

/** A tree's size and root hash. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/**
 * Verifies that a leaf is in a tree.
 *
 * @param leaf its leaf hash, not the entry
 * @param proof hashes from the leaf's sibling up to a child of the root
 * @throws LogError when the proof does not hold
 */
export function verifyInclusion(
  leaf: Uint8Array,
  index: number,
  proof: readonly Uint8Array[],
  { size, root }: TreeHead,
): void {
  checkNumber(index, "inclusion proof, index");
  checkNumber(size, "inclusion proof, tree size");
  checkHashes("inclusion proof", [leaf, root, ...proof]);
  if (index >= size) throw LogError.unverified(`entry ${index} is not in a tree of ${size} entries`);
  const hashes = new Hashes(proof, "inclusion proof");
  const computed = rootWith(index, size, leaf, hashes);
  hashes.end();
  if (!equalBytes(computed, root)) {
    throw LogError.unverified(`the inclusion proof of entry ${index} does not lead to the root of ${size} entries`);
  }
}

/**
 * Verifies that one tree continues another: the older one's entries are the first of the newer one.
 *
 * @throws LogError when the proof does not hold
 */
export function verifyConsistency(older: TreeHead, newer: TreeHead, proof: readonly Uint8Array[]): void {
  checkNumber(older.size, "consistency proof, older tree size");
  checkNumber(newer.size, "consistency proof, newer tree size");
  checkHashes("consistency proof", [older.root, newer.root, ...proof]);
  if (older.size > newer.size) {
    throw LogError.unverified(`a tree of ${newer.size} entries can't continue one of ${older.size}`);
  }
  for (const { size, root } of [older, newer]) {
    if (size === 0 && !equalBytes(root, emptyRoot)) {
      throw LogError.unverified("a tree without entries has the SHA-256 of nothing as its root");
    }
  }
  const hashes = new Hashes(proof, "consistency proof");
  if (older.size === newer.size) {
    hashes.end();
    if (!equalBytes(older.root, newer.root)) {
      throw LogError.unverified(`two trees of ${older.size} entries have different roots`);
    }
    return;
  }
  if (older.size === 0) return hashes.end();
  const computed = consistentRoots(older.size, newer.size, older.root, true, hashes);
  hashes.end();
  if (!equalBytes(computed.older, older.root) || !equalBytes(computed.newer, newer.root)) {
    throw LogError.unverified(
      `the tree of ${newer.size} entries does not continue the tree of ${older.size}: the consistency proof fails`,
    );
  }
}

function checkHashes(where: string, hashes: readonly Uint8Array[]): void {
  const wrong = hashes.find(({ length }) => length !== hashSize);
  if (wrong) throw LogError.malformed(where, `a hash of ${wrong.length} bytes, expected ${hashSize}`);
}

/** The root of `size` leaves, of which one is known; its siblings are read bottom up. */
function rootWith(index: number, size: number, leaf: Uint8Array, hashes: Hashes): Uint8Array {
  if (size === 1) return leaf;
  const middle = splitOf(size);
  if (index < middle) return nodeHash(rootWith(index, middle, leaf, hashes), hashes.next());
  const right = rootWith(index - middle, size - middle, leaf, hashes);
  return nodeHash(hashes.next(), right);
}

/** The roots of both trees that a proof's hashes lead to. */
function consistentRoots(
  first: number,
  second: number,
  known: Uint8Array,
  isWhole: boolean,
  hashes: Hashes,
): { older: Uint8Array; newer: Uint8Array } {
  if (first === second) {
    const root = isWhole ? known : hashes.next();
    return { older: root, newer: root };
  }
  const middle = splitOf(second);
  if (first <= middle) {
    const { older, newer } = consistentRoots(first, middle, known, isWhole, hashes);
    return { older, newer: nodeHash(newer, hashes.next()) };
  }
  const { older, newer } = consistentRoots(first - middle, second - middle, known, false, hashes);
  const left = hashes.next();
  return { older: nodeHash(left, older), newer: nodeHash(left, newer) };
}

/** The hashes of a proof, each used exactly once. */
class Hashes {
  #used = 0;
  readonly #hashes: readonly Uint8Array[];
  readonly #where: string;

  constructor(hashes: readonly Uint8Array[], where: string) {
    if (hashes.length > maxProofLength) {
      throw LogError.malformed(where, `${hashes.length} hashes, more than ${maxProofLength}`);
    }
    this.#hashes = hashes;
    this.#where = where;
  }

  next(): Uint8Array {
    const hash = this.#hashes[this.#used++];
    if (!hash) throw LogError.unverified(`the ${this.#where} ends after ${this.#hashes.length} hashes, too early`);
    return hash;
  }

  end(): void {
    if (this.#used === this.#hashes.length) return;
    throw LogError.unverified(
      `the ${this.#where} has ${this.#hashes.length} hashes, and ${this.#used} are needed between these sizes`,
    );
  }
}
