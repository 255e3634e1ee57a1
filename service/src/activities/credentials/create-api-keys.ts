// Adds API keys to a user.

import { findMember } from "../../organizations/found-member.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { admissionTo } from "./admission.js";
import { insertApiKeys, prepareApiKeys } from "./new-api-keys.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_API_KEYS_V2"> = async (context, { userId, apiKeys }) => {
  findMember(context.organization, "userId", userId);
  const prepared = await prepareApiKeys(await admissionTo(context), "apiKeys", apiKeys, userId);
  return async (scope) => {
    await insertApiKeys(scope, userId, prepared);
    return { apiKeyIds: prepared.keys.map(({ id }) => id) };
  };
};

export const createApiKeys: Family<"createApiKeys"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: ofOwnCredentials,
  versions: {
    ACTIVITY_TYPE_CREATE_API_KEYS: plain,
    ACTIVITY_TYPE_CREATE_API_KEYS_V2: { ...plain, plan },
  },
};
