// Validators of the types in `activities/delete-user-tags`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteUserTagsActivity,
  DeleteUserTagsIntent,
  DeleteUserTagsRequest,
  DeleteUserTagsResponse,
  DeleteUserTagsResult,
} from "../../activities/delete-user-tags.js";
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
  userIdDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteUserTagsActivity} holds. */
export const deleteUserTagsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUserTagsActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USER_TAGS"], open: false },
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
  intent: /* @__PURE__ */ record("", { deleteUserTagsIntent: () => deleteUserTagsIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deleteUserTagsResult?": () => deleteUserTagsResultDescriptor }),
});

/** Member `intent` of {@link DeleteUserTagsActivity}. */
function isDeleteUserTagsActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteUserTagsIntent(value.deleteUserTagsIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteUserTagsActivity}. */
function isDeleteUserTagsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteUserTagsResult) && !isDeleteUserTagsResult(value.deleteUserTagsResult)) return false;
  return true;
}

/** Whether a value is a {@link DeleteUserTagsActivity} as it may be answered. */
export function isDeleteUserTagsActivity(value: unknown): value is DeleteUserTagsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USER_TAGS") return false;
  if (!isDeleteUserTagsActivityIntent(value.intent)) return false;
  return isDeleteUserTagsActivityResult(value.result);
}

/** The value as a {@link DeleteUserTagsActivity}, without explicit nulls, or its issues. */
export const parseDeleteUserTagsActivity = (value: unknown): ParseResult<DeleteUserTagsActivity> =>
  parse(isDeleteUserTagsActivity, deleteUserTagsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUserTagsActivity} as it may be answered. */
export const explainDeleteUserTagsActivity = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsActivityDescriptor, value, "tolerant");
/** {@link parseDeleteUserTagsActivity} as a Standard Schema. */
export const DeleteUserTagsActivitySchema: StandardSchema<DeleteUserTagsActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteUserTagsActivity);

/** What a {@link DeleteUserTagsIntent} holds. */
export const deleteUserTagsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUserTagsIntent", {
  userTagIds: { kind: "array", of: userTagIdDescriptor, minItems: 1, maxItems: 100 },
});

const deleteUserTagsIntentMembers = ["userTagIds"];

/** Whether a value is a {@link DeleteUserTagsIntent} fit to be sent. */
export function isDeleteUserTagsIntent(value: unknown): value is DeleteUserTagsIntent {
  if (!isObject(value)) return false;
  const userTagIds = value.userTagIds;
  if (!Array.isArray(userTagIds) || userTagIds.length > 100 || userTagIds.length === 0) return false;
  for (let i = 0; i < userTagIds.length; i++) {
    const item: unknown = userTagIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deleteUserTagsIntentMembers);
}

/** The value as a {@link DeleteUserTagsIntent}, without explicit nulls, or its issues. */
export const parseDeleteUserTagsIntent = (value: unknown): ParseResult<DeleteUserTagsIntent> =>
  parse(isDeleteUserTagsIntent, deleteUserTagsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteUserTagsIntent} fit to be sent. */
export const explainDeleteUserTagsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsIntentDescriptor, value, "strict");
/** {@link parseDeleteUserTagsIntent} as a Standard Schema. */
export const DeleteUserTagsIntentSchema: StandardSchema<DeleteUserTagsIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteUserTagsIntent);

/** Whether a value is a {@link DeleteUserTagsIntent} as it may be answered. */
export function isReceivedDeleteUserTagsIntent(value: unknown): value is DeleteUserTagsIntent {
  if (!isObject(value)) return false;
  const userTagIds = value.userTagIds;
  if (!Array.isArray(userTagIds)) return false;
  for (let i = 0; i < userTagIds.length; i++) {
    if (typeof userTagIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUserTagsIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteUserTagsIntent = (value: unknown): ParseResult<DeleteUserTagsIntent> =>
  parse(isReceivedDeleteUserTagsIntent, deleteUserTagsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUserTagsIntent} as it may be answered. */
export const explainReceivedDeleteUserTagsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteUserTagsIntent} as a Standard Schema. */
export const ReceivedDeleteUserTagsIntentSchema: StandardSchema<DeleteUserTagsIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedDeleteUserTagsIntent,
);

/** What a {@link DeleteUserTagsResult} holds. */
export const deleteUserTagsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUserTagsResult", {
  userTagIds: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeleteUserTagsResult} as it may be answered. */
export function isDeleteUserTagsResult(value: unknown): value is DeleteUserTagsResult {
  if (!isObject(value)) return false;
  const userTagIds = value.userTagIds;
  if (!Array.isArray(userTagIds)) return false;
  for (let i = 0; i < userTagIds.length; i++) {
    if (typeof userTagIds[i] !== "string") return false;
  }
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUserTagsResult}, without explicit nulls, or its issues. */
export const parseDeleteUserTagsResult = (value: unknown): ParseResult<DeleteUserTagsResult> =>
  parse(isDeleteUserTagsResult, deleteUserTagsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUserTagsResult} as it may be answered. */
export const explainDeleteUserTagsResult = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsResultDescriptor, value, "tolerant");
/** {@link parseDeleteUserTagsResult} as a Standard Schema. */
export const DeleteUserTagsResultSchema: StandardSchema<DeleteUserTagsResult> =
  /* @__PURE__ */ standardSchema(parseDeleteUserTagsResult);

/** What a {@link DeleteUserTagsRequest} holds. */
export const deleteUserTagsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUserTagsRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USER_TAGS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deleteUserTagsIntentDescriptor,
});

const deleteUserTagsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteUserTagsRequest} fit to be sent. */
export function isDeleteUserTagsRequest(value: unknown): value is DeleteUserTagsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USER_TAGS") return false;
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
  if (!isDeleteUserTagsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteUserTagsRequestMembers);
}

/** The value as a {@link DeleteUserTagsRequest}, without explicit nulls, or its issues. */
export const parseDeleteUserTagsRequest = (value: unknown): ParseResult<DeleteUserTagsRequest> =>
  parse(isDeleteUserTagsRequest, deleteUserTagsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteUserTagsRequest} fit to be sent. */
export const explainDeleteUserTagsRequest = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsRequestDescriptor, value, "strict");
/** {@link parseDeleteUserTagsRequest} as a Standard Schema. */
export const DeleteUserTagsRequestSchema: StandardSchema<DeleteUserTagsRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteUserTagsRequest);

/** What a {@link DeleteUserTagsResponse} holds. */
export const deleteUserTagsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUserTagsResponse", {
  activity: () => deleteUserTagsActivityDescriptor,
});

/** Whether a value is a {@link DeleteUserTagsResponse} as it may be answered. */
export function isDeleteUserTagsResponse(value: unknown): value is DeleteUserTagsResponse {
  if (!isObject(value) || !isDeleteUserTagsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteUserTagsResponse}, without explicit nulls, or its issues. */
export const parseDeleteUserTagsResponse = (value: unknown): ParseResult<DeleteUserTagsResponse> =>
  parse(isDeleteUserTagsResponse, deleteUserTagsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUserTagsResponse} as it may be answered. */
export const explainDeleteUserTagsResponse = (value: unknown): readonly Issue[] =>
  explain(deleteUserTagsResponseDescriptor, value, "tolerant");
/** {@link parseDeleteUserTagsResponse} as a Standard Schema. */
export const DeleteUserTagsResponseSchema: StandardSchema<DeleteUserTagsResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteUserTagsResponse);
