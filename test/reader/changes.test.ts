// What is long is written as what it repeats, and means the same.

import fc from "fast-check";
import { expect, test } from "vitest";
import { writtenPut } from "../../generator/src/emit/vectors/changes.js";
import { changed, isSame } from "./vectors.js";

const piece = fc.tuple(fc.constantFrom("a", "ab", "\u{1F600}", "e\u0301", "]", "abc"), fc.integer({ min: 1, max: 90 }));
const long = fc
  .array(piece, { maxLength: 4 })
  .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(""));

test("a text or list in runs means the text or list itself", () => {
  const values = fc.oneof(
    long,
    long.map((text) => [...text].map((letter) => ({ letter }))),
  );
  fc.assert(
    fc.property(values, (value) => {
      const written = writtenPut(value);
      expect(isSame(changed("", "", written ?? { value }), value)).toBe(true);
    }),
  );
  const runs = [
    ["ab", 500],
    ["c", 1],
  ];
  expect(writtenPut(`${"ab".repeat(500)}c`)).toEqual({ runs });
});

test("what would be too long is left out", () => {
  const text = Array.from({ length: 2000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * i) % 5000))).join("");
  expect(writtenPut(text)).toBeUndefined();
});
