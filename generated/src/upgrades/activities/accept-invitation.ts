// Steps between the versions of `acceptInvitation`.

import type { AcceptInvitationIntent, AcceptInvitationIntentV2 } from "../../activities/accept-invitation.js";
import { upgradeAuthenticatorParamsToAuthenticatorParamsV2 } from "../shapes/credentials.js";

/**
 * What `AcceptInvitationIntent` means as `AcceptInvitationIntentV2`. Changes: `authenticator` is
 * `AuthenticatorParamsV2`, was `AuthenticatorParams`.
 */
export function upgradeAcceptInvitationV1ToV2(older: AcceptInvitationIntent): AcceptInvitationIntentV2 {
  return {
    invitationId: older.invitationId,
    userId: older.userId,
    authenticator: upgradeAuthenticatorParamsToAuthenticatorParamsV2(older.authenticator),
  };
}
