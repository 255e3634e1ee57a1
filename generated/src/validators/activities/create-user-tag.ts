// Validators of the types in `activities/create-user-tag`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateUserTagActivity,
  CreateUserTagIntent,
  CreateUserTagRequest,
  CreateUserTagResponse,
  CreateUserTagResult,
} from "../../activities/create-user-tag.js";
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
  tagNameDescriptor,
  userIdDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreateUserTagActivity} holds. */
export const createUserTagActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUserTagActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
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
  intent: /* @__PURE__ */ record("", { createUserTagIntent: () => createUserTagIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createUserTagResult?": () => createUserTagResultDescriptor }),
});

/** Member `intent` of {@link CreateUserTagActivity}. */
function isCreateUserTagActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateUserTagIntent(value.createUserTagIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateUserTagActivity}. */
function isCreateUserTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createUserTagResult) && !isCreateUserTagResult(value.createUserTagResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateUserTagActivity} as it may be answered. */
export function isCreateUserTagActivity(value: unknown): value is CreateUserTagActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USER_TAG") return false;
  if (!isCreateUserTagActivityIntent(value.intent)) return false;
  return isCreateUserTagActivityResult(value.result);
}

/** The value as a {@link CreateUserTagActivity}, without explicit nulls, or its issues. */
export const parseCreateUserTagActivity = (value: unknown): ParseResult<CreateUserTagActivity> =>
  parse(isCreateUserTagActivity, createUserTagActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUserTagActivity} as it may be answered. */
export const explainCreateUserTagActivity = (value: unknown): readonly Issue[] =>
  explain(createUserTagActivityDescriptor, value, "tolerant");
/** {@link parseCreateUserTagActivity} as a Standard Schema. */
export const CreateUserTagActivitySchema: StandardSchema<CreateUserTagActivity> =
  /* @__PURE__ */ standardSchema(parseCreateUserTagActivity);

/** What a {@link CreateUserTagIntent} holds. */
export const createUserTagIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUserTagIntent", {
  userTagName: tagNameDescriptor,
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

const createUserTagIntentMembers = ["userTagName", "userIds"];

/** Whether a value is a {@link CreateUserTagIntent} fit to be sent. */
export function isCreateUserTagIntent(value: unknown): value is CreateUserTagIntent {
  if (!isObject(value)) return false;
  const userTagName = value.userTagName;
  if (
    typeof userTagName !== "string" ||
    (userTagName.length > 256 && codePoints(userTagName) > 256) ||
    userTagName.length === 0
  )
    return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createUserTagIntentMembers);
}

/** The value as a {@link CreateUserTagIntent}, without explicit nulls, or its issues. */
export const parseCreateUserTagIntent = (value: unknown): ParseResult<CreateUserTagIntent> =>
  parse(isCreateUserTagIntent, createUserTagIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateUserTagIntent} fit to be sent. */
export const explainCreateUserTagIntent = (value: unknown): readonly Issue[] =>
  explain(createUserTagIntentDescriptor, value, "strict");
/** {@link parseCreateUserTagIntent} as a Standard Schema. */
export const CreateUserTagIntentSchema: StandardSchema<CreateUserTagIntent> =
  /* @__PURE__ */ standardSchema(parseCreateUserTagIntent);

/** Whether a value is a {@link CreateUserTagIntent} as it may be answered. */
export function isReceivedCreateUserTagIntent(value: unknown): value is CreateUserTagIntent {
  if (!isObject(value) || typeof value.userTagName !== "string") return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateUserTagIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateUserTagIntent = (value: unknown): ParseResult<CreateUserTagIntent> =>
  parse(isReceivedCreateUserTagIntent, createUserTagIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUserTagIntent} as it may be answered. */
export const explainReceivedCreateUserTagIntent = (value: unknown): readonly Issue[] =>
  explain(createUserTagIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateUserTagIntent} as a Standard Schema. */
export const ReceivedCreateUserTagIntentSchema: StandardSchema<CreateUserTagIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateUserTagIntent,
);

/** What a {@link CreateUserTagResult} holds. */
export const createUserTagResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUserTagResult", {
  userTagId: userTagIdDescriptor,
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateUserTagResult} as it may be answered. */
export function isCreateUserTagResult(value: unknown): value is CreateUserTagResult {
  if (!isObject(value) || typeof value.userTagId !== "string") return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateUserTagResult}, without explicit nulls, or its issues. */
export const parseCreateUserTagResult = (value: unknown): ParseResult<CreateUserTagResult> =>
  parse(isCreateUserTagResult, createUserTagResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUserTagResult} as it may be answered. */
export const explainCreateUserTagResult = (value: unknown): readonly Issue[] =>
  explain(createUserTagResultDescriptor, value, "tolerant");
/** {@link parseCreateUserTagResult} as a Standard Schema. */
export const CreateUserTagResultSchema: StandardSchema<CreateUserTagResult> =
  /* @__PURE__ */ standardSchema(parseCreateUserTagResult);

/** What a {@link CreateUserTagRequest} holds. */
export const createUserTagRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUserTagRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createUserTagIntentDescriptor,
});

const createUserTagRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateUserTagRequest} fit to be sent. */
export function isCreateUserTagRequest(value: unknown): value is CreateUserTagRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USER_TAG") return false;
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
  if (!isCreateUserTagIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createUserTagRequestMembers);
}

/** The value as a {@link CreateUserTagRequest}, without explicit nulls, or its issues. */
export const parseCreateUserTagRequest = (value: unknown): ParseResult<CreateUserTagRequest> =>
  parse(isCreateUserTagRequest, createUserTagRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateUserTagRequest} fit to be sent. */
export const explainCreateUserTagRequest = (value: unknown): readonly Issue[] =>
  explain(createUserTagRequestDescriptor, value, "strict");
/** {@link parseCreateUserTagRequest} as a Standard Schema. */
export const CreateUserTagRequestSchema: StandardSchema<CreateUserTagRequest> =
  /* @__PURE__ */ standardSchema(parseCreateUserTagRequest);

/** What a {@link CreateUserTagResponse} holds. */
export const createUserTagResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUserTagResponse", {
  activity: () => createUserTagActivityDescriptor,
});

/** Whether a value is a {@link CreateUserTagResponse} as it may be answered. */
export function isCreateUserTagResponse(value: unknown): value is CreateUserTagResponse {
  if (!isObject(value) || !isCreateUserTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUserTagResponse}, without explicit nulls, or its issues. */
export const parseCreateUserTagResponse = (value: unknown): ParseResult<CreateUserTagResponse> =>
  parse(isCreateUserTagResponse, createUserTagResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUserTagResponse} as it may be answered. */
export const explainCreateUserTagResponse = (value: unknown): readonly Issue[] =>
  explain(createUserTagResponseDescriptor, value, "tolerant");
/** {@link parseCreateUserTagResponse} as a Standard Schema. */
export const CreateUserTagResponseSchema: StandardSchema<CreateUserTagResponse> =
  /* @__PURE__ */ standardSchema(parseCreateUserTagResponse);
