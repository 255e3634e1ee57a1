// The right edge of a tree: of each level of tiles, the hashes of the last tile unless that is full. It is all that
// appending needs.

import { LogError } from "./error.js";
import { emptyRoot, nodeHash, rootOf } from "./merkle/hash.js";
import { formatTile, parseTile } from "./tiles/content.js";
import { maxLevel, tilePath, tileWidth, tileWidthIn, widthAt } from "./tiles/path.js";
import type { ReadPath } from "./tiles/reader.js";

export class Edge {
  static readonly empty = new Edge(0, []);

  readonly size: number;
  readonly #levels: readonly (readonly Uint8Array[])[];

  private constructor(size: number, levels: readonly (readonly Uint8Array[])[]) {
    this.size = size;
    this.#levels = levels;
  }

  static async read(read: ReadPath, size: number): Promise<Edge> {
    const levels: Uint8Array[][] = [];
    for (let level = 0; level <= maxLevel; level++) {
      const index = Math.floor(widthAt(level, size) / tileWidth);
      const width = tileWidthIn(level, index, size);
      const path = width === 0 ? undefined : tilePath({ level, index, width });
      const bytes = path && (await read(path));
      if (path && !bytes) throw LogError.damaged(`the log has no ${path}`);
      levels.push(bytes ? parseTile(bytes, width, path) : []);
    }
    return new Edge(size, levels);
  }

  hashesAt(level: number): readonly Uint8Array[] {
    return this.#levels[level] ?? [];
  }

  /** The root of the whole tree: left siblings are higher up. */
  root(): Uint8Array {
    let root: Uint8Array | undefined;
    for (const hashes of this.#levels) {
      if (hashes.length === 0) continue;
      root = rootOfParts(hashes, root);
    }
    return root ?? emptyRoot;
  }

  /** @returns the edge after these leaves, and the tiles that are new or wider */
  grow(leaves: readonly Uint8Array[]): { readonly edge: Edge; readonly tiles: Map<string, Uint8Array> } {
    const tiles = new Map<string, Uint8Array>();
    const levels: Uint8Array[][] = [];
    let added = leaves;
    for (let level = 0; level <= maxLevel; level++) {
      const hashes = [...this.hashesAt(level), ...added];
      const above: Uint8Array[] = [];
      const first = Math.floor(widthAt(level, this.size) / tileWidth);
      const full = Math.floor(hashes.length / tileWidth);
      for (let tile = 0; tile < full; tile++) {
        const content = hashes.slice(tile * tileWidth, (tile + 1) * tileWidth);
        tiles.set(tilePath({ level, index: first + tile, width: tileWidth }), formatTile(content));
        above.push(rootOf(content));
      }
      const rest = hashes.slice(full * tileWidth);
      if (added.length > 0 && rest.length > 0) {
        tiles.set(tilePath({ level, index: first + full, width: rest.length }), formatTile(rest));
      }
      levels.push(rest);
      added = above;
    }
    return { edge: new Edge(this.size + leaves.length, levels), tiles };
  }
}

/** The root of a partial tile's complete subtrees, with what is to the right of them, if anything. */
function rootOfParts(hashes: readonly Uint8Array[], right: Uint8Array | undefined): Uint8Array {
  let root = right;
  let end = hashes.length;
  while (end > 0) {
    let width = 1;
    while (end % (width * 2) === 0) width *= 2;
    const part = rootOf(hashes.slice(end - width, end));
    root = root ? nodeHash(part, root) : part;
    end -= width;
  }
  return root as Uint8Array;
}
