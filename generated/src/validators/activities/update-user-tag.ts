// Validators of the types in `activities/update-user-tag`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserTagActivity,
  UpdateUserTagIntent,
  UpdateUserTagRequest,
  UpdateUserTagResponse,
  UpdateUserTagResult,
} from "../../activities/update-user-tag.js";
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

/** What a {@link UpdateUserTagActivity} holds. */
export const updateUserTagActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserTagActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
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
        members: [{ name: "updateUserTagIntent", type: () => updateUserTagIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updateUserTagResult", type: () => updateUserTagResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateUserTagActivity}. */
function isUpdateUserTagActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateUserTagIntent(value.updateUserTagIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserTagActivity}. */
function isUpdateUserTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateUserTagResult = value.updateUserTagResult;
  if (updateUserTagResult !== undefined) {
    if (updateUserTagResult === null) absent.nulls++;
    else if (!isUpdateUserTagResult(updateUserTagResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateUserTagActivity} as it may be answered. */
export function isUpdateUserTagActivity(value: unknown): value is UpdateUserTagActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_TAG") return false;
  if (!isUpdateUserTagActivityIntent(value.intent)) return false;
  if (!isUpdateUserTagActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateUserTagActivity}, without explicit nulls, or its issues. */
export function parseUpdateUserTagActivity(value: unknown): ParseResult<UpdateUserTagActivity> {
  return parse(isUpdateUserTagActivity, updateUserTagActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserTagActivity} as it may be answered. */
export function explainUpdateUserTagActivity(value: unknown): readonly Issue[] {
  return explain(updateUserTagActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserTagActivity} as a Standard Schema. */
export const UpdateUserTagActivitySchema: StandardSchema<UpdateUserTagActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserTagActivity,
);

/** What a {@link UpdateUserTagIntent} holds. */
export const updateUserTagIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserTagIntent",
  extra: false,
  members: [
    { name: "userTagId", type: userTagIdDescriptor },
    { name: "newUserTagName", type: tagNameDescriptor, optional: true },
    { name: "addUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "removeUserIds", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parseUpdateUserTagIntent(value: unknown): ParseResult<UpdateUserTagIntent> {
  return parse(isUpdateUserTagIntent, updateUserTagIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserTagIntent} fit to be sent. */
export function explainUpdateUserTagIntent(value: unknown): readonly Issue[] {
  return explain(updateUserTagIntentDescriptor, value, "strict");
}

/** {@link parseUpdateUserTagIntent} as a Standard Schema. */
export const UpdateUserTagIntentSchema: StandardSchema<UpdateUserTagIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserTagIntent,
);

/** Whether a value is a {@link UpdateUserTagIntent} as it may be answered. */
export function isReceivedUpdateUserTagIntent(value: unknown): value is UpdateUserTagIntent {
  if (!isObject(value)) return false;
  const userTagId = value.userTagId;
  if (typeof userTagId !== "string") return false;
  const newUserTagName = value.newUserTagName;
  if (newUserTagName !== undefined) {
    if (newUserTagName === null) absent.nulls++;
    else if (typeof newUserTagName !== "string") return false;
  }
  const addUserIds = value.addUserIds;
  if (!Array.isArray(addUserIds)) return false;
  for (let i = 0; i < addUserIds.length; i++) {
    const item: unknown = addUserIds[i];
    if (typeof item !== "string") return false;
  }
  const removeUserIds = value.removeUserIds;
  if (!Array.isArray(removeUserIds)) return false;
  for (let i = 0; i < removeUserIds.length; i++) {
    const item_: unknown = removeUserIds[i];
    if (typeof item_ !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateUserTagIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateUserTagIntent(value: unknown): ParseResult<UpdateUserTagIntent> {
  return parse(isReceivedUpdateUserTagIntent, updateUserTagIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserTagIntent} as it may be answered. */
export function explainReceivedUpdateUserTagIntent(value: unknown): readonly Issue[] {
  return explain(updateUserTagIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateUserTagIntent} as a Standard Schema. */
export const ReceivedUpdateUserTagIntentSchema: StandardSchema<UpdateUserTagIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUpdateUserTagIntent,
);

/** What a {@link UpdateUserTagResult} holds. */
export const updateUserTagResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserTagResult",
  extra: false,
  members: [{ name: "userTagId", type: userTagIdDescriptor }],
};

/** Whether a value is a {@link UpdateUserTagResult} as it may be answered. */
export function isUpdateUserTagResult(value: unknown): value is UpdateUserTagResult {
  if (!isObject(value)) return false;
  const userTagId = value.userTagId;
  if (typeof userTagId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserTagResult}, without explicit nulls, or its issues. */
export function parseUpdateUserTagResult(value: unknown): ParseResult<UpdateUserTagResult> {
  return parse(isUpdateUserTagResult, updateUserTagResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserTagResult} as it may be answered. */
export function explainUpdateUserTagResult(value: unknown): readonly Issue[] {
  return explain(updateUserTagResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserTagResult} as a Standard Schema. */
export const UpdateUserTagResultSchema: StandardSchema<UpdateUserTagResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserTagResult,
);

/** What a {@link UpdateUserTagRequest} holds. */
export const updateUserTagRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserTagRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateUserTagIntentDescriptor },
  ],
};

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
export function parseUpdateUserTagRequest(value: unknown): ParseResult<UpdateUserTagRequest> {
  return parse(isUpdateUserTagRequest, updateUserTagRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserTagRequest} fit to be sent. */
export function explainUpdateUserTagRequest(value: unknown): readonly Issue[] {
  return explain(updateUserTagRequestDescriptor, value, "strict");
}

/** {@link parseUpdateUserTagRequest} as a Standard Schema. */
export const UpdateUserTagRequestSchema: StandardSchema<UpdateUserTagRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserTagRequest,
);

/** What a {@link UpdateUserTagResponse} holds. */
export const updateUserTagResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserTagResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateUserTagActivityDescriptor }],
};

/** Whether a value is a {@link UpdateUserTagResponse} as it may be answered. */
export function isUpdateUserTagResponse(value: unknown): value is UpdateUserTagResponse {
  if (!isObject(value)) return false;
  if (!isUpdateUserTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserTagResponse}, without explicit nulls, or its issues. */
export function parseUpdateUserTagResponse(value: unknown): ParseResult<UpdateUserTagResponse> {
  return parse(isUpdateUserTagResponse, updateUserTagResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserTagResponse} as it may be answered. */
export function explainUpdateUserTagResponse(value: unknown): readonly Issue[] {
  return explain(updateUserTagResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserTagResponse} as a Standard Schema. */
export const UpdateUserTagResponseSchema: StandardSchema<UpdateUserTagResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserTagResponse,
);
