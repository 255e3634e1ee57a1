// Steps between records of the contract's shapes/mfa-policies.yaml.

import type { AuthenticationMethod, AuthenticationMethodParams } from "../../shapes/mfa-policies.js";

/** What `AuthenticationMethod` means as `AuthenticationMethodParams`. Nothing else has changed. */
export function upgradeAuthenticationMethodToAuthenticationMethodParams(
  older: AuthenticationMethod,
): AuthenticationMethodParams {
  return { type: older.type, ...(older.id != null && { id: older.id }) };
}
