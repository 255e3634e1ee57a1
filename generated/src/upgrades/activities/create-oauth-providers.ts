// Steps between the versions of `createOauthProviders`.

import type {
  CreateOauthProvidersIntent,
  CreateOauthProvidersIntentV2,
} from "../../activities/create-oauth-providers.js";
import { upgradeOauthProviderParamsToOauthProviderParamsV2 } from "../shapes/credentials.js";

/**
 * What `CreateOauthProvidersIntent` means as `CreateOauthProvidersIntentV2`. Changes: `oauthProviders` is
 * `OauthProviderParamsV2[]`, was `OauthProviderParams[]`.
 */
export function upgradeCreateOauthProvidersV1ToV2(older: CreateOauthProvidersIntent): CreateOauthProvidersIntentV2 {
  return {
    userId: older.userId,
    oauthProviders: older.oauthProviders.map((item) => upgradeOauthProviderParamsToOauthProviderParamsV2(item)),
  };
}
