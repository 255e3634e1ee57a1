// Numbers that need not be whole.

import type { NumberDescriptor } from "./validate-descriptor.js";

/** Everything in which a value differs; bounds only where it is `bounded`. */
export function numberFaults(
  value: unknown,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberDescriptor,
  bounded: boolean,
): readonly string[] {
  if (typeof value !== "number" || !Number.isFinite(value)) return ["number"];
  if (!bounded) return [];
  const faults: string[] = [];
  if (minimum !== undefined && value < minimum) faults.push(`number of at least ${minimum}`);
  if (maximum !== undefined && value > maximum) faults.push(`number of at most ${maximum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) faults.push(`number above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) faults.push(`number below ${exclusiveMaximum}`);
  return faults;
}
