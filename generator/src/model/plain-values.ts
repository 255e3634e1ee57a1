// Values of numbers and formatted strings at and around their bounds. Some of them lie beyond.

import type { Bounds, Scalar } from "./model.js";
import { formOf } from "./formats.js";

/** The most natural one first. */
export function plainExamples(base: Scalar["base"], bounds: Bounds): readonly (string | number)[] {
  switch (base) {
    case "number":
      return numbers(bounds);
    case "string":
    case "int32":
      return [];
    default:
      return formOf(base).examples(bounds);
  }
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
