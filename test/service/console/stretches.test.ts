// What is marked behind an expression's field: letter by letter it is what the field has.

import fc from "fast-check";
import { expect, test } from "vitest";
import { stretchesOf } from "../../../console/src/check/stretches.js";

const literals = (text: string) =>
  stretchesOf(text, [])
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text: written }) => [kind, written]);

const piece = fc.constantFrom(
  "'",
  "\\",
  "a",
  "12",
  " ",
  "\n",
  "&&",
  "==",
  "'b'",
  "é",
  "\u{1f511}",
  "approvers.count()",
);
const writing = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

test("it has the very letters of the text in their places, with findings anywhere", () => {
  const findings = fc.array(fc.record({ offset: fc.nat(60), length: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(writing, findings, (text, places) => {
      const found = places.map((place) => ({ ...place, text: "wrong" })).filter(({ offset }) => offset <= text.length);
      const stretches = stretchesOf(text, found);
      expect(stretches.map((stretch) => stretch.text).join("")).toBe(text);
      for (const { from, text: part } of stretches) expect(text.slice(from, from + part.length)).toBe(part);
      expect(stretches.some(({ kind }) => kind === "finding")).toBe(found.length > 0);
    }),
  );
});

test("texts and numbers have a ground of their own; a text that is not closed goes on to the end", () => {
  expect(literals("wallet.id == 'a \\' b' && x[12] == 3")).toEqual([
    ["text", "'a \\' b'"],
    ["number", "12"],
    ["number", "3"],
  ]);
  expect(literals("wallet.id == 'a && x == 3")).toEqual([["text", "'a && x == 3"]]);
  expect(literals("1 ".repeat(501))).toEqual([]);
});
