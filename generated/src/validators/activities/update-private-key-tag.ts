// Validators of the types in `activities/update-private-key-tag`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdatePrivateKeyTagActivity,
  UpdatePrivateKeyTagIntent,
  UpdatePrivateKeyTagRequest,
  UpdatePrivateKeyTagResponse,
  UpdatePrivateKeyTagResult,
} from "../../activities/update-private-key-tag.js";
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
  privateKeyIdDescriptor,
  privateKeyTagIdDescriptor,
  tagNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdatePrivateKeyTagActivity} holds. */
export const updatePrivateKeyTagActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdatePrivateKeyTagActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
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
    intent: /* @__PURE__ */ record("", { updatePrivateKeyTagIntent: () => updatePrivateKeyTagIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "updatePrivateKeyTagResult?": () => updatePrivateKeyTagResultDescriptor }),
  },
);

/** Member `intent` of {@link UpdatePrivateKeyTagActivity}. */
function isUpdatePrivateKeyTagActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdatePrivateKeyTagIntent(value.updatePrivateKeyTagIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdatePrivateKeyTagActivity}. */
function isUpdatePrivateKeyTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updatePrivateKeyTagResult) && !isUpdatePrivateKeyTagResult(value.updatePrivateKeyTagResult))
    return false;
  return true;
}

/** Whether a value is a {@link UpdatePrivateKeyTagActivity} as it may be answered. */
export function isUpdatePrivateKeyTagActivity(value: unknown): value is UpdatePrivateKeyTagActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return false;
  if (!isUpdatePrivateKeyTagActivityIntent(value.intent)) return false;
  return isUpdatePrivateKeyTagActivityResult(value.result);
}

/** The value as a {@link UpdatePrivateKeyTagActivity}, without explicit nulls, or its issues. */
export const parseUpdatePrivateKeyTagActivity = (value: unknown): ParseResult<UpdatePrivateKeyTagActivity> =>
  parse(isUpdatePrivateKeyTagActivity, updatePrivateKeyTagActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePrivateKeyTagActivity} as it may be answered. */
export const explainUpdatePrivateKeyTagActivity = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagActivityDescriptor, value, "tolerant");
/** {@link parseUpdatePrivateKeyTagActivity} as a Standard Schema. */
export const UpdatePrivateKeyTagActivitySchema: StandardSchema<UpdatePrivateKeyTagActivity> =
  /* @__PURE__ */ standardSchema(parseUpdatePrivateKeyTagActivity);

/** What a {@link UpdatePrivateKeyTagIntent} holds. */
export const updatePrivateKeyTagIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdatePrivateKeyTagIntent",
  {
    privateKeyTagId: privateKeyTagIdDescriptor,
    "newPrivateKeyTagName?": tagNameDescriptor,
    addPrivateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
    removePrivateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

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
export const parseUpdatePrivateKeyTagIntent = (value: unknown): ParseResult<UpdatePrivateKeyTagIntent> =>
  parse(isUpdatePrivateKeyTagIntent, updatePrivateKeyTagIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePrivateKeyTagIntent} fit to be sent. */
export const explainUpdatePrivateKeyTagIntent = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagIntentDescriptor, value, "strict");
/** {@link parseUpdatePrivateKeyTagIntent} as a Standard Schema. */
export const UpdatePrivateKeyTagIntentSchema: StandardSchema<UpdatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema(parseUpdatePrivateKeyTagIntent);

/** Whether a value is a {@link UpdatePrivateKeyTagIntent} as it may be answered. */
export function isReceivedUpdatePrivateKeyTagIntent(value: unknown): value is UpdatePrivateKeyTagIntent {
  if (!isObject(value) || typeof value.privateKeyTagId !== "string") return false;
  if (typeof value.newPrivateKeyTagName !== "string" && isPresent(value.newPrivateKeyTagName)) return false;
  const addPrivateKeyIds = value.addPrivateKeyIds;
  if (!Array.isArray(addPrivateKeyIds)) return false;
  for (let i = 0; i < addPrivateKeyIds.length; i++) {
    if (typeof addPrivateKeyIds[i] !== "string") return false;
  }
  const removePrivateKeyIds = value.removePrivateKeyIds;
  if (!Array.isArray(removePrivateKeyIds)) return false;
  for (let i = 0; i < removePrivateKeyIds.length; i++) {
    if (typeof removePrivateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdatePrivateKeyTagIntent = (value: unknown): ParseResult<UpdatePrivateKeyTagIntent> =>
  parse(isReceivedUpdatePrivateKeyTagIntent, updatePrivateKeyTagIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePrivateKeyTagIntent} as it may be answered. */
export const explainReceivedUpdatePrivateKeyTagIntent = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdatePrivateKeyTagIntent} as a Standard Schema. */
export const ReceivedUpdatePrivateKeyTagIntentSchema: StandardSchema<UpdatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdatePrivateKeyTagIntent);

/** What a {@link UpdatePrivateKeyTagResult} holds. */
export const updatePrivateKeyTagResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdatePrivateKeyTagResult",
  { privateKeyTagId: privateKeyTagIdDescriptor },
);

/** Whether a value is a {@link UpdatePrivateKeyTagResult} as it may be answered. */
export function isUpdatePrivateKeyTagResult(value: unknown): value is UpdatePrivateKeyTagResult {
  if (!isObject(value) || typeof value.privateKeyTagId !== "string") return false;
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagResult}, without explicit nulls, or its issues. */
export const parseUpdatePrivateKeyTagResult = (value: unknown): ParseResult<UpdatePrivateKeyTagResult> =>
  parse(isUpdatePrivateKeyTagResult, updatePrivateKeyTagResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePrivateKeyTagResult} as it may be answered. */
export const explainUpdatePrivateKeyTagResult = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagResultDescriptor, value, "tolerant");
/** {@link parseUpdatePrivateKeyTagResult} as a Standard Schema. */
export const UpdatePrivateKeyTagResultSchema: StandardSchema<UpdatePrivateKeyTagResult> =
  /* @__PURE__ */ standardSchema(parseUpdatePrivateKeyTagResult);

/** What a {@link UpdatePrivateKeyTagRequest} holds. */
export const updatePrivateKeyTagRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdatePrivateKeyTagRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updatePrivateKeyTagIntentDescriptor,
  },
);

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
export const parseUpdatePrivateKeyTagRequest = (value: unknown): ParseResult<UpdatePrivateKeyTagRequest> =>
  parse(isUpdatePrivateKeyTagRequest, updatePrivateKeyTagRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdatePrivateKeyTagRequest} fit to be sent. */
export const explainUpdatePrivateKeyTagRequest = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagRequestDescriptor, value, "strict");
/** {@link parseUpdatePrivateKeyTagRequest} as a Standard Schema. */
export const UpdatePrivateKeyTagRequestSchema: StandardSchema<UpdatePrivateKeyTagRequest> =
  /* @__PURE__ */ standardSchema(parseUpdatePrivateKeyTagRequest);

/** What a {@link UpdatePrivateKeyTagResponse} holds. */
export const updatePrivateKeyTagResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdatePrivateKeyTagResponse",
  { activity: () => updatePrivateKeyTagActivityDescriptor },
);

/** Whether a value is a {@link UpdatePrivateKeyTagResponse} as it may be answered. */
export function isUpdatePrivateKeyTagResponse(value: unknown): value is UpdatePrivateKeyTagResponse {
  if (!isObject(value) || !isUpdatePrivateKeyTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdatePrivateKeyTagResponse}, without explicit nulls, or its issues. */
export const parseUpdatePrivateKeyTagResponse = (value: unknown): ParseResult<UpdatePrivateKeyTagResponse> =>
  parse(isUpdatePrivateKeyTagResponse, updatePrivateKeyTagResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdatePrivateKeyTagResponse} as it may be answered. */
export const explainUpdatePrivateKeyTagResponse = (value: unknown): readonly Issue[] =>
  explain(updatePrivateKeyTagResponseDescriptor, value, "tolerant");
/** {@link parseUpdatePrivateKeyTagResponse} as a Standard Schema. */
export const UpdatePrivateKeyTagResponseSchema: StandardSchema<UpdatePrivateKeyTagResponse> =
  /* @__PURE__ */ standardSchema(parseUpdatePrivateKeyTagResponse);
