// Validators of the types in `activities/delete-private-key-tags`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePrivateKeyTagsActivity,
  DeletePrivateKeyTagsIntent,
  DeletePrivateKeyTagsRequest,
  DeletePrivateKeyTagsResponse,
  DeletePrivateKeyTagsResult,
} from "../../activities/delete-private-key-tags.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeletePrivateKeyTagsActivity} holds. */
export const deletePrivateKeyTagsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeyTagsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"], open: false },
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
    intent: /* @__PURE__ */ record("", { deletePrivateKeyTagsIntent: () => deletePrivateKeyTagsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deletePrivateKeyTagsResult?": () => deletePrivateKeyTagsResultDescriptor }),
  },
);

/** Member `intent` of {@link DeletePrivateKeyTagsActivity}. */
function isDeletePrivateKeyTagsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeletePrivateKeyTagsIntent(value.deletePrivateKeyTagsIntent);
}

/** Member `result` of {@link DeletePrivateKeyTagsActivity}. */
function isDeletePrivateKeyTagsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deletePrivateKeyTagsResult) && !isDeletePrivateKeyTagsResult(value.deletePrivateKeyTagsResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeletePrivateKeyTagsActivity} as it may be answered. */
export function isDeletePrivateKeyTagsActivity(value: unknown): value is DeletePrivateKeyTagsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS") return false;
  if (!isDeletePrivateKeyTagsActivityIntent(value.intent)) return false;
  return isDeletePrivateKeyTagsActivityResult(value.result);
}

/** The value as a {@link DeletePrivateKeyTagsActivity}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeyTagsActivity = (value: unknown): ParseResult<DeletePrivateKeyTagsActivity> =>
  parse(isDeletePrivateKeyTagsActivity, deletePrivateKeyTagsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeyTagsActivity} as it may be answered. */
export const explainDeletePrivateKeyTagsActivity = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsActivityDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeyTagsActivity} as a Standard Schema. */
export const DeletePrivateKeyTagsActivitySchema: StandardSchema<DeletePrivateKeyTagsActivity> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeyTagsActivity);

/** What a {@link DeletePrivateKeyTagsIntent} holds. */
export const deletePrivateKeyTagsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeyTagsIntent",
  { privateKeyTagIds: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 1, maxItems: 100 } },
);

const deletePrivateKeyTagsIntentMembers = ["privateKeyTagIds"];

/** Whether a value is a {@link DeletePrivateKeyTagsIntent} fit to be sent. */
export function isDeletePrivateKeyTagsIntent(value: unknown): value is DeletePrivateKeyTagsIntent {
  if (!isObject(value)) return false;
  const privateKeyTagIds = value.privateKeyTagIds;
  if (!Array.isArray(privateKeyTagIds) || privateKeyTagIds.length > 100 || privateKeyTagIds.length === 0) return false;
  for (let i = 0; i < privateKeyTagIds.length; i++) {
    const item: unknown = privateKeyTagIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deletePrivateKeyTagsIntentMembers);
}

/** The value as a {@link DeletePrivateKeyTagsIntent}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeyTagsIntent = (value: unknown): ParseResult<DeletePrivateKeyTagsIntent> =>
  parse(isDeletePrivateKeyTagsIntent, deletePrivateKeyTagsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePrivateKeyTagsIntent} fit to be sent. */
export const explainDeletePrivateKeyTagsIntent = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsIntentDescriptor, value, "strict");
/** {@link parseDeletePrivateKeyTagsIntent} as a Standard Schema. */
export const DeletePrivateKeyTagsIntentSchema: StandardSchema<DeletePrivateKeyTagsIntent> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeyTagsIntent);

/** Whether a value is a {@link DeletePrivateKeyTagsIntent} as it may be answered. */
export function isReceivedDeletePrivateKeyTagsIntent(value: unknown): value is DeletePrivateKeyTagsIntent {
  if (!isObject(value)) return false;
  const privateKeyTagIds = value.privateKeyTagIds;
  if (!Array.isArray(privateKeyTagIds)) return false;
  for (let i = 0; i < privateKeyTagIds.length; i++) {
    if (typeof privateKeyTagIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePrivateKeyTagsIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeletePrivateKeyTagsIntent = (value: unknown): ParseResult<DeletePrivateKeyTagsIntent> =>
  parse(isReceivedDeletePrivateKeyTagsIntent, deletePrivateKeyTagsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeyTagsIntent} as it may be answered. */
export const explainReceivedDeletePrivateKeyTagsIntent = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeletePrivateKeyTagsIntent} as a Standard Schema. */
export const ReceivedDeletePrivateKeyTagsIntentSchema: StandardSchema<DeletePrivateKeyTagsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeletePrivateKeyTagsIntent);

/** What a {@link DeletePrivateKeyTagsResult} holds. */
export const deletePrivateKeyTagsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeyTagsResult",
  {
    privateKeyTagIds: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 0, maxItems: 100 },
    privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
  },
);

/** Whether a value is a {@link DeletePrivateKeyTagsResult} as it may be answered. */
export function isDeletePrivateKeyTagsResult(value: unknown): value is DeletePrivateKeyTagsResult {
  if (!isObject(value)) return false;
  const privateKeyTagIds = value.privateKeyTagIds;
  if (!Array.isArray(privateKeyTagIds)) return false;
  for (let i = 0; i < privateKeyTagIds.length; i++) {
    if (typeof privateKeyTagIds[i] !== "string") return false;
  }
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePrivateKeyTagsResult}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeyTagsResult = (value: unknown): ParseResult<DeletePrivateKeyTagsResult> =>
  parse(isDeletePrivateKeyTagsResult, deletePrivateKeyTagsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeyTagsResult} as it may be answered. */
export const explainDeletePrivateKeyTagsResult = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsResultDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeyTagsResult} as a Standard Schema. */
export const DeletePrivateKeyTagsResultSchema: StandardSchema<DeletePrivateKeyTagsResult> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeyTagsResult);

/** What a {@link DeletePrivateKeyTagsRequest} holds. */
export const deletePrivateKeyTagsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeyTagsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deletePrivateKeyTagsIntentDescriptor,
  },
);

const deletePrivateKeyTagsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeletePrivateKeyTagsRequest} fit to be sent. */
export function isDeletePrivateKeyTagsRequest(value: unknown): value is DeletePrivateKeyTagsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS") return false;
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
  if (!isDeletePrivateKeyTagsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePrivateKeyTagsRequestMembers);
}

/** The value as a {@link DeletePrivateKeyTagsRequest}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeyTagsRequest = (value: unknown): ParseResult<DeletePrivateKeyTagsRequest> =>
  parse(isDeletePrivateKeyTagsRequest, deletePrivateKeyTagsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePrivateKeyTagsRequest} fit to be sent. */
export const explainDeletePrivateKeyTagsRequest = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsRequestDescriptor, value, "strict");
/** {@link parseDeletePrivateKeyTagsRequest} as a Standard Schema. */
export const DeletePrivateKeyTagsRequestSchema: StandardSchema<DeletePrivateKeyTagsRequest> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeyTagsRequest);

/** What a {@link DeletePrivateKeyTagsResponse} holds. */
export const deletePrivateKeyTagsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeyTagsResponse",
  { activity: () => deletePrivateKeyTagsActivityDescriptor },
);

/** Whether a value is a {@link DeletePrivateKeyTagsResponse} as it may be answered. */
export function isDeletePrivateKeyTagsResponse(value: unknown): value is DeletePrivateKeyTagsResponse {
  if (!isObject(value) || !isDeletePrivateKeyTagsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePrivateKeyTagsResponse}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeyTagsResponse = (value: unknown): ParseResult<DeletePrivateKeyTagsResponse> =>
  parse(isDeletePrivateKeyTagsResponse, deletePrivateKeyTagsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeyTagsResponse} as it may be answered. */
export const explainDeletePrivateKeyTagsResponse = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeyTagsResponseDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeyTagsResponse} as a Standard Schema. */
export const DeletePrivateKeyTagsResponseSchema: StandardSchema<DeletePrivateKeyTagsResponse> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeyTagsResponse);
