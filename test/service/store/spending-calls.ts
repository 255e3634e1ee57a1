// Calls of the store's functions about spending limits.

import * as spending from "../../../service/src/store/spending.js";
import * as spendingLimits from "../../../service/src/store/spending-limits.js";
import { firstOf } from "../support/results.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, spendingEntry, spendingLimit, spendingReservation } from "./rows.js";

const ofFirst = { limitId: first, holder: first };

export const spendingCalls: Readonly<Record<string, File>> = {
  "spending-limits": {
    exported: spendingLimits,
    calls: {
      listSpendingLimits: (scope) => spendingLimits.listSpendingLimits(scope),
      insertSpendingLimit: (scope) => spendingLimits.insertSpendingLimit(scope, spendingLimit(fresh)),
      updateSpendingLimit: (scope) => spendingLimits.updateSpendingLimit(scope, first, { maximum: "11" }),
      removeCounted: (scope) => spendingLimits.removeCounted(scope, first),
      deleteSpendingLimits: (scope) => spendingLimits.deleteSpendingLimits(scope, [first]),
    },
  },
  spending: {
    exported: spending,
    calls: {
      findSpendingTotals: (scope) => spending.findSpendingTotals(scope, ofFirst),
      findSpendingUpTo: (scope) => spending.findSpendingUpTo(scope, ofFirst, 9),
      findSpendingOfSlots: (scope) => spending.findSpendingOfSlots(scope, [{ ...ofFirst, slot: first }]),
      listSpendingEntries: (scope) => spending.listSpendingEntries(scope, ofFirst, 0, 10),
      listReservations: (scope) => spending.listReservations(scope, ofFirst, 10),
      findReservations: (scope) => spending.findReservations(scope, first),
      listSpendingHolders: (scope) => spending.listSpendingHolders(scope, first, 10),
      lockSpendingTotals: (scope) => spending.lockSpendingTotals(scope, [ofFirst]),
      async changeSpendingTotals(scope) {
        const totals = firstOf(await spending.lockSpendingTotals(scope, [ofFirst]));
        await spending.changeSpendingTotals(scope, totals, { ...totals, spent: "2" });
      },
      insertSpendingEntries: (scope) => spending.insertSpendingEntries(scope, [spendingEntry(fresh)]),
      removeSpendingOfSlot: (scope) => spending.removeSpendingOfSlot(scope, ofFirst, first),
      removeSpendingBefore: (scope) => spending.removeSpendingBefore(scope, ofFirst, { at: 9, number: 1 }, 10),
      insertReservations: (scope) => spending.insertReservations(scope, [spendingReservation(fresh)]),
      removeReservations: (scope) => spending.removeReservations(scope, first),
    },
  },
};
