// Validators of the types in `activities/update-user-name`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserNameActivity,
  UpdateUserNameIntent,
  UpdateUserNameRequest,
  UpdateUserNameResponse,
  UpdateUserNameResult,
} from "../../activities/update-user-name.js";
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
  userNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateUserNameActivity} holds. */
export const updateUserNameActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserNameActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
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
        members: [{ name: "updateUserNameIntent", type: () => updateUserNameIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updateUserNameResult", type: () => updateUserNameResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateUserNameActivity}. */
function isUpdateUserNameActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateUserNameIntent(value.updateUserNameIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserNameActivity}. */
function isUpdateUserNameActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateUserNameResult = value.updateUserNameResult;
  if (updateUserNameResult !== undefined) {
    if (updateUserNameResult === null) absent.nulls++;
    else if (!isUpdateUserNameResult(updateUserNameResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateUserNameActivity} as it may be answered. */
export function isUpdateUserNameActivity(value: unknown): value is UpdateUserNameActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_NAME") return false;
  if (!isUpdateUserNameActivityIntent(value.intent)) return false;
  if (!isUpdateUserNameActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateUserNameActivity}, without explicit nulls, or its issues. */
export function parseUpdateUserNameActivity(value: unknown): ParseResult<UpdateUserNameActivity> {
  return parse(isUpdateUserNameActivity, updateUserNameActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserNameActivity} as it may be answered. */
export function explainUpdateUserNameActivity(value: unknown): readonly Issue[] {
  return explain(updateUserNameActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserNameActivity} as a Standard Schema. */
export const UpdateUserNameActivitySchema: StandardSchema<UpdateUserNameActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserNameActivity,
);

/** What a {@link UpdateUserNameIntent} holds. */
export const updateUserNameIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserNameIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "userName", type: userNameDescriptor },
  ],
};

const updateUserNameIntentMembers = ["userId", "userName"];

/** Whether a value is a {@link UpdateUserNameIntent} fit to be sent. */
export function isUpdateUserNameIntent(value: unknown): value is UpdateUserNameIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, updateUserNameIntentMembers);
}

/** The value as a {@link UpdateUserNameIntent}, without explicit nulls, or its issues. */
export function parseUpdateUserNameIntent(value: unknown): ParseResult<UpdateUserNameIntent> {
  return parse(isUpdateUserNameIntent, updateUserNameIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserNameIntent} fit to be sent. */
export function explainUpdateUserNameIntent(value: unknown): readonly Issue[] {
  return explain(updateUserNameIntentDescriptor, value, "strict");
}

/** {@link parseUpdateUserNameIntent} as a Standard Schema. */
export const UpdateUserNameIntentSchema: StandardSchema<UpdateUserNameIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserNameIntent,
);

/** Whether a value is a {@link UpdateUserNameIntent} as it may be answered. */
export function isReceivedUpdateUserNameIntent(value: unknown): value is UpdateUserNameIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserNameIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateUserNameIntent(value: unknown): ParseResult<UpdateUserNameIntent> {
  return parse(isReceivedUpdateUserNameIntent, updateUserNameIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserNameIntent} as it may be answered. */
export function explainReceivedUpdateUserNameIntent(value: unknown): readonly Issue[] {
  return explain(updateUserNameIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateUserNameIntent} as a Standard Schema. */
export const ReceivedUpdateUserNameIntentSchema: StandardSchema<UpdateUserNameIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdateUserNameIntent,
);

/** What a {@link UpdateUserNameResult} holds. */
export const updateUserNameResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserNameResult",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

/** Whether a value is a {@link UpdateUserNameResult} as it may be answered. */
export function isUpdateUserNameResult(value: unknown): value is UpdateUserNameResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserNameResult}, without explicit nulls, or its issues. */
export function parseUpdateUserNameResult(value: unknown): ParseResult<UpdateUserNameResult> {
  return parse(isUpdateUserNameResult, updateUserNameResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserNameResult} as it may be answered. */
export function explainUpdateUserNameResult(value: unknown): readonly Issue[] {
  return explain(updateUserNameResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserNameResult} as a Standard Schema. */
export const UpdateUserNameResultSchema: StandardSchema<UpdateUserNameResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserNameResult,
);

/** What a {@link UpdateUserNameRequest} holds. */
export const updateUserNameRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserNameRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateUserNameIntentDescriptor },
  ],
};

const updateUserNameRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateUserNameRequest} fit to be sent. */
export function isUpdateUserNameRequest(value: unknown): value is UpdateUserNameRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_NAME") return false;
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
  if (!isUpdateUserNameIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserNameRequestMembers);
}

/** The value as a {@link UpdateUserNameRequest}, without explicit nulls, or its issues. */
export function parseUpdateUserNameRequest(value: unknown): ParseResult<UpdateUserNameRequest> {
  return parse(isUpdateUserNameRequest, updateUserNameRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserNameRequest} fit to be sent. */
export function explainUpdateUserNameRequest(value: unknown): readonly Issue[] {
  return explain(updateUserNameRequestDescriptor, value, "strict");
}

/** {@link parseUpdateUserNameRequest} as a Standard Schema. */
export const UpdateUserNameRequestSchema: StandardSchema<UpdateUserNameRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserNameRequest,
);

/** What a {@link UpdateUserNameResponse} holds. */
export const updateUserNameResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserNameResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateUserNameActivityDescriptor }],
};

/** Whether a value is a {@link UpdateUserNameResponse} as it may be answered. */
export function isUpdateUserNameResponse(value: unknown): value is UpdateUserNameResponse {
  if (!isObject(value)) return false;
  if (!isUpdateUserNameActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserNameResponse}, without explicit nulls, or its issues. */
export function parseUpdateUserNameResponse(value: unknown): ParseResult<UpdateUserNameResponse> {
  return parse(isUpdateUserNameResponse, updateUserNameResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserNameResponse} as it may be answered. */
export function explainUpdateUserNameResponse(value: unknown): readonly Issue[] {
  return explain(updateUserNameResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserNameResponse} as a Standard Schema. */
export const UpdateUserNameResponseSchema: StandardSchema<UpdateUserNameResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserNameResponse,
);
