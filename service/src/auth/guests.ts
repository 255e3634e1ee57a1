// What authentication needs of whoever knows the people that were invited and are no users yet.

import type { WebAuthnStamp } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";

/** Knows people who accept an invitation, and are no users until they have. */
export interface Guests {
  /**
   * The user that the caller of acceptInvitation will be. The token comes first, so that only those who were invited
   * have the service read attestations.
   *
   * An invitation that was accepted, revoked or has expired will do: its receiver is told so when it is to be accepted,
   * and has to get the same answer when the same request comes again.
   *
   * @throws StampRefused for all that is wrong with the request; ApiError INTERNAL or UNAVAILABLE from custody,
   *   FAILED_PRECONDITION where the token cannot be told any more
   */
  find(
    organization: Organization,
    allowedOrigins: readonly string[],
    stamp: WebAuthnStamp,
    call: IncomingCall,
  ): Promise<Member>;
}
