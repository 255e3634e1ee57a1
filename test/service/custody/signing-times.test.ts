import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SigningTimes } from "../../../service/src/custody/signing-times.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("signatures are expected for a moment after each one, and not before the first", () => {
  const times = new SigningTimes();
  expect(times.areNow).toBe(false);
  for (const wait of [0, 60, 60]) {
    vi.advanceTimersByTime(wait);
    times.note();
    expect(times.areNow).toBe(true);
  }
  vi.advanceTimersByTime(99);
  expect(times.areNow).toBe(true);
  vi.advanceTimersByTime(1);
  expect(times.areNow).toBe(false);
});
