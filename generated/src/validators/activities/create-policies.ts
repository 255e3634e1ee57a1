// The types in `activities/create-policies`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { CreatePolicyIntentV3 } from "./create-policy.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";

export type CreatePoliciesActivity = types.CreatePoliciesActivity;
/** Judges and reads a {@link CreatePoliciesActivity} as it is answered. */
export const CreatePoliciesActivity: RecordType<CreatePoliciesActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
    intent: /* @__PURE__ */ record({ createPoliciesIntent: () => CreatePoliciesIntent }),
    result: /* @__PURE__ */ record({ "createPoliciesResult?": () => CreatePoliciesResult }),
  },
);

function checkCreatePoliciesIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const policies = value.policies;
  if (!Array.isArray(policies) || policies.length > 100 || policies.length === 0) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!CreatePolicyIntentV3.check(policies[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type CreatePoliciesIntent = types.CreatePoliciesIntent;
/** Judges and reads a {@link CreatePoliciesIntent} as it is sent; `received` as it is answered. */
export const CreatePoliciesIntent: RecordType<CreatePoliciesIntent> = /* @__PURE__ */ sent(checkCreatePoliciesIntent, {
  policies: { kind: "array", of: () => CreatePolicyIntentV3, minItems: 1, maxItems: 100 },
});

export type CreatePoliciesResult = types.CreatePoliciesResult;
/** Judges and reads a {@link CreatePoliciesResult} as it is answered. */
export const CreatePoliciesResult: RecordType<CreatePoliciesResult> = /* @__PURE__ */ answered({
  policyIds: { kind: "array", of: PolicyId, minItems: 0, maxItems: 100 },
});

function checkCreatePoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICIES") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePoliciesIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreatePoliciesRequest = types.CreatePoliciesRequest;
/** Judges and reads a {@link CreatePoliciesRequest} as it is sent. */
export const CreatePoliciesRequest: RecordType<CreatePoliciesRequest> = /* @__PURE__ */ sent(
  checkCreatePoliciesRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePoliciesIntent,
  },
);

export type CreatePoliciesResponse = types.CreatePoliciesResponse;
/** Judges and reads a {@link CreatePoliciesResponse} as it is answered. */
export const CreatePoliciesResponse: RecordType<CreatePoliciesResponse> = /* @__PURE__ */ answered({
  activity: () => CreatePoliciesActivity,
});
