// Objects whose member names are data.

import type { MapDescriptor, MapFault } from "./validate-descriptor.js";
import { stringFaults } from "./validate-words.js";

/** Whoever copies a map with this key by assignment would change a prototype. */
const unsafeKey = "__proto__";

/** Everything in which the number of names and each name differ; bounds only where they are `bounded`. */
export function mapFaults(
  names: readonly string[],
  { keys, minEntries, maxEntries }: MapDescriptor,
  bounded: boolean,
): readonly MapFault[] {
  const faults: MapFault[] = [];
  const count = names.length;
  if (bounded && count < minEntries) faults.push([undefined, `map of at least ${entries(minEntries)}`]);
  if (bounded && count > maxEntries) faults.push([undefined, `map of at most ${entries(maxEntries)}`]);
  for (const name of names) {
    if (name === unsafeKey) faults.push([name, `a key other than ${unsafeKey}`]);
    else if (bounded) for (const fault of stringFaults(name, keys)) faults.push([name, `key: ${fault}`]);
  }
  return faults;
}

function entries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}
