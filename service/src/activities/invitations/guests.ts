// Guests: people who accept an invitation, and are no users until they have. They prove that the invitation's message
// reached them by its token, and that the authenticator they register is theirs by stamping the request with it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AcceptInvitationBody, AcceptInvitationIntentV2, WebAuthnStamp } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import { upgradeAcceptInvitationV1ToV2 } from "@countersign/api/upgrades";
import type { Guests } from "../../auth/guests.js";
import { StampRefused } from "../../auth/refusal.js";
import { registerAuthenticator, verifyWebAuthnStamp } from "../../auth/webauthn.js";
import type { CustodyOfFamilies } from "../../custody/custody.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import type { Store } from "../../store/store.js";
import { toInvitedMember } from "./invited-member.js";
import { findShownInvitation } from "./shown-invitation.js";

export interface GuestsParts {
  readonly store: Store;
  readonly custody: CustodyOfFamilies;
}

export class InvitationGuests implements Guests {
  readonly #parts: GuestsParts;

  constructor(parts: GuestsParts) {
    this.#parts = parts;
  }

  async find(
    organization: Organization,
    allowedOrigins: readonly string[],
    stamp: WebAuthnStamp,
    call: IncomingCall,
  ): Promise<Member> {
    const { invitationId, userId, authenticator } = readAcceptance(call);
    const scope = this.#parts.store.in(organization);
    const { custody } = this.#parts;
    const invitation = await refusing(() => findShownInvitation({ scope, custody }, invitationId, userId));
    const registered = await refusing(() => registerAuthenticator(authenticator, allowedOrigins));
    await verifyWebAuthnStamp(stamp, call.bytes, registered, allowedOrigins);
    return toInvitedMember(scope, invitation);
  }
}

function readAcceptance(call: IncomingCall): AcceptInvitationIntentV2 {
  const parsed = call.operation.parse(call.json());
  if (!parsed.ok) throw new StampRefused("the body is not one of acceptInvitation");
  const body = parsed.value as AcceptInvitationBody;
  return body.type === "ACTIVITY_TYPE_ACCEPT_INVITATION"
    ? upgradeAcceptInvitationV1ToV2(body.parameters)
    : body.parameters;
}

/** Guests are not told what is wrong with the request; what the service lacks or fails in is nothing that they did. */
async function refusing<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    if (
      !(cause instanceof ApiError) ||
      ([ErrorCode.FAILED_PRECONDITION, ErrorCode.INTERNAL, ErrorCode.UNAVAILABLE] as number[]).includes(cause.code)
    )
      throw cause;
    throw new StampRefused(cause.message, { cause });
  }
}
