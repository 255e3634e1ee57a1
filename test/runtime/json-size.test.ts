// What a JSON text has of values is known before it is read.

import fc from "fast-check";
import { expect, test } from "vitest";
import { hasMoreValues } from "../../templates/runtime/json-size.js";

/** Values of a JSON value, itself included. */
function valuesOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  const inside = Object.values(value);
  return inside.length === 0 ? 2 : 1 + inside.reduce<number>((sum, each) => sum + valuesOf(each), 0);
}

test("a text has more values than a limit just where its value has", () => {
  const texts = fc.tuple(
    fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom("a", ",", "[", "{", '"', "\\", ":", "]") }),
    fc.constantFrom(undefined, 1, "\t"),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 40 }), ([value, space], limit) => {
      expect(hasMoreValues(JSON.stringify(value, null, space), limit)).toBe(valuesOf(value) > limit);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['"', '"a', '["a\\"', "[[[[", "{,,,", "\\", ""])("a text that is not JSON has an end: %j", (text) => {
  expect(hasMoreValues(text, 100)).toBe(false);
});
