// Calls of the store's functions about spending limits.

import * as spending from "../../../service/src/store/spending.js";
import * as spendingSlots from "../../../service/src/store/spending-slots.js";
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
  "spending-slots": {
    exported: spendingSlots,
    calls: {
      findSpendingSlots: (scope) => spendingSlots.findSpendingSlots(scope, [first]),
      lockSpendingSlots: (scope) => spendingSlots.lockSpendingSlots(scope, [first]),
      async putSpendingSlots(scope) {
        const before = firstOf(await spendingSlots.lockSpendingSlots(scope, [first]));
        const counts = [{ slot: first, limitId: first, holder: first, at: 6, whole: "2" }];
        await spendingSlots.putSpendingSlots(scope, before, { name: first, until: 8, counts });
      },
      forgetSpendingSlots: (scope) => spendingSlots.forgetSpendingSlots(scope, 7, 10),
      removeFromSlots: (scope) => spendingSlots.removeFromSlots(scope, first),
    },
  },
  spending: {
    exported: spending,
    calls: {
      findSpendingTotals: (scope) => spending.findSpendingTotals(scope, ofFirst),
      findSpendingUpTo: (scope) => spending.findSpendingUpTo(scope, ofFirst, 9),
      findSpendingOfReceivers: (scope) => spending.findSpendingOfReceivers(scope, [{ ...ofFirst, slot: first }]),
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
      removeSpendingOfReceiver: (scope) => spending.removeSpendingOfReceiver(scope, ofFirst, first),
      removeSpendingBefore: (scope) => spending.removeSpendingBefore(scope, ofFirst, { at: 9, number: 1 }, 10),
      insertReservations: (scope) => spending.insertReservations(scope, [spendingReservation(fresh)]),
      removeReservations: (scope) => spending.removeReservations(scope, first),
    },
  },
};
