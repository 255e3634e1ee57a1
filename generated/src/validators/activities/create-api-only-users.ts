// Validators of the types in `activities/create-api-only-users`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateApiOnlyUsersActivity,
  CreateApiOnlyUsersIntent,
  CreateApiOnlyUsersRequest,
  CreateApiOnlyUsersResponse,
  CreateApiOnlyUsersResult,
} from "../../activities/create-api-only-users.js";
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
import { apiOnlyUserParamsDescriptor, isApiOnlyUserParams, isReceivedApiOnlyUserParams } from "../shapes/users.js";

/** What a {@link CreateApiOnlyUsersActivity} holds. */
export const createApiOnlyUsersActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateApiOnlyUsersActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_ONLY_USERS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createApiOnlyUsersIntent: () => createApiOnlyUsersIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createApiOnlyUsersResult?": () => createApiOnlyUsersResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateApiOnlyUsersActivity}. */
function isCreateApiOnlyUsersActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateApiOnlyUsersIntent(value.createApiOnlyUsersIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateApiOnlyUsersActivity}. */
function isCreateApiOnlyUsersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createApiOnlyUsersResult) && !isCreateApiOnlyUsersResult(value.createApiOnlyUsersResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateApiOnlyUsersActivity} as it may be answered. */
export function isCreateApiOnlyUsersActivity(value: unknown): value is CreateApiOnlyUsersActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_ONLY_USERS") return false;
  if (!isCreateApiOnlyUsersActivityIntent(value.intent)) return false;
  return isCreateApiOnlyUsersActivityResult(value.result);
}

/** The value as a {@link CreateApiOnlyUsersActivity}, without explicit nulls, or its issues. */
export const parseCreateApiOnlyUsersActivity = (value: unknown): ParseResult<CreateApiOnlyUsersActivity> =>
  parse(isCreateApiOnlyUsersActivity, createApiOnlyUsersActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiOnlyUsersActivity} as it may be answered. */
export const explainCreateApiOnlyUsersActivity = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersActivityDescriptor, value, "tolerant");
/** {@link parseCreateApiOnlyUsersActivity} as a Standard Schema. */
export const CreateApiOnlyUsersActivitySchema: StandardSchema<CreateApiOnlyUsersActivity> =
  /* @__PURE__ */ standardSchema(parseCreateApiOnlyUsersActivity);

/** What a {@link CreateApiOnlyUsersIntent} holds. */
export const createApiOnlyUsersIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiOnlyUsersIntent", {
  apiOnlyUsers: { kind: "array", of: () => apiOnlyUserParamsDescriptor, minItems: 1, maxItems: 100 },
});

const createApiOnlyUsersIntentMembers = ["apiOnlyUsers"];

/** Whether a value is a {@link CreateApiOnlyUsersIntent} fit to be sent. */
export function isCreateApiOnlyUsersIntent(value: unknown): value is CreateApiOnlyUsersIntent {
  if (!isObject(value)) return false;
  const apiOnlyUsers = value.apiOnlyUsers;
  if (!Array.isArray(apiOnlyUsers) || apiOnlyUsers.length > 100 || apiOnlyUsers.length === 0) return false;
  for (let i = 0; i < apiOnlyUsers.length; i++) {
    if (!isApiOnlyUserParams(apiOnlyUsers[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createApiOnlyUsersIntentMembers);
}

/** The value as a {@link CreateApiOnlyUsersIntent}, without explicit nulls, or its issues. */
export const parseCreateApiOnlyUsersIntent = (value: unknown): ParseResult<CreateApiOnlyUsersIntent> =>
  parse(isCreateApiOnlyUsersIntent, createApiOnlyUsersIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiOnlyUsersIntent} fit to be sent. */
export const explainCreateApiOnlyUsersIntent = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersIntentDescriptor, value, "strict");
/** {@link parseCreateApiOnlyUsersIntent} as a Standard Schema. */
export const CreateApiOnlyUsersIntentSchema: StandardSchema<CreateApiOnlyUsersIntent> =
  /* @__PURE__ */ standardSchema(parseCreateApiOnlyUsersIntent);

/** Whether a value is a {@link CreateApiOnlyUsersIntent} as it may be answered. */
export function isReceivedCreateApiOnlyUsersIntent(value: unknown): value is CreateApiOnlyUsersIntent {
  if (!isObject(value)) return false;
  const apiOnlyUsers = value.apiOnlyUsers;
  if (!Array.isArray(apiOnlyUsers)) return false;
  for (let i = 0; i < apiOnlyUsers.length; i++) {
    if (!isReceivedApiOnlyUserParams(apiOnlyUsers[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateApiOnlyUsersIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateApiOnlyUsersIntent = (value: unknown): ParseResult<CreateApiOnlyUsersIntent> =>
  parse(isReceivedCreateApiOnlyUsersIntent, createApiOnlyUsersIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiOnlyUsersIntent} as it may be answered. */
export const explainReceivedCreateApiOnlyUsersIntent = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateApiOnlyUsersIntent} as a Standard Schema. */
export const ReceivedCreateApiOnlyUsersIntentSchema: StandardSchema<CreateApiOnlyUsersIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateApiOnlyUsersIntent);

/** What a {@link CreateApiOnlyUsersResult} holds. */
export const createApiOnlyUsersResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiOnlyUsersResult", {
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateApiOnlyUsersResult} as it may be answered. */
export function isCreateApiOnlyUsersResult(value: unknown): value is CreateApiOnlyUsersResult {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateApiOnlyUsersResult}, without explicit nulls, or its issues. */
export const parseCreateApiOnlyUsersResult = (value: unknown): ParseResult<CreateApiOnlyUsersResult> =>
  parse(isCreateApiOnlyUsersResult, createApiOnlyUsersResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiOnlyUsersResult} as it may be answered. */
export const explainCreateApiOnlyUsersResult = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersResultDescriptor, value, "tolerant");
/** {@link parseCreateApiOnlyUsersResult} as a Standard Schema. */
export const CreateApiOnlyUsersResultSchema: StandardSchema<CreateApiOnlyUsersResult> =
  /* @__PURE__ */ standardSchema(parseCreateApiOnlyUsersResult);

/** What a {@link CreateApiOnlyUsersRequest} holds. */
export const createApiOnlyUsersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateApiOnlyUsersRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_ONLY_USERS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createApiOnlyUsersIntentDescriptor,
  },
);

const createApiOnlyUsersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateApiOnlyUsersRequest} fit to be sent. */
export function isCreateApiOnlyUsersRequest(value: unknown): value is CreateApiOnlyUsersRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_ONLY_USERS") return false;
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
  if (!isCreateApiOnlyUsersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createApiOnlyUsersRequestMembers);
}

/** The value as a {@link CreateApiOnlyUsersRequest}, without explicit nulls, or its issues. */
export const parseCreateApiOnlyUsersRequest = (value: unknown): ParseResult<CreateApiOnlyUsersRequest> =>
  parse(isCreateApiOnlyUsersRequest, createApiOnlyUsersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiOnlyUsersRequest} fit to be sent. */
export const explainCreateApiOnlyUsersRequest = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersRequestDescriptor, value, "strict");
/** {@link parseCreateApiOnlyUsersRequest} as a Standard Schema. */
export const CreateApiOnlyUsersRequestSchema: StandardSchema<CreateApiOnlyUsersRequest> =
  /* @__PURE__ */ standardSchema(parseCreateApiOnlyUsersRequest);

/** What a {@link CreateApiOnlyUsersResponse} holds. */
export const createApiOnlyUsersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateApiOnlyUsersResponse",
  { activity: () => createApiOnlyUsersActivityDescriptor },
);

/** Whether a value is a {@link CreateApiOnlyUsersResponse} as it may be answered. */
export function isCreateApiOnlyUsersResponse(value: unknown): value is CreateApiOnlyUsersResponse {
  if (!isObject(value) || !isCreateApiOnlyUsersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateApiOnlyUsersResponse}, without explicit nulls, or its issues. */
export const parseCreateApiOnlyUsersResponse = (value: unknown): ParseResult<CreateApiOnlyUsersResponse> =>
  parse(isCreateApiOnlyUsersResponse, createApiOnlyUsersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiOnlyUsersResponse} as it may be answered. */
export const explainCreateApiOnlyUsersResponse = (value: unknown): readonly Issue[] =>
  explain(createApiOnlyUsersResponseDescriptor, value, "tolerant");
/** {@link parseCreateApiOnlyUsersResponse} as a Standard Schema. */
export const CreateApiOnlyUsersResponseSchema: StandardSchema<CreateApiOnlyUsersResponse> =
  /* @__PURE__ */ standardSchema(parseCreateApiOnlyUsersResponse);
