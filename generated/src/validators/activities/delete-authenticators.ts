// Validators of the types in `activities/delete-authenticators`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteAuthenticatorsActivity,
  DeleteAuthenticatorsIntent,
  DeleteAuthenticatorsRequest,
  DeleteAuthenticatorsResponse,
  DeleteAuthenticatorsResult,
} from "../../activities/delete-authenticators.js";
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
  authenticatorIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteAuthenticatorsActivity} holds. */
export const deleteAuthenticatorsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteAuthenticatorsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_AUTHENTICATORS"], open: false },
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
    intent: /* @__PURE__ */ record("", { deleteAuthenticatorsIntent: () => deleteAuthenticatorsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteAuthenticatorsResult?": () => deleteAuthenticatorsResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteAuthenticatorsActivity}. */
function isDeleteAuthenticatorsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeleteAuthenticatorsIntent(value.deleteAuthenticatorsIntent);
}

/** Member `result` of {@link DeleteAuthenticatorsActivity}. */
function isDeleteAuthenticatorsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteAuthenticatorsResult) && !isDeleteAuthenticatorsResult(value.deleteAuthenticatorsResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteAuthenticatorsActivity} as it may be answered. */
export function isDeleteAuthenticatorsActivity(value: unknown): value is DeleteAuthenticatorsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_AUTHENTICATORS") return false;
  if (!isDeleteAuthenticatorsActivityIntent(value.intent)) return false;
  return isDeleteAuthenticatorsActivityResult(value.result);
}

/** The value as a {@link DeleteAuthenticatorsActivity}, without explicit nulls, or its issues. */
export const parseDeleteAuthenticatorsActivity = (value: unknown): ParseResult<DeleteAuthenticatorsActivity> =>
  parse(isDeleteAuthenticatorsActivity, deleteAuthenticatorsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteAuthenticatorsActivity} as it may be answered. */
export const explainDeleteAuthenticatorsActivity = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsActivityDescriptor, value, "tolerant");
/** {@link parseDeleteAuthenticatorsActivity} as a Standard Schema. */
export const DeleteAuthenticatorsActivitySchema: StandardSchema<DeleteAuthenticatorsActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteAuthenticatorsActivity);

/** What a {@link DeleteAuthenticatorsIntent} holds. */
export const deleteAuthenticatorsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteAuthenticatorsIntent",
  {
    userId: userIdDescriptor,
    authenticatorIds: { kind: "array", of: authenticatorIdDescriptor, minItems: 1, maxItems: 100 },
  },
);

const deleteAuthenticatorsIntentMembers = ["userId", "authenticatorIds"];

/** Whether a value is a {@link DeleteAuthenticatorsIntent} fit to be sent. */
export function isDeleteAuthenticatorsIntent(value: unknown): value is DeleteAuthenticatorsIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds) || authenticatorIds.length > 100 || authenticatorIds.length === 0) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    const item: unknown = authenticatorIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, deleteAuthenticatorsIntentMembers);
}

/** The value as a {@link DeleteAuthenticatorsIntent}, without explicit nulls, or its issues. */
export const parseDeleteAuthenticatorsIntent = (value: unknown): ParseResult<DeleteAuthenticatorsIntent> =>
  parse(isDeleteAuthenticatorsIntent, deleteAuthenticatorsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteAuthenticatorsIntent} fit to be sent. */
export const explainDeleteAuthenticatorsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsIntentDescriptor, value, "strict");
/** {@link parseDeleteAuthenticatorsIntent} as a Standard Schema. */
export const DeleteAuthenticatorsIntentSchema: StandardSchema<DeleteAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteAuthenticatorsIntent);

/** Whether a value is a {@link DeleteAuthenticatorsIntent} as it may be answered. */
export function isReceivedDeleteAuthenticatorsIntent(value: unknown): value is DeleteAuthenticatorsIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds)) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    if (typeof authenticatorIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteAuthenticatorsIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteAuthenticatorsIntent = (value: unknown): ParseResult<DeleteAuthenticatorsIntent> =>
  parse(isReceivedDeleteAuthenticatorsIntent, deleteAuthenticatorsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteAuthenticatorsIntent} as it may be answered. */
export const explainReceivedDeleteAuthenticatorsIntent = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteAuthenticatorsIntent} as a Standard Schema. */
export const ReceivedDeleteAuthenticatorsIntentSchema: StandardSchema<DeleteAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteAuthenticatorsIntent);

/** What a {@link DeleteAuthenticatorsResult} holds. */
export const deleteAuthenticatorsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteAuthenticatorsResult",
  { authenticatorIds: { kind: "array", of: authenticatorIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link DeleteAuthenticatorsResult} as it may be answered. */
export function isDeleteAuthenticatorsResult(value: unknown): value is DeleteAuthenticatorsResult {
  if (!isObject(value)) return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds)) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    if (typeof authenticatorIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteAuthenticatorsResult}, without explicit nulls, or its issues. */
export const parseDeleteAuthenticatorsResult = (value: unknown): ParseResult<DeleteAuthenticatorsResult> =>
  parse(isDeleteAuthenticatorsResult, deleteAuthenticatorsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteAuthenticatorsResult} as it may be answered. */
export const explainDeleteAuthenticatorsResult = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsResultDescriptor, value, "tolerant");
/** {@link parseDeleteAuthenticatorsResult} as a Standard Schema. */
export const DeleteAuthenticatorsResultSchema: StandardSchema<DeleteAuthenticatorsResult> =
  /* @__PURE__ */ standardSchema(parseDeleteAuthenticatorsResult);

/** What a {@link DeleteAuthenticatorsRequest} holds. */
export const deleteAuthenticatorsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteAuthenticatorsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_AUTHENTICATORS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteAuthenticatorsIntentDescriptor,
  },
);

const deleteAuthenticatorsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteAuthenticatorsRequest} fit to be sent. */
export function isDeleteAuthenticatorsRequest(value: unknown): value is DeleteAuthenticatorsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_AUTHENTICATORS") return false;
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
  if (!isDeleteAuthenticatorsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteAuthenticatorsRequestMembers);
}

/** The value as a {@link DeleteAuthenticatorsRequest}, without explicit nulls, or its issues. */
export const parseDeleteAuthenticatorsRequest = (value: unknown): ParseResult<DeleteAuthenticatorsRequest> =>
  parse(isDeleteAuthenticatorsRequest, deleteAuthenticatorsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteAuthenticatorsRequest} fit to be sent. */
export const explainDeleteAuthenticatorsRequest = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsRequestDescriptor, value, "strict");
/** {@link parseDeleteAuthenticatorsRequest} as a Standard Schema. */
export const DeleteAuthenticatorsRequestSchema: StandardSchema<DeleteAuthenticatorsRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteAuthenticatorsRequest);

/** What a {@link DeleteAuthenticatorsResponse} holds. */
export const deleteAuthenticatorsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteAuthenticatorsResponse",
  { activity: () => deleteAuthenticatorsActivityDescriptor },
);

/** Whether a value is a {@link DeleteAuthenticatorsResponse} as it may be answered. */
export function isDeleteAuthenticatorsResponse(value: unknown): value is DeleteAuthenticatorsResponse {
  if (!isObject(value) || !isDeleteAuthenticatorsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteAuthenticatorsResponse}, without explicit nulls, or its issues. */
export const parseDeleteAuthenticatorsResponse = (value: unknown): ParseResult<DeleteAuthenticatorsResponse> =>
  parse(isDeleteAuthenticatorsResponse, deleteAuthenticatorsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteAuthenticatorsResponse} as it may be answered. */
export const explainDeleteAuthenticatorsResponse = (value: unknown): readonly Issue[] =>
  explain(deleteAuthenticatorsResponseDescriptor, value, "tolerant");
/** {@link parseDeleteAuthenticatorsResponse} as a Standard Schema. */
export const DeleteAuthenticatorsResponseSchema: StandardSchema<DeleteAuthenticatorsResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteAuthenticatorsResponse);
