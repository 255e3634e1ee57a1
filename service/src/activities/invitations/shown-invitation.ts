// Invitations as their receivers show them: the id, a full stop and the token that came by message.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CustodyOfFamilies } from "../../custody/custody.js";
import { isIdentifier } from "../../params/found.js";
import { findInvitation } from "../../store/invitations.js";
import type { InvitationRow } from "../../store/invitations.js";
import type { Scope } from "../../store/store.js";

/**
 * The invitation that someone shows who accepts it, whatever has become of it.
 *
 * @param shown `<id>.<token>`
 * @param userId that the invitation has for its receiver
 * @throws ApiError NOT_FOUND, one message for an unknown invitation, a wrong token and a wrong user;
 *   FAILED_PRECONDITION where the token cannot be told any more
 */
export async function findShownInvitation(
  { scope, custody }: { readonly scope: Scope; readonly custody: CustodyOfFamilies },
  shown: string,
  userId: string,
): Promise<InvitationRow> {
  const [id = "", token = ""] = shown.split(".");
  const invitation = isIdentifier(id) ? await findInvitation(scope, id) : undefined;
  if (!invitation || !(await isToken(scope, custody, invitation, token)) || invitation.user_id !== userId) {
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      "invitationId: this organization has no invitation with that id, token and userId; send <id>.<token> and the " +
        "user id exactly as the message has them",
    );
  }
  return invitation;
}

/**
 * Makes sure that an invitation can be accepted. Whoever has its token may know why it cannot.
 *
 * @throws ApiError FAILED_PRECONDITION where it was accepted, revoked or has expired
 */
export function checkOpen({ status, expires_at: expiresAt }: InvitationRow): void {
  if (status !== "INVITATION_STATUS_CREATED") {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `invitationId: the invitation is no longer open; its status is ${status}`,
    );
  }
  if (expiresAt <= Date.now()) {
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, "invitationId: the invitation has expired; ask for a new one");
  }
}

/** In constant time. */
async function isToken(
  { organizationId }: Scope,
  custody: CustodyOfFamilies,
  { id, token_hash }: InvitationRow,
  token: string,
): Promise<boolean> {
  try {
    return await custody.checkOneTimeSecret({ kind: "code", organizationId, id }, token_hash, token);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== ErrorCode.FAILED_PRECONDITION) throw cause;
    const reason = "was made under a key that the service has dropped; ask for a new one";
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, `invitationId: the invitation ${reason}`, { cause });
  }
}
