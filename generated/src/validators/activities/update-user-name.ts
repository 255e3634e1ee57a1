// Validators of the types in `activities/update-user-name`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserNameActivity,
  UpdateUserNameIntent,
  UpdateUserNameRequest,
  UpdateUserNameResponse,
  UpdateUserNameResult,
} from "../../activities/update-user-name.js";
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
  userNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateUserNameActivity} holds. */
export const updateUserNameActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserNameActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateUserNameIntent: () => updateUserNameIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateUserNameResult?": () => updateUserNameResultDescriptor }),
});

/** Member `intent` of {@link UpdateUserNameActivity}. */
function isUpdateUserNameActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateUserNameIntent(value.updateUserNameIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserNameActivity}. */
function isUpdateUserNameActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateUserNameResult) && !isUpdateUserNameResult(value.updateUserNameResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateUserNameActivity} as it may be answered. */
export function isUpdateUserNameActivity(value: unknown): value is UpdateUserNameActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_NAME") return false;
  if (!isUpdateUserNameActivityIntent(value.intent)) return false;
  return isUpdateUserNameActivityResult(value.result);
}

/** The value as a {@link UpdateUserNameActivity}, without explicit nulls, or its issues. */
export const parseUpdateUserNameActivity = (value: unknown): ParseResult<UpdateUserNameActivity> =>
  parse(isUpdateUserNameActivity, updateUserNameActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserNameActivity} as it may be answered. */
export const explainUpdateUserNameActivity = (value: unknown): readonly Issue[] =>
  explain(updateUserNameActivityDescriptor, value, "tolerant");
/** {@link parseUpdateUserNameActivity} as a Standard Schema. */
export const UpdateUserNameActivitySchema: StandardSchema<UpdateUserNameActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateUserNameActivity);

/** What a {@link UpdateUserNameIntent} holds. */
export const updateUserNameIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserNameIntent", {
  userId: userIdDescriptor,
  userName: userNameDescriptor,
});

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
export const parseUpdateUserNameIntent = (value: unknown): ParseResult<UpdateUserNameIntent> =>
  parse(isUpdateUserNameIntent, updateUserNameIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserNameIntent} fit to be sent. */
export const explainUpdateUserNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserNameIntentDescriptor, value, "strict");
/** {@link parseUpdateUserNameIntent} as a Standard Schema. */
export const UpdateUserNameIntentSchema: StandardSchema<UpdateUserNameIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateUserNameIntent);

/** Whether a value is a {@link UpdateUserNameIntent} as it may be answered. */
export function isReceivedUpdateUserNameIntent(value: unknown): value is UpdateUserNameIntent {
  if (!isObject(value) || typeof value.userId !== "string" || typeof value.userName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserNameIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateUserNameIntent = (value: unknown): ParseResult<UpdateUserNameIntent> =>
  parse(isReceivedUpdateUserNameIntent, updateUserNameIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserNameIntent} as it may be answered. */
export const explainReceivedUpdateUserNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserNameIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateUserNameIntent} as a Standard Schema. */
export const ReceivedUpdateUserNameIntentSchema: StandardSchema<UpdateUserNameIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedUpdateUserNameIntent,
);

/** What a {@link UpdateUserNameResult} holds. */
export const updateUserNameResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserNameResult", {
  userId: userIdDescriptor,
});

/** Whether a value is a {@link UpdateUserNameResult} as it may be answered. */
export function isUpdateUserNameResult(value: unknown): value is UpdateUserNameResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserNameResult}, without explicit nulls, or its issues. */
export const parseUpdateUserNameResult = (value: unknown): ParseResult<UpdateUserNameResult> =>
  parse(isUpdateUserNameResult, updateUserNameResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserNameResult} as it may be answered. */
export const explainUpdateUserNameResult = (value: unknown): readonly Issue[] =>
  explain(updateUserNameResultDescriptor, value, "tolerant");
/** {@link parseUpdateUserNameResult} as a Standard Schema. */
export const UpdateUserNameResultSchema: StandardSchema<UpdateUserNameResult> =
  /* @__PURE__ */ standardSchema(parseUpdateUserNameResult);

/** What a {@link UpdateUserNameRequest} holds. */
export const updateUserNameRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserNameRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateUserNameIntentDescriptor,
});

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
export const parseUpdateUserNameRequest = (value: unknown): ParseResult<UpdateUserNameRequest> =>
  parse(isUpdateUserNameRequest, updateUserNameRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserNameRequest} fit to be sent. */
export const explainUpdateUserNameRequest = (value: unknown): readonly Issue[] =>
  explain(updateUserNameRequestDescriptor, value, "strict");
/** {@link parseUpdateUserNameRequest} as a Standard Schema. */
export const UpdateUserNameRequestSchema: StandardSchema<UpdateUserNameRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateUserNameRequest);

/** What a {@link UpdateUserNameResponse} holds. */
export const updateUserNameResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserNameResponse", {
  activity: () => updateUserNameActivityDescriptor,
});

/** Whether a value is a {@link UpdateUserNameResponse} as it may be answered. */
export function isUpdateUserNameResponse(value: unknown): value is UpdateUserNameResponse {
  if (!isObject(value) || !isUpdateUserNameActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserNameResponse}, without explicit nulls, or its issues. */
export const parseUpdateUserNameResponse = (value: unknown): ParseResult<UpdateUserNameResponse> =>
  parse(isUpdateUserNameResponse, updateUserNameResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserNameResponse} as it may be answered. */
export const explainUpdateUserNameResponse = (value: unknown): readonly Issue[] =>
  explain(updateUserNameResponseDescriptor, value, "tolerant");
/** {@link parseUpdateUserNameResponse} as a Standard Schema. */
export const UpdateUserNameResponseSchema: StandardSchema<UpdateUserNameResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateUserNameResponse);
