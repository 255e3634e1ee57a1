// Validators of the types in `activities/delete-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteOauthProvidersActivity,
  DeleteOauthProvidersIntent,
  DeleteOauthProvidersRequest,
  DeleteOauthProvidersResponse,
  DeleteOauthProvidersResult,
} from "../../activities/delete-oauth-providers.js";
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
  oauthProviderIdDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteOauthProvidersActivity} holds. */
export const deleteOauthProvidersActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOauthProvidersActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
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
    intent: /* @__PURE__ */ record("", { deleteOauthProvidersIntent: () => deleteOauthProvidersIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteOauthProvidersResult?": () => deleteOauthProvidersResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteOauthProvidersActivity}. */
function isDeleteOauthProvidersActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeleteOauthProvidersIntent(value.deleteOauthProvidersIntent);
}

/** Member `result` of {@link DeleteOauthProvidersActivity}. */
function isDeleteOauthProvidersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteOauthProvidersResult) && !isDeleteOauthProvidersResult(value.deleteOauthProvidersResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteOauthProvidersActivity} as it may be answered. */
export function isDeleteOauthProvidersActivity(value: unknown): value is DeleteOauthProvidersActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return false;
  if (!isDeleteOauthProvidersActivityIntent(value.intent)) return false;
  return isDeleteOauthProvidersActivityResult(value.result);
}

/** The value as a {@link DeleteOauthProvidersActivity}, without explicit nulls, or its issues. */
export const parseDeleteOauthProvidersActivity = (value: unknown): ParseResult<DeleteOauthProvidersActivity> =>
  parse(isDeleteOauthProvidersActivity, deleteOauthProvidersActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOauthProvidersActivity} as it may be answered. */
export const explainDeleteOauthProvidersActivity = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersActivityDescriptor, value, "tolerant");
/** {@link parseDeleteOauthProvidersActivity} as a Standard Schema. */
export const DeleteOauthProvidersActivitySchema: StandardSchema<DeleteOauthProvidersActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteOauthProvidersActivity);

/** What a {@link DeleteOauthProvidersIntent} holds. */
export const deleteOauthProvidersIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOauthProvidersIntent",
  {
    userId: userIdDescriptor,
    providerIds: { kind: "array", of: oauthProviderIdDescriptor, minItems: 1, maxItems: 100 },
  },
);

const deleteOauthProvidersIntentMembers = ["userId", "providerIds"];

/** Whether a value is a {@link DeleteOauthProvidersIntent} fit to be sent. */
export function isDeleteOauthProvidersIntent(value: unknown): value is DeleteOauthProvidersIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds) || providerIds.length > 100 || providerIds.length === 0) return false;
  for (let i = 0; i < providerIds.length; i++) {
    const item: unknown = providerIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, deleteOauthProvidersIntentMembers);
}

/** The value as a {@link DeleteOauthProvidersIntent}, without explicit nulls, or its issues. */
export const parseDeleteOauthProvidersIntent = (value: unknown): ParseResult<DeleteOauthProvidersIntent> =>
  parse(isDeleteOauthProvidersIntent, deleteOauthProvidersIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteOauthProvidersIntent} fit to be sent. */
export const explainDeleteOauthProvidersIntent = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersIntentDescriptor, value, "strict");
/** {@link parseDeleteOauthProvidersIntent} as a Standard Schema. */
export const DeleteOauthProvidersIntentSchema: StandardSchema<DeleteOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteOauthProvidersIntent);

/** Whether a value is a {@link DeleteOauthProvidersIntent} as it may be answered. */
export function isReceivedDeleteOauthProvidersIntent(value: unknown): value is DeleteOauthProvidersIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    if (typeof providerIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteOauthProvidersIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteOauthProvidersIntent = (value: unknown): ParseResult<DeleteOauthProvidersIntent> =>
  parse(isReceivedDeleteOauthProvidersIntent, deleteOauthProvidersIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOauthProvidersIntent} as it may be answered. */
export const explainReceivedDeleteOauthProvidersIntent = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteOauthProvidersIntent} as a Standard Schema. */
export const ReceivedDeleteOauthProvidersIntentSchema: StandardSchema<DeleteOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteOauthProvidersIntent);

/** What a {@link DeleteOauthProvidersResult} holds. */
export const deleteOauthProvidersResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOauthProvidersResult",
  { providerIds: { kind: "array", of: oauthProviderIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link DeleteOauthProvidersResult} as it may be answered. */
export function isDeleteOauthProvidersResult(value: unknown): value is DeleteOauthProvidersResult {
  if (!isObject(value)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    if (typeof providerIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteOauthProvidersResult}, without explicit nulls, or its issues. */
export const parseDeleteOauthProvidersResult = (value: unknown): ParseResult<DeleteOauthProvidersResult> =>
  parse(isDeleteOauthProvidersResult, deleteOauthProvidersResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOauthProvidersResult} as it may be answered. */
export const explainDeleteOauthProvidersResult = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersResultDescriptor, value, "tolerant");
/** {@link parseDeleteOauthProvidersResult} as a Standard Schema. */
export const DeleteOauthProvidersResultSchema: StandardSchema<DeleteOauthProvidersResult> =
  /* @__PURE__ */ standardSchema(parseDeleteOauthProvidersResult);

/** What a {@link DeleteOauthProvidersRequest} holds. */
export const deleteOauthProvidersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOauthProvidersRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteOauthProvidersIntentDescriptor,
  },
);

const deleteOauthProvidersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteOauthProvidersRequest} fit to be sent. */
export function isDeleteOauthProvidersRequest(value: unknown): value is DeleteOauthProvidersRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return false;
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
  if (!isDeleteOauthProvidersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteOauthProvidersRequestMembers);
}

/** The value as a {@link DeleteOauthProvidersRequest}, without explicit nulls, or its issues. */
export const parseDeleteOauthProvidersRequest = (value: unknown): ParseResult<DeleteOauthProvidersRequest> =>
  parse(isDeleteOauthProvidersRequest, deleteOauthProvidersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteOauthProvidersRequest} fit to be sent. */
export const explainDeleteOauthProvidersRequest = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersRequestDescriptor, value, "strict");
/** {@link parseDeleteOauthProvidersRequest} as a Standard Schema. */
export const DeleteOauthProvidersRequestSchema: StandardSchema<DeleteOauthProvidersRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteOauthProvidersRequest);

/** What a {@link DeleteOauthProvidersResponse} holds. */
export const deleteOauthProvidersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOauthProvidersResponse",
  { activity: () => deleteOauthProvidersActivityDescriptor },
);

/** Whether a value is a {@link DeleteOauthProvidersResponse} as it may be answered. */
export function isDeleteOauthProvidersResponse(value: unknown): value is DeleteOauthProvidersResponse {
  if (!isObject(value) || !isDeleteOauthProvidersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteOauthProvidersResponse}, without explicit nulls, or its issues. */
export const parseDeleteOauthProvidersResponse = (value: unknown): ParseResult<DeleteOauthProvidersResponse> =>
  parse(isDeleteOauthProvidersResponse, deleteOauthProvidersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOauthProvidersResponse} as it may be answered. */
export const explainDeleteOauthProvidersResponse = (value: unknown): readonly Issue[] =>
  explain(deleteOauthProvidersResponseDescriptor, value, "tolerant");
/** {@link parseDeleteOauthProvidersResponse} as a Standard Schema. */
export const DeleteOauthProvidersResponseSchema: StandardSchema<DeleteOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteOauthProvidersResponse);
