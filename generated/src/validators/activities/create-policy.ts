// The types in `activities/create-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-policy.js";
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
import { Selector, SelectorV2 } from "../shapes/policies.js";

function checkCreatePolicyIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!PolicyName.check(value.policyName)) return false;
  if (!Effect.check(value.effect)) return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (!PolicyNotes.check(notes)) return false;
  }
  const condition = value.condition;
  if (condition !== undefined) {
    present++;
    if (!PolicyExpression.check(condition)) return false;
  }
  const consensus = value.consensus;
  if (consensus !== undefined) {
    present++;
    if (!PolicyExpression.check(consensus)) return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (!PolicyExpression.check(time)) return false;
  }
  return sizeOf(value) === present;
}

export type CreatePolicyIntentV3 = types.CreatePolicyIntentV3;
/** Judges and reads a {@link CreatePolicyIntentV3} as it is sent; `received` as it is answered. */
export const CreatePolicyIntentV3: RecordType<CreatePolicyIntentV3> = /* @__PURE__ */ sent(checkCreatePolicyIntentV3, {
  policyName: PolicyName,
  effect: Effect,
  "notes?": PolicyNotes,
  "condition?": PolicyExpression,
  "consensus?": PolicyExpression,
  "time?": PolicyExpression,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyActivity = types.CreatePolicyActivity;
/**
 * Judges and reads a {@link CreatePolicyActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyActivity: RecordType<CreatePolicyActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY"], open: false },
  intent: /* @__PURE__ */ record({ createPolicyIntent: () => CreatePolicyIntent }),
  result: /* @__PURE__ */ record({ "createPolicyResult?": () => CreatePolicyResult }),
});

function checkCreatePolicyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!PolicyName.check(value.policyName)) return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors) || selectors.length > 100) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!Selector.check(selectors[i])) return false;
  }
  if (!Effect.check(value.effect)) return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (!PolicyNotes.check(notes)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyIntent = types.CreatePolicyIntent;
/**
 * Judges and reads a {@link CreatePolicyIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyIntent: RecordType<CreatePolicyIntent, CreatePolicyIntent, types.ReceivedCreatePolicyIntent> =
  /* @__PURE__ */ sent(checkCreatePolicyIntent, {
    policyName: PolicyName,
    selectors: { kind: "array", of: () => Selector, minItems: 0, maxItems: 100 },
    effect: Effect,
    "notes?": PolicyNotes,
  });

export type CreatePolicyResult = types.CreatePolicyResult;
/** Judges and reads a {@link CreatePolicyResult} as it is answered. */
export const CreatePolicyResult: RecordType<CreatePolicyResult> = /* @__PURE__ */ answered({ policyId: PolicyId });

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyActivityV2 = types.CreatePolicyActivityV2;
/**
 * Judges and reads a {@link CreatePolicyActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyActivityV2: RecordType<CreatePolicyActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V2"], open: false },
    intent: /* @__PURE__ */ record({ createPolicyIntentV2: () => CreatePolicyIntentV2 }),
    result: /* @__PURE__ */ record({ "createPolicyResult?": () => CreatePolicyResult }),
  },
);

function checkCreatePolicyIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!PolicyName.check(value.policyName)) return false;
  const selectors = value.selectors;
  if (!Array.isArray(selectors) || selectors.length > 100) return false;
  for (let i = 0; i < selectors.length; i++) {
    if (!SelectorV2.check(selectors[i])) return false;
  }
  if (!Effect.check(value.effect)) return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (!PolicyNotes.check(notes)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyIntentV2 = types.CreatePolicyIntentV2;
/**
 * Judges and reads a {@link CreatePolicyIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyIntentV2: RecordType<
  CreatePolicyIntentV2,
  CreatePolicyIntentV2,
  types.ReceivedCreatePolicyIntentV2
> = /* @__PURE__ */ sent(checkCreatePolicyIntentV2, {
  policyName: PolicyName,
  selectors: { kind: "array", of: () => SelectorV2, minItems: 0, maxItems: 100 },
  effect: Effect,
  "notes?": PolicyNotes,
});

export type CreatePolicyActivityV3 = types.CreatePolicyActivityV3;
/** Judges and reads a {@link CreatePolicyActivityV3} as it is answered. */
export const CreatePolicyActivityV3: RecordType<CreatePolicyActivityV3> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V3"], open: false },
    intent: /* @__PURE__ */ record({ createPolicyIntentV3: () => CreatePolicyIntentV3 }),
    result: /* @__PURE__ */ record({ "createPolicyResult?": () => CreatePolicyResult }),
  },
);

function checkCreatePolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePolicyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyRequest = types.CreatePolicyRequest;
/**
 * Judges and reads a {@link CreatePolicyRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyRequest: RecordType<CreatePolicyRequest> = /* @__PURE__ */ sent(checkCreatePolicyRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreatePolicyIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyResponse = types.CreatePolicyResponse;
/**
 * Judges and reads a {@link CreatePolicyResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyResponse: RecordType<CreatePolicyResponse> = /* @__PURE__ */ answered({
  activity: () => CreatePolicyActivity,
});

function checkCreatePolicyRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePolicyIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyRequestV2 = types.CreatePolicyRequestV2;
/**
 * Judges and reads a {@link CreatePolicyRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyRequestV2: RecordType<CreatePolicyRequestV2> = /* @__PURE__ */ sent(
  checkCreatePolicyRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePolicyIntentV2,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export type CreatePolicyResponseV2 = types.CreatePolicyResponseV2;
/**
 * Judges and reads a {@link CreatePolicyResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export const CreatePolicyResponseV2: RecordType<CreatePolicyResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreatePolicyActivityV2,
});

function checkCreatePolicyRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICY_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePolicyIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreatePolicyRequestV3 = types.CreatePolicyRequestV3;
/** Judges and reads a {@link CreatePolicyRequestV3} as it is sent. */
export const CreatePolicyRequestV3: RecordType<CreatePolicyRequestV3> = /* @__PURE__ */ sent(
  checkCreatePolicyRequestV3,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICY_V3"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePolicyIntentV3,
  },
);

export type CreatePolicyResponseV3 = types.CreatePolicyResponseV3;
/** Judges and reads a {@link CreatePolicyResponseV3} as it is answered. */
export const CreatePolicyResponseV3: RecordType<CreatePolicyResponseV3> = /* @__PURE__ */ answered({
  activity: () => CreatePolicyActivityV3,
});

function checkCreatePolicyBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_POLICY":
      return checkCreatePolicyRequest(value);
    case "ACTIVITY_TYPE_CREATE_POLICY_V2":
      return checkCreatePolicyRequestV2(value);
    case "ACTIVITY_TYPE_CREATE_POLICY_V3":
      return checkCreatePolicyRequestV3(value);
    default:
      return false;
  }
}

export type CreatePolicyBody = types.CreatePolicyBody;
/** Judges and reads a {@link CreatePolicyBody} as it is sent. */
export const CreatePolicyBody: UnionType<CreatePolicyBody> = /* @__PURE__ */ sentUnion(checkCreatePolicyBody, "type", [
  { value: "ACTIVITY_TYPE_CREATE_POLICY", type: () => CreatePolicyRequest },
  { value: "ACTIVITY_TYPE_CREATE_POLICY_V2", type: () => CreatePolicyRequestV2 },
  { value: "ACTIVITY_TYPE_CREATE_POLICY_V3", type: () => CreatePolicyRequestV3 },
]);
