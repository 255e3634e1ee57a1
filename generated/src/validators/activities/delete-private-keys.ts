// Validators of the types in `activities/delete-private-keys`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePrivateKeysActivity,
  DeletePrivateKeysIntent,
  DeletePrivateKeysRequest,
  DeletePrivateKeysResponse,
  DeletePrivateKeysResult,
} from "../../activities/delete-private-keys.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeletePrivateKeysActivity} holds. */
export const deletePrivateKeysActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeysActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
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
    intent: /* @__PURE__ */ record("", { deletePrivateKeysIntent: () => deletePrivateKeysIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deletePrivateKeysResult?": () => deletePrivateKeysResultDescriptor }),
  },
);

/** Member `intent` of {@link DeletePrivateKeysActivity}. */
function isDeletePrivateKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeletePrivateKeysIntent(value.deletePrivateKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePrivateKeysActivity}. */
function isDeletePrivateKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deletePrivateKeysResult) && !isDeletePrivateKeysResult(value.deletePrivateKeysResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeletePrivateKeysActivity} as it may be answered. */
export function isDeletePrivateKeysActivity(value: unknown): value is DeletePrivateKeysActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return false;
  if (!isDeletePrivateKeysActivityIntent(value.intent)) return false;
  return isDeletePrivateKeysActivityResult(value.result);
}

/** The value as a {@link DeletePrivateKeysActivity}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeysActivity = (value: unknown): ParseResult<DeletePrivateKeysActivity> =>
  parse(isDeletePrivateKeysActivity, deletePrivateKeysActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeysActivity} as it may be answered. */
export const explainDeletePrivateKeysActivity = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysActivityDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeysActivity} as a Standard Schema. */
export const DeletePrivateKeysActivitySchema: StandardSchema<DeletePrivateKeysActivity> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeysActivity);

/** What a {@link DeletePrivateKeysIntent} holds. */
export const deletePrivateKeysIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePrivateKeysIntent", {
  privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 1, maxItems: 100 },
  "deleteWithoutExport?": { kind: "boolean" },
});

const deletePrivateKeysIntentMembers = ["privateKeyIds", "deleteWithoutExport"];

/** Whether a value is a {@link DeletePrivateKeysIntent} fit to be sent. */
export function isDeletePrivateKeysIntent(value: unknown): value is DeletePrivateKeysIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100 || privateKeyIds.length === 0) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (deleteWithoutExport === null) absent.nulls++;
    else if (typeof deleteWithoutExport !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePrivateKeysIntentMembers);
}

/** The value as a {@link DeletePrivateKeysIntent}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeysIntent = (value: unknown): ParseResult<DeletePrivateKeysIntent> =>
  parse(isDeletePrivateKeysIntent, deletePrivateKeysIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePrivateKeysIntent} fit to be sent. */
export const explainDeletePrivateKeysIntent = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysIntentDescriptor, value, "strict");
/** {@link parseDeletePrivateKeysIntent} as a Standard Schema. */
export const DeletePrivateKeysIntentSchema: StandardSchema<DeletePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeysIntent);

/** Whether a value is a {@link DeletePrivateKeysIntent} as it may be answered. */
export function isReceivedDeletePrivateKeysIntent(value: unknown): value is DeletePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  if (typeof value.deleteWithoutExport !== "boolean" && isPresent(value.deleteWithoutExport)) return false;
  return true;
}

/** The value as a {@link DeletePrivateKeysIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeletePrivateKeysIntent = (value: unknown): ParseResult<DeletePrivateKeysIntent> =>
  parse(isReceivedDeletePrivateKeysIntent, deletePrivateKeysIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeysIntent} as it may be answered. */
export const explainReceivedDeletePrivateKeysIntent = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeletePrivateKeysIntent} as a Standard Schema. */
export const ReceivedDeletePrivateKeysIntentSchema: StandardSchema<DeletePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeletePrivateKeysIntent);

/** What a {@link DeletePrivateKeysResult} holds. */
export const deletePrivateKeysResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePrivateKeysResult", {
  privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link DeletePrivateKeysResult} as it may be answered. */
export function isDeletePrivateKeysResult(value: unknown): value is DeletePrivateKeysResult {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePrivateKeysResult}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeysResult = (value: unknown): ParseResult<DeletePrivateKeysResult> =>
  parse(isDeletePrivateKeysResult, deletePrivateKeysResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeysResult} as it may be answered. */
export const explainDeletePrivateKeysResult = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysResultDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeysResult} as a Standard Schema. */
export const DeletePrivateKeysResultSchema: StandardSchema<DeletePrivateKeysResult> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeysResult);

/** What a {@link DeletePrivateKeysRequest} holds. */
export const deletePrivateKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeletePrivateKeysRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deletePrivateKeysIntentDescriptor,
});

const deletePrivateKeysRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeletePrivateKeysRequest} fit to be sent. */
export function isDeletePrivateKeysRequest(value: unknown): value is DeletePrivateKeysRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return false;
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
  if (!isDeletePrivateKeysIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePrivateKeysRequestMembers);
}

/** The value as a {@link DeletePrivateKeysRequest}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeysRequest = (value: unknown): ParseResult<DeletePrivateKeysRequest> =>
  parse(isDeletePrivateKeysRequest, deletePrivateKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePrivateKeysRequest} fit to be sent. */
export const explainDeletePrivateKeysRequest = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysRequestDescriptor, value, "strict");
/** {@link parseDeletePrivateKeysRequest} as a Standard Schema. */
export const DeletePrivateKeysRequestSchema: StandardSchema<DeletePrivateKeysRequest> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeysRequest);

/** What a {@link DeletePrivateKeysResponse} holds. */
export const deletePrivateKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePrivateKeysResponse",
  { activity: () => deletePrivateKeysActivityDescriptor },
);

/** Whether a value is a {@link DeletePrivateKeysResponse} as it may be answered. */
export function isDeletePrivateKeysResponse(value: unknown): value is DeletePrivateKeysResponse {
  if (!isObject(value) || !isDeletePrivateKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePrivateKeysResponse}, without explicit nulls, or its issues. */
export const parseDeletePrivateKeysResponse = (value: unknown): ParseResult<DeletePrivateKeysResponse> =>
  parse(isDeletePrivateKeysResponse, deletePrivateKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePrivateKeysResponse} as it may be answered. */
export const explainDeletePrivateKeysResponse = (value: unknown): readonly Issue[] =>
  explain(deletePrivateKeysResponseDescriptor, value, "tolerant");
/** {@link parseDeletePrivateKeysResponse} as a Standard Schema. */
export const DeletePrivateKeysResponseSchema: StandardSchema<DeletePrivateKeysResponse> =
  /* @__PURE__ */ standardSchema(parseDeletePrivateKeysResponse);
