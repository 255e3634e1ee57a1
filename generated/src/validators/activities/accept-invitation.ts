// The types in `activities/accept-invitation`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/accept-invitation.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { InvitationId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { AuthenticatorParams, AuthenticatorParamsV2 } from "../shapes/credentials.js";

function checkAcceptInvitationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!InvitationId.check(value.invitationId)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!AuthenticatorParams.check(value.authenticator)) return false;
  return sizeOf(value) === 3;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. */
export type AcceptInvitationIntent = types.AcceptInvitationIntent;
/**
 * Judges and reads a {@link AcceptInvitationIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export const AcceptInvitationIntent: RecordType<
  AcceptInvitationIntent,
  AcceptInvitationIntent,
  types.ReceivedAcceptInvitationIntent
> = /* @__PURE__ */ sent(checkAcceptInvitationIntent, {
  invitationId: InvitationId,
  userId: UserId,
  authenticator: () => AuthenticatorParams,
});

export type AcceptInvitationResult = types.AcceptInvitationResult;
/** Judges and reads a {@link AcceptInvitationResult} as it is answered. */
export const AcceptInvitationResult: RecordType<AcceptInvitationResult> = /* @__PURE__ */ answered({
  invitationId: InvitationId,
  userId: UserId,
});

function checkAcceptInvitationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkAcceptInvitationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. */
export type AcceptInvitationRequest = types.AcceptInvitationRequest;
/**
 * Judges and reads a {@link AcceptInvitationRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export const AcceptInvitationRequest: RecordType<AcceptInvitationRequest> = /* @__PURE__ */ sent(
  checkAcceptInvitationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => AcceptInvitationIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. */
export type AcceptInvitationResponse = types.AcceptInvitationResponse;
/**
 * Judges and reads a {@link AcceptInvitationResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export const AcceptInvitationResponse: RecordType<AcceptInvitationResponse> = /* @__PURE__ */ answered({
  activity: () => AcceptInvitationActivity,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. */
export type AcceptInvitationActivity = types.AcceptInvitationActivity;
/**
 * Judges and reads a {@link AcceptInvitationActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export const AcceptInvitationActivity: RecordType<AcceptInvitationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION"], open: false },
    intent: /* @__PURE__ */ record({ acceptInvitationIntent: () => AcceptInvitationIntent }),
    result: /* @__PURE__ */ record({ "acceptInvitationResult?": () => AcceptInvitationResult }),
  },
);

function checkAcceptInvitationIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!InvitationId.check(value.invitationId)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!AuthenticatorParamsV2.check(value.authenticator)) return false;
  return sizeOf(value) === 3;
}

export type AcceptInvitationIntentV2 = types.AcceptInvitationIntentV2;
/** Judges and reads a {@link AcceptInvitationIntentV2} as it is sent; `received` as it is answered. */
export const AcceptInvitationIntentV2: RecordType<
  AcceptInvitationIntentV2,
  AcceptInvitationIntentV2,
  types.ReceivedAcceptInvitationIntentV2
> = /* @__PURE__ */ sent(checkAcceptInvitationIntentV2, {
  invitationId: InvitationId,
  userId: UserId,
  authenticator: () => AuthenticatorParamsV2,
});

function checkAcceptInvitationRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkAcceptInvitationIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type AcceptInvitationRequestV2 = types.AcceptInvitationRequestV2;
/** Judges and reads a {@link AcceptInvitationRequestV2} as it is sent. */
export const AcceptInvitationRequestV2: RecordType<AcceptInvitationRequestV2> = /* @__PURE__ */ sent(
  checkAcceptInvitationRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => AcceptInvitationIntentV2,
  },
);

export type AcceptInvitationResponseV2 = types.AcceptInvitationResponseV2;
/** Judges and reads a {@link AcceptInvitationResponseV2} as it is answered. */
export const AcceptInvitationResponseV2: RecordType<AcceptInvitationResponseV2> = /* @__PURE__ */ answered({
  activity: () => AcceptInvitationActivityV2,
});

export type AcceptInvitationActivityV2 = types.AcceptInvitationActivityV2;
/** Judges and reads a {@link AcceptInvitationActivityV2} as it is answered. */
export const AcceptInvitationActivityV2: RecordType<AcceptInvitationActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION_V2"], open: false },
    intent: /* @__PURE__ */ record({ acceptInvitationIntentV2: () => AcceptInvitationIntentV2 }),
    result: /* @__PURE__ */ record({ "acceptInvitationResult?": () => AcceptInvitationResult }),
  },
);

function checkAcceptInvitationBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_ACCEPT_INVITATION":
      return checkAcceptInvitationRequest(value);
    case "ACTIVITY_TYPE_ACCEPT_INVITATION_V2":
      return checkAcceptInvitationRequestV2(value);
    default:
      return false;
  }
}

export type AcceptInvitationBody = types.AcceptInvitationBody;
/** Judges and reads a {@link AcceptInvitationBody} as it is sent. */
export const AcceptInvitationBody: UnionType<AcceptInvitationBody> = /* @__PURE__ */ sentUnion(
  checkAcceptInvitationBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION", type: () => AcceptInvitationRequest },
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", type: () => AcceptInvitationRequestV2 },
  ],
);
