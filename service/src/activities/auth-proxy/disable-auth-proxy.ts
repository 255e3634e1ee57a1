// Takes the auth proxy away from an organization, with its user and its key.

import { deleteAuthProxy } from "../../store/auth-proxies.js";
import { deleteUsers } from "../../store/users.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { authProxyOf } from "./found.js";

const plan: Plan<"ACTIVITY_TYPE_DISABLE_AUTH_PROXY"> = async ({ organization }) => {
  const { userId } = authProxyOf(organization);
  return async (scope) => {
    await deleteAuthProxy(scope);
    await deleteUsers(scope, [userId]);
    return {};
  };
};

export const disableAuthProxy: Family<"disableAuthProxy"> = {
  subjects: {},
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DISABLE_AUTH_PROXY: { ...plain, plan } },
};
