// Calls of the store's functions about what narrows down what users may do.

import * as sessionProfiles from "../../../service/src/store/session-profiles.js";
import * as ipAllowlists from "../../../service/src/store/ip-allowlists.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, ipAllowlist, sessionProfile } from "./rows.js";

export const accessCalls: Readonly<Record<string, File>> = {
  "ip-allowlists": {
    exported: ipAllowlists,
    calls: {
      listIpAllowlists: (scope) => ipAllowlists.listIpAllowlists(scope),
      setIpAllowlist: (scope) => ipAllowlists.setIpAllowlist(scope, ipAllowlist(fresh)),
      removeIpAllowlists: (scope) => ipAllowlists.removeIpAllowlists(scope, [first]),
    },
  },
  "session-profiles": {
    exported: sessionProfiles,
    calls: {
      listSessionProfiles: (scope) => sessionProfiles.listSessionProfiles(scope),
      findSessionProfile: (scope) => sessionProfiles.findSessionProfile(scope, first),
      insertSessionProfile: (scope) => sessionProfiles.insertSessionProfile(scope, sessionProfile(fresh)),
    },
  },
};
