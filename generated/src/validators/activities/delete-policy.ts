// The types in `activities/delete-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";

export type DeletePolicyActivity = types.DeletePolicyActivity;
/** Judges and reads a {@link DeletePolicyActivity} as it is answered. */
export const DeletePolicyActivity: RecordType<DeletePolicyActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
  intent: /* @__PURE__ */ record({ deletePolicyIntent: () => DeletePolicyIntent }),
  result: /* @__PURE__ */ record({ "deletePolicyResult?": () => DeletePolicyResult }),
});

function checkDeletePolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PolicyId.check(value.policyId)) return false;
  return sizeOf(value) === 1;
}

export type DeletePolicyIntent = types.DeletePolicyIntent;
/** Judges and reads a {@link DeletePolicyIntent} as it is sent; `received` as it is answered. */
export const DeletePolicyIntent: RecordType<DeletePolicyIntent> = /* @__PURE__ */ sent(checkDeletePolicyIntent, {
  policyId: PolicyId,
});

export type DeletePolicyResult = types.DeletePolicyResult;
/** Judges and reads a {@link DeletePolicyResult} as it is answered. */
export const DeletePolicyResult: RecordType<DeletePolicyResult> = /* @__PURE__ */ answered({ policyId: PolicyId });

function checkDeletePolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeletePolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeletePolicyRequest = types.DeletePolicyRequest;
/** Judges and reads a {@link DeletePolicyRequest} as it is sent. */
export const DeletePolicyRequest: RecordType<DeletePolicyRequest> = /* @__PURE__ */ sent(checkDeletePolicyRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => DeletePolicyIntent,
});

export type DeletePolicyResponse = types.DeletePolicyResponse;
/** Judges and reads a {@link DeletePolicyResponse} as it is answered. */
export const DeletePolicyResponse: RecordType<DeletePolicyResponse> = /* @__PURE__ */ answered({
  activity: () => DeletePolicyActivity,
});
