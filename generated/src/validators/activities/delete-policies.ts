// Validators of the types in `activities/delete-policies`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePoliciesActivity,
  DeletePoliciesIntent,
  DeletePoliciesRequest,
  DeletePoliciesResponse,
  DeletePoliciesResult,
} from "../../activities/delete-policies.js";
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

/** What a {@link DeletePoliciesActivity} holds. */
export const deletePoliciesActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePoliciesActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICIES"], open: false },
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
  intent: /* @__PURE__ */ record("", { deletePoliciesIntent: () => deletePoliciesIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deletePoliciesResult?": () => deletePoliciesResultDescriptor }),
});

/** Member `intent` of {@link DeletePoliciesActivity}. */
function isDeletePoliciesActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeletePoliciesIntent(value.deletePoliciesIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePoliciesActivity}. */
function isDeletePoliciesActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deletePoliciesResult) && !isDeletePoliciesResult(value.deletePoliciesResult)) return false;
  return true;
}

/** Whether a value is a {@link DeletePoliciesActivity} as it may be answered. */
export function isDeletePoliciesActivity(value: unknown): value is DeletePoliciesActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICIES") return false;
  if (!isDeletePoliciesActivityIntent(value.intent)) return false;
  return isDeletePoliciesActivityResult(value.result);
}

/** The value as a {@link DeletePoliciesActivity}, without explicit nulls, or its issues. */
export const parseDeletePoliciesActivity = (value: unknown): ParseResult<DeletePoliciesActivity> =>
  parse(isDeletePoliciesActivity, deletePoliciesActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePoliciesActivity} as it may be answered. */
export const explainDeletePoliciesActivity = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesActivityDescriptor, value, "tolerant");
/** {@link parseDeletePoliciesActivity} as a Standard Schema. */
export const DeletePoliciesActivitySchema: StandardSchema<DeletePoliciesActivity> =
  /* @__PURE__ */ standardSchema(parseDeletePoliciesActivity);

/** What a {@link DeletePoliciesIntent} holds. */
export const deletePoliciesIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePoliciesIntent", {
  policyIds: { kind: "array", of: policyIdDescriptor, minItems: 1, maxItems: 100 },
});

const deletePoliciesIntentMembers = ["policyIds"];

/** Whether a value is a {@link DeletePoliciesIntent} fit to be sent. */
export function isDeletePoliciesIntent(value: unknown): value is DeletePoliciesIntent {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds) || policyIds.length > 100 || policyIds.length === 0) return false;
  for (let i = 0; i < policyIds.length; i++) {
    const item: unknown = policyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deletePoliciesIntentMembers);
}

/** The value as a {@link DeletePoliciesIntent}, without explicit nulls, or its issues. */
export const parseDeletePoliciesIntent = (value: unknown): ParseResult<DeletePoliciesIntent> =>
  parse(isDeletePoliciesIntent, deletePoliciesIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePoliciesIntent} fit to be sent. */
export const explainDeletePoliciesIntent = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesIntentDescriptor, value, "strict");
/** {@link parseDeletePoliciesIntent} as a Standard Schema. */
export const DeletePoliciesIntentSchema: StandardSchema<DeletePoliciesIntent> =
  /* @__PURE__ */ standardSchema(parseDeletePoliciesIntent);

/** Whether a value is a {@link DeletePoliciesIntent} as it may be answered. */
export function isReceivedDeletePoliciesIntent(value: unknown): value is DeletePoliciesIntent {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds)) return false;
  for (let i = 0; i < policyIds.length; i++) {
    if (typeof policyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePoliciesIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeletePoliciesIntent = (value: unknown): ParseResult<DeletePoliciesIntent> =>
  parse(isReceivedDeletePoliciesIntent, deletePoliciesIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePoliciesIntent} as it may be answered. */
export const explainReceivedDeletePoliciesIntent = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeletePoliciesIntent} as a Standard Schema. */
export const ReceivedDeletePoliciesIntentSchema: StandardSchema<DeletePoliciesIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedDeletePoliciesIntent,
);

/** What a {@link DeletePoliciesResult} holds. */
export const deletePoliciesResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePoliciesResult", {
  policyIds: { kind: "array", of: policyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeletePoliciesResult} as it may be answered. */
export function isDeletePoliciesResult(value: unknown): value is DeletePoliciesResult {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds)) return false;
  for (let i = 0; i < policyIds.length; i++) {
    if (typeof policyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePoliciesResult}, without explicit nulls, or its issues. */
export const parseDeletePoliciesResult = (value: unknown): ParseResult<DeletePoliciesResult> =>
  parse(isDeletePoliciesResult, deletePoliciesResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePoliciesResult} as it may be answered. */
export const explainDeletePoliciesResult = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesResultDescriptor, value, "tolerant");
/** {@link parseDeletePoliciesResult} as a Standard Schema. */
export const DeletePoliciesResultSchema: StandardSchema<DeletePoliciesResult> =
  /* @__PURE__ */ standardSchema(parseDeletePoliciesResult);

/** What a {@link DeletePoliciesRequest} holds. */
export const deletePoliciesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePoliciesRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_POLICIES"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deletePoliciesIntentDescriptor,
});

const deletePoliciesRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeletePoliciesRequest} fit to be sent. */
export function isDeletePoliciesRequest(value: unknown): value is DeletePoliciesRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_POLICIES") return false;
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
  if (!isDeletePoliciesIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePoliciesRequestMembers);
}

/** The value as a {@link DeletePoliciesRequest}, without explicit nulls, or its issues. */
export const parseDeletePoliciesRequest = (value: unknown): ParseResult<DeletePoliciesRequest> =>
  parse(isDeletePoliciesRequest, deletePoliciesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePoliciesRequest} fit to be sent. */
export const explainDeletePoliciesRequest = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesRequestDescriptor, value, "strict");
/** {@link parseDeletePoliciesRequest} as a Standard Schema. */
export const DeletePoliciesRequestSchema: StandardSchema<DeletePoliciesRequest> =
  /* @__PURE__ */ standardSchema(parseDeletePoliciesRequest);

/** What a {@link DeletePoliciesResponse} holds. */
export const deletePoliciesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePoliciesResponse", {
  activity: () => deletePoliciesActivityDescriptor,
});

/** Whether a value is a {@link DeletePoliciesResponse} as it may be answered. */
export function isDeletePoliciesResponse(value: unknown): value is DeletePoliciesResponse {
  if (!isObject(value) || !isDeletePoliciesActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePoliciesResponse}, without explicit nulls, or its issues. */
export const parseDeletePoliciesResponse = (value: unknown): ParseResult<DeletePoliciesResponse> =>
  parse(isDeletePoliciesResponse, deletePoliciesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePoliciesResponse} as it may be answered. */
export const explainDeletePoliciesResponse = (value: unknown): readonly Issue[] =>
  explain(deletePoliciesResponseDescriptor, value, "tolerant");
/** {@link parseDeletePoliciesResponse} as a Standard Schema. */
export const DeletePoliciesResponseSchema: StandardSchema<DeletePoliciesResponse> =
  /* @__PURE__ */ standardSchema(parseDeletePoliciesResponse);
