// Calls of the store's functions about brakes.

import * as freezes from "../../../service/src/store/freezes.js";
import type { File } from "./bookkeeping-calls.js";
import { first, freeze, fresh } from "./rows.js";

export const brakesCalls: Readonly<Record<string, File>> = {
  freezes: {
    exported: freezes,
    calls: {
      listFreezes: (scope) => freezes.listFreezes(scope),
      insertFreezes: (scope) => freezes.insertFreezes(scope, [freeze(fresh) as never]),
      removeFreezes: (scope) => freezes.removeFreezes(scope, [first]),
    },
  },
};
