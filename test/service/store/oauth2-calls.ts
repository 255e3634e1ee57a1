// Calls of the store's functions about OAuth 2.0 credentials.

import * as oauth2Credentials from "../../../service/src/store/oauth2-credentials.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, oauth2Credential } from "./rows.js";

export const oauth2Calls: Readonly<Record<string, File>> = {
  "oauth2-credentials": {
    exported: oauth2Credentials,
    calls: {
      listOauth2Credentials: (scope) => oauth2Credentials.listOauth2Credentials(scope),
      insertOauth2Credential: (scope) => oauth2Credentials.insertOauth2Credential(scope, oauth2Credential(fresh)),
      updateOauth2Credential: (scope) => oauth2Credentials.updateOauth2Credential(scope, oauth2Credential(first)),
      deleteOauth2Credential: (scope) => oauth2Credentials.deleteOauth2Credential(scope, first),
    },
  },
};
