// Links a user to accounts at OpenID Connect issuers.

import { withoutSignatures } from "../../oidc/redacted-token.js";
import { findMember } from "../../organizations/found-member.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { admissionTo } from "./admission.js";
import { insertOauthProviders, prepareOauthProviders } from "./new-oauth-providers.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"> = async (context, intent) => {
  const { userId, oauthProviders } = intent;
  findMember(context.organization, "userId", userId);
  const prepared = await prepareOauthProviders(await admissionTo(context), "oauthProviders", oauthProviders, userId);
  return async (scope) => {
    await insertOauthProviders(scope, userId, prepared);
    return { providerIds: prepared.map(({ id }) => id) };
  };
};

const redaction = { redact: withoutSignatures, keptWhileWaiting: true, guessable: false };

export const createOauthProviders: Family<"createOauthProviders"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: ofOwnCredentials,
  versions: {
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: { ...plain, redaction },
    ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: { ...plain, redaction, plan },
  },
};
