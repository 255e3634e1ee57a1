// Makes proofs and roots from the hashes of complete subtrees, wherever those come from: tiles, or a tree in memory.

import { LogError } from "../error.js";
import { emptyRoot, nodeHash } from "./hash.js";
import { consistencyRanges, inclusionRanges, nodesOf, type Node, type Range } from "./range.js";

/** Gives the hashes of complete subtrees, in the order asked for. */
export type ReadNodes = (nodes: readonly Node[]) => Promise<readonly Uint8Array[]>;

export async function rootOfSize(size: number, read: ReadNodes): Promise<Uint8Array> {
  if (size === 0) return emptyRoot;
  return (await hashesOf([{ start: 0, end: size }], read))[0] as Uint8Array;
}

/** @throws LogError when the tree has no such entry */
export async function proveInclusion(index: number, size: number, read: ReadNodes): Promise<Uint8Array[]> {
  if (!(index >= 0 && index < size)) {
    throw LogError.malformed("inclusion proof", `entry ${index} is not in a tree of ${size} entries`);
  }
  return hashesOf(inclusionRanges(index, size), read);
}

/** @throws LogError when the newer tree is the smaller one */
export async function proveConsistency(older: number, newer: number, read: ReadNodes): Promise<Uint8Array[]> {
  if (older > newer) {
    throw LogError.malformed("consistency proof", `a tree of ${newer} entries can't continue one of ${older}`);
  }
  return older === 0 ? [] : hashesOf(consistencyRanges(older, newer), read);
}

async function hashesOf(ranges: readonly Range[], read: ReadNodes): Promise<Uint8Array[]> {
  const nodes = ranges.map(nodesOf);
  // All at once: a reader over HTTP fetches each tile once, and all of them in parallel.
  const hashes = [...(await read(nodes.flat()))];
  return nodes.map((parts) => hashes.splice(0, parts.length).reduceRight((right, left) => nodeHash(left, right)));
}
