// Adds users with their credentials and tags.

import { withoutSignatures } from "../../oidc/redacted-token.js";
import { admissionTo } from "../credentials/admission.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { insertPreparedUser, prepareUsers } from "./new-user.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_USERS_V4"> = async (context, { users }) => {
  const prepared = await prepareUsers(await admissionTo(context), "users", users);
  return async (scope) => {
    for (const user of prepared) await insertPreparedUser(scope, user, false);
    return { userIds: prepared.map(({ id }) => id) };
  };
};

const tokensOfUsers = {
  redact: <Intent extends { readonly users: readonly Parameters<typeof withoutSignatures>[0][] }>(intent: Intent) => ({
    ...intent,
    users: intent.users.map(withoutSignatures),
  }),
  keptWhileWaiting: true,
  guessable: false,
};

export const createUsers: Family<"createUsers"> = {
  subjects: { "users.userTags": "userTag" },
  createsSubject: true,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_CREATE_USERS: plain,
    ACTIVITY_TYPE_CREATE_USERS_V2: plain,
    ACTIVITY_TYPE_CREATE_USERS_V3: { ...plain, redaction: tokensOfUsers },
    ACTIVITY_TYPE_CREATE_USERS_V4: { ...plain, redaction: tokensOfUsers, plan },
  },
};
