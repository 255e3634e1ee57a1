// The types in `activities/delete-policies`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";

export type DeletePoliciesActivity = types.DeletePoliciesActivity;
/** Judges and reads a {@link DeletePoliciesActivity} as it is answered. */
export const DeletePoliciesActivity: RecordType<DeletePoliciesActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICIES"], open: false },
    intent: /* @__PURE__ */ record({ deletePoliciesIntent: () => DeletePoliciesIntent }),
    result: /* @__PURE__ */ record({ "deletePoliciesResult?": () => DeletePoliciesResult }),
  },
);

function checkDeletePoliciesIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds) || policyIds.length > 100 || policyIds.length === 0) return false;
  for (let i = 0; i < policyIds.length; i++) {
    if (!PolicyId.check(policyIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeletePoliciesIntent = types.DeletePoliciesIntent;
/** Judges and reads a {@link DeletePoliciesIntent} as it is sent; `received` as it is answered. */
export const DeletePoliciesIntent: RecordType<DeletePoliciesIntent> = /* @__PURE__ */ sent(checkDeletePoliciesIntent, {
  policyIds: { kind: "array", of: PolicyId, minItems: 1, maxItems: 100 },
});

export type DeletePoliciesResult = types.DeletePoliciesResult;
/** Judges and reads a {@link DeletePoliciesResult} as it is answered. */
export const DeletePoliciesResult: RecordType<DeletePoliciesResult> = /* @__PURE__ */ answered({
  policyIds: { kind: "array", of: PolicyId, minItems: 0, maxItems: 100 },
});

function checkDeletePoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICIES") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeletePoliciesIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeletePoliciesRequest = types.DeletePoliciesRequest;
/** Judges and reads a {@link DeletePoliciesRequest} as it is sent. */
export const DeletePoliciesRequest: RecordType<DeletePoliciesRequest> = /* @__PURE__ */ sent(
  checkDeletePoliciesRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICIES"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeletePoliciesIntent,
  },
);

export type DeletePoliciesResponse = types.DeletePoliciesResponse;
/** Judges and reads a {@link DeletePoliciesResponse} as it is answered. */
export const DeletePoliciesResponse: RecordType<DeletePoliciesResponse> = /* @__PURE__ */ answered({
  activity: () => DeletePoliciesActivity,
});
