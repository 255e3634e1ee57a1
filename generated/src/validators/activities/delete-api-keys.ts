// Validators of the types in `activities/delete-api-keys`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteApiKeysActivity,
  DeleteApiKeysIntent,
  DeleteApiKeysRequest,
  DeleteApiKeysResponse,
  DeleteApiKeysResult,
} from "../../activities/delete-api-keys.js";
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
  apiKeyIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteApiKeysActivity} holds. */
export const deleteApiKeysActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteApiKeysActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
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
  intent: /* @__PURE__ */ record("", { deleteApiKeysIntent: () => deleteApiKeysIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deleteApiKeysResult?": () => deleteApiKeysResultDescriptor }),
});

/** Member `intent` of {@link DeleteApiKeysActivity}. */
function isDeleteApiKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteApiKeysIntent(value.deleteApiKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteApiKeysActivity}. */
function isDeleteApiKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteApiKeysResult) && !isDeleteApiKeysResult(value.deleteApiKeysResult)) return false;
  return true;
}

/** Whether a value is a {@link DeleteApiKeysActivity} as it may be answered. */
export function isDeleteApiKeysActivity(value: unknown): value is DeleteApiKeysActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_API_KEYS") return false;
  if (!isDeleteApiKeysActivityIntent(value.intent)) return false;
  return isDeleteApiKeysActivityResult(value.result);
}

/** The value as a {@link DeleteApiKeysActivity}, without explicit nulls, or its issues. */
export const parseDeleteApiKeysActivity = (value: unknown): ParseResult<DeleteApiKeysActivity> =>
  parse(isDeleteApiKeysActivity, deleteApiKeysActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteApiKeysActivity} as it may be answered. */
export const explainDeleteApiKeysActivity = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysActivityDescriptor, value, "tolerant");
/** {@link parseDeleteApiKeysActivity} as a Standard Schema. */
export const DeleteApiKeysActivitySchema: StandardSchema<DeleteApiKeysActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteApiKeysActivity);

/** What a {@link DeleteApiKeysIntent} holds. */
export const deleteApiKeysIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteApiKeysIntent", {
  userId: userIdDescriptor,
  apiKeyIds: { kind: "array", of: apiKeyIdDescriptor, minItems: 1, maxItems: 100 },
});

const deleteApiKeysIntentMembers = ["userId", "apiKeyIds"];

/** Whether a value is a {@link DeleteApiKeysIntent} fit to be sent. */
export function isDeleteApiKeysIntent(value: unknown): value is DeleteApiKeysIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds) || apiKeyIds.length > 100 || apiKeyIds.length === 0) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    const item: unknown = apiKeyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, deleteApiKeysIntentMembers);
}

/** The value as a {@link DeleteApiKeysIntent}, without explicit nulls, or its issues. */
export const parseDeleteApiKeysIntent = (value: unknown): ParseResult<DeleteApiKeysIntent> =>
  parse(isDeleteApiKeysIntent, deleteApiKeysIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteApiKeysIntent} fit to be sent. */
export const explainDeleteApiKeysIntent = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysIntentDescriptor, value, "strict");
/** {@link parseDeleteApiKeysIntent} as a Standard Schema. */
export const DeleteApiKeysIntentSchema: StandardSchema<DeleteApiKeysIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteApiKeysIntent);

/** Whether a value is a {@link DeleteApiKeysIntent} as it may be answered. */
export function isReceivedDeleteApiKeysIntent(value: unknown): value is DeleteApiKeysIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds)) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    if (typeof apiKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteApiKeysIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteApiKeysIntent = (value: unknown): ParseResult<DeleteApiKeysIntent> =>
  parse(isReceivedDeleteApiKeysIntent, deleteApiKeysIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteApiKeysIntent} as it may be answered. */
export const explainReceivedDeleteApiKeysIntent = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteApiKeysIntent} as a Standard Schema. */
export const ReceivedDeleteApiKeysIntentSchema: StandardSchema<DeleteApiKeysIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedDeleteApiKeysIntent,
);

/** What a {@link DeleteApiKeysResult} holds. */
export const deleteApiKeysResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteApiKeysResult", {
  apiKeyIds: { kind: "array", of: apiKeyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeleteApiKeysResult} as it may be answered. */
export function isDeleteApiKeysResult(value: unknown): value is DeleteApiKeysResult {
  if (!isObject(value)) return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds)) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    if (typeof apiKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteApiKeysResult}, without explicit nulls, or its issues. */
export const parseDeleteApiKeysResult = (value: unknown): ParseResult<DeleteApiKeysResult> =>
  parse(isDeleteApiKeysResult, deleteApiKeysResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteApiKeysResult} as it may be answered. */
export const explainDeleteApiKeysResult = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysResultDescriptor, value, "tolerant");
/** {@link parseDeleteApiKeysResult} as a Standard Schema. */
export const DeleteApiKeysResultSchema: StandardSchema<DeleteApiKeysResult> =
  /* @__PURE__ */ standardSchema(parseDeleteApiKeysResult);

/** What a {@link DeleteApiKeysRequest} holds. */
export const deleteApiKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteApiKeysRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deleteApiKeysIntentDescriptor,
});

const deleteApiKeysRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteApiKeysRequest} fit to be sent. */
export function isDeleteApiKeysRequest(value: unknown): value is DeleteApiKeysRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_API_KEYS") return false;
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
  if (!isDeleteApiKeysIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteApiKeysRequestMembers);
}

/** The value as a {@link DeleteApiKeysRequest}, without explicit nulls, or its issues. */
export const parseDeleteApiKeysRequest = (value: unknown): ParseResult<DeleteApiKeysRequest> =>
  parse(isDeleteApiKeysRequest, deleteApiKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteApiKeysRequest} fit to be sent. */
export const explainDeleteApiKeysRequest = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysRequestDescriptor, value, "strict");
/** {@link parseDeleteApiKeysRequest} as a Standard Schema. */
export const DeleteApiKeysRequestSchema: StandardSchema<DeleteApiKeysRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteApiKeysRequest);

/** What a {@link DeleteApiKeysResponse} holds. */
export const deleteApiKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteApiKeysResponse", {
  activity: () => deleteApiKeysActivityDescriptor,
});

/** Whether a value is a {@link DeleteApiKeysResponse} as it may be answered. */
export function isDeleteApiKeysResponse(value: unknown): value is DeleteApiKeysResponse {
  if (!isObject(value) || !isDeleteApiKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteApiKeysResponse}, without explicit nulls, or its issues. */
export const parseDeleteApiKeysResponse = (value: unknown): ParseResult<DeleteApiKeysResponse> =>
  parse(isDeleteApiKeysResponse, deleteApiKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteApiKeysResponse} as it may be answered. */
export const explainDeleteApiKeysResponse = (value: unknown): readonly Issue[] =>
  explain(deleteApiKeysResponseDescriptor, value, "tolerant");
/** {@link parseDeleteApiKeysResponse} as a Standard Schema. */
export const DeleteApiKeysResponseSchema: StandardSchema<DeleteApiKeysResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteApiKeysResponse);
