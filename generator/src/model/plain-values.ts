// Values of numbers and formatted strings at and around their bounds. Some of them lie beyond.

import type { Bounds, Scalar } from "./model.js";
import { int64Range } from "./formats.js";

/** The most natural one first. */
export function plainExamples(base: Scalar["base"], bounds: Bounds): readonly (string | number)[] {
  switch (base) {
    case "number":
      return numbers(bounds);
    case "int64":
      return int64s(bounds);
    case "bytes":
      return [bounds.minLength ?? 0, bounds.maxLength ?? 0].flatMap((length) =>
        [length, length + 1, length - 1].flatMap((count) => (count >= 0 ? [bytes(count, bounds)] : [])),
      );
    case "date":
      return ["2030-01-31", "2028-02-29", "0000-01-01", "9999-12-31"];
    case "dateTime":
      return ["2030-01-31T18:00:00Z", "2028-02-29T23:59:59.999+05:30", "0000-01-01T00:00:00-23:59"];
    default:
      return [];
  }
}

/** Zeros in base64. */
export function bytes(length: number, { encoding }: Bounds): string {
  const text = "A".repeat(Math.ceil((length * 4) / 3));
  return encoding ? text : text.padEnd(Math.ceil(length / 3) * 4, "=");
}

function numbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Bounds): readonly number[] {
  const [low, high] = [minimum ?? exclusiveMinimum ?? 0, maximum ?? exclusiveMaximum ?? 1e6];
  const between = low + (high - low) / 2;
  const edges = [low, high].flatMap((edge) => [
    edge,
    edge + 1,
    edge - 1,
    edge + 0.5,
    edge - 0.5,
    next(edge),
    -next(-edge),
  ]);
  // `-0` is no JSON.
  return [1.5, between, ...edges].filter(Number.isFinite).map((value) => value || 0);
}

/** The nearest number above, or almost. */
function next(value: number): number {
  return value + Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE);
}

function int64s({ int64Minimum, int64Maximum }: Bounds): readonly string[] {
  const edges = [int64Minimum ?? int64Range.minimum, int64Maximum ?? int64Range.maximum];
  return ["42", "0", ...edges.flatMap((edge) => [-1n, 0n, 1n].map((by) => String(BigInt(edge) + by)))];
}
