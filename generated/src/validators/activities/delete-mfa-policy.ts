// The types in `activities/delete-mfa-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-mfa-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MfaPolicyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type DeleteMfaPolicyActivity = types.DeleteMfaPolicyActivity;
/** Judges and reads a {@link DeleteMfaPolicyActivity} as it is answered. */
export const DeleteMfaPolicyActivity: RecordType<DeleteMfaPolicyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_MFA_POLICY"], open: false },
    intent: /* @__PURE__ */ record({ deleteMfaPolicyIntent: () => DeleteMfaPolicyIntent }),
    result: /* @__PURE__ */ record({ "deleteMfaPolicyResult?": () => DeleteMfaPolicyResult }),
  },
);

function checkDeleteMfaPolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!MfaPolicyId.check(value.mfaPolicyId)) return false;
  return sizeOf(value) === 2;
}

export type DeleteMfaPolicyIntent = types.DeleteMfaPolicyIntent;
/** Judges and reads a {@link DeleteMfaPolicyIntent} as it is sent; `received` as it is answered. */
export const DeleteMfaPolicyIntent: RecordType<DeleteMfaPolicyIntent> = /* @__PURE__ */ sent(
  checkDeleteMfaPolicyIntent,
  { userId: UserId, mfaPolicyId: MfaPolicyId },
);

export type DeleteMfaPolicyResult = types.DeleteMfaPolicyResult;
/** Judges and reads a {@link DeleteMfaPolicyResult} as it is answered. */
export const DeleteMfaPolicyResult: RecordType<DeleteMfaPolicyResult> = /* @__PURE__ */ answered({
  mfaPolicyId: MfaPolicyId,
});

function checkDeleteMfaPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_MFA_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteMfaPolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteMfaPolicyRequest = types.DeleteMfaPolicyRequest;
/** Judges and reads a {@link DeleteMfaPolicyRequest} as it is sent. */
export const DeleteMfaPolicyRequest: RecordType<DeleteMfaPolicyRequest> = /* @__PURE__ */ sent(
  checkDeleteMfaPolicyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_MFA_POLICY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteMfaPolicyIntent,
  },
);

export type DeleteMfaPolicyResponse = types.DeleteMfaPolicyResponse;
/** Judges and reads a {@link DeleteMfaPolicyResponse} as it is answered. */
export const DeleteMfaPolicyResponse: RecordType<DeleteMfaPolicyResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteMfaPolicyActivity,
});
