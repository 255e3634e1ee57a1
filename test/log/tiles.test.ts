// Tile paths, tiles and entry bundles (C2SP tlog-tiles).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatBundle,
  maxEntryBytes,
  newBundles,
  newTiles,
  parseBundle,
  parseTile,
  parseTilePath,
  tilePath,
  tileWidthIn,
} from "../../log/src/index.js";
import { brokenOf, bytes, codeOf, isStrict, runs } from "./fixture.js";

test.each([
  ["tile/0/x001/x234/067", { level: 0, index: 1234067, width: 256 }],
  ["tile/0/000", { level: 0, index: 0, width: 256 }],
  ["tile/2/999.p/1", { level: 2, index: 999, width: 1 }],
  ["tile/63/x001/000.p/255", { level: 63, index: 1000, width: 255 }],
  ["tile/entries/x001/x234/067.p/8", { level: "entries" as const, index: 1234067, width: 8 }],
])("%s", (path, tile) => {
  expect(tilePath(tile)).toBe(path);
  expect(parseTilePath(path)).toEqual(tile);
});

test.each([
  "tile/64/000",
  "tile/00/000",
  "tile/0/0",
  "tile/0/1000",
  "tile/0/x000/001",
  "tile/0/001/x000",
  "tile/0/x001",
  "tile/0/000.p/0",
  "tile/0/000.p/256",
  "tile/0/000.p/01",
  "tile/0/000.p/",
  "/tile/0/000",
  "tile/0/000/",
  "tile/0/../000",
  "tile/data/000",
  "tile/0/x999/x999/x999/x999/x999/x999/999",
  "tile/0/x009/x007/x199/x254/x740/992",
])("%s is no path of a tile", (path) => {
  expect(codeOf(() => parseTilePath(path))).toBe("malformed");
});

test("every tile has one path, and no other text leads to it", () => {
  const tiles = fc.record({
    level: fc.oneof(fc.integer({ min: 0, max: 63 }), fc.constant("entries" as const)),
    index: fc.oneof(fc.nat(2000), fc.maxSafeNat()),
    width: fc.integer({ min: 1, max: 256 }),
  });
  fc.assert(
    fc.property(tiles, (tile) => {
      expect(parseTilePath(tilePath(tile))).toEqual(tile);
    }),
    { numRuns: runs },
  );
  fc.assert(
    fc.property(
      tiles.chain((tile) => brokenOf(tilePath(tile))),
      (path) => {
        expect(isStrict(path, parseTilePath, tilePath)).toBe(true);
      },
    ),
    { numRuns: runs },
  );
});

describe("the tiles of a tree", () => {
  test("of 70,000 entries are those that the specification counts", () => {
    const tiles = newTiles(0, 70_000);
    const count = (level: number, isFull: boolean) =>
      tiles.filter((tile) => tile.level === level && (tile.width === 256) === isFull).map(({ width }) => width);
    expect(count(0, true)).toHaveLength(273);
    expect(count(0, false)).toEqual([112]);
    expect(count(1, true)).toHaveLength(1);
    expect(count(1, false)).toEqual([17]);
    expect(count(2, false)).toEqual([1]);
    expect(tiles).toHaveLength(277);
  });

  test("of 256 entries are a full tile and one of width 1 above it", () => {
    expect(newTiles(0, 256).map(tilePath)).toEqual(["tile/0/000", "tile/1/000.p/1"]);
  });

  test("that growing adds are new or wider, and never narrower", () => {
    expect(newTiles(256, 257).map(tilePath)).toEqual(["tile/0/001.p/1"]);
    expect(newTiles(511, 513).map(tilePath)).toEqual(["tile/0/001", "tile/0/002.p/1", "tile/1/000.p/2"]);
    expect(newTiles(5, 5)).toEqual([]);
    expect(newBundles(255, 512).map(tilePath)).toEqual(["tile/entries/000", "tile/entries/001"]);
    expect(tileWidthIn(0, 1, 300)).toBe(44);
    expect(tileWidthIn("entries", 2, 300)).toBe(0);
  });
});

describe("an entry bundle", () => {
  test("has a length of two bytes before each entry", () => {
    expect(formatBundle([bytes("ab"), new Uint8Array(), new Uint8Array(258)]).slice(0, 8)).toEqual(
      Uint8Array.of(0, 2, 97, 98, 0, 0, 1, 2),
    );
  });

  test("is read as it was written, and with one byte more or less it is malformed", () => {
    const bundles = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 256 });
    fc.assert(
      fc.property(bundles, fc.integer({ min: 1, max: 20 }), (entries, cut) => {
        const bundle = formatBundle(entries);
        expect(parseBundle(bundle, entries.length)).toEqual(entries);
        expect(codeOf(() => parseBundle(bundle.slice(0, -cut), entries.length))).toBe("malformed");
        expect(codeOf(() => parseBundle(Uint8Array.of(...bundle, 0), entries.length))).toBe("malformed");
      }),
      { numRuns: runs },
    );
  });

  test("of any bytes is either malformed or has them as its one encoding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 0, max: 300 }), (content, width) => {
        expect(isStrict(content, (value) => parseBundle(value, width), formatBundle)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test("has no entry of more than 65,535 bytes", () => {
    expect(formatBundle([new Uint8Array(maxEntryBytes)])).toHaveLength(maxEntryBytes + 2);
    expect(codeOf(() => formatBundle([new Uint8Array(maxEntryBytes + 1)]))).toBe("malformed");
  });
});

test("a tile of another length than its width says is malformed", () => {
  expect(parseTile(new Uint8Array(64), 2)).toHaveLength(2);
  expect(() => parseTile(new Uint8Array(65), 2, "tile/0/000.p/2")).toThrow(
    "tile/0/000.p/2: 65 bytes, expected 64 for 2 hashes",
  );
});
