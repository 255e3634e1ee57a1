// Validators of the types in `activities/delete-policy`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePolicyActivity,
  DeletePolicyIntent,
  DeletePolicyRequest,
  DeletePolicyResponse,
  DeletePolicyResult,
} from "../../activities/delete-policy.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
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
export const deletePolicyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePolicyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
  id: activityIdDescriptor,
  organizationId: organizationIdDescriptor,
  status: activityStatusDescriptor,
  votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
  fingerprint: fingerprintDescriptor,
  canApprove: { kind: "boolean" },
  canReject: { kind: "boolean" },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "failure?": () => statusDescriptor,
  intent: /* @__PURE__ */ record("", { deletePolicyIntent: () => deletePolicyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deletePolicyResult?": () => deletePolicyResultDescriptor }),
});

/** Member `intent` of {@link DeletePolicyActivity}. */
function isDeletePolicyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeletePolicyIntent(value.deletePolicyIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePolicyActivity}. */
function isDeletePolicyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deletePolicyResult) && !isDeletePolicyResult(value.deletePolicyResult)) return false;
  return true;
}

/** Whether a value is a {@link DeletePolicyActivity} as it may be answered. */
export function isDeletePolicyActivity(value: unknown): value is DeletePolicyActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_DELETE_POLICY") return false;
  if (!isDeletePolicyActivityIntent(value.intent) || !isDeletePolicyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeletePolicyActivity}, without explicit nulls, or its issues. */
export const parseDeletePolicyActivity = (value: unknown): ParseResult<DeletePolicyActivity> =>
  parse(isDeletePolicyActivity, deletePolicyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePolicyActivity} as it may be answered. */
export const explainDeletePolicyActivity = (value: unknown): readonly Issue[] =>
  explain(deletePolicyActivityDescriptor, value, "tolerant");
/** {@link parseDeletePolicyActivity} as a Standard Schema. */
export const DeletePolicyActivitySchema: StandardSchema<DeletePolicyActivity> =
  /* @__PURE__ */ standardSchema(parseDeletePolicyActivity);

/** What a {@link DeletePolicyIntent} holds. */
export const deletePolicyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePolicyIntent", {
  policyId: policyIdDescriptor,
});

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
export const parseDeletePolicyIntent = (value: unknown): ParseResult<DeletePolicyIntent> =>
  parse(isDeletePolicyIntent, deletePolicyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePolicyIntent} fit to be sent. */
export const explainDeletePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(deletePolicyIntentDescriptor, value, "strict");
/** {@link parseDeletePolicyIntent} as a Standard Schema. */
export const DeletePolicyIntentSchema: StandardSchema<DeletePolicyIntent> =
  /* @__PURE__ */ standardSchema(parseDeletePolicyIntent);

/** Whether a value is a {@link DeletePolicyIntent} as it may be answered. */
export function isReceivedDeletePolicyIntent(value: unknown): value is DeletePolicyIntent {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePolicyIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeletePolicyIntent = (value: unknown): ParseResult<DeletePolicyIntent> =>
  parse(isReceivedDeletePolicyIntent, deletePolicyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePolicyIntent} as it may be answered. */
export const explainReceivedDeletePolicyIntent = (value: unknown): readonly Issue[] =>
  explain(deletePolicyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeletePolicyIntent} as a Standard Schema. */
export const ReceivedDeletePolicyIntentSchema: StandardSchema<DeletePolicyIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedDeletePolicyIntent,
);

/** What a {@link DeletePolicyResult} holds. */
export const deletePolicyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePolicyResult", {
  policyId: policyIdDescriptor,
});

/** Whether a value is a {@link DeletePolicyResult} as it may be answered. */
export function isDeletePolicyResult(value: unknown): value is DeletePolicyResult {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePolicyResult}, without explicit nulls, or its issues. */
export const parseDeletePolicyResult = (value: unknown): ParseResult<DeletePolicyResult> =>
  parse(isDeletePolicyResult, deletePolicyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePolicyResult} as it may be answered. */
export const explainDeletePolicyResult = (value: unknown): readonly Issue[] =>
  explain(deletePolicyResultDescriptor, value, "tolerant");
/** {@link parseDeletePolicyResult} as a Standard Schema. */
export const DeletePolicyResultSchema: StandardSchema<DeletePolicyResult> =
  /* @__PURE__ */ standardSchema(parseDeletePolicyResult);

/** What a {@link DeletePolicyRequest} holds. */
export const deletePolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePolicyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deletePolicyIntentDescriptor,
});

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
export const parseDeletePolicyRequest = (value: unknown): ParseResult<DeletePolicyRequest> =>
  parse(isDeletePolicyRequest, deletePolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePolicyRequest} fit to be sent. */
export const explainDeletePolicyRequest = (value: unknown): readonly Issue[] =>
  explain(deletePolicyRequestDescriptor, value, "strict");
/** {@link parseDeletePolicyRequest} as a Standard Schema. */
export const DeletePolicyRequestSchema: StandardSchema<DeletePolicyRequest> =
  /* @__PURE__ */ standardSchema(parseDeletePolicyRequest);

/** What a {@link DeletePolicyResponse} holds. */
export const deletePolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePolicyResponse", {
  activity: () => deletePolicyActivityDescriptor,
});

/** Whether a value is a {@link DeletePolicyResponse} as it may be answered. */
export function isDeletePolicyResponse(value: unknown): value is DeletePolicyResponse {
  if (!isObject(value) || !isDeletePolicyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePolicyResponse}, without explicit nulls, or its issues. */
export const parseDeletePolicyResponse = (value: unknown): ParseResult<DeletePolicyResponse> =>
  parse(isDeletePolicyResponse, deletePolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePolicyResponse} as it may be answered. */
export const explainDeletePolicyResponse = (value: unknown): readonly Issue[] =>
  explain(deletePolicyResponseDescriptor, value, "tolerant");
/** {@link parseDeletePolicyResponse} as a Standard Schema. */
export const DeletePolicyResponseSchema: StandardSchema<DeletePolicyResponse> =
  /* @__PURE__ */ standardSchema(parseDeletePolicyResponse);
