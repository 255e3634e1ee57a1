// Calls of the store's functions about brakes.

import * as freezes from "../../../service/src/store/freezes.js";
import * as delays from "../../../service/src/store/delays.js";
import type { File } from "./bookkeeping-calls.js";
import { first, freeze, fresh } from "./rows.js";

export const brakesCalls: Readonly<Record<string, File>> = {
  delays: {
    exported: delays,
    calls: {
      listDelays: (scope) => delays.listDelays(scope),
      setDelay: (scope) => delays.setDelay(scope, "votes", 90),
      findDelaying: "spans organizations",
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
