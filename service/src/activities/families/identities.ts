// Families about accounts at OpenID Connect issuers.

import type { Families } from "../family.js";
import { createOauthProviders } from "./create-oauth-providers.js";
import { deleteOauthProviders } from "./delete-oauth-providers.js";
import { oauth } from "./oauth.js";

export const identityFamilies = {
  ACTIVITY_TYPE_OAUTH: oauth,
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: createOauthProviders,
  ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: deleteOauthProviders,
} satisfies Partial<Families>;
