// Where a tiled log's resources are (C2SP tlog-tiles): paths below the log's prefix, and which of them a tree has.

import { checkNumber, fromDecimal, maxNumber } from "../encoding.js";
import { LogError } from "../error.js";

/** Hashes of a full tile, and entries of a full bundle. */
export const tileWidth = 256;
export const checkpointPath = "checkpoint";
/** Levels that a tree of at most 2^53 - 1 entries can have. The format allows 64. */
export const maxLevel = 6;

/** A tile of hashes, or a bundle of entries. */
export interface Tile {
  readonly level: number | "entries";
  readonly index: number;
  /** 256 when full. */
  readonly width: number;
}

export function tilePath({ level, index, width }: Tile): string {
  checkTile({ level, index, width });
  const groups = String(index)
    .padStart(Math.ceil(String(index).length / 3) * 3, "0")
    .match(/.{3}/g) as string[];
  const place = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join("/");
  return `tile/${level}/${place}${width === tileWidth ? "" : `.p/${width}`}`;
}

/** @throws LogError unless the path is what `tilePath` makes of a tile */
export function parseTilePath(path: string): Tile {
  const where = `tile path ${JSON.stringify(path.slice(0, 100))}`;
  const [, level = "", place = "", width] =
    /^tile\/([0-9]{1,2}|entries)\/((?:x[0-9]{3}\/){0,5}[0-9]{3})(?:\.p\/([0-9]{1,3}))?$/.exec(path) ?? [];
  if (level === "") throw LogError.malformed(where, "expected tile/<level>/<index>[.p/<width>]");
  const digits = place.replace(/[x/]/g, "");
  const tile: Tile = {
    level: level === "entries" ? level : fromDecimal(level, where, 63),
    index: fromDecimal(digits.replace(/^0+(?=.)/, ""), where, maxNumber),
    width: width === undefined ? tileWidth : fromDecimal(width, where, tileWidth - 1),
  };
  if (tilePath(tile) !== path) throw LogError.malformed(where, `this tile is at ${tilePath(tile)}`);
  return tile;
}

/** The tiles of hashes that a tree of this size has and one of the older size has not, lowest level first. */
export function newTiles(older: number, newer: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; level <= maxLevel; level++) {
    const [before, after] = [widthAt(level, older), widthAt(level, newer)];
    if (after === before) continue;
    tiles.push(...tilesBetween(level, before, after));
  }
  return tiles;
}

/** The bundles of entries that a tree of this size has and one of the older size has not. */
export function newBundles(older: number, newer: number): Tile[] {
  return tilesBetween("entries", older, newer);
}

/** How many hashes a level has in a tree. */
export function widthAt(level: number, size: number): number {
  return Math.floor(size / tileWidth ** level);
}

/** How wide a tile is in a tree; 0 when the tree has no part of it. */
export function tileWidthIn(level: number | "entries", index: number, size: number): number {
  const hashes = widthAt(level === "entries" ? 0 : level, size);
  return Math.max(0, Math.min(tileWidth, hashes - index * tileWidth));
}

function tilesBetween(level: Tile["level"], before: number, after: number): Tile[] {
  const tiles: Tile[] = [];
  for (let index = Math.floor(before / tileWidth); index * tileWidth < after; index++) {
    const width = Math.min(tileWidth, after - index * tileWidth);
    if (index * tileWidth + width > before) tiles.push({ level, index, width });
  }
  return tiles;
}

function checkTile({ level, index, width }: Tile): void {
  if (level !== "entries" && !(Number.isInteger(level) && level >= 0 && level <= 63)) {
    throw LogError.malformed("tile", `level ${level}, expected 0 to 63`);
  }
  checkNumber(index, "tile, index");
  if (!(Number.isInteger(width) && width >= 1 && width <= tileWidth)) {
    throw LogError.malformed("tile", `width ${width}, expected 1 to ${tileWidth}`);
  }
}
