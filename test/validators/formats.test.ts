// Strings that stand for something else: the runtime, the compiler and the expressions of JSON Schema say the same, and
// what Node itself says of such strings.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalPattern } from "../../generator/src/model/decimal-pattern.js";
import { formPattern, hasForm } from "../../generator/src/model/formats.js";
import { isBase64, isBase64Url, isDate, isDateTime, isInt64 } from "../../templates/runtime/validate-formats.js";

const digits = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, "0"));
const dates = fc
  .tuple(fc.constantFrom("0000", "1900", "2000", "2023", "2024"), digits, digits)
  .map((parts) => parts.join("-"));
const int64 = fc.oneof(fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }), fc.bigInt({ min: -20n, max: 20n }));
const inRange = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

test("a date is one that the calendar has", () => {
  fc.assert(
    fc.property(dates, (date) => {
      const parsed = new Date(`${date}T00:00:00Z`);
      const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
      expect([isDate(date), hasForm("date", date), isDateTime(`${date}T00:00:00Z`)]).toEqual([isReal, isReal, isReal]);
    }),
    { numRuns: 500 },
  );
});

describe("bytes", () => {
  const text = fc.string({ unit: fc.constantFrom("A", "B", "Q", "g", "8", "+", "/", "-", "_", "="), maxLength: 9 });

  test.each([
    ["base64", isBase64, undefined],
    ["base64url", isBase64Url, "base64url"],
  ] as const)("%s is written in one way", (form, is, encoding) => {
    const canonical = (value: string): boolean => Buffer.from(value, form).toString(form) === value;
    fc.assert(
      fc.property(text, (value) => {
        const bounds = encoding ? { encoding } : {};
        expect([is(value), hasForm("bytes", value, bounds)]).toEqual([canonical(value), canonical(value)]);
        const length = Buffer.from(value, form).length;
        const bounded = [is(value, length, length), is(value, length + 1), is(value, 0, length - 1)];
        expect(bounded).toEqual([canonical(value), false, false]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("int64", () => {
  test("holds what 64 bits hold, in one way", () => {
    fc.assert(
      fc.property(int64, (value) => {
        const fits = BigInt.asIntN(64, value) === value;
        expect([isInt64(String(value)), hasForm("int64", String(value))]).toEqual([fits, fits]);
        expect(isInt64(`0${value}`) || isInt64(`${value} `) || isInt64(Number(value))).toBe(false);
      }),
    );
    expect(isInt64("-0")).toBe(false);
  });

  test("bounds are exact, for the runtime and in JSON Schema", () => {
    fc.assert(
      fc.property(inRange, inRange, int64, (a, b, value) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const expression = new RegExp(decimalPattern(String(low), String(high)), "u");
        for (const near of [value, low - 1n, low, high, high + 1n]) {
          const isWithin = near >= low && near <= high;
          expect(expression.test(String(near))).toBe(isWithin);
          const fits = BigInt.asIntN(64, near) === near;
          expect(isInt64(String(near), String(low), String(high))).toBe(isWithin && fits);
        }
      }),
    );
  });
});

test("no expression of a form takes long for a long text", () => {
  for (const base of ["date", "dateTime", "bytes", "int64"] as const) {
    const expression = new RegExp(formPattern(base), "u");
    for (const text of ["A".repeat(100_000), "1".repeat(100_000), "A=".repeat(50_000)])
      expect(expression.test(`${text}!`)).toBe(false);
  }
});
