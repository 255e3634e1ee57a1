// Reads a tiled log, from any source of its resources, as of a checkpoint: entries, and the hashes that proofs consist of.
// Nothing that a source gives is believed: the proofs that come of it are verified against the checkpoint's root.

import { equalBytes } from "../encoding.js";
import { LogError } from "../error.js";
import { leafHash, rootOf } from "../merkle/hash.js";
import { verifyConsistency, verifyInclusion, type TreeHead } from "../merkle/proof.js";
import { proveConsistency, proveInclusion, rootOfSize, type ReadNodes } from "../merkle/prove.js";
import type { Node } from "../merkle/range.js";
import { parseBundle, parseTile } from "./content.js";
import { tilePath, tileWidth, tileWidthIn, type Tile } from "./path.js";

/** Reads a resource by its path below the log's prefix; `undefined` when there is none. */
export type ReadPath = (path: string) => Promise<Uint8Array | undefined>;

/** Reads hashes from the tiles that a tree of this size has. */
export function nodesFromTiles(read: ReadPath, size: number): ReadNodes {
  const tiles = new Map<string, Promise<Uint8Array[]>>();
  const tileOf = (level: number, index: number) => {
    const key = `${level}/${index}`;
    const tile = tiles.get(key) ?? readTile(read, level, index, size);
    tiles.set(key, tile);
    return tile;
  };
  return (nodes) => Promise.all(nodes.map((node) => nodeFrom(node, tileOf)));
}

/** A proof that a tree includes an entry, verified against its root. */
export async function readInclusionProof(read: ReadPath, index: number, head: TreeHead): Promise<Uint8Array[]> {
  const nodes = nodesFromTiles(read, head.size);
  const proof = await proveInclusion(index, head.size, nodes);
  const [leaf] = await nodes([{ level: 0, index }]);
  verifyInclusion(leaf as Uint8Array, index, proof, head);
  return proof;
}

/** A proof that the newer tree continues the older one, verified against both roots. */
export async function readConsistencyProof(read: ReadPath, older: TreeHead, newer: TreeHead): Promise<Uint8Array[]> {
  const proof = await proveConsistency(older.size, newer.size, nodesFromTiles(read, newer.size));
  verifyConsistency(older, newer, proof);
  return proof;
}

/** The root that the tiles of a tree lead to. */
export function readRoot(read: ReadPath, size: number): Promise<Uint8Array> {
  return rootOfSize(size, nodesFromTiles(read, size));
}

/**
 * Reads the entries of one bundle, each verified against the tree's root.
 *
 * @param index of the bundle
 * @throws LogError when the tree has no such bundle, or the source gives other entries
 */
export async function readEntries(read: ReadPath, index: number, head: TreeHead): Promise<Uint8Array[]> {
  const width = tileWidthIn("entries", index, head.size);
  if (width === 0) throw LogError.malformed("entry bundle", `a tree of ${head.size} entries has no bundle ${index}`);
  const [entries, hashes] = await Promise.all([
    readWide(read, { level: "entries", index, width }, parseBundle),
    readTile(read, 0, index, head.size),
  ]);
  await verifyTile(read, index, hashes, head);
  for (const [at, entry] of entries.entries()) {
    if (!equalBytes(leafHash(entry), hashes[at] as Uint8Array)) {
      throw LogError.unverified(`entry ${index * tileWidth + at} is not the one that the log has committed to`);
    }
  }
  return entries;
}

/** The inclusion proof of a tile's last hash depends on all the others: they stand to its left. */
async function verifyTile(read: ReadPath, index: number, hashes: readonly Uint8Array[], head: TreeHead): Promise<void> {
  const nodes = nodesFromTiles(read, head.size);
  const known: ReadNodes = async (wanted) => {
    const found = await nodes(wanted.filter((node) => !isInTile(node, index)));
    let next = 0;
    return wanted.map((node) => (isInTile(node, index) ? nodeIn(hashes, node) : (found[next++] as Uint8Array)));
  };
  const last = index * tileWidth + hashes.length - 1;
  verifyInclusion(hashes.at(-1) as Uint8Array, last, await proveInclusion(last, head.size, known), head);
}

function isInTile({ level, index }: Node, tile: number): boolean {
  return level <= 8 && Math.floor((index * 2 ** level) / tileWidth) === tile;
}

function nodeIn(hashes: readonly Uint8Array[], { level, index }: Node): Uint8Array {
  const width = 2 ** level;
  const start = (index * width) % tileWidth;
  return rootOf(hashes.slice(start, start + width));
}

async function nodeFrom(
  { level, index }: Node,
  tileOf: (level: number, index: number) => Promise<Uint8Array[]>,
): Promise<Uint8Array> {
  // A tile has the hashes of its bottom row; those of the seven rows above it are computed.
  const row = level % 8;
  const [tileLevel, first] = [(level - row) / 8, index * 2 ** row];
  const tile = await tileOf(tileLevel, Math.floor(first / tileWidth));
  return rootOf(tile.slice(first % tileWidth, (first % tileWidth) + 2 ** row));
}

async function readTile(read: ReadPath, level: number, index: number, size: number): Promise<Uint8Array[]> {
  const width = tileWidthIn(level, index, size);
  if (width === 0) throw LogError.malformed("tile", `a tree of ${size} entries has no tile ${level}/${index}`);
  return readWide(read, { level, index, width }, parseTile);
}

/** A partial tile, or the first part of the full one: logs may delete partial tiles once the full one is there. */
async function readWide(
  read: ReadPath,
  tile: Tile,
  parse: (bytes: Uint8Array, width: number, where: string) => Uint8Array[],
): Promise<Uint8Array[]> {
  const path = tilePath(tile);
  const bytes = await read(path);
  if (bytes) return parse(bytes, tile.width, path);
  const fullPath = tilePath({ ...tile, width: tileWidth });
  const full = fullPath === path ? undefined : await read(fullPath);
  if (!full) throw LogError.damaged(`the log has no ${path}`);
  return parse(full, tileWidth, fullPath).slice(0, tile.width);
}
