// Removes API keys from a user.

import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findMember } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { foundAll } from "../../params/found-all.js";
import { deleteCredentials } from "../../store/credentials.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_API_KEYS"> = async ({ organization }, intent) => {
  const { userId, apiKeyIds } = intent;
  const { record } = findMember(organization, "userId", userId);
  const own = record.apiKeys.map(({ apiKeyId: id }) => ({ id }));
  await foundAll("API key of this user", "apiKeyIds", apiKeyIds, async () => own);
  const apiKeys = record.apiKeys.filter(({ apiKeyId }) => !apiKeyIds.includes(apiKeyId));
  checkReach(organization, { users: new Map([[userId, { ...record, apiKeys }]]) });
  return async (scope) => {
    await deleteCredentials(scope, "api_keys", apiKeyIds);
    return { apiKeyIds };
  };
};

export const deleteApiKeys: Family<"deleteApiKeys"> = {
  subjects: { userId: "user", apiKeyIds: "apiKey" },
  createsSubject: false,
  authority: ofOwnCredentials,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_API_KEYS: { ...plain, plan } },
};
