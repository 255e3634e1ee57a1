// Unlinks a user from accounts at OpenID Connect issuers.

import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findMember } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { foundAll } from "../../params/found-all.js";
import { deleteCredentials } from "../../store/credentials.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"> = async ({ organization }, { userId, providerIds }) => {
  const { record } = findMember(organization, "userId", userId);
  const own = record.oauthProviders.map(({ providerId: id }) => ({ id }));
  await foundAll("OAuth provider of this user", "providerIds", providerIds, async () => own);
  const oauthProviders = record.oauthProviders.filter(({ providerId }) => !providerIds.includes(providerId));
  checkReach(organization, { users: new Map([[userId, { ...record, oauthProviders }]]) });
  return async (scope) => {
    await deleteCredentials(scope, "oauth_providers", providerIds);
    return { providerIds };
  };
};

export const deleteOauthProviders: Family<"deleteOauthProviders"> = {
  subjects: { userId: "user", providerIds: "oauthProvider" },
  createsSubject: false,
  authority: ofOwnCredentials,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: { ...plain, plan } },
};
