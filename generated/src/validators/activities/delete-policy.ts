// Validators of the types in `activities/delete-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePolicyActivity,
  DeletePolicyIntent,
  DeletePolicyRequest,
  DeletePolicyResponse,
  DeletePolicyResult,
} from "../../activities/delete-policy.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  policyIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeletePolicyActivity} holds. */
export const deletePolicyActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePolicyActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
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
        members: [{ name: "deletePolicyIntent", type: () => deletePolicyIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deletePolicyResult", type: () => deletePolicyResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeletePolicyActivity}. */
function isDeletePolicyActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeletePolicyIntent(value.deletePolicyIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePolicyActivity}. */
function isDeletePolicyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deletePolicyResult = value.deletePolicyResult;
  if (deletePolicyResult !== undefined) {
    if (deletePolicyResult === null) absent.nulls++;
    else if (!isDeletePolicyResult(deletePolicyResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeletePolicyActivity} as it may be answered. */
export function isDeletePolicyActivity(value: unknown): value is DeletePolicyActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICY") return false;
  if (!isDeletePolicyActivityIntent(value.intent)) return false;
  if (!isDeletePolicyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeletePolicyActivity}, without explicit nulls, or its issues. */
export function parseDeletePolicyActivity(value: unknown): ParseResult<DeletePolicyActivity> {
  return parse(isDeletePolicyActivity, deletePolicyActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePolicyActivity} as it may be answered. */
export function explainDeletePolicyActivity(value: unknown): readonly Issue[] {
  return explain(deletePolicyActivityDescriptor, value, "tolerant");
}

/** {@link parseDeletePolicyActivity} as a Standard Schema. */
export const DeletePolicyActivitySchema: StandardSchema<DeletePolicyActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePolicyActivity,
);

/** What a {@link DeletePolicyIntent} holds. */
export const deletePolicyIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePolicyIntent",
  extra: false,
  members: [{ name: "policyId", type: policyIdDescriptor }],
};

const deletePolicyIntentMembers = ["policyId"];

/** Whether a value is a {@link DeletePolicyIntent} fit to be sent. */
export function isDeletePolicyIntent(value: unknown): value is DeletePolicyIntent {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deletePolicyIntentMembers);
}

/** The value as a {@link DeletePolicyIntent}, without explicit nulls, or its issues. */
export function parseDeletePolicyIntent(value: unknown): ParseResult<DeletePolicyIntent> {
  return parse(isDeletePolicyIntent, deletePolicyIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePolicyIntent} fit to be sent. */
export function explainDeletePolicyIntent(value: unknown): readonly Issue[] {
  return explain(deletePolicyIntentDescriptor, value, "strict");
}

/** {@link parseDeletePolicyIntent} as a Standard Schema. */
export const DeletePolicyIntentSchema: StandardSchema<DeletePolicyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePolicyIntent,
);

/** Whether a value is a {@link DeletePolicyIntent} as it may be answered. */
export function isReceivedDeletePolicyIntent(value: unknown): value is DeletePolicyIntent {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePolicyIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeletePolicyIntent(value: unknown): ParseResult<DeletePolicyIntent> {
  return parse(isReceivedDeletePolicyIntent, deletePolicyIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePolicyIntent} as it may be answered. */
export function explainReceivedDeletePolicyIntent(value: unknown): readonly Issue[] {
  return explain(deletePolicyIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeletePolicyIntent} as a Standard Schema. */
export const ReceivedDeletePolicyIntentSchema: StandardSchema<DeletePolicyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedDeletePolicyIntent,
);

/** What a {@link DeletePolicyResult} holds. */
export const deletePolicyResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePolicyResult",
  extra: false,
  members: [{ name: "policyId", type: policyIdDescriptor }],
};

/** Whether a value is a {@link DeletePolicyResult} as it may be answered. */
export function isDeletePolicyResult(value: unknown): value is DeletePolicyResult {
  if (!isObject(value)) return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePolicyResult}, without explicit nulls, or its issues. */
export function parseDeletePolicyResult(value: unknown): ParseResult<DeletePolicyResult> {
  return parse(isDeletePolicyResult, deletePolicyResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePolicyResult} as it may be answered. */
export function explainDeletePolicyResult(value: unknown): readonly Issue[] {
  return explain(deletePolicyResultDescriptor, value, "tolerant");
}

/** {@link parseDeletePolicyResult} as a Standard Schema. */
export const DeletePolicyResultSchema: StandardSchema<DeletePolicyResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePolicyResult,
);

/** What a {@link DeletePolicyRequest} holds. */
export const deletePolicyRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePolicyRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deletePolicyIntentDescriptor },
  ],
};

const deletePolicyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeletePolicyRequest} fit to be sent. */
export function isDeletePolicyRequest(value: unknown): value is DeletePolicyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICY") return false;
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
  if (!isDeletePolicyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePolicyRequestMembers);
}

/** The value as a {@link DeletePolicyRequest}, without explicit nulls, or its issues. */
export function parseDeletePolicyRequest(value: unknown): ParseResult<DeletePolicyRequest> {
  return parse(isDeletePolicyRequest, deletePolicyRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePolicyRequest} fit to be sent. */
export function explainDeletePolicyRequest(value: unknown): readonly Issue[] {
  return explain(deletePolicyRequestDescriptor, value, "strict");
}

/** {@link parseDeletePolicyRequest} as a Standard Schema. */
export const DeletePolicyRequestSchema: StandardSchema<DeletePolicyRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePolicyRequest,
);

/** What a {@link DeletePolicyResponse} holds. */
export const deletePolicyResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePolicyResponse",
  extra: false,
  members: [{ name: "activity", type: () => deletePolicyActivityDescriptor }],
};

/** Whether a value is a {@link DeletePolicyResponse} as it may be answered. */
export function isDeletePolicyResponse(value: unknown): value is DeletePolicyResponse {
  if (!isObject(value)) return false;
  if (!isDeletePolicyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePolicyResponse}, without explicit nulls, or its issues. */
export function parseDeletePolicyResponse(value: unknown): ParseResult<DeletePolicyResponse> {
  return parse(isDeletePolicyResponse, deletePolicyResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePolicyResponse} as it may be answered. */
export function explainDeletePolicyResponse(value: unknown): readonly Issue[] {
  return explain(deletePolicyResponseDescriptor, value, "tolerant");
}

/** {@link parseDeletePolicyResponse} as a Standard Schema. */
export const DeletePolicyResponseSchema: StandardSchema<DeletePolicyResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePolicyResponse,
);
