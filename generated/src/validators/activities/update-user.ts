// Validators of the types in `activities/update-user`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserActivity,
  UpdateUserIntent,
  UpdateUserRequest,
  UpdateUserResponse,
  UpdateUserResult,
} from "../../activities/update-user.js";
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
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  phoneNumberDescriptor,
  userIdDescriptor,
  userNameDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateUserActivity} holds. */
export const updateUserActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false } },
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
        members: [{ name: "updateUserIntent", type: () => updateUserIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updateUserResult", type: () => updateUserResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateUserActivity}. */
function isUpdateUserActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateUserIntent(value.updateUserIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserActivity}. */
function isUpdateUserActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateUserResult = value.updateUserResult;
  if (updateUserResult !== undefined) {
    if (updateUserResult === null) absent.nulls++;
    else if (!isUpdateUserResult(updateUserResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateUserActivity} as it may be answered. */
export function isUpdateUserActivity(value: unknown): value is UpdateUserActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER") return false;
  if (!isUpdateUserActivityIntent(value.intent)) return false;
  if (!isUpdateUserActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateUserActivity}, without explicit nulls, or its issues. */
export function parseUpdateUserActivity(value: unknown): ParseResult<UpdateUserActivity> {
  return parse(isUpdateUserActivity, updateUserActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserActivity} as it may be answered. */
export function explainUpdateUserActivity(value: unknown): readonly Issue[] {
  return explain(updateUserActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserActivity} as a Standard Schema. */
export const UpdateUserActivitySchema: StandardSchema<UpdateUserActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserActivity,
);

/** What a {@link UpdateUserIntent} holds. */
export const updateUserIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "userName", type: userNameDescriptor, optional: true },
    { name: "userEmail", type: emailDescriptor, optional: true },
    {
      name: "userTagIds",
      type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
  ],
};

const updateUserIntentMembers = ["userId", "userName", "userEmail", "userTagIds", "userPhoneNumber"];

/** Whether a value is a {@link UpdateUserIntent} fit to be sent. */
export function isUpdateUserIntent(value: unknown): value is UpdateUserIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const userName = value.userName;
  if (userName !== undefined) {
    present++;
    if (userName === null) absent.nulls++;
    else if (
      typeof userName !== "string" ||
      (userName.length > 256 && codePoints(userName) > 256) ||
      userName.length === 0
    )
      return false;
  }
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const userTagIds = value.userTagIds;
  if (userTagIds !== undefined) {
    present++;
    if (userTagIds === null) absent.nulls++;
    else {
      if (!Array.isArray(userTagIds) || userTagIds.length > 100) return false;
      for (let i = 0; i < userTagIds.length; i++) {
        const item: unknown = userTagIds[i];
        if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
      }
    }
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserIntentMembers);
}

/** The value as a {@link UpdateUserIntent}, without explicit nulls, or its issues. */
export function parseUpdateUserIntent(value: unknown): ParseResult<UpdateUserIntent> {
  return parse(isUpdateUserIntent, updateUserIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserIntent} fit to be sent. */
export function explainUpdateUserIntent(value: unknown): readonly Issue[] {
  return explain(updateUserIntentDescriptor, value, "strict");
}

/** {@link parseUpdateUserIntent} as a Standard Schema. */
export const UpdateUserIntentSchema: StandardSchema<UpdateUserIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserIntent,
);

/** Whether a value is a {@link UpdateUserIntent} as it may be answered. */
export function isReceivedUpdateUserIntent(value: unknown): value is UpdateUserIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const userName = value.userName;
  if (userName !== undefined) {
    if (userName === null) absent.nulls++;
    else if (typeof userName !== "string") return false;
  }
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const userTagIds = value.userTagIds;
  if (userTagIds !== undefined) {
    if (userTagIds === null) absent.nulls++;
    else {
      if (!Array.isArray(userTagIds)) return false;
      for (let i = 0; i < userTagIds.length; i++) {
        const item: unknown = userTagIds[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateUserIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateUserIntent(value: unknown): ParseResult<UpdateUserIntent> {
  return parse(isReceivedUpdateUserIntent, updateUserIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserIntent} as it may be answered. */
export function explainReceivedUpdateUserIntent(value: unknown): readonly Issue[] {
  return explain(updateUserIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateUserIntent} as a Standard Schema. */
export const ReceivedUpdateUserIntentSchema: StandardSchema<UpdateUserIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdateUserIntent,
);

/** What a {@link UpdateUserResult} holds. */
export const updateUserResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserResult",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

/** Whether a value is a {@link UpdateUserResult} as it may be answered. */
export function isUpdateUserResult(value: unknown): value is UpdateUserResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserResult}, without explicit nulls, or its issues. */
export function parseUpdateUserResult(value: unknown): ParseResult<UpdateUserResult> {
  return parse(isUpdateUserResult, updateUserResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserResult} as it may be answered. */
export function explainUpdateUserResult(value: unknown): readonly Issue[] {
  return explain(updateUserResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserResult} as a Standard Schema. */
export const UpdateUserResultSchema: StandardSchema<UpdateUserResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserResult,
);

/** What a {@link UpdateUserRequest} holds. */
export const updateUserRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateUserIntentDescriptor },
  ],
};

const updateUserRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateUserRequest} fit to be sent. */
export function isUpdateUserRequest(value: unknown): value is UpdateUserRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER") return false;
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
  if (!isUpdateUserIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserRequestMembers);
}

/** The value as a {@link UpdateUserRequest}, without explicit nulls, or its issues. */
export function parseUpdateUserRequest(value: unknown): ParseResult<UpdateUserRequest> {
  return parse(isUpdateUserRequest, updateUserRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserRequest} fit to be sent. */
export function explainUpdateUserRequest(value: unknown): readonly Issue[] {
  return explain(updateUserRequestDescriptor, value, "strict");
}

/** {@link parseUpdateUserRequest} as a Standard Schema. */
export const UpdateUserRequestSchema: StandardSchema<UpdateUserRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserRequest,
);

/** What a {@link UpdateUserResponse} holds. */
export const updateUserResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateUserActivityDescriptor }],
};

/** Whether a value is a {@link UpdateUserResponse} as it may be answered. */
export function isUpdateUserResponse(value: unknown): value is UpdateUserResponse {
  if (!isObject(value)) return false;
  if (!isUpdateUserActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserResponse}, without explicit nulls, or its issues. */
export function parseUpdateUserResponse(value: unknown): ParseResult<UpdateUserResponse> {
  return parse(isUpdateUserResponse, updateUserResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserResponse} as it may be answered. */
export function explainUpdateUserResponse(value: unknown): readonly Issue[] {
  return explain(updateUserResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserResponse} as a Standard Schema. */
export const UpdateUserResponseSchema: StandardSchema<UpdateUserResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserResponse,
);
