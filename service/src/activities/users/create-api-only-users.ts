// Adds users who have API keys and no authenticators.

import { admissionTo } from "../credentials/admission.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { insertPreparedUser, onP256, prepareUsers } from "./new-user.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_API_ONLY_USERS"> = async (context, { apiOnlyUsers }) => {
  const params = apiOnlyUsers.map((user) => ({ ...user, apiKeys: onP256(user.apiKeys), authenticators: [] }));
  const prepared = await prepareUsers(await admissionTo(context), "apiOnlyUsers", params);
  return async (scope) => {
    for (const user of prepared) await insertPreparedUser(scope, user, false);
    return { userIds: prepared.map(({ id }) => id) };
  };
};

export const createApiOnlyUsers: Family<"createApiOnlyUsers"> = {
  subjects: { "apiOnlyUsers.userTags": "userTag" },
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_API_ONLY_USERS: { ...plain, plan } },
};
