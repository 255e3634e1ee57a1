// Loops that stand in for regular expressions say what those would.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classLoop } from "../../generator/src/emit/validators/character-class.js";

const loops = [
  "^[0-9]{1,20}$",
  "^[0-9]+$",
  "^[a-z]*$",
  "^[x]+$",
  "^[a-f0-9]{4}$",
  "^[A-Za-z0-9_.:/+=@, -]{2,}$",
  "^[a-z0-9-]{0,3}$",
  "^[0-9]{0}$",
];

describe.each(loops)("%s", (pattern) => {
  const lines = classLoop(pattern, "text") ?? [];
  const matches = new Function("text", lines.join("\n")) as (text: string) => boolean;
  const expression = new RegExp(pattern, "u");

  test("becomes a loop with the same verdict", () => {
    expect(lines).not.toEqual([]);
    const characters = fc.constantFrom(..."azf09_-x./ \n", "A", "é", "𝄞", "\ud800", "\u0130");
    const near = fc.string({ unit: characters, maxLength: 6 });
    fc.assert(
      fc.property(fc.oneof(near, fc.stringMatching(expression)), (text) => matches(text) === expression.test(text)),
    );
  });
});

test.each([
  "[0-9]+",
  "^[^0-9]+$",
  "^[0-9]+",
  "^\\d+$",
  "^[\\d]+$",
  "^[0-9]+?$",
  "^(a|b)$",
  "^[a-z-9]+$",
  "^[é]+$",
  "^[0-9]{,3}$",
  "^[]+$",
])("%s stays a regular expression", (pattern) => {
  expect(classLoop(pattern, "text")).toBeUndefined();
});
