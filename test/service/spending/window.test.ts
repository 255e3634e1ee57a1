// The windows of spending limits, against what the runtime's own calendar says.

import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfCount, endOfPast } from "../../../service/src/spending/window.js";
import type { Window } from "../../../service/src/spending/window.js";
import { periodOf } from "./model.js";

const timeZone = fc.constantFrom(
  "UTC",
  "Europe/Paris",
  "America/New_York",
  // Skipped 30 December 2011; changes its clocks at midnight; by half an hour; a quarter of an hour off.
  "Pacific/Apia",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
);
const period = fc.constantFrom(
  "SPENDING_PERIOD_DAY" as const,
  "SPENDING_PERIOD_WEEK" as const,
  "SPENDING_PERIOD_MONTH" as const,
);
/** Around changes of clocks, and anywhere. */
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2031, 0) }),
  fc
    .tuple(fc.constantFrom(Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2026, 2, 8), Date.UTC(2026, 8, 6)))
    .chain(([day]) => fc.integer({ min: day - 36 * 3_600_000, max: day + 36 * 3_600_000 })),
);

test("a calendar period begins where the calendar's does, and ends where the next begins", () => {
  fc.assert(
    fc.property(period, timeZone, instant, (name, zone, now) => {
      const window: Window = { period: name, seconds: 0, timeZone: zone };
      const nameAt = (at: number) => periodOf(name, at, zone);
      const past = endOfPast(window, now);
      expect(past).toBeLessThan(now);
      expect(nameAt(past + 1)).toBe(nameAt(now));
      expect(nameAt(past)).not.toBe(nameAt(now));
      const end = endOfCount(window, now) ?? Number.NaN;
      expect(nameAt(end - 1)).toBe(nameAt(now));
      expect(nameAt(end)).not.toBe(nameAt(now));
    }),
    { numRuns: 2000 },
  );
});

test("a rolling period ends so many seconds after, and one without an end never", () => {
  const rolling: Window = { period: "SPENDING_PERIOD_ROLLING", seconds: 60, timeZone: "UTC" };
  expect(endOfPast(rolling, 100_000)).toBe(40_000);
  expect(endOfCount(rolling, 40_001)).toBe(100_001);
  const ever: Window = { period: "SPENDING_PERIOD_EVER", seconds: 0, timeZone: "UTC" };
  expect(endOfPast(ever, 100_000)).toBe(-1);
  expect(endOfCount(ever, 40_001)).toBeUndefined();
});
