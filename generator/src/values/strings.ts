// Strings within the bounds of one contract, chosen so that the bounds of another may refuse them.

import { createRequire } from "node:module";
import type * as FastCheck from "fast-check";
import { fitsScalar } from "../model/bounds.js";
import type { Bounds } from "../model/model.js";

/** Strings that match a pattern; made ready before the search, because what makes them is only loaded where needed. */
export type Samples = (pattern: string) => readonly string[];

const sampleCount = 40;

/** Loads what makes up strings for patterns. The same pattern always gives the same strings. */
export function sampler(): Samples {
  const { sample, stringMatching } = createRequire(import.meta.url)("fast-check") as typeof FastCheck;
  const known = new Map<string, readonly string[]>();
  return (pattern) => {
    let found = known.get(pattern);
    if (!found) {
      try {
        found = sample(stringMatching(new RegExp(pattern, "u")), { numRuns: sampleCount, seed: 1 });
      } catch {
        // Look-behind and the like: nothing can be made up, and nothing is claimed.
        found = [];
      }
      known.set(pattern, found);
    }
    return found;
  };
}

const usual = ["text", "a", "1", "A", "abc", "2026-01-01", ""];
const readable = /^[\x20-\x7E]*$/;
/** What makes up strings for patterns is only loaded where one is needed. */
let samples: Samples | undefined;

/** A string that matches a pattern within its bounds; undefined where none is found. */
export function matchingString(bounds: Bounds & { readonly pattern: string }): string | undefined {
  const { pattern, minLength = 0 } = bounds;
  const fits = (text: string): boolean => fitsScalar("string", bounds, text) === undefined;
  const found = [...usual, ...["a", "1", "A"].map((character) => character.repeat(minLength))].find(fits);
  if (found !== undefined) return found;
  samples ??= sampler();
  const matching = samples(pattern).filter(fits);
  return matching.find((text) => readable.test(text)) ?? matching[0];
}

const characters = ["a", "A", "0", " ", "-", "é", "😀"];
/** Where there is no upper bound. */
const longLength = 300;

export function* stringProbes(
  from: Bounds,
  to: Bounds,
  examples: readonly string[],
  samples: Samples,
): Iterable<string> {
  const lengths = lengthsBetween(from, to);
  const seeds = [...examples, ...(from.pattern === undefined ? characters : samples(from.pattern))];
  if (to.pattern !== undefined) seeds.push(...samples(to.pattern));
  yield* seeds;
  for (const length of lengths) {
    for (const seed of seeds) yield* stretched(seed, length);
    if (from.pattern === undefined) yield "a".repeat(length);
  }
}

/** The lengths at which one of the two changes its mind. */
function lengthsBetween(from: Bounds, to: Bounds): readonly number[] {
  const low = from.minLength ?? 0;
  const high = from.maxLength ?? Math.max(longLength, (to.maxLength ?? 0) + 1);
  const wanted = [
    low,
    low + 1,
    (to.minLength ?? 0) - 1,
    to.minLength ?? 0,
    (to.maxLength ?? longLength) + 1,
    to.maxLength ?? longLength,
    high,
  ];
  return [...new Set(wanted)].filter((length) => length >= low && length <= high).sort((a, b) => a - b);
}

/** The text cut to a length, or made as long by repeating one of its characters where it stands. */
function* stretched(text: string, length: number): Iterable<string> {
  const characters = [...text];
  if (characters.length >= length) {
    yield characters.slice(0, length).join("");
    yield characters.slice(characters.length - length).join("");
    return;
  }
  const more = length - characters.length;
  const places = [characters.length - 1, 0, characters.length >> 1, 1];
  for (const place of new Set(places)) {
    const character = characters[place];
    if (character === undefined) continue;
    yield [...characters.slice(0, place), character.repeat(more), ...characters.slice(place)].join("");
  }
}
