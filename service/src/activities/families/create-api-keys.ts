// Adds API keys to a user.

import { admissionTo } from "../../users/admission.js";
import { findMember } from "../../users/member.js";
import { insertApiKeys, prepareApiKeys } from "../../users/new-api-keys.js";
import type { Family } from "../family.js";

export const createApiKeys: Family<"ACTIVITY_TYPE_CREATE_API_KEYS_V2"> = async (context, { userId, apiKeys }) => {
  findMember(context.organization, "userId", userId);
  const prepared = await prepareApiKeys(await admissionTo(context), "apiKeys", apiKeys, userId);
  return async (scope) => {
    await insertApiKeys(scope, userId, prepared);
    return { apiKeyIds: prepared.keys.map(({ id }) => id) };
  };
};
