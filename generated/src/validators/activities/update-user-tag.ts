// Validators of the types in `activities/update-user-tag`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserTagActivity,
  UpdateUserTagIntent,
  UpdateUserTagRequest,
  UpdateUserTagResponse,
  UpdateUserTagResult,
} from "../../activities/update-user-tag.js";
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

/** What a {@link UpdateUserTagActivity} holds. */
export const updateUserTagActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserTagActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateUserTagIntent: () => updateUserTagIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateUserTagResult?": () => updateUserTagResultDescriptor }),
});

/** Member `intent` of {@link UpdateUserTagActivity}. */
function isUpdateUserTagActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateUserTagIntent(value.updateUserTagIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserTagActivity}. */
function isUpdateUserTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateUserTagResult) && !isUpdateUserTagResult(value.updateUserTagResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateUserTagActivity} as it may be answered. */
export function isUpdateUserTagActivity(value: unknown): value is UpdateUserTagActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_TAG") return false;
  if (!isUpdateUserTagActivityIntent(value.intent)) return false;
  return isUpdateUserTagActivityResult(value.result);
}

/** The value as a {@link UpdateUserTagActivity}, without explicit nulls, or its issues. */
export const parseUpdateUserTagActivity = (value: unknown): ParseResult<UpdateUserTagActivity> =>
  parse(isUpdateUserTagActivity, updateUserTagActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserTagActivity} as it may be answered. */
export const explainUpdateUserTagActivity = (value: unknown): readonly Issue[] =>
  explain(updateUserTagActivityDescriptor, value, "tolerant");
/** {@link parseUpdateUserTagActivity} as a Standard Schema. */
export const UpdateUserTagActivitySchema: StandardSchema<UpdateUserTagActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateUserTagActivity);

/** What a {@link UpdateUserTagIntent} holds. */
export const updateUserTagIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserTagIntent", {
  userTagId: userTagIdDescriptor,
  "newUserTagName?": tagNameDescriptor,
  addUserIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  removeUserIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

const updateUserTagIntentMembers = ["userTagId", "newUserTagName", "addUserIds", "removeUserIds"];

/** Whether a value is a {@link UpdateUserTagIntent} fit to be sent. */
export function isUpdateUserTagIntent(value: unknown): value is UpdateUserTagIntent {
  if (!isObject(value)) return false;
  let present = 3;
  const userTagId = value.userTagId;
  if (typeof userTagId !== "string" || (userTagId.length > 64 && codePoints(userTagId) > 64)) return false;
  const newUserTagName = value.newUserTagName;
  if (newUserTagName !== undefined) {
    present++;
    if (newUserTagName === null) absent.nulls++;
    else if (
      typeof newUserTagName !== "string" ||
      (newUserTagName.length > 256 && codePoints(newUserTagName) > 256) ||
      newUserTagName.length === 0
    )
      return false;
  }
  const addUserIds = value.addUserIds;
  if (!Array.isArray(addUserIds) || addUserIds.length > 100) return false;
  for (let i = 0; i < addUserIds.length; i++) {
    const item: unknown = addUserIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const removeUserIds = value.removeUserIds;
  if (!Array.isArray(removeUserIds) || removeUserIds.length > 100) return false;
  for (let i = 0; i < removeUserIds.length; i++) {
    const item_: unknown = removeUserIds[i];
    if (typeof item_ !== "string" || (item_.length > 64 && codePoints(item_) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserTagIntentMembers);
}

/** The value as a {@link UpdateUserTagIntent}, without explicit nulls, or its issues. */
export const parseUpdateUserTagIntent = (value: unknown): ParseResult<UpdateUserTagIntent> =>
  parse(isUpdateUserTagIntent, updateUserTagIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserTagIntent} fit to be sent. */
export const explainUpdateUserTagIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserTagIntentDescriptor, value, "strict");
/** {@link parseUpdateUserTagIntent} as a Standard Schema. */
export const UpdateUserTagIntentSchema: StandardSchema<UpdateUserTagIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateUserTagIntent);

/** Whether a value is a {@link UpdateUserTagIntent} as it may be answered. */
export function isReceivedUpdateUserTagIntent(value: unknown): value is UpdateUserTagIntent {
  if (!isObject(value) || typeof value.userTagId !== "string") return false;
  if (typeof value.newUserTagName !== "string" && isPresent(value.newUserTagName)) return false;
  const addUserIds = value.addUserIds;
  if (!Array.isArray(addUserIds)) return false;
  for (let i = 0; i < addUserIds.length; i++) {
    if (typeof addUserIds[i] !== "string") return false;
  }
  const removeUserIds = value.removeUserIds;
  if (!Array.isArray(removeUserIds)) return false;
  for (let i = 0; i < removeUserIds.length; i++) {
    if (typeof removeUserIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateUserTagIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateUserTagIntent = (value: unknown): ParseResult<UpdateUserTagIntent> =>
  parse(isReceivedUpdateUserTagIntent, updateUserTagIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserTagIntent} as it may be answered. */
export const explainReceivedUpdateUserTagIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserTagIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateUserTagIntent} as a Standard Schema. */
export const ReceivedUpdateUserTagIntentSchema: StandardSchema<UpdateUserTagIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedUpdateUserTagIntent,
);

/** What a {@link UpdateUserTagResult} holds. */
export const updateUserTagResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserTagResult", {
  userTagId: userTagIdDescriptor,
});

/** Whether a value is a {@link UpdateUserTagResult} as it may be answered. */
export function isUpdateUserTagResult(value: unknown): value is UpdateUserTagResult {
  if (!isObject(value) || typeof value.userTagId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserTagResult}, without explicit nulls, or its issues. */
export const parseUpdateUserTagResult = (value: unknown): ParseResult<UpdateUserTagResult> =>
  parse(isUpdateUserTagResult, updateUserTagResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserTagResult} as it may be answered. */
export const explainUpdateUserTagResult = (value: unknown): readonly Issue[] =>
  explain(updateUserTagResultDescriptor, value, "tolerant");
/** {@link parseUpdateUserTagResult} as a Standard Schema. */
export const UpdateUserTagResultSchema: StandardSchema<UpdateUserTagResult> =
  /* @__PURE__ */ standardSchema(parseUpdateUserTagResult);

/** What a {@link UpdateUserTagRequest} holds. */
export const updateUserTagRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserTagRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateUserTagIntentDescriptor,
});

const updateUserTagRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateUserTagRequest} fit to be sent. */
export function isUpdateUserTagRequest(value: unknown): value is UpdateUserTagRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_TAG") return false;
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
  if (!isUpdateUserTagIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserTagRequestMembers);
}

/** The value as a {@link UpdateUserTagRequest}, without explicit nulls, or its issues. */
export const parseUpdateUserTagRequest = (value: unknown): ParseResult<UpdateUserTagRequest> =>
  parse(isUpdateUserTagRequest, updateUserTagRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserTagRequest} fit to be sent. */
export const explainUpdateUserTagRequest = (value: unknown): readonly Issue[] =>
  explain(updateUserTagRequestDescriptor, value, "strict");
/** {@link parseUpdateUserTagRequest} as a Standard Schema. */
export const UpdateUserTagRequestSchema: StandardSchema<UpdateUserTagRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateUserTagRequest);

/** What a {@link UpdateUserTagResponse} holds. */
export const updateUserTagResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserTagResponse", {
  activity: () => updateUserTagActivityDescriptor,
});

/** Whether a value is a {@link UpdateUserTagResponse} as it may be answered. */
export function isUpdateUserTagResponse(value: unknown): value is UpdateUserTagResponse {
  if (!isObject(value) || !isUpdateUserTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserTagResponse}, without explicit nulls, or its issues. */
export const parseUpdateUserTagResponse = (value: unknown): ParseResult<UpdateUserTagResponse> =>
  parse(isUpdateUserTagResponse, updateUserTagResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserTagResponse} as it may be answered. */
export const explainUpdateUserTagResponse = (value: unknown): readonly Issue[] =>
  explain(updateUserTagResponseDescriptor, value, "tolerant");
/** {@link parseUpdateUserTagResponse} as a Standard Schema. */
export const UpdateUserTagResponseSchema: StandardSchema<UpdateUserTagResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateUserTagResponse);
