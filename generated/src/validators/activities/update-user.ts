// Validators of the types in `activities/update-user`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserActivity,
  UpdateUserIntent,
  UpdateUserRequest,
  UpdateUserResponse,
  UpdateUserResult,
} from "../../activities/update-user.js";
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
export const updateUserActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateUserIntent: () => updateUserIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateUserResult?": () => updateUserResultDescriptor }),
});

/** Member `intent` of {@link UpdateUserActivity}. */
function isUpdateUserActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateUserIntent(value.updateUserIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserActivity}. */
function isUpdateUserActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateUserResult) && !isUpdateUserResult(value.updateUserResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateUserActivity} as it may be answered. */
export function isUpdateUserActivity(value: unknown): value is UpdateUserActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_UPDATE_USER") return false;
  if (!isUpdateUserActivityIntent(value.intent) || !isUpdateUserActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateUserActivity}, without explicit nulls, or its issues. */
export const parseUpdateUserActivity = (value: unknown): ParseResult<UpdateUserActivity> =>
  parse(isUpdateUserActivity, updateUserActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserActivity} as it may be answered. */
export const explainUpdateUserActivity = (value: unknown): readonly Issue[] =>
  explain(updateUserActivityDescriptor, value, "tolerant");
/** {@link parseUpdateUserActivity} as a Standard Schema. */
export const UpdateUserActivitySchema: StandardSchema<UpdateUserActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateUserActivity);

/** What a {@link UpdateUserIntent} holds. */
export const updateUserIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserIntent", {
  userId: userIdDescriptor,
  "userName?": userNameDescriptor,
  "userEmail?": emailDescriptor,
  "userTagIds?": { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": phoneNumberDescriptor,
});

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
export const parseUpdateUserIntent = (value: unknown): ParseResult<UpdateUserIntent> =>
  parse(isUpdateUserIntent, updateUserIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserIntent} fit to be sent. */
export const explainUpdateUserIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserIntentDescriptor, value, "strict");
/** {@link parseUpdateUserIntent} as a Standard Schema. */
export const UpdateUserIntentSchema: StandardSchema<UpdateUserIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateUserIntent);

/** Whether a value is a {@link UpdateUserIntent} as it may be answered. */
export function isReceivedUpdateUserIntent(value: unknown): value is UpdateUserIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.userName !== "string" && isPresent(value.userName)) return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
  const userTagIds = value.userTagIds;
  if (isPresent(userTagIds)) {
    if (!Array.isArray(userTagIds)) return false;
    for (let i = 0; i < userTagIds.length; i++) {
      if (typeof userTagIds[i] !== "string") return false;
    }
  }
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
  return true;
}

/** The value as a {@link UpdateUserIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateUserIntent = (value: unknown): ParseResult<UpdateUserIntent> =>
  parse(isReceivedUpdateUserIntent, updateUserIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserIntent} as it may be answered. */
export const explainReceivedUpdateUserIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateUserIntent} as a Standard Schema. */
export const ReceivedUpdateUserIntentSchema: StandardSchema<UpdateUserIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateUserIntent);

/** What a {@link UpdateUserResult} holds. */
export const updateUserResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserResult", {
  userId: userIdDescriptor,
});

/** Whether a value is a {@link UpdateUserResult} as it may be answered. */
export function isUpdateUserResult(value: unknown): value is UpdateUserResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserResult}, without explicit nulls, or its issues. */
export const parseUpdateUserResult = (value: unknown): ParseResult<UpdateUserResult> =>
  parse(isUpdateUserResult, updateUserResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserResult} as it may be answered. */
export const explainUpdateUserResult = (value: unknown): readonly Issue[] =>
  explain(updateUserResultDescriptor, value, "tolerant");
/** {@link parseUpdateUserResult} as a Standard Schema. */
export const UpdateUserResultSchema: StandardSchema<UpdateUserResult> =
  /* @__PURE__ */ standardSchema(parseUpdateUserResult);

/** What a {@link UpdateUserRequest} holds. */
export const updateUserRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateUserIntentDescriptor,
});

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
export const parseUpdateUserRequest = (value: unknown): ParseResult<UpdateUserRequest> =>
  parse(isUpdateUserRequest, updateUserRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserRequest} fit to be sent. */
export const explainUpdateUserRequest = (value: unknown): readonly Issue[] =>
  explain(updateUserRequestDescriptor, value, "strict");
/** {@link parseUpdateUserRequest} as a Standard Schema. */
export const UpdateUserRequestSchema: StandardSchema<UpdateUserRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateUserRequest);

/** What a {@link UpdateUserResponse} holds. */
export const updateUserResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserResponse", {
  activity: () => updateUserActivityDescriptor,
});

/** Whether a value is a {@link UpdateUserResponse} as it may be answered. */
export function isUpdateUserResponse(value: unknown): value is UpdateUserResponse {
  if (!isObject(value) || !isUpdateUserActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserResponse}, without explicit nulls, or its issues. */
export const parseUpdateUserResponse = (value: unknown): ParseResult<UpdateUserResponse> =>
  parse(isUpdateUserResponse, updateUserResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserResponse} as it may be answered. */
export const explainUpdateUserResponse = (value: unknown): readonly Issue[] =>
  explain(updateUserResponseDescriptor, value, "tolerant");
/** {@link parseUpdateUserResponse} as a Standard Schema. */
export const UpdateUserResponseSchema: StandardSchema<UpdateUserResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateUserResponse);
