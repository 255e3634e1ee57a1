// Links a user to accounts at OpenID Connect issuers.

import { admissionTo } from "../../users/admission.js";
import { findMember } from "../../users/member.js";
import { insertOauthProviders, prepareOauthProviders } from "../../users/new-oauth-providers.js";
import type { Family } from "../family.js";

export const createOauthProviders: Family<"ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"> = async (context, intent) => {
  const { userId, oauthProviders } = intent;
  findMember(context.organization, "userId", userId);
  const prepared = await prepareOauthProviders(await admissionTo(context), "oauthProviders", oauthProviders, userId);
  return async (scope) => {
    await insertOauthProviders(scope, userId, prepared);
    return { providerIds: prepared.map(({ id }) => id) };
  };
};
