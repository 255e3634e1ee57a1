// Validators of the types in `shapes/invitations`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { Invitation, InvitationParams } from "../../shapes/invitations.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { accessTypeDescriptor, invitationStatusDescriptor } from "../enums.js";
import {
  emailDescriptor,
  invitationIdDescriptor,
  userIdDescriptor,
  userNameDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link Invitation} holds. */
export const invitationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Invitation", {
  invitationId: invitationIdDescriptor,
  receiverUserName: userNameDescriptor,
  receiverEmail: emailDescriptor,
  receiverUserTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  accessType: accessTypeDescriptor,
  status: invitationStatusDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  senderUserId: userIdDescriptor,
});

/** Whether a value is a {@link Invitation} as it may be answered. */
export function isInvitation(value: unknown): value is Invitation {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  if (typeof value.receiverUserName !== "string" || typeof value.receiverEmail !== "string") return false;
  const receiverUserTags = value.receiverUserTags;
  if (!Array.isArray(receiverUserTags)) return false;
  for (let i = 0; i < receiverUserTags.length; i++) {
    if (typeof receiverUserTags[i] !== "string") return false;
  }
  if (typeof value.accessType !== "string" || typeof value.status !== "string") return false;
  if (!isTimestamp(value.createdAt) || !isTimestamp(value.updatedAt)) return false;
  if (typeof value.senderUserId !== "string") return false;
  return true;
}

/** The value as a {@link Invitation}, without explicit nulls, or its issues. */
export const parseInvitation = (value: unknown): ParseResult<Invitation> =>
  parse(isInvitation, invitationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Invitation} as it may be answered. */
export const explainInvitation = (value: unknown): readonly Issue[] => explain(invitationDescriptor, value, "tolerant");
/** {@link parseInvitation} as a Standard Schema. */
export const InvitationSchema: StandardSchema<Invitation> = /* @__PURE__ */ standardSchema(parseInvitation);

/** What a {@link InvitationParams} holds. */
export const invitationParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InvitationParams", {
  receiverUserName: userNameDescriptor,
  receiverUserEmail: emailDescriptor,
  receiverUserTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  accessType: accessTypeDescriptor,
  senderUserId: userIdDescriptor,
});

const invitationParamsMembers = [
  "receiverUserName",
  "receiverUserEmail",
  "receiverUserTags",
  "accessType",
  "senderUserId",
];

/** Whether a value is a {@link InvitationParams} fit to be sent. */
export function isInvitationParams(value: unknown): value is InvitationParams {
  if (!isObject(value)) return false;
  const receiverUserName = value.receiverUserName;
  if (
    typeof receiverUserName !== "string" ||
    (receiverUserName.length > 256 && codePoints(receiverUserName) > 256) ||
    receiverUserName.length === 0
  )
    return false;
  const receiverUserEmail = value.receiverUserEmail;
  if (typeof receiverUserEmail !== "string" || (receiverUserEmail.length > 320 && codePoints(receiverUserEmail) > 320))
    return false;
  const receiverUserTags = value.receiverUserTags;
  if (!Array.isArray(receiverUserTags) || receiverUserTags.length > 100) return false;
  for (let i = 0; i < receiverUserTags.length; i++) {
    const item: unknown = receiverUserTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const accessType = value.accessType;
  if (accessType !== "ACCESS_TYPE_WEB" && accessType !== "ACCESS_TYPE_API" && accessType !== "ACCESS_TYPE_ALL")
    return false;
  const senderUserId = value.senderUserId;
  if (typeof senderUserId !== "string" || (senderUserId.length > 64 && codePoints(senderUserId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 5 || hasOnly(value, invitationParamsMembers);
}

/** The value as a {@link InvitationParams}, without explicit nulls, or its issues. */
export const parseInvitationParams = (value: unknown): ParseResult<InvitationParams> =>
  parse(isInvitationParams, invitationParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link InvitationParams} fit to be sent. */
export const explainInvitationParams = (value: unknown): readonly Issue[] =>
  explain(invitationParamsDescriptor, value, "strict");
/** {@link parseInvitationParams} as a Standard Schema. */
export const InvitationParamsSchema: StandardSchema<InvitationParams> =
  /* @__PURE__ */ standardSchema(parseInvitationParams);

/** Whether a value is a {@link InvitationParams} as it may be answered. */
export function isReceivedInvitationParams(value: unknown): value is InvitationParams {
  if (!isObject(value) || typeof value.receiverUserName !== "string") return false;
  if (typeof value.receiverUserEmail !== "string") return false;
  const receiverUserTags = value.receiverUserTags;
  if (!Array.isArray(receiverUserTags)) return false;
  for (let i = 0; i < receiverUserTags.length; i++) {
    if (typeof receiverUserTags[i] !== "string") return false;
  }
  if (typeof value.accessType !== "string" || typeof value.senderUserId !== "string") return false;
  return true;
}

/** The value as a {@link InvitationParams}, without explicit nulls, or its issues. */
export const parseReceivedInvitationParams = (value: unknown): ParseResult<InvitationParams> =>
  parse(isReceivedInvitationParams, invitationParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InvitationParams} as it may be answered. */
export const explainReceivedInvitationParams = (value: unknown): readonly Issue[] =>
  explain(invitationParamsDescriptor, value, "tolerant");
/** {@link parseReceivedInvitationParams} as a Standard Schema. */
export const ReceivedInvitationParamsSchema: StandardSchema<InvitationParams> =
  /* @__PURE__ */ standardSchema(parseReceivedInvitationParams);
