// Where a text stops being JSON, in the same words on every engine.

import fc from "fast-check";
import { expect, test } from "vitest";
import { explainSyntax } from "../../templates/runtime/json-syntax.js";

test.each([
  ["", "line 1, column 1: expected a value, got the end"],
  ["  \n ", "line 2, column 2: expected a value, got the end"],
  ["{", 'line 1, column 2: expected a member name in quotes or "}", got the end'],
  ["{a:1}", 'line 1, column 2: expected a member name in quotes or "}", got "a"'],
  ['{"a":1,}', 'line 1, column 8: expected a member name in quotes, got "}"'],
  ['{"a" 1}', 'line 1, column 6: expected ":", got "1"'],
  ['{"a":\n  1 "b"}', 'line 2, column 5: expected "," or "}", got "\\""'],
  ["[1,]", 'line 1, column 4: expected a value, got "]"'],
  ["[,", 'line 1, column 2: expected a value or "]", got ","'],
  ["[1}", 'line 1, column 3: expected "," or "]", got "}"'],
  ["[] x", 'line 1, column 4: expected the end, got "x"'],
  ["01", 'line 1, column 2: expected the end, got "1"'],
  ["-", 'line 1, column 1: expected a value, got "-"'],
  ["undefined", 'line 1, column 1: expected a value, got "u"'],
  ["truex", 'line 1, column 5: expected the end, got "x"'],
  ["'a'", `line 1, column 1: expected a value, got "'"`],
  ['"a', 'line 1, column 3: expected "\\"" at the end of the string, got the end'],
  ['"a\n"', 'line 1, column 3: expected an escaped control character, got "\\n"'],
  ['"\\x"', 'line 1, column 3: expected an escape sequence, got "x"'],
  ['"\\u00g0"', 'line 1, column 6: expected four hexadecimal digits, got "g"'],
  ["[😀]", 'line 1, column 2: expected a value or "]", got "😀"'],
])("%j: %s", (text, want) => {
  expect(explainSyntax(text)).toBe(want);
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("it finds nothing wrong with JSON, and something with everything that JSON.parse refuses", () => {
  const json = fc.json();
  const damaged = fc
    .tuple(json, fc.nat(), fc.constantFrom("", '"', "\\", "{", "]", ",", ":", "0", ".", "e", "-", "\u0001", "x", " "))
    .map(
      ([text, at, piece]) => text.slice(0, at % (text.length + 1)) + piece + text.slice((at % (text.length + 1)) + 1),
    );
  const pieces = fc
    .array(fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', "1", "-0.5e+3", "true", "null", " ", "\\"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(json, damaged, pieces), (text) => {
      expect(explainSyntax(text) === undefined).toBe(parses(text));
    }),
    { numRuns: 3000 },
  );
});

test("a megabyte of open brackets or of one string is explained without exhausting the stack", () => {
  expect(explainSyntax("[".repeat(1_000_000))).toContain("column 1000001");
  expect(explainSyntax(`"${"a".repeat(1_000_000)}`)).toContain("column 1000002");
});
