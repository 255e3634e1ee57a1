// The types in `activities/update-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-policy.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Effect } from "../enums.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyId,
  PolicyName,
  PolicyNotes,
} from "../scalars.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`. */
export type UpdatePolicyActivity = types.UpdatePolicyActivity;
/**
 * Judges and reads a {@link UpdatePolicyActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export const UpdatePolicyActivity: RecordType<UpdatePolicyActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
  intent: /* @__PURE__ */ record({ updatePolicyIntent: () => UpdatePolicyIntent }),
  result: /* @__PURE__ */ record({ "updatePolicyResult?": () => UpdatePolicyResult }),
});

function checkUpdatePolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!PolicyId.check(value.policyId)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (!PolicyName.check(policyName)) return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (!Effect.check(policyEffect)) return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (!PolicyExpression.check(policyCondition)) return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (!PolicyExpression.check(policyConsensus)) return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (!PolicyNotes.check(policyNotes)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`. */
export type UpdatePolicyIntent = types.UpdatePolicyIntent;
/**
 * Judges and reads a {@link UpdatePolicyIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export const UpdatePolicyIntent: RecordType<UpdatePolicyIntent> = /* @__PURE__ */ sent(checkUpdatePolicyIntent, {
  policyId: PolicyId,
  "policyName?": PolicyName,
  "policyEffect?": Effect,
  "policyCondition?": PolicyExpression,
  "policyConsensus?": PolicyExpression,
  "policyNotes?": PolicyNotes,
});

export type UpdatePolicyResult = types.UpdatePolicyResult;
/** Judges and reads a {@link UpdatePolicyResult} as it is answered. */
export const UpdatePolicyResult: RecordType<UpdatePolicyResult> = /* @__PURE__ */ answered({ policyId: PolicyId });

export type UpdatePolicyActivityV2 = types.UpdatePolicyActivityV2;
/** Judges and reads a {@link UpdatePolicyActivityV2} as it is answered. */
export const UpdatePolicyActivityV2: RecordType<UpdatePolicyActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
    intent: /* @__PURE__ */ record({ updatePolicyIntentV2: () => UpdatePolicyIntentV2 }),
    result: /* @__PURE__ */ record({ "updatePolicyResultV2?": () => UpdatePolicyResultV2 }),
  },
);

function checkUpdatePolicyIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!PolicyId.check(value.policyId)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (!PolicyName.check(policyName)) return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (!Effect.check(policyEffect)) return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (!PolicyExpression.check(policyCondition)) return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (!PolicyExpression.check(policyConsensus)) return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (!PolicyNotes.check(policyNotes)) return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (!PolicyExpression.check(time)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdatePolicyIntentV2 = types.UpdatePolicyIntentV2;
/** Judges and reads a {@link UpdatePolicyIntentV2} as it is sent; `received` as it is answered. */
export const UpdatePolicyIntentV2: RecordType<UpdatePolicyIntentV2> = /* @__PURE__ */ sent(checkUpdatePolicyIntentV2, {
  policyId: PolicyId,
  "policyName?": PolicyName,
  "policyEffect?": Effect,
  "policyCondition?": PolicyExpression,
  "policyConsensus?": PolicyExpression,
  "policyNotes?": PolicyNotes,
  "time?": PolicyExpression,
});

export type UpdatePolicyResultV2 = types.UpdatePolicyResultV2;
/** Judges and reads a {@link UpdatePolicyResultV2} as it is answered. */
export const UpdatePolicyResultV2: RecordType<UpdatePolicyResultV2> = /* @__PURE__ */ answered({ policyId: PolicyId });

function checkUpdatePolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdatePolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`. */
export type UpdatePolicyRequest = types.UpdatePolicyRequest;
/**
 * Judges and reads a {@link UpdatePolicyRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export const UpdatePolicyRequest: RecordType<UpdatePolicyRequest> = /* @__PURE__ */ sent(checkUpdatePolicyRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => UpdatePolicyIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`. */
export type UpdatePolicyResponse = types.UpdatePolicyResponse;
/**
 * Judges and reads a {@link UpdatePolicyResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export const UpdatePolicyResponse: RecordType<UpdatePolicyResponse> = /* @__PURE__ */ answered({
  activity: () => UpdatePolicyActivity,
});

function checkUpdatePolicyRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdatePolicyIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdatePolicyRequestV2 = types.UpdatePolicyRequestV2;
/** Judges and reads a {@link UpdatePolicyRequestV2} as it is sent. */
export const UpdatePolicyRequestV2: RecordType<UpdatePolicyRequestV2> = /* @__PURE__ */ sent(
  checkUpdatePolicyRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdatePolicyIntentV2,
  },
);

export type UpdatePolicyResponseV2 = types.UpdatePolicyResponseV2;
/** Judges and reads a {@link UpdatePolicyResponseV2} as it is answered. */
export const UpdatePolicyResponseV2: RecordType<UpdatePolicyResponseV2> = /* @__PURE__ */ answered({
  activity: () => UpdatePolicyActivityV2,
});

function checkUpdatePolicyBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_UPDATE_POLICY":
      return checkUpdatePolicyRequest(value);
    case "ACTIVITY_TYPE_UPDATE_POLICY_V2":
      return checkUpdatePolicyRequestV2(value);
    default:
      return false;
  }
}

export type UpdatePolicyBody = types.UpdatePolicyBody;
/** Judges and reads a {@link UpdatePolicyBody} as it is sent. */
export const UpdatePolicyBody: UnionType<UpdatePolicyBody> = /* @__PURE__ */ sentUnion(checkUpdatePolicyBody, "type", [
  { value: "ACTIVITY_TYPE_UPDATE_POLICY", type: () => UpdatePolicyRequest },
  { value: "ACTIVITY_TYPE_UPDATE_POLICY_V2", type: () => UpdatePolicyRequestV2 },
]);
