// Steps between the versions of `createOrganization`.

import type { CreateOrganizationIntent, CreateOrganizationIntentV2 } from "../../activities/create-organization.js";
import { upgradeAuthenticatorParamsToAuthenticatorParamsV2 } from "../shapes/credentials.js";

/**
 * What `CreateOrganizationIntent` means as `CreateOrganizationIntentV2`. Changes: `rootAuthenticator` is
 * `AuthenticatorParamsV2`, was `AuthenticatorParams`.
 */
export function upgradeCreateOrganizationV1ToV2(older: CreateOrganizationIntent): CreateOrganizationIntentV2 {
  return {
    organizationName: older.organizationName,
    rootEmail: older.rootEmail,
    rootAuthenticator: upgradeAuthenticatorParamsToAuthenticatorParamsV2(older.rootAuthenticator),
    ...(older.rootUserId != null && { rootUserId: older.rootUserId }),
  };
}
