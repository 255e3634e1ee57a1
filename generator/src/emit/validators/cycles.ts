// Finds the records that contain themselves, directly or by way of others. Their checks have to know how deep they are.

import { parts } from "./records.js";
import type { Holder } from "./records.js";

/** Records that contain each other have the same number; those that do not contain themselves have none. */
export type Cycles = ReadonlyMap<Holder, number>;

/** Strongly connected components by Tarjan's algorithm, without those of one record that does not refer to itself. */
export function findCycles(holders: Iterable<Holder>): Cycles {
  const cycles = new Map<Holder, number>();
  const order = new Map<Holder, number>();
  const open: Holder[] = [];
  const visited = new Set<Holder>();

  const visit = (holder: Holder): number => {
    const own = order.size;
    order.set(holder, own);
    open.push(holder);
    let lowest = own;
    for (const part of parts(holder)) {
      if (visited.has(part)) continue;
      lowest = Math.min(lowest, order.get(part) ?? visit(part));
    }
    if (lowest === own) {
      const component = open.splice(open.indexOf(holder));
      for (const member of component) {
        visited.add(member);
        if (component.length > 1 || parts(member).includes(member)) cycles.set(member, own);
      }
    }
    return lowest;
  };

  for (const holder of holders) if (!order.has(holder)) visit(holder);
  return cycles;
}
