// Calls of the store's functions about MFA policies.

import { collect } from "../../../service/src/store/batches.js";
import * as mfaPolicies from "../../../service/src/store/mfa-policies.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, mfaPolicy } from "./rows.js";

const ofFirst = { id: first, user_id: first };

export const mfaCalls: Readonly<Record<string, File>> = {
  "mfa-policies": {
    exported: mfaPolicies,
    calls: {
      listMfaPolicies: async (scope) => [
        await collect(mfaPolicies.listMfaPolicies(scope)),
        await collect(mfaPolicies.listMfaPolicies(scope, [first])),
      ],
      insertMfaPolicy: (scope) => mfaPolicies.insertMfaPolicy(scope, mfaPolicy(fresh)),
      updateMfaPolicy: (scope) => mfaPolicies.updateMfaPolicy(scope, ofFirst, { name: fresh }),
      deleteMfaPolicy: (scope) => mfaPolicies.deleteMfaPolicy(scope, ofFirst),
    },
  },
};
