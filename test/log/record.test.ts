// Leaves of this product, and canonical records (RFC 8785).

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalRecord, leafOf, leafSize, newSalt, parseRecord, verifyLeaf, type Json } from "../../log/src/index.js";
import { brokenOf, bytes, codeOf, isStrict, runs, text } from "./fixture.js";

describe("a leaf", () => {
  const [salt, record] = [new Uint8Array(32).fill(7), bytes('{"id":"1"}')];

  test("is a version byte and the SHA-256 of salt and record", () => {
    const digest = createHash("sha256").update(salt).update(record).digest();
    expect(leafOf(salt, record)).toEqual(Uint8Array.of(1, ...digest));
    expect(leafOf(salt, record)).toHaveLength(leafSize);
  });

  test("is that of one record and one salt", () => {
    verifyLeaf(leafOf(salt, record), salt, record);
    expect(codeOf(() => verifyLeaf(leafOf(salt, record), newSalt(), record))).toBe("unverified");
    expect(codeOf(() => verifyLeaf(leafOf(salt, record), salt, bytes('{"id":"2"}')))).toBe("unverified");
    expect(() => verifyLeaf(Uint8Array.of(2), salt, record)).toThrow("leaf: unknown version 2");
  });

  test("takes no salt of another length, so that no byte passes from salt to record", () => {
    expect(codeOf(() => leafOf(salt.slice(1), record))).toBe("malformed");
    expect(codeOf(() => leafOf(Uint8Array.of(...salt, 123), record.slice(1)))).toBe("malformed");
    expect(newSalt()).not.toEqual(newSalt());
  });
});

describe("a canonical record", () => {
  test("is written as RFC 8785 shows", () => {
    // The values of its section 3.2.2; JavaScript writes the numbers that it asks for.
    const value = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(text(canonicalRecord(value))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    // Section 3.2.3: names are sorted by their UTF-16 code units.
    const names = ["\u20ac", "\r", "\ufb33", "1", "\ud83d\ude00", "\u0080", "\u00f6"];
    expect(text(canonicalRecord(Object.fromEntries(names.map((name) => [name, 0]))))).toBe(
      '{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\ud83d\ude00":0,"\ufb33":0}',
    );
  });

  test("has one encoding", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const record = canonicalRecord(value as Json);
        expect(canonicalRecord(parseRecord(record))).toEqual(record);
      }),
      { numRuns: runs },
    );
    const example = text(canonicalRecord({ b: [1, "x", null], a: { d: true, c: -0.5 } }));
    fc.assert(
      fc.property(brokenOf(example), (broken) => {
        expect(isStrict(bytes(broken), parseRecord, canonicalRecord)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test.each([
    ["white space", '{ "a":1}'],
    ["another order", '{"b":1,"a":2}'],
    ["a member twice", '{"a":1,"a":1}'],
    ["a number in another form", '{"a":1.0}'],
    ["minus zero", "-0"],
    ["an escape that is not needed", String.raw`"\u0041"`],
    ["half a character", String.raw`"\ud800"`],
    ["no JSON", "{"],
    ["65 levels", `${"[".repeat(66)}${"]".repeat(66)}`],
  ])("with %s is malformed", (_, record) => {
    expect(codeOf(() => parseRecord(bytes(record)))).toBe("malformed");
  });

  test("has no numbers but those of JSON", () => {
    expect(codeOf(() => canonicalRecord(Number.NaN))).toBe("malformed");
    expect(codeOf(() => canonicalRecord([Infinity]))).toBe("malformed");
  });
});
