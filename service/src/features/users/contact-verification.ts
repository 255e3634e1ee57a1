// Proof that comes with new users that their e-mail address or phone number is theirs.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ClientSignature } from "@countersign/api";

export interface ContactVerification {
  readonly verificationToken?: string | undefined;
  readonly clientSignature?: ClientSignature | undefined;
}

/**
 * Refuses what cannot be verified: to ignore a token would leave its sender to believe that the contact is verified.
 *
 * @throws ApiError UNIMPLEMENTED for a token, INVALID_ARGUMENT for a signature without one
 */
export function checkVerification({ verificationToken, clientSignature }: ContactVerification): void {
  // Existing clients send an empty one for none.
  if (verificationToken) {
    throw new ApiError(
      ErrorCode.UNIMPLEMENTED,
      "verificationToken: this service does not verify contacts by tokens yet; leave it out, and the user's first " +
        "login with a one-time code verifies the contact",
    );
  }
  if (clientSignature) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "clientSignature: it is for a verificationToken, and there is none; leave it out",
    );
  }
}
