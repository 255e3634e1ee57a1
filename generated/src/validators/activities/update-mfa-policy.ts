// The types in `activities/update-mfa-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-mfa-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  MfaPolicyId,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyNotes,
  UserId,
} from "../scalars.js";
import { RequiredAuthenticationMethodParams } from "../shapes/mfa-policies.js";

export type UpdateMfaPolicyActivity = types.UpdateMfaPolicyActivity;
/** Judges and reads a {@link UpdateMfaPolicyActivity} as it is answered. */
export const UpdateMfaPolicyActivity: RecordType<UpdateMfaPolicyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_MFA_POLICY"], open: false },
    intent: /* @__PURE__ */ record({ updateMfaPolicyIntent: () => UpdateMfaPolicyIntent }),
    result: /* @__PURE__ */ record({ "updateMfaPolicyResult?": () => UpdateMfaPolicyResult }),
  },
);

function checkUpdateMfaPolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!UserId.check(value.userId)) return false;
  if (!MfaPolicyId.check(value.mfaPolicyId)) return false;
  const mfaPolicyName = value.mfaPolicyName;
  if (mfaPolicyName !== undefined) {
    present++;
    if (
      typeof mfaPolicyName !== "string" ||
      (mfaPolicyName.length > 256 && codePoints(mfaPolicyName) > 256) ||
      mfaPolicyName.length === 0
    )
      return false;
  }
  const condition = value.condition;
  if (condition !== undefined) {
    present++;
    if (!PolicyExpression.check(condition)) return false;
  }
  const requiredAuthenticationMethods = value.requiredAuthenticationMethods;
  if (requiredAuthenticationMethods !== undefined) {
    present++;
    if (!Array.isArray(requiredAuthenticationMethods) || requiredAuthenticationMethods.length > 10) return false;
    for (let i = 0; i < requiredAuthenticationMethods.length; i++) {
      if (!RequiredAuthenticationMethodParams.check(requiredAuthenticationMethods[i])) return false;
    }
  }
  const order = value.order;
  if (order !== undefined) {
    present++;
    if (typeof order !== "number" || (order | 0) !== order || order < 0) return false;
  }
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (!PolicyNotes.check(notes)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateMfaPolicyIntent = types.UpdateMfaPolicyIntent;
/** Judges and reads a {@link UpdateMfaPolicyIntent} as it is sent; `received` as it is answered. */
export const UpdateMfaPolicyIntent: RecordType<UpdateMfaPolicyIntent> = /* @__PURE__ */ sent(
  checkUpdateMfaPolicyIntent,
  {
    userId: UserId,
    mfaPolicyId: MfaPolicyId,
    "mfaPolicyName?": { kind: "string", minLength: 1, maxLength: 256 },
    "condition?": PolicyExpression,
    "requiredAuthenticationMethods?": {
      kind: "array",
      of: () => RequiredAuthenticationMethodParams,
      minItems: 0,
      maxItems: 10,
    },
    "order?": { kind: "int32", minimum: 0 },
    "notes?": PolicyNotes,
  },
);

export type UpdateMfaPolicyResult = types.UpdateMfaPolicyResult;
/** Judges and reads a {@link UpdateMfaPolicyResult} as it is answered. */
export const UpdateMfaPolicyResult: RecordType<UpdateMfaPolicyResult> = /* @__PURE__ */ answered({
  mfaPolicyId: MfaPolicyId,
});

function checkUpdateMfaPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_MFA_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateMfaPolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateMfaPolicyRequest = types.UpdateMfaPolicyRequest;
/** Judges and reads a {@link UpdateMfaPolicyRequest} as it is sent. */
export const UpdateMfaPolicyRequest: RecordType<UpdateMfaPolicyRequest> = /* @__PURE__ */ sent(
  checkUpdateMfaPolicyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_MFA_POLICY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateMfaPolicyIntent,
  },
);

export type UpdateMfaPolicyResponse = types.UpdateMfaPolicyResponse;
/** Judges and reads a {@link UpdateMfaPolicyResponse} as it is answered. */
export const UpdateMfaPolicyResponse: RecordType<UpdateMfaPolicyResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateMfaPolicyActivity,
});
