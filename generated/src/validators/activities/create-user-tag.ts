// Validators of the types in `activities/create-user-tag`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateUserTagActivity,
  CreateUserTagIntent,
  CreateUserTagRequest,
  CreateUserTagResponse,
  CreateUserTagResult,
} from "../../activities/create-user-tag.js";
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
  tagNameDescriptor,
  userIdDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreateUserTagActivity} holds. */
export const createUserTagActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateUserTagActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
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
        members: [{ name: "createUserTagIntent", type: () => createUserTagIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createUserTagResult", type: () => createUserTagResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreateUserTagActivity}. */
function isCreateUserTagActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateUserTagIntent(value.createUserTagIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateUserTagActivity}. */
function isCreateUserTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createUserTagResult = value.createUserTagResult;
  if (createUserTagResult !== undefined) {
    if (createUserTagResult === null) absent.nulls++;
    else if (!isCreateUserTagResult(createUserTagResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateUserTagActivity} as it may be answered. */
export function isCreateUserTagActivity(value: unknown): value is CreateUserTagActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USER_TAG") return false;
  if (!isCreateUserTagActivityIntent(value.intent)) return false;
  if (!isCreateUserTagActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateUserTagActivity}, without explicit nulls, or its issues. */
export function parseCreateUserTagActivity(value: unknown): ParseResult<CreateUserTagActivity> {
  return parse(isCreateUserTagActivity, createUserTagActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateUserTagActivity} as it may be answered. */
export function explainCreateUserTagActivity(value: unknown): readonly Issue[] {
  return explain(createUserTagActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateUserTagActivity} as a Standard Schema. */
export const CreateUserTagActivitySchema: StandardSchema<CreateUserTagActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateUserTagActivity,
);

/** What a {@link CreateUserTagIntent} holds. */
export const createUserTagIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateUserTagIntent",
  extra: false,
  members: [
    { name: "userTagName", type: tagNameDescriptor },
    { name: "userIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parseCreateUserTagIntent(value: unknown): ParseResult<CreateUserTagIntent> {
  return parse(isCreateUserTagIntent, createUserTagIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateUserTagIntent} fit to be sent. */
export function explainCreateUserTagIntent(value: unknown): readonly Issue[] {
  return explain(createUserTagIntentDescriptor, value, "strict");
}

/** {@link parseCreateUserTagIntent} as a Standard Schema. */
export const CreateUserTagIntentSchema: StandardSchema<CreateUserTagIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateUserTagIntent,
);

/** Whether a value is a {@link CreateUserTagIntent} as it may be answered. */
export function isReceivedCreateUserTagIntent(value: unknown): value is CreateUserTagIntent {
  if (!isObject(value)) return false;
  const userTagName = value.userTagName;
  if (typeof userTagName !== "string") return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateUserTagIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateUserTagIntent(value: unknown): ParseResult<CreateUserTagIntent> {
  return parse(isReceivedCreateUserTagIntent, createUserTagIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateUserTagIntent} as it may be answered. */
export function explainReceivedCreateUserTagIntent(value: unknown): readonly Issue[] {
  return explain(createUserTagIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateUserTagIntent} as a Standard Schema. */
export const ReceivedCreateUserTagIntentSchema: StandardSchema<CreateUserTagIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedCreateUserTagIntent,
);

/** What a {@link CreateUserTagResult} holds. */
export const createUserTagResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateUserTagResult",
  extra: false,
  members: [
    { name: "userTagId", type: userTagIdDescriptor },
    { name: "userIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreateUserTagResult} as it may be answered. */
export function isCreateUserTagResult(value: unknown): value is CreateUserTagResult {
  if (!isObject(value)) return false;
  const userTagId = value.userTagId;
  if (typeof userTagId !== "string") return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateUserTagResult}, without explicit nulls, or its issues. */
export function parseCreateUserTagResult(value: unknown): ParseResult<CreateUserTagResult> {
  return parse(isCreateUserTagResult, createUserTagResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateUserTagResult} as it may be answered. */
export function explainCreateUserTagResult(value: unknown): readonly Issue[] {
  return explain(createUserTagResultDescriptor, value, "tolerant");
}

/** {@link parseCreateUserTagResult} as a Standard Schema. */
export const CreateUserTagResultSchema: StandardSchema<CreateUserTagResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateUserTagResult,
);

/** What a {@link CreateUserTagRequest} holds. */
export const createUserTagRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateUserTagRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USER_TAG"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createUserTagIntentDescriptor },
  ],
};

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
export function parseCreateUserTagRequest(value: unknown): ParseResult<CreateUserTagRequest> {
  return parse(isCreateUserTagRequest, createUserTagRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateUserTagRequest} fit to be sent. */
export function explainCreateUserTagRequest(value: unknown): readonly Issue[] {
  return explain(createUserTagRequestDescriptor, value, "strict");
}

/** {@link parseCreateUserTagRequest} as a Standard Schema. */
export const CreateUserTagRequestSchema: StandardSchema<CreateUserTagRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateUserTagRequest,
);

/** What a {@link CreateUserTagResponse} holds. */
export const createUserTagResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateUserTagResponse",
  extra: false,
  members: [{ name: "activity", type: () => createUserTagActivityDescriptor }],
};

/** Whether a value is a {@link CreateUserTagResponse} as it may be answered. */
export function isCreateUserTagResponse(value: unknown): value is CreateUserTagResponse {
  if (!isObject(value)) return false;
  if (!isCreateUserTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUserTagResponse}, without explicit nulls, or its issues. */
export function parseCreateUserTagResponse(value: unknown): ParseResult<CreateUserTagResponse> {
  return parse(isCreateUserTagResponse, createUserTagResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateUserTagResponse} as it may be answered. */
export function explainCreateUserTagResponse(value: unknown): readonly Issue[] {
  return explain(createUserTagResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateUserTagResponse} as a Standard Schema. */
export const CreateUserTagResponseSchema: StandardSchema<CreateUserTagResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateUserTagResponse,
);
