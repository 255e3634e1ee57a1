// A limit as the service reads it from the database.

import type { SpendingLimit } from "../../../service/src/spending/spending-limit.js";

/** A limit that counts the amounts of an organization for ever. */
export function limitOf(id: string, changes: Partial<SpendingLimit> = {}): SpendingLimit {
  return {
    id,
    name: id,
    assets: [],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: 1000n,
    window: { period: "SPENDING_PERIOD_EVER", seconds: 0, timeZone: "UTC" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    scopeId: undefined,
    excess: "SPENDING_EXCESS_DENY",
    uncounted: new Set(),
    ...changes,
  };
}
