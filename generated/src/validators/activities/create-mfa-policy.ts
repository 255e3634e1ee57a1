// The types in `activities/create-mfa-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-mfa-policy.js";
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

export type CreateMfaPolicyActivity = types.CreateMfaPolicyActivity;
/** Judges and reads a {@link CreateMfaPolicyActivity} as it is answered. */
export const CreateMfaPolicyActivity: RecordType<CreateMfaPolicyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_MFA_POLICY"], open: false },
    intent: /* @__PURE__ */ record({ createMfaPolicyIntent: () => CreateMfaPolicyIntent }),
    result: /* @__PURE__ */ record({ "createMfaPolicyResult?": () => CreateMfaPolicyResult }),
  },
);

function checkCreateMfaPolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!UserId.check(value.userId)) return false;
  const mfaPolicyName = value.mfaPolicyName;
  if (
    typeof mfaPolicyName !== "string" ||
    (mfaPolicyName.length > 256 && codePoints(mfaPolicyName) > 256) ||
    mfaPolicyName.length === 0
  )
    return false;
  if (!PolicyExpression.check(value.condition)) return false;
  const requiredAuthenticationMethods = value.requiredAuthenticationMethods;
  if (
    !Array.isArray(requiredAuthenticationMethods) ||
    requiredAuthenticationMethods.length > 10 ||
    requiredAuthenticationMethods.length === 0
  )
    return false;
  for (let i = 0; i < requiredAuthenticationMethods.length; i++) {
    if (!RequiredAuthenticationMethodParams.check(requiredAuthenticationMethods[i])) return false;
  }
  const order = value.order;
  if (typeof order !== "number" || (order | 0) !== order || order < 0) return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (!PolicyNotes.check(notes)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateMfaPolicyIntent = types.CreateMfaPolicyIntent;
/** Judges and reads a {@link CreateMfaPolicyIntent} as it is sent; `received` as it is answered. */
export const CreateMfaPolicyIntent: RecordType<CreateMfaPolicyIntent> = /* @__PURE__ */ sent(
  checkCreateMfaPolicyIntent,
  {
    userId: UserId,
    mfaPolicyName: { kind: "string", minLength: 1, maxLength: 256 },
    condition: { kind: "string", name: "PolicyExpression", maxLength: 16384, example: "activity.action == 'SIGN'" },
    requiredAuthenticationMethods: {
      kind: "array",
      of: () => RequiredAuthenticationMethodParams,
      minItems: 1,
      maxItems: 10,
    },
    order: { kind: "int32", minimum: 0, example: 0 },
    "notes?": PolicyNotes,
  },
);

export type CreateMfaPolicyResult = types.CreateMfaPolicyResult;
/** Judges and reads a {@link CreateMfaPolicyResult} as it is answered. */
export const CreateMfaPolicyResult: RecordType<CreateMfaPolicyResult> = /* @__PURE__ */ answered({
  mfaPolicyId: MfaPolicyId,
});

function checkCreateMfaPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_MFA_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateMfaPolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateMfaPolicyRequest = types.CreateMfaPolicyRequest;
/** Judges and reads a {@link CreateMfaPolicyRequest} as it is sent. */
export const CreateMfaPolicyRequest: RecordType<CreateMfaPolicyRequest> = /* @__PURE__ */ sent(
  checkCreateMfaPolicyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_MFA_POLICY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateMfaPolicyIntent,
  },
);

export type CreateMfaPolicyResponse = types.CreateMfaPolicyResponse;
/** Judges and reads a {@link CreateMfaPolicyResponse} as it is answered. */
export const CreateMfaPolicyResponse: RecordType<CreateMfaPolicyResponse> = /* @__PURE__ */ answered({
  activity: () => CreateMfaPolicyActivity,
});
