// Validators of the types in `activities/create-private-key-tag`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePrivateKeyTagActivity,
  CreatePrivateKeyTagIntent,
  CreatePrivateKeyTagRequest,
  CreatePrivateKeyTagResponse,
  CreatePrivateKeyTagResult,
} from "../../activities/create-private-key-tag.js";
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

/** What a {@link CreatePrivateKeyTagActivity} holds. */
export const createPrivateKeyTagActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeyTagActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
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
    intent: /* @__PURE__ */ record("", { createPrivateKeyTagIntent: () => createPrivateKeyTagIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createPrivateKeyTagResult?": () => createPrivateKeyTagResultDescriptor }),
  },
);

/** Member `intent` of {@link CreatePrivateKeyTagActivity}. */
function isCreatePrivateKeyTagActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePrivateKeyTagIntent(value.createPrivateKeyTagIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeyTagActivity}. */
function isCreatePrivateKeyTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPrivateKeyTagResult) && !isCreatePrivateKeyTagResult(value.createPrivateKeyTagResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreatePrivateKeyTagActivity} as it may be answered. */
export function isCreatePrivateKeyTagActivity(value: unknown): value is CreatePrivateKeyTagActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return false;
  if (!isCreatePrivateKeyTagActivityIntent(value.intent)) return false;
  return isCreatePrivateKeyTagActivityResult(value.result);
}

/** The value as a {@link CreatePrivateKeyTagActivity}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeyTagActivity = (value: unknown): ParseResult<CreatePrivateKeyTagActivity> =>
  parse(isCreatePrivateKeyTagActivity, createPrivateKeyTagActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeyTagActivity} as it may be answered. */
export const explainCreatePrivateKeyTagActivity = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagActivityDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeyTagActivity} as a Standard Schema. */
export const CreatePrivateKeyTagActivitySchema: StandardSchema<CreatePrivateKeyTagActivity> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeyTagActivity);

/** What a {@link CreatePrivateKeyTagIntent} holds. */
export const createPrivateKeyTagIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeyTagIntent",
  {
    privateKeyTagName: tagNameDescriptor,
    privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

const createPrivateKeyTagIntentMembers = ["privateKeyTagName", "privateKeyIds"];

/** Whether a value is a {@link CreatePrivateKeyTagIntent} fit to be sent. */
export function isCreatePrivateKeyTagIntent(value: unknown): value is CreatePrivateKeyTagIntent {
  if (!isObject(value)) return false;
  const privateKeyTagName = value.privateKeyTagName;
  if (
    typeof privateKeyTagName !== "string" ||
    (privateKeyTagName.length > 256 && codePoints(privateKeyTagName) > 256) ||
    privateKeyTagName.length === 0
  )
    return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createPrivateKeyTagIntentMembers);
}

/** The value as a {@link CreatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeyTagIntent = (value: unknown): ParseResult<CreatePrivateKeyTagIntent> =>
  parse(isCreatePrivateKeyTagIntent, createPrivateKeyTagIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeyTagIntent} fit to be sent. */
export const explainCreatePrivateKeyTagIntent = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagIntentDescriptor, value, "strict");
/** {@link parseCreatePrivateKeyTagIntent} as a Standard Schema. */
export const CreatePrivateKeyTagIntentSchema: StandardSchema<CreatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeyTagIntent);

/** Whether a value is a {@link CreatePrivateKeyTagIntent} as it may be answered. */
export function isReceivedCreatePrivateKeyTagIntent(value: unknown): value is CreatePrivateKeyTagIntent {
  if (!isObject(value) || typeof value.privateKeyTagName !== "string") return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreatePrivateKeyTagIntent = (value: unknown): ParseResult<CreatePrivateKeyTagIntent> =>
  parse(isReceivedCreatePrivateKeyTagIntent, createPrivateKeyTagIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeyTagIntent} as it may be answered. */
export const explainReceivedCreatePrivateKeyTagIntent = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreatePrivateKeyTagIntent} as a Standard Schema. */
export const ReceivedCreatePrivateKeyTagIntentSchema: StandardSchema<CreatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreatePrivateKeyTagIntent);

/** What a {@link CreatePrivateKeyTagResult} holds. */
export const createPrivateKeyTagResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeyTagResult",
  {
    privateKeyTagId: privateKeyTagIdDescriptor,
    privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link CreatePrivateKeyTagResult} as it may be answered. */
export function isCreatePrivateKeyTagResult(value: unknown): value is CreatePrivateKeyTagResult {
  if (!isObject(value) || typeof value.privateKeyTagId !== "string") return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeyTagResult}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeyTagResult = (value: unknown): ParseResult<CreatePrivateKeyTagResult> =>
  parse(isCreatePrivateKeyTagResult, createPrivateKeyTagResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeyTagResult} as it may be answered. */
export const explainCreatePrivateKeyTagResult = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagResultDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeyTagResult} as a Standard Schema. */
export const CreatePrivateKeyTagResultSchema: StandardSchema<CreatePrivateKeyTagResult> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeyTagResult);

/** What a {@link CreatePrivateKeyTagRequest} holds. */
export const createPrivateKeyTagRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeyTagRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createPrivateKeyTagIntentDescriptor,
  },
);

const createPrivateKeyTagRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeyTagRequest} fit to be sent. */
export function isCreatePrivateKeyTagRequest(value: unknown): value is CreatePrivateKeyTagRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return false;
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
  if (!isCreatePrivateKeyTagIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeyTagRequestMembers);
}

/** The value as a {@link CreatePrivateKeyTagRequest}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeyTagRequest = (value: unknown): ParseResult<CreatePrivateKeyTagRequest> =>
  parse(isCreatePrivateKeyTagRequest, createPrivateKeyTagRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeyTagRequest} fit to be sent. */
export const explainCreatePrivateKeyTagRequest = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagRequestDescriptor, value, "strict");
/** {@link parseCreatePrivateKeyTagRequest} as a Standard Schema. */
export const CreatePrivateKeyTagRequestSchema: StandardSchema<CreatePrivateKeyTagRequest> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeyTagRequest);

/** What a {@link CreatePrivateKeyTagResponse} holds. */
export const createPrivateKeyTagResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeyTagResponse",
  { activity: () => createPrivateKeyTagActivityDescriptor },
);

/** Whether a value is a {@link CreatePrivateKeyTagResponse} as it may be answered. */
export function isCreatePrivateKeyTagResponse(value: unknown): value is CreatePrivateKeyTagResponse {
  if (!isObject(value) || !isCreatePrivateKeyTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeyTagResponse}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeyTagResponse = (value: unknown): ParseResult<CreatePrivateKeyTagResponse> =>
  parse(isCreatePrivateKeyTagResponse, createPrivateKeyTagResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeyTagResponse} as it may be answered. */
export const explainCreatePrivateKeyTagResponse = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeyTagResponseDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeyTagResponse} as a Standard Schema. */
export const CreatePrivateKeyTagResponseSchema: StandardSchema<CreatePrivateKeyTagResponse> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeyTagResponse);
