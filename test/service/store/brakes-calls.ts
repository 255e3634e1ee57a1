// Calls of the store's functions about brakes.

import * as freezes from "../../../service/src/store/freezes.js";
import * as addressBook from "../../../service/src/store/address-book.js";
import * as heldActivities from "../../../service/src/store/held-activities.js";
import * as delays from "../../../service/src/store/delays.js";
import type { File } from "./bookkeeping-calls.js";
import { addressBookEntry, first, freeze, fresh } from "./rows.js";

export const brakesCalls: Readonly<Record<string, File>> = {
  delays: {
    exported: delays,
    calls: {
      listDelays: (scope) => delays.listDelays(scope),
      delayedChanges: "no reads",
      setDelay: (scope) => delays.setDelay(scope, "votes", 90),
      findDelaying: "spans organizations",
    },
  },
  "held-activities": {
    exported: heldActivities,
    calls: {
      findOrganizationsWithDue: "spans organizations",
      findDue: (scope) => heldActivities.findDue(scope, 9, "", 10),
    },
  },
  "address-book": {
    exported: addressBook,
    calls: {
      listAddressBookEntries: (scope) => addressBook.listAddressBookEntries(scope),
      insertAddressBookEntries: (scope) => addressBook.insertAddressBookEntries(scope, [addressBookEntry(fresh)]),
      deleteAddressBookEntries: (scope) => addressBook.deleteAddressBookEntries(scope, [first]),
    },
  },
  freezes: {
    exported: freezes,
    calls: {
      listFreezes: (scope) => freezes.listFreezes(scope),
      insertFreezes: (scope) => freezes.insertFreezes(scope, [freeze(fresh) as never]),
      removeFreezes: (scope) => freezes.removeFreezes(scope, [first]),
    },
  },
};
