// Validators of the types in `activities/delete-users`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteUsersActivity,
  DeleteUsersIntent,
  DeleteUsersRequest,
  DeleteUsersResponse,
  DeleteUsersResult,
} from "../../activities/delete-users.js";
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
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteUsersActivity} holds. */
export const deleteUsersActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteUsersActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false } },
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
        members: [{ name: "deleteUsersIntent", type: () => deleteUsersIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deleteUsersResult", type: () => deleteUsersResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteUsersActivity}. */
function isDeleteUsersActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteUsersIntent(value.deleteUsersIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteUsersActivity}. */
function isDeleteUsersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteUsersResult = value.deleteUsersResult;
  if (deleteUsersResult !== undefined) {
    if (deleteUsersResult === null) absent.nulls++;
    else if (!isDeleteUsersResult(deleteUsersResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteUsersActivity} as it may be answered. */
export function isDeleteUsersActivity(value: unknown): value is DeleteUsersActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USERS") return false;
  if (!isDeleteUsersActivityIntent(value.intent)) return false;
  if (!isDeleteUsersActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteUsersActivity}, without explicit nulls, or its issues. */
export function parseDeleteUsersActivity(value: unknown): ParseResult<DeleteUsersActivity> {
  return parse(isDeleteUsersActivity, deleteUsersActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteUsersActivity} as it may be answered. */
export function explainDeleteUsersActivity(value: unknown): readonly Issue[] {
  return explain(deleteUsersActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteUsersActivity} as a Standard Schema. */
export const DeleteUsersActivitySchema: StandardSchema<DeleteUsersActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteUsersActivity,
);

/** What a {@link DeleteUsersIntent} holds. */
export const deleteUsersIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteUsersIntent",
  extra: false,
  members: [{ name: "userIds", type: { kind: "array", of: userIdDescriptor, minItems: 1, maxItems: 100 } }],
};

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
export function parseDeleteUsersIntent(value: unknown): ParseResult<DeleteUsersIntent> {
  return parse(isDeleteUsersIntent, deleteUsersIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteUsersIntent} fit to be sent. */
export function explainDeleteUsersIntent(value: unknown): readonly Issue[] {
  return explain(deleteUsersIntentDescriptor, value, "strict");
}

/** {@link parseDeleteUsersIntent} as a Standard Schema. */
export const DeleteUsersIntentSchema: StandardSchema<DeleteUsersIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteUsersIntent,
);

/** Whether a value is a {@link DeleteUsersIntent} as it may be answered. */
export function isReceivedDeleteUsersIntent(value: unknown): value is DeleteUsersIntent {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUsersIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteUsersIntent(value: unknown): ParseResult<DeleteUsersIntent> {
  return parse(isReceivedDeleteUsersIntent, deleteUsersIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteUsersIntent} as it may be answered. */
export function explainReceivedDeleteUsersIntent(value: unknown): readonly Issue[] {
  return explain(deleteUsersIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteUsersIntent} as a Standard Schema. */
export const ReceivedDeleteUsersIntentSchema: StandardSchema<DeleteUsersIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedDeleteUsersIntent,
);

/** What a {@link DeleteUsersResult} holds. */
export const deleteUsersResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteUsersResult",
  extra: false,
  members: [{ name: "userIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link DeleteUsersResult} as it may be answered. */
export function isDeleteUsersResult(value: unknown): value is DeleteUsersResult {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteUsersResult}, without explicit nulls, or its issues. */
export function parseDeleteUsersResult(value: unknown): ParseResult<DeleteUsersResult> {
  return parse(isDeleteUsersResult, deleteUsersResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteUsersResult} as it may be answered. */
export function explainDeleteUsersResult(value: unknown): readonly Issue[] {
  return explain(deleteUsersResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteUsersResult} as a Standard Schema. */
export const DeleteUsersResultSchema: StandardSchema<DeleteUsersResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteUsersResult,
);

/** What a {@link DeleteUsersRequest} holds. */
export const deleteUsersRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteUsersRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteUsersIntentDescriptor },
  ],
};

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
export function parseDeleteUsersRequest(value: unknown): ParseResult<DeleteUsersRequest> {
  return parse(isDeleteUsersRequest, deleteUsersRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteUsersRequest} fit to be sent. */
export function explainDeleteUsersRequest(value: unknown): readonly Issue[] {
  return explain(deleteUsersRequestDescriptor, value, "strict");
}

/** {@link parseDeleteUsersRequest} as a Standard Schema. */
export const DeleteUsersRequestSchema: StandardSchema<DeleteUsersRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteUsersRequest,
);

/** What a {@link DeleteUsersResponse} holds. */
export const deleteUsersResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteUsersResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteUsersActivityDescriptor }],
};

/** Whether a value is a {@link DeleteUsersResponse} as it may be answered. */
export function isDeleteUsersResponse(value: unknown): value is DeleteUsersResponse {
  if (!isObject(value)) return false;
  if (!isDeleteUsersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteUsersResponse}, without explicit nulls, or its issues. */
export function parseDeleteUsersResponse(value: unknown): ParseResult<DeleteUsersResponse> {
  return parse(isDeleteUsersResponse, deleteUsersResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteUsersResponse} as it may be answered. */
export function explainDeleteUsersResponse(value: unknown): readonly Issue[] {
  return explain(deleteUsersResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteUsersResponse} as a Standard Schema. */
export const DeleteUsersResponseSchema: StandardSchema<DeleteUsersResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteUsersResponse,
);
