// Validators of the types in `activities/update-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdatePolicyActivity,
  UpdatePolicyActivityV2,
  UpdatePolicyBody,
  UpdatePolicyIntent,
  UpdatePolicyIntentV2,
  UpdatePolicyRequest,
  UpdatePolicyRequestV2,
  UpdatePolicyResponse,
  UpdatePolicyResponseV2,
  UpdatePolicyResult,
  UpdatePolicyResultV2,
} from "../../activities/update-policy.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, effectDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  policyExpressionDescriptor,
  policyIdDescriptor,
  policyNameDescriptor,
  policyNotesDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdatePolicyActivity} holds. */
export const updatePolicyActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
    },
    { name: "id", type: activityIdDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "status", type: activityStatusDescriptor },
    { name: "votes", type: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 } },
    { name: "fingerprint", type: fingerprintDescriptor },
    { name: "canApprove", type: { kind: "boolean" } },
    { name: "canReject", type: { kind: "boolean" } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "failure", type: () => statusDescriptor, optional: true },
    {
      name: "intent",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updatePolicyIntent", type: () => updatePolicyIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updatePolicyResult", type: () => updatePolicyResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdatePolicyActivity}. */
function isUpdatePolicyActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdatePolicyIntent(value.updatePolicyIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdatePolicyActivity}. */
function isUpdatePolicyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updatePolicyResult = value.updatePolicyResult;
  if (updatePolicyResult !== undefined) {
    if (updatePolicyResult === null) absent.nulls++;
    else if (!isUpdatePolicyResult(updatePolicyResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdatePolicyActivity} as it may be answered. */
export function isUpdatePolicyActivity(value: unknown): value is UpdatePolicyActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY") return false;
  if (!isUpdatePolicyActivityIntent(value.intent)) return false;
  if (!isUpdatePolicyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyActivity}, without explicit nulls, or its issues. */
export function parseUpdatePolicyActivity(value: unknown): ParseResult<UpdatePolicyActivity> {
  return parse(isUpdatePolicyActivity, updatePolicyActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyActivity} as it may be answered. */
export function explainUpdatePolicyActivity(value: unknown): readonly Issue[] {
  return explain(updatePolicyActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyActivity} as a Standard Schema. */
export const UpdatePolicyActivitySchema: StandardSchema<UpdatePolicyActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyActivity,
);

/** What a {@link UpdatePolicyIntent} holds. */
export const updatePolicyIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyIntent",
  extra: false,
  members: [
    { name: "policyId", type: policyIdDescriptor },
    { name: "policyName", type: policyNameDescriptor, optional: true },
    { name: "policyEffect", type: effectDescriptor, optional: true },
    { name: "policyCondition", type: policyExpressionDescriptor, optional: true },
    { name: "policyConsensus", type: policyExpressionDescriptor, optional: true },
    { name: "policyNotes", type: policyNotesDescriptor, optional: true },
  ],
};

const updatePolicyIntentMembers = [
  "policyId",
  "policyName",
  "policyEffect",
  "policyCondition",
  "policyConsensus",
  "policyNotes",
];

/** Whether a value is a {@link UpdatePolicyIntent} fit to be sent. */
export function isUpdatePolicyIntent(value: unknown): value is UpdatePolicyIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (policyName === null) absent.nulls++;
    else if (
      typeof policyName !== "string" ||
      (policyName.length > 256 && codePoints(policyName) > 256) ||
      policyName.length === 0
    )
      return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (policyCondition === null) absent.nulls++;
    else if (
      typeof policyCondition !== "string" ||
      (policyCondition.length > 16384 && codePoints(policyCondition) > 16384)
    )
      return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (policyConsensus === null) absent.nulls++;
    else if (
      typeof policyConsensus !== "string" ||
      (policyConsensus.length > 16384 && codePoints(policyConsensus) > 16384)
    )
      return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string" || (policyNotes.length > 4096 && codePoints(policyNotes) > 4096))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyIntentMembers);
}

/** The value as a {@link UpdatePolicyIntent}, without explicit nulls, or its issues. */
export function parseUpdatePolicyIntent(value: unknown): ParseResult<UpdatePolicyIntent> {
  return parse(isUpdatePolicyIntent, updatePolicyIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePolicyIntent} fit to be sent. */
export function explainUpdatePolicyIntent(value: unknown): readonly Issue[] {
  return explain(updatePolicyIntentDescriptor, value, "strict");
}

/** {@link parseUpdatePolicyIntent} as a Standard Schema. */
export const UpdatePolicyIntentSchema: StandardSchema<UpdatePolicyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyIntent,
);

/** Whether a value is a {@link UpdatePolicyIntent} as it may be answered. */
export function isReceivedUpdatePolicyIntent(value: unknown): value is UpdatePolicyIntent {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    if (policyName === null) absent.nulls++;
    else if (typeof policyName !== "string") return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    if (policyCondition === null) absent.nulls++;
    else if (typeof policyCondition !== "string") return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    if (policyConsensus === null) absent.nulls++;
    else if (typeof policyConsensus !== "string") return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdatePolicyIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdatePolicyIntent(value: unknown): ParseResult<UpdatePolicyIntent> {
  return parse(isReceivedUpdatePolicyIntent, updatePolicyIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyIntent} as it may be answered. */
export function explainReceivedUpdatePolicyIntent(value: unknown): readonly Issue[] {
  return explain(updatePolicyIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdatePolicyIntent} as a Standard Schema. */
export const ReceivedUpdatePolicyIntentSchema: StandardSchema<UpdatePolicyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdatePolicyIntent,
);

/** What a {@link UpdatePolicyResult} holds. */
export const updatePolicyResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyResult",
  extra: false,
  members: [{ name: "policyId", type: policyIdDescriptor }],
};

/** Whether a value is a {@link UpdatePolicyResult} as it may be answered. */
export function isUpdatePolicyResult(value: unknown): value is UpdatePolicyResult {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePolicyResult}, without explicit nulls, or its issues. */
export function parseUpdatePolicyResult(value: unknown): ParseResult<UpdatePolicyResult> {
  return parse(isUpdatePolicyResult, updatePolicyResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyResult} as it may be answered. */
export function explainUpdatePolicyResult(value: unknown): readonly Issue[] {
  return explain(updatePolicyResultDescriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyResult} as a Standard Schema. */
export const UpdatePolicyResultSchema: StandardSchema<UpdatePolicyResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyResult,
);

/** What a {@link UpdatePolicyActivityV2} holds. */
export const updatePolicyActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
    },
    { name: "id", type: activityIdDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "status", type: activityStatusDescriptor },
    { name: "votes", type: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 } },
    { name: "fingerprint", type: fingerprintDescriptor },
    { name: "canApprove", type: { kind: "boolean" } },
    { name: "canReject", type: { kind: "boolean" } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "failure", type: () => statusDescriptor, optional: true },
    {
      name: "intent",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updatePolicyIntentV2", type: () => updatePolicyIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updatePolicyResultV2", type: () => updatePolicyResultV2Descriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdatePolicyActivityV2}. */
function isUpdatePolicyActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdatePolicyIntentV2(value.updatePolicyIntentV2)) return false;
  return true;
}

/** Member `result` of {@link UpdatePolicyActivityV2}. */
function isUpdatePolicyActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updatePolicyResultV2 = value.updatePolicyResultV2;
  if (updatePolicyResultV2 !== undefined) {
    if (updatePolicyResultV2 === null) absent.nulls++;
    else if (!isUpdatePolicyResultV2(updatePolicyResultV2)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdatePolicyActivityV2} as it may be answered. */
export function isUpdatePolicyActivityV2(value: unknown): value is UpdatePolicyActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY_V2") return false;
  if (!isUpdatePolicyActivityV2Intent(value.intent)) return false;
  if (!isUpdatePolicyActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyActivityV2}, without explicit nulls, or its issues. */
export function parseUpdatePolicyActivityV2(value: unknown): ParseResult<UpdatePolicyActivityV2> {
  return parse(isUpdatePolicyActivityV2, updatePolicyActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyActivityV2} as it may be answered. */
export function explainUpdatePolicyActivityV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyActivityV2Descriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyActivityV2} as a Standard Schema. */
export const UpdatePolicyActivityV2Schema: StandardSchema<UpdatePolicyActivityV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyActivityV2,
);

/** What a {@link UpdatePolicyIntentV2} holds. */
export const updatePolicyIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyIntentV2",
  extra: false,
  members: [
    { name: "policyId", type: policyIdDescriptor },
    { name: "policyName", type: policyNameDescriptor, optional: true },
    { name: "policyEffect", type: effectDescriptor, optional: true },
    { name: "policyCondition", type: policyExpressionDescriptor, optional: true },
    { name: "policyConsensus", type: policyExpressionDescriptor, optional: true },
    { name: "policyNotes", type: policyNotesDescriptor, optional: true },
    { name: "time", type: policyExpressionDescriptor, optional: true },
  ],
};

const updatePolicyIntentV2Members = [
  "policyId",
  "policyName",
  "policyEffect",
  "policyCondition",
  "policyConsensus",
  "policyNotes",
  "time",
];

/** Whether a value is a {@link UpdatePolicyIntentV2} fit to be sent. */
export function isUpdatePolicyIntentV2(value: unknown): value is UpdatePolicyIntentV2 {
  if (!isObject(value)) return false;
  let present = 1;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    present++;
    if (policyName === null) absent.nulls++;
    else if (
      typeof policyName !== "string" ||
      (policyName.length > 256 && codePoints(policyName) > 256) ||
      policyName.length === 0
    )
      return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    present++;
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    present++;
    if (policyCondition === null) absent.nulls++;
    else if (
      typeof policyCondition !== "string" ||
      (policyCondition.length > 16384 && codePoints(policyCondition) > 16384)
    )
      return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    present++;
    if (policyConsensus === null) absent.nulls++;
    else if (
      typeof policyConsensus !== "string" ||
      (policyConsensus.length > 16384 && codePoints(policyConsensus) > 16384)
    )
      return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    present++;
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string" || (policyNotes.length > 4096 && codePoints(policyNotes) > 4096))
      return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (time === null) absent.nulls++;
    else if (typeof time !== "string" || (time.length > 16384 && codePoints(time) > 16384)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyIntentV2Members);
}

/** The value as a {@link UpdatePolicyIntentV2}, without explicit nulls, or its issues. */
export function parseUpdatePolicyIntentV2(value: unknown): ParseResult<UpdatePolicyIntentV2> {
  return parse(isUpdatePolicyIntentV2, updatePolicyIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePolicyIntentV2} fit to be sent. */
export function explainUpdatePolicyIntentV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyIntentV2Descriptor, value, "strict");
}

/** {@link parseUpdatePolicyIntentV2} as a Standard Schema. */
export const UpdatePolicyIntentV2Schema: StandardSchema<UpdatePolicyIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyIntentV2,
);

/** Whether a value is a {@link UpdatePolicyIntentV2} as it may be answered. */
export function isReceivedUpdatePolicyIntentV2(value: unknown): value is UpdatePolicyIntentV2 {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  const policyName = value.policyName;
  if (policyName !== undefined) {
    if (policyName === null) absent.nulls++;
    else if (typeof policyName !== "string") return false;
  }
  const policyEffect = value.policyEffect;
  if (policyEffect !== undefined) {
    if (policyEffect === null) absent.nulls++;
    else if (policyEffect !== "EFFECT_ALLOW" && policyEffect !== "EFFECT_DENY") return false;
  }
  const policyCondition = value.policyCondition;
  if (policyCondition !== undefined) {
    if (policyCondition === null) absent.nulls++;
    else if (typeof policyCondition !== "string") return false;
  }
  const policyConsensus = value.policyConsensus;
  if (policyConsensus !== undefined) {
    if (policyConsensus === null) absent.nulls++;
    else if (typeof policyConsensus !== "string") return false;
  }
  const policyNotes = value.policyNotes;
  if (policyNotes !== undefined) {
    if (policyNotes === null) absent.nulls++;
    else if (typeof policyNotes !== "string") return false;
  }
  const time = value.time;
  if (time !== undefined) {
    if (time === null) absent.nulls++;
    else if (typeof time !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdatePolicyIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedUpdatePolicyIntentV2(value: unknown): ParseResult<UpdatePolicyIntentV2> {
  return parse(isReceivedUpdatePolicyIntentV2, updatePolicyIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyIntentV2} as it may be answered. */
export function explainReceivedUpdatePolicyIntentV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedUpdatePolicyIntentV2} as a Standard Schema. */
export const ReceivedUpdatePolicyIntentV2Schema: StandardSchema<UpdatePolicyIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdatePolicyIntentV2,
);

/** What a {@link UpdatePolicyResultV2} holds. */
export const updatePolicyResultV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyResultV2",
  extra: false,
  members: [{ name: "policyId", type: policyIdDescriptor }],
};

/** Whether a value is a {@link UpdatePolicyResultV2} as it may be answered. */
export function isUpdatePolicyResultV2(value: unknown): value is UpdatePolicyResultV2 {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePolicyResultV2}, without explicit nulls, or its issues. */
export function parseUpdatePolicyResultV2(value: unknown): ParseResult<UpdatePolicyResultV2> {
  return parse(isUpdatePolicyResultV2, updatePolicyResultV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyResultV2} as it may be answered. */
export function explainUpdatePolicyResultV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyResultV2Descriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyResultV2} as a Standard Schema. */
export const UpdatePolicyResultV2Schema: StandardSchema<UpdatePolicyResultV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyResultV2,
);

/** What a {@link UpdatePolicyRequest} holds. */
export const updatePolicyRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updatePolicyIntentDescriptor },
  ],
};

const updatePolicyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdatePolicyRequest} fit to be sent. */
export function isUpdatePolicyRequest(value: unknown): value is UpdatePolicyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isUpdatePolicyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyRequestMembers);
}

/** The value as a {@link UpdatePolicyRequest}, without explicit nulls, or its issues. */
export function parseUpdatePolicyRequest(value: unknown): ParseResult<UpdatePolicyRequest> {
  return parse(isUpdatePolicyRequest, updatePolicyRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePolicyRequest} fit to be sent. */
export function explainUpdatePolicyRequest(value: unknown): readonly Issue[] {
  return explain(updatePolicyRequestDescriptor, value, "strict");
}

/** {@link parseUpdatePolicyRequest} as a Standard Schema. */
export const UpdatePolicyRequestSchema: StandardSchema<UpdatePolicyRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyRequest,
);

/** What a {@link UpdatePolicyResponse} holds. */
export const updatePolicyResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyResponse",
  extra: false,
  members: [{ name: "activity", type: () => updatePolicyActivityDescriptor }],
};

/** Whether a value is a {@link UpdatePolicyResponse} as it may be answered. */
export function isUpdatePolicyResponse(value: unknown): value is UpdatePolicyResponse {
  if (!isObject(value)) return false;
  if (!isUpdatePolicyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyResponse}, without explicit nulls, or its issues. */
export function parseUpdatePolicyResponse(value: unknown): ParseResult<UpdatePolicyResponse> {
  return parse(isUpdatePolicyResponse, updatePolicyResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyResponse} as it may be answered. */
export function explainUpdatePolicyResponse(value: unknown): readonly Issue[] {
  return explain(updatePolicyResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyResponse} as a Standard Schema. */
export const UpdatePolicyResponseSchema: StandardSchema<UpdatePolicyResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyResponse,
);

/** What a {@link UpdatePolicyRequestV2} holds. */
export const updatePolicyRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_POLICY_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updatePolicyIntentV2Descriptor },
  ],
};

const updatePolicyRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdatePolicyRequestV2} fit to be sent. */
export function isUpdatePolicyRequestV2(value: unknown): value is UpdatePolicyRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_POLICY_V2") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isUpdatePolicyIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePolicyRequestV2Members);
}

/** The value as a {@link UpdatePolicyRequestV2}, without explicit nulls, or its issues. */
export function parseUpdatePolicyRequestV2(value: unknown): ParseResult<UpdatePolicyRequestV2> {
  return parse(isUpdatePolicyRequestV2, updatePolicyRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePolicyRequestV2} fit to be sent. */
export function explainUpdatePolicyRequestV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyRequestV2Descriptor, value, "strict");
}

/** {@link parseUpdatePolicyRequestV2} as a Standard Schema. */
export const UpdatePolicyRequestV2Schema: StandardSchema<UpdatePolicyRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyRequestV2,
);

/** What a {@link UpdatePolicyResponseV2} holds. */
export const updatePolicyResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePolicyResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => updatePolicyActivityV2Descriptor }],
};

/** Whether a value is a {@link UpdatePolicyResponseV2} as it may be answered. */
export function isUpdatePolicyResponseV2(value: unknown): value is UpdatePolicyResponseV2 {
  if (!isObject(value)) return false;
  if (!isUpdatePolicyActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePolicyResponseV2}, without explicit nulls, or its issues. */
export function parseUpdatePolicyResponseV2(value: unknown): ParseResult<UpdatePolicyResponseV2> {
  return parse(isUpdatePolicyResponseV2, updatePolicyResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePolicyResponseV2} as it may be answered. */
export function explainUpdatePolicyResponseV2(value: unknown): readonly Issue[] {
  return explain(updatePolicyResponseV2Descriptor, value, "tolerant");
}

/** {@link parseUpdatePolicyResponseV2} as a Standard Schema. */
export const UpdatePolicyResponseV2Schema: StandardSchema<UpdatePolicyResponseV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyResponseV2,
);

/** What a {@link UpdatePolicyBody} holds. */
export const updatePolicyBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "UpdatePolicyBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_UPDATE_POLICY", type: () => updatePolicyRequestDescriptor },
    { value: "ACTIVITY_TYPE_UPDATE_POLICY_V2", type: () => updatePolicyRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link UpdatePolicyBody} fit to be sent. */
export function isUpdatePolicyBody(value: unknown): value is UpdatePolicyBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_UPDATE_POLICY":
      return isUpdatePolicyRequest(value);
    case "ACTIVITY_TYPE_UPDATE_POLICY_V2":
      return isUpdatePolicyRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link UpdatePolicyBody}, without explicit nulls, or its issues. */
export function parseUpdatePolicyBody(value: unknown): ParseResult<UpdatePolicyBody> {
  return parse(isUpdatePolicyBody, updatePolicyBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePolicyBody} fit to be sent. */
export function explainUpdatePolicyBody(value: unknown): readonly Issue[] {
  return explain(updatePolicyBodyDescriptor, value, "strict");
}

/** {@link parseUpdatePolicyBody} as a Standard Schema. */
export const UpdatePolicyBodySchema: StandardSchema<UpdatePolicyBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdatePolicyBody,
);
