// Validators of the types in `activities/update-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdatePolicyActivity,
  UpdatePolicyIntent,
  UpdatePolicyRequest,
  UpdatePolicyResponse,
  UpdatePolicyResult,
} from "../../activities/update-policy.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
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
    { name: "parameters", type: () => updatePolicyIntentDescriptor },
  ],
};

const updatePolicyRequestMembers = ["type", "timestampMs", "organizationId", "parameters"];

/** Whether a value is a {@link UpdatePolicyRequest} fit to be sent. */
export function isUpdatePolicyRequest(value: unknown): value is UpdatePolicyRequest {
  if (!isObject(value)) return false;
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
  if (!isUpdatePolicyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, updatePolicyRequestMembers);
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
