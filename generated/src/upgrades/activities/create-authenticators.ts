// Steps between the versions of `createAuthenticators`.

import type {
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntentV2,
} from "../../activities/create-authenticators.js";
import { upgradeAuthenticatorParamsToAuthenticatorParamsV2 } from "../shapes/credentials.js";

/**
 * What `CreateAuthenticatorsIntent` means as `CreateAuthenticatorsIntentV2`. Changes: `authenticators` is
 * `AuthenticatorParamsV2[]`, was `AuthenticatorParams[]`.
 */
export function upgradeCreateAuthenticatorsV1ToV2(older: CreateAuthenticatorsIntent): CreateAuthenticatorsIntentV2 {
  return {
    authenticators: older.authenticators.map((item) => upgradeAuthenticatorParamsToAuthenticatorParamsV2(item)),
    userId: older.userId,
  };
}
