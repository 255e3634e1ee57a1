// The types in `shapes/invitations`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/invitations.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AccessType, InvitationStatus } from "../enums.js";
import { Email, InvitationId, UserId, UserName, UserTagId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type Invitation = types.Invitation;
/** Judges and reads a {@link Invitation} as it is answered. */
export const Invitation: RecordType<Invitation> = /* @__PURE__ */ answered({
  invitationId: InvitationId,
  receiverUserName: UserName,
  receiverEmail: Email,
  receiverUserTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  accessType: AccessType,
  status: InvitationStatus,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  senderUserId: UserId,
});

function checkInvitationParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserName.check(value.receiverUserName)) return false;
  if (!Email.check(value.receiverUserEmail)) return false;
  const receiverUserTags = value.receiverUserTags;
  if (!Array.isArray(receiverUserTags) || receiverUserTags.length > 100) return false;
  for (let i = 0; i < receiverUserTags.length; i++) {
    if (!UserTagId.check(receiverUserTags[i])) return false;
  }
  if (!AccessType.check(value.accessType)) return false;
  if (!UserId.check(value.senderUserId)) return false;
  return sizeOf(value) === 5;
}

export type InvitationParams = types.InvitationParams;
/** Judges and reads a {@link InvitationParams} as it is sent; `received` as it is answered. */
export const InvitationParams: RecordType<InvitationParams, InvitationParams, types.ReceivedInvitationParams> =
  /* @__PURE__ */ sent(checkInvitationParams, {
    receiverUserName: UserName,
    receiverUserEmail: Email,
    receiverUserTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
    accessType: AccessType,
    senderUserId: UserId,
  });
