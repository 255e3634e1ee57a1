// Adds users with their credentials and tags.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { admissionTo } from "../../features/users/admission.js";
import { insertPreparedUser, onP256, prepareUsers } from "../../features/users/new-user.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_USERS_V2"> = async (context, { users }) => {
  const params = users.map((user) => ({ ...user, apiKeys: onP256(user.apiKeys) }));
  const prepared = await prepareUsers(await admissionTo(context), "users", params);
  return async (scope) => {
    for (const user of prepared) await insertPreparedUser(scope, user, false);
    return { userIds: prepared.map(({ id }) => id) };
  };
};

export const createUsers: Family<"createUsers"> = {
  subjects: { "users.userTags": "userTag" },
  createsSubject: true,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_CREATE_USERS: plain,
    ACTIVITY_TYPE_CREATE_USERS_V2: { ...plain, plan },
  },
};
