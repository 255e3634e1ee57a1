// What tiles and entry bundles contain (C2SP tlog-tiles).

import { concatBytes } from "../encoding.js";
import { LogError } from "../error.js";
import { hashSize } from "../merkle/hash.js";
import { tileWidth } from "./path.js";

/** A bundle's length prefix has 16 bits. */
export const maxEntryBytes = 0xffff;

/** @throws LogError unless it is a tile of that many hashes */
export function parseTile(bytes: Uint8Array, width: number, where = "tile"): Uint8Array[] {
  if (bytes.length !== width * hashSize) {
    throw LogError.malformed(where, `${bytes.length} bytes, expected ${width * hashSize} for ${width} hashes`);
  }
  return Array.from({ length: width }, (_, at) => copyOf(bytes, at * hashSize, (at + 1) * hashSize));
}

export function formatTile(hashes: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...hashes);
}

/** @throws LogError unless it is a bundle of that many entries */
export function parseBundle(bytes: Uint8Array, width: number, where = "entry bundle"): Uint8Array[] {
  if (!(width >= 1 && width <= tileWidth)) throw LogError.malformed(where, `${width} entries, expected 1 to 256`);
  const entries: Uint8Array[] = [];
  let at = 0;
  while (entries.length < width) {
    const length = at + 2 <= bytes.length ? (bytes[at] as number) * 256 + (bytes[at + 1] as number) : undefined;
    if (length === undefined || at + 2 + length > bytes.length) {
      throw LogError.malformed(where, `ends within entry ${entries.length + 1} of ${width}`);
    }
    entries.push(copyOf(bytes, at + 2, at + 2 + length));
    at += 2 + length;
  }
  if (at !== bytes.length) throw LogError.malformed(where, `${bytes.length - at} bytes after its ${width} entries`);
  return entries;
}

/** @throws LogError when an entry is longer than 65,535 bytes */
export function formatBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      checkEntry(entry);
      return [Uint8Array.of(entry.length >>> 8, entry.length & 0xff), entry];
    }),
  );
}

/** @throws LogError when the entry is longer than 65,535 bytes */
export function checkEntry(entry: Uint8Array): void {
  if (entry.length > maxEntryBytes) {
    throw LogError.malformed("entry", `${entry.length} bytes, more than ${maxEntryBytes}`);
  }
}

/** Of a Buffer too, whose `slice` shares its memory. */
function copyOf(bytes: Uint8Array, start: number, end: number): Uint8Array {
  return new Uint8Array(bytes.subarray(start, end));
}
