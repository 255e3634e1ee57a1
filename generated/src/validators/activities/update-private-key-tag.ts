// Validators of the types in `activities/update-private-key-tag`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdatePrivateKeyTagActivity,
  UpdatePrivateKeyTagIntent,
  UpdatePrivateKeyTagRequest,
  UpdatePrivateKeyTagResponse,
  UpdatePrivateKeyTagResult,
} from "../../activities/update-private-key-tag.js";
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
  privateKeyIdDescriptor,
  privateKeyTagIdDescriptor,
  tagNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdatePrivateKeyTagActivity} holds. */
export const updatePrivateKeyTagActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePrivateKeyTagActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
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
        members: [{ name: "updatePrivateKeyTagIntent", type: () => updatePrivateKeyTagIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "updatePrivateKeyTagResult", type: () => updatePrivateKeyTagResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link UpdatePrivateKeyTagActivity}. */
function isUpdatePrivateKeyTagActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdatePrivateKeyTagIntent(value.updatePrivateKeyTagIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdatePrivateKeyTagActivity}. */
function isUpdatePrivateKeyTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updatePrivateKeyTagResult = value.updatePrivateKeyTagResult;
  if (updatePrivateKeyTagResult !== undefined) {
    if (updatePrivateKeyTagResult === null) absent.nulls++;
    else if (!isUpdatePrivateKeyTagResult(updatePrivateKeyTagResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdatePrivateKeyTagActivity} as it may be answered. */
export function isUpdatePrivateKeyTagActivity(value: unknown): value is UpdatePrivateKeyTagActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return false;
  if (!isUpdatePrivateKeyTagActivityIntent(value.intent)) return false;
  if (!isUpdatePrivateKeyTagActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagActivity}, without explicit nulls, or its issues. */
export function parseUpdatePrivateKeyTagActivity(value: unknown): ParseResult<UpdatePrivateKeyTagActivity> {
  return parse(isUpdatePrivateKeyTagActivity, updatePrivateKeyTagActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagActivity} as it may be answered. */
export function explainUpdatePrivateKeyTagActivity(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdatePrivateKeyTagActivity} as a Standard Schema. */
export const UpdatePrivateKeyTagActivitySchema: StandardSchema<UpdatePrivateKeyTagActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdatePrivateKeyTagActivity);

/** What a {@link UpdatePrivateKeyTagIntent} holds. */
export const updatePrivateKeyTagIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePrivateKeyTagIntent",
  extra: false,
  members: [
    { name: "privateKeyTagId", type: privateKeyTagIdDescriptor },
    { name: "newPrivateKeyTagName", type: tagNameDescriptor, optional: true },
    { name: "addPrivateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "removePrivateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

const updatePrivateKeyTagIntentMembers = [
  "privateKeyTagId",
  "newPrivateKeyTagName",
  "addPrivateKeyIds",
  "removePrivateKeyIds",
];

/** Whether a value is a {@link UpdatePrivateKeyTagIntent} fit to be sent. */
export function isUpdatePrivateKeyTagIntent(value: unknown): value is UpdatePrivateKeyTagIntent {
  if (!isObject(value)) return false;
  let present = 3;
  const privateKeyTagId = value.privateKeyTagId;
  if (typeof privateKeyTagId !== "string" || (privateKeyTagId.length > 64 && codePoints(privateKeyTagId) > 64))
    return false;
  const newPrivateKeyTagName = value.newPrivateKeyTagName;
  if (newPrivateKeyTagName !== undefined) {
    present++;
    if (newPrivateKeyTagName === null) absent.nulls++;
    else if (
      typeof newPrivateKeyTagName !== "string" ||
      (newPrivateKeyTagName.length > 256 && codePoints(newPrivateKeyTagName) > 256) ||
      newPrivateKeyTagName.length === 0
    )
      return false;
  }
  const addPrivateKeyIds = value.addPrivateKeyIds;
  if (!Array.isArray(addPrivateKeyIds) || addPrivateKeyIds.length > 100) return false;
  for (let i = 0; i < addPrivateKeyIds.length; i++) {
    const item: unknown = addPrivateKeyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const removePrivateKeyIds = value.removePrivateKeyIds;
  if (!Array.isArray(removePrivateKeyIds) || removePrivateKeyIds.length > 100) return false;
  for (let i = 0; i < removePrivateKeyIds.length; i++) {
    const item_: unknown = removePrivateKeyIds[i];
    if (typeof item_ !== "string" || (item_.length > 64 && codePoints(item_) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePrivateKeyTagIntentMembers);
}

/** The value as a {@link UpdatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export function parseUpdatePrivateKeyTagIntent(value: unknown): ParseResult<UpdatePrivateKeyTagIntent> {
  return parse(isUpdatePrivateKeyTagIntent, updatePrivateKeyTagIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagIntent} fit to be sent. */
export function explainUpdatePrivateKeyTagIntent(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagIntentDescriptor, value, "strict");
}

/** {@link parseUpdatePrivateKeyTagIntent} as a Standard Schema. */
export const UpdatePrivateKeyTagIntentSchema: StandardSchema<UpdatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdatePrivateKeyTagIntent);

/** Whether a value is a {@link UpdatePrivateKeyTagIntent} as it may be answered. */
export function isReceivedUpdatePrivateKeyTagIntent(value: unknown): value is UpdatePrivateKeyTagIntent {
  if (!isObject(value)) return false;
  const privateKeyTagId = value.privateKeyTagId;
  if (typeof privateKeyTagId !== "string") return false;
  const newPrivateKeyTagName = value.newPrivateKeyTagName;
  if (newPrivateKeyTagName !== undefined) {
    if (newPrivateKeyTagName === null) absent.nulls++;
    else if (typeof newPrivateKeyTagName !== "string") return false;
  }
  const addPrivateKeyIds = value.addPrivateKeyIds;
  if (!Array.isArray(addPrivateKeyIds)) return false;
  for (let i = 0; i < addPrivateKeyIds.length; i++) {
    const item: unknown = addPrivateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  const removePrivateKeyIds = value.removePrivateKeyIds;
  if (!Array.isArray(removePrivateKeyIds)) return false;
  for (let i = 0; i < removePrivateKeyIds.length; i++) {
    const item_: unknown = removePrivateKeyIds[i];
    if (typeof item_ !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdatePrivateKeyTagIntent(value: unknown): ParseResult<UpdatePrivateKeyTagIntent> {
  return parse(isReceivedUpdatePrivateKeyTagIntent, updatePrivateKeyTagIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagIntent} as it may be answered. */
export function explainReceivedUpdatePrivateKeyTagIntent(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdatePrivateKeyTagIntent} as a Standard Schema. */
export const ReceivedUpdatePrivateKeyTagIntentSchema: StandardSchema<UpdatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedUpdatePrivateKeyTagIntent);

/** What a {@link UpdatePrivateKeyTagResult} holds. */
export const updatePrivateKeyTagResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePrivateKeyTagResult",
  extra: false,
  members: [{ name: "privateKeyTagId", type: privateKeyTagIdDescriptor }],
};

/** Whether a value is a {@link UpdatePrivateKeyTagResult} as it may be answered. */
export function isUpdatePrivateKeyTagResult(value: unknown): value is UpdatePrivateKeyTagResult {
  if (!isObject(value)) return false;
  const privateKeyTagId = value.privateKeyTagId;
  if (typeof privateKeyTagId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagResult}, without explicit nulls, or its issues. */
export function parseUpdatePrivateKeyTagResult(value: unknown): ParseResult<UpdatePrivateKeyTagResult> {
  return parse(isUpdatePrivateKeyTagResult, updatePrivateKeyTagResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagResult} as it may be answered. */
export function explainUpdatePrivateKeyTagResult(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagResultDescriptor, value, "tolerant");
}

/** {@link parseUpdatePrivateKeyTagResult} as a Standard Schema. */
export const UpdatePrivateKeyTagResultSchema: StandardSchema<UpdatePrivateKeyTagResult> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdatePrivateKeyTagResult);

/** What a {@link UpdatePrivateKeyTagRequest} holds. */
export const updatePrivateKeyTagRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePrivateKeyTagRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updatePrivateKeyTagIntentDescriptor },
  ],
};

const updatePrivateKeyTagRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdatePrivateKeyTagRequest} fit to be sent. */
export function isUpdatePrivateKeyTagRequest(value: unknown): value is UpdatePrivateKeyTagRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return false;
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
  if (!isUpdatePrivateKeyTagIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updatePrivateKeyTagRequestMembers);
}

/** The value as a {@link UpdatePrivateKeyTagRequest}, without explicit nulls, or its issues. */
export function parseUpdatePrivateKeyTagRequest(value: unknown): ParseResult<UpdatePrivateKeyTagRequest> {
  return parse(isUpdatePrivateKeyTagRequest, updatePrivateKeyTagRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagRequest} fit to be sent. */
export function explainUpdatePrivateKeyTagRequest(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagRequestDescriptor, value, "strict");
}

/** {@link parseUpdatePrivateKeyTagRequest} as a Standard Schema. */
export const UpdatePrivateKeyTagRequestSchema: StandardSchema<UpdatePrivateKeyTagRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdatePrivateKeyTagRequest);

/** What a {@link UpdatePrivateKeyTagResponse} holds. */
export const updatePrivateKeyTagResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdatePrivateKeyTagResponse",
  extra: false,
  members: [{ name: "activity", type: () => updatePrivateKeyTagActivityDescriptor }],
};

/** Whether a value is a {@link UpdatePrivateKeyTagResponse} as it may be answered. */
export function isUpdatePrivateKeyTagResponse(value: unknown): value is UpdatePrivateKeyTagResponse {
  if (!isObject(value)) return false;
  if (!isUpdatePrivateKeyTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagResponse}, without explicit nulls, or its issues. */
export function parseUpdatePrivateKeyTagResponse(value: unknown): ParseResult<UpdatePrivateKeyTagResponse> {
  return parse(isUpdatePrivateKeyTagResponse, updatePrivateKeyTagResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdatePrivateKeyTagResponse} as it may be answered. */
export function explainUpdatePrivateKeyTagResponse(value: unknown): readonly Issue[] {
  return explain(updatePrivateKeyTagResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdatePrivateKeyTagResponse} as a Standard Schema. */
export const UpdatePrivateKeyTagResponseSchema: StandardSchema<UpdatePrivateKeyTagResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdatePrivateKeyTagResponse);
