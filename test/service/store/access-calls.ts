// Calls of the store's functions about what narrows down what users may do.

import * as ipAllowlists from "../../../service/src/store/ip-allowlists.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, ipAllowlist } from "./rows.js";

export const accessCalls: Readonly<Record<string, File>> = {
  "ip-allowlists": {
    exported: ipAllowlists,
    calls: {
      listIpAllowlists: (scope) => ipAllowlists.listIpAllowlists(scope),
      setIpAllowlist: (scope) => ipAllowlists.setIpAllowlist(scope, ipAllowlist(fresh)),
      removeIpAllowlists: (scope) => ipAllowlists.removeIpAllowlists(scope, [first]),
    },
  },
};
