// Validators of the types in `activities/delete-users`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteUsersActivity,
  DeleteUsersIntent,
  DeleteUsersRequest,
  DeleteUsersResponse,
  DeleteUsersResult,
} from "../../activities/delete-users.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteUsersActivity} holds. */
export const deleteUsersActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUsersActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false },
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
  intent: /* @__PURE__ */ record("", { deleteUsersIntent: () => deleteUsersIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deleteUsersResult?": () => deleteUsersResultDescriptor }),
});

/** Member `intent` of {@link DeleteUsersActivity}. */
function isDeleteUsersActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteUsersIntent(value.deleteUsersIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteUsersActivity}. */
function isDeleteUsersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteUsersResult) && !isDeleteUsersResult(value.deleteUsersResult)) return false;
  return true;
}

/** Whether a value is a {@link DeleteUsersActivity} as it may be answered. */
export function isDeleteUsersActivity(value: unknown): value is DeleteUsersActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_DELETE_USERS") return false;
  if (!isDeleteUsersActivityIntent(value.intent) || !isDeleteUsersActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteUsersActivity}, without explicit nulls, or its issues. */
export const parseDeleteUsersActivity = (value: unknown): ParseResult<DeleteUsersActivity> =>
  parse(isDeleteUsersActivity, deleteUsersActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUsersActivity} as it may be answered. */
export const explainDeleteUsersActivity = (value: unknown): readonly Issue[] =>
  explain(deleteUsersActivityDescriptor, value, "tolerant");
/** {@link parseDeleteUsersActivity} as a Standard Schema. */
export const DeleteUsersActivitySchema: StandardSchema<DeleteUsersActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteUsersActivity);

/** What a {@link DeleteUsersIntent} holds. */
export const deleteUsersIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUsersIntent", {
  userIds: { kind: "array", of: userIdDescriptor, minItems: 1, maxItems: 100 },
});

const deleteUsersIntentMembers = ["userIds"];

/** Whether a value is a {@link DeleteUsersIntent} fit to be sent. */
export function isDeleteUsersIntent(value: unknown): value is DeleteUsersIntent {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100 || userIds.length === 0) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deleteUsersIntentMembers);
}

/** The value as a {@link DeleteUsersIntent}, without explicit nulls, or its issues. */
export const parseDeleteUsersIntent = (value: unknown): ParseResult<DeleteUsersIntent> =>
  parse(isDeleteUsersIntent, deleteUsersIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteUsersIntent} fit to be sent. */
export const explainDeleteUsersIntent = (value: unknown): readonly Issue[] =>
  explain(deleteUsersIntentDescriptor, value, "strict");
/** {@link parseDeleteUsersIntent} as a Standard Schema. */
export const DeleteUsersIntentSchema: StandardSchema<DeleteUsersIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteUsersIntent);

/** Whether a value is a {@link DeleteUsersIntent} as it may be answered. */
export function isReceivedDeleteUsersIntent(value: unknown): value is DeleteUsersIntent {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUsersIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteUsersIntent = (value: unknown): ParseResult<DeleteUsersIntent> =>
  parse(isReceivedDeleteUsersIntent, deleteUsersIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUsersIntent} as it may be answered. */
export const explainReceivedDeleteUsersIntent = (value: unknown): readonly Issue[] =>
  explain(deleteUsersIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteUsersIntent} as a Standard Schema. */
export const ReceivedDeleteUsersIntentSchema: StandardSchema<DeleteUsersIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteUsersIntent);

/** What a {@link DeleteUsersResult} holds. */
export const deleteUsersResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUsersResult", {
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeleteUsersResult} as it may be answered. */
export function isDeleteUsersResult(value: unknown): value is DeleteUsersResult {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUsersResult}, without explicit nulls, or its issues. */
export const parseDeleteUsersResult = (value: unknown): ParseResult<DeleteUsersResult> =>
  parse(isDeleteUsersResult, deleteUsersResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUsersResult} as it may be answered. */
export const explainDeleteUsersResult = (value: unknown): readonly Issue[] =>
  explain(deleteUsersResultDescriptor, value, "tolerant");
/** {@link parseDeleteUsersResult} as a Standard Schema. */
export const DeleteUsersResultSchema: StandardSchema<DeleteUsersResult> =
  /* @__PURE__ */ standardSchema(parseDeleteUsersResult);

/** What a {@link DeleteUsersRequest} holds. */
export const deleteUsersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUsersRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deleteUsersIntentDescriptor,
});

const deleteUsersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteUsersRequest} fit to be sent. */
export function isDeleteUsersRequest(value: unknown): value is DeleteUsersRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USERS") return false;
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
  if (!isDeleteUsersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteUsersRequestMembers);
}

/** The value as a {@link DeleteUsersRequest}, without explicit nulls, or its issues. */
export const parseDeleteUsersRequest = (value: unknown): ParseResult<DeleteUsersRequest> =>
  parse(isDeleteUsersRequest, deleteUsersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteUsersRequest} fit to be sent. */
export const explainDeleteUsersRequest = (value: unknown): readonly Issue[] =>
  explain(deleteUsersRequestDescriptor, value, "strict");
/** {@link parseDeleteUsersRequest} as a Standard Schema. */
export const DeleteUsersRequestSchema: StandardSchema<DeleteUsersRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteUsersRequest);

/** What a {@link DeleteUsersResponse} holds. */
export const deleteUsersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteUsersResponse", {
  activity: () => deleteUsersActivityDescriptor,
});

/** Whether a value is a {@link DeleteUsersResponse} as it may be answered. */
export function isDeleteUsersResponse(value: unknown): value is DeleteUsersResponse {
  if (!isObject(value) || !isDeleteUsersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteUsersResponse}, without explicit nulls, or its issues. */
export const parseDeleteUsersResponse = (value: unknown): ParseResult<DeleteUsersResponse> =>
  parse(isDeleteUsersResponse, deleteUsersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteUsersResponse} as it may be answered. */
export const explainDeleteUsersResponse = (value: unknown): readonly Issue[] =>
  explain(deleteUsersResponseDescriptor, value, "tolerant");
/** {@link parseDeleteUsersResponse} as a Standard Schema. */
export const DeleteUsersResponseSchema: StandardSchema<DeleteUsersResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteUsersResponse);
