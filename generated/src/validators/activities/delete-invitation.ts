// The types in `activities/delete-invitation`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-invitation.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { InvitationId, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DeleteInvitationActivity = types.DeleteInvitationActivity;
/** Judges and reads a {@link DeleteInvitationActivity} as it is answered. */
export const DeleteInvitationActivity: RecordType<DeleteInvitationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
    intent: /* @__PURE__ */ record({ deleteInvitationIntent: () => DeleteInvitationIntent }),
    result: /* @__PURE__ */ record({ "deleteInvitationResult?": () => DeleteInvitationResult }),
  },
);

function checkDeleteInvitationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!InvitationId.check(value.invitationId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteInvitationIntent = types.DeleteInvitationIntent;
/** Judges and reads a {@link DeleteInvitationIntent} as it is sent; `received` as it is answered. */
export const DeleteInvitationIntent: RecordType<DeleteInvitationIntent> = /* @__PURE__ */ sent(
  checkDeleteInvitationIntent,
  { invitationId: InvitationId },
);

export type DeleteInvitationResult = types.DeleteInvitationResult;
/** Judges and reads a {@link DeleteInvitationResult} as it is answered. */
export const DeleteInvitationResult: RecordType<DeleteInvitationResult> = /* @__PURE__ */ answered({
  invitationId: InvitationId,
});

function checkDeleteInvitationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_INVITATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteInvitationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteInvitationRequest = types.DeleteInvitationRequest;
/** Judges and reads a {@link DeleteInvitationRequest} as it is sent. */
export const DeleteInvitationRequest: RecordType<DeleteInvitationRequest> = /* @__PURE__ */ sent(
  checkDeleteInvitationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteInvitationIntent,
  },
);

export type DeleteInvitationResponse = types.DeleteInvitationResponse;
/** Judges and reads a {@link DeleteInvitationResponse} as it is answered. */
export const DeleteInvitationResponse: RecordType<DeleteInvitationResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteInvitationActivity,
});
