// Features as they are answered.

import type { Feature } from "@countersign/api";

/** @param features values by name, in the order in which they are answered */
export function toFeatures(features: ReadonlyMap<string, string>): Feature[] {
  return [...features].map(([name, value]) => ({ name, value }));
}
