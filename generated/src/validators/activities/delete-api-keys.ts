// Validators of the types in `activities/delete-api-keys`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteApiKeysActivity,
  DeleteApiKeysIntent,
  DeleteApiKeysRequest,
  DeleteApiKeysResponse,
  DeleteApiKeysResult,
} from "../../activities/delete-api-keys.js";
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
export const deleteApiKeysActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteApiKeysActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
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
        members: [{ name: "deleteApiKeysIntent", type: () => deleteApiKeysIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deleteApiKeysResult", type: () => deleteApiKeysResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteApiKeysActivity}. */
function isDeleteApiKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteApiKeysIntent(value.deleteApiKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteApiKeysActivity}. */
function isDeleteApiKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteApiKeysResult = value.deleteApiKeysResult;
  if (deleteApiKeysResult !== undefined) {
    if (deleteApiKeysResult === null) absent.nulls++;
    else if (!isDeleteApiKeysResult(deleteApiKeysResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteApiKeysActivity} as it may be answered. */
export function isDeleteApiKeysActivity(value: unknown): value is DeleteApiKeysActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_API_KEYS") return false;
  if (!isDeleteApiKeysActivityIntent(value.intent)) return false;
  if (!isDeleteApiKeysActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteApiKeysActivity}, without explicit nulls, or its issues. */
export function parseDeleteApiKeysActivity(value: unknown): ParseResult<DeleteApiKeysActivity> {
  return parse(isDeleteApiKeysActivity, deleteApiKeysActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteApiKeysActivity} as it may be answered. */
export function explainDeleteApiKeysActivity(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteApiKeysActivity} as a Standard Schema. */
export const DeleteApiKeysActivitySchema: StandardSchema<DeleteApiKeysActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteApiKeysActivity,
);

/** What a {@link DeleteApiKeysIntent} holds. */
export const deleteApiKeysIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteApiKeysIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "apiKeyIds", type: { kind: "array", of: apiKeyIdDescriptor, minItems: 1, maxItems: 100 } },
  ],
};

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
export function parseDeleteApiKeysIntent(value: unknown): ParseResult<DeleteApiKeysIntent> {
  return parse(isDeleteApiKeysIntent, deleteApiKeysIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteApiKeysIntent} fit to be sent. */
export function explainDeleteApiKeysIntent(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysIntentDescriptor, value, "strict");
}

/** {@link parseDeleteApiKeysIntent} as a Standard Schema. */
export const DeleteApiKeysIntentSchema: StandardSchema<DeleteApiKeysIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteApiKeysIntent,
);

/** Whether a value is a {@link DeleteApiKeysIntent} as it may be answered. */
export function isReceivedDeleteApiKeysIntent(value: unknown): value is DeleteApiKeysIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds)) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    const item: unknown = apiKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteApiKeysIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteApiKeysIntent(value: unknown): ParseResult<DeleteApiKeysIntent> {
  return parse(isReceivedDeleteApiKeysIntent, deleteApiKeysIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteApiKeysIntent} as it may be answered. */
export function explainReceivedDeleteApiKeysIntent(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteApiKeysIntent} as a Standard Schema. */
export const ReceivedDeleteApiKeysIntentSchema: StandardSchema<DeleteApiKeysIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedDeleteApiKeysIntent,
);

/** What a {@link DeleteApiKeysResult} holds. */
export const deleteApiKeysResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteApiKeysResult",
  extra: false,
  members: [{ name: "apiKeyIds", type: { kind: "array", of: apiKeyIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link DeleteApiKeysResult} as it may be answered. */
export function isDeleteApiKeysResult(value: unknown): value is DeleteApiKeysResult {
  if (!isObject(value)) return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds)) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    const item: unknown = apiKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteApiKeysResult}, without explicit nulls, or its issues. */
export function parseDeleteApiKeysResult(value: unknown): ParseResult<DeleteApiKeysResult> {
  return parse(isDeleteApiKeysResult, deleteApiKeysResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteApiKeysResult} as it may be answered. */
export function explainDeleteApiKeysResult(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteApiKeysResult} as a Standard Schema. */
export const DeleteApiKeysResultSchema: StandardSchema<DeleteApiKeysResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteApiKeysResult,
);

/** What a {@link DeleteApiKeysRequest} holds. */
export const deleteApiKeysRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteApiKeysRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteApiKeysIntentDescriptor },
  ],
};

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
export function parseDeleteApiKeysRequest(value: unknown): ParseResult<DeleteApiKeysRequest> {
  return parse(isDeleteApiKeysRequest, deleteApiKeysRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteApiKeysRequest} fit to be sent. */
export function explainDeleteApiKeysRequest(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysRequestDescriptor, value, "strict");
}

/** {@link parseDeleteApiKeysRequest} as a Standard Schema. */
export const DeleteApiKeysRequestSchema: StandardSchema<DeleteApiKeysRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteApiKeysRequest,
);

/** What a {@link DeleteApiKeysResponse} holds. */
export const deleteApiKeysResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteApiKeysResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteApiKeysActivityDescriptor }],
};

/** Whether a value is a {@link DeleteApiKeysResponse} as it may be answered. */
export function isDeleteApiKeysResponse(value: unknown): value is DeleteApiKeysResponse {
  if (!isObject(value)) return false;
  if (!isDeleteApiKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteApiKeysResponse}, without explicit nulls, or its issues. */
export function parseDeleteApiKeysResponse(value: unknown): ParseResult<DeleteApiKeysResponse> {
  return parse(isDeleteApiKeysResponse, deleteApiKeysResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteApiKeysResponse} as it may be answered. */
export function explainDeleteApiKeysResponse(value: unknown): readonly Issue[] {
  return explain(deleteApiKeysResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteApiKeysResponse} as a Standard Schema. */
export const DeleteApiKeysResponseSchema: StandardSchema<DeleteApiKeysResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteApiKeysResponse,
);
