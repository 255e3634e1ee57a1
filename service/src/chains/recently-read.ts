// What policies have read of a request is signed a moment later, from the same text. It is kept until then, so that each
// is read once.

import { LRUCache } from "lru-cache";

/** More than requests are between their decision and their signature at a time. */
const kept = 128;

/** Longer ones are read again, so that what is kept has a bound. */
const longestKept = 2048;

/**
 * The same reader, which remembers what it has read last.
 *
 * @param read of a text alone, whose answers nobody changes
 */
export function recentlyRead<T extends object>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ max: kept });
  return (text) => {
    if (text.length > longestKept) return read(text);
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = read(text)));
    return found;
  };
}
