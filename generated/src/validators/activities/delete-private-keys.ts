// Validators of the types in `activities/delete-private-keys`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePrivateKeysActivity,
  DeletePrivateKeysIntent,
  DeletePrivateKeysRequest,
  DeletePrivateKeysResponse,
  DeletePrivateKeysResult,
} from "../../activities/delete-private-keys.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeletePrivateKeysActivity} holds. */
export const deletePrivateKeysActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePrivateKeysActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
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
        members: [{ name: "deletePrivateKeysIntent", type: () => deletePrivateKeysIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deletePrivateKeysResult", type: () => deletePrivateKeysResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeletePrivateKeysActivity}. */
function isDeletePrivateKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeletePrivateKeysIntent(value.deletePrivateKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePrivateKeysActivity}. */
function isDeletePrivateKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deletePrivateKeysResult = value.deletePrivateKeysResult;
  if (deletePrivateKeysResult !== undefined) {
    if (deletePrivateKeysResult === null) absent.nulls++;
    else if (!isDeletePrivateKeysResult(deletePrivateKeysResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeletePrivateKeysActivity} as it may be answered. */
export function isDeletePrivateKeysActivity(value: unknown): value is DeletePrivateKeysActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return false;
  if (!isDeletePrivateKeysActivityIntent(value.intent)) return false;
  if (!isDeletePrivateKeysActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeletePrivateKeysActivity}, without explicit nulls, or its issues. */
export function parseDeletePrivateKeysActivity(value: unknown): ParseResult<DeletePrivateKeysActivity> {
  return parse(isDeletePrivateKeysActivity, deletePrivateKeysActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePrivateKeysActivity} as it may be answered. */
export function explainDeletePrivateKeysActivity(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysActivityDescriptor, value, "tolerant");
}

/** {@link parseDeletePrivateKeysActivity} as a Standard Schema. */
export const DeletePrivateKeysActivitySchema: StandardSchema<DeletePrivateKeysActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePrivateKeysActivity);

/** What a {@link DeletePrivateKeysIntent} holds. */
export const deletePrivateKeysIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePrivateKeysIntent",
  extra: false,
  members: [
    { name: "privateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 1, maxItems: 100 } },
    { name: "deleteWithoutExport", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseDeletePrivateKeysIntent(value: unknown): ParseResult<DeletePrivateKeysIntent> {
  return parse(isDeletePrivateKeysIntent, deletePrivateKeysIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePrivateKeysIntent} fit to be sent. */
export function explainDeletePrivateKeysIntent(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysIntentDescriptor, value, "strict");
}

/** {@link parseDeletePrivateKeysIntent} as a Standard Schema. */
export const DeletePrivateKeysIntentSchema: StandardSchema<DeletePrivateKeysIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePrivateKeysIntent,
);

/** Whether a value is a {@link DeletePrivateKeysIntent} as it may be answered. */
export function isReceivedDeletePrivateKeysIntent(value: unknown): value is DeletePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    if (deleteWithoutExport === null) absent.nulls++;
    else if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link DeletePrivateKeysIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeletePrivateKeysIntent(value: unknown): ParseResult<DeletePrivateKeysIntent> {
  return parse(isReceivedDeletePrivateKeysIntent, deletePrivateKeysIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePrivateKeysIntent} as it may be answered. */
export function explainReceivedDeletePrivateKeysIntent(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeletePrivateKeysIntent} as a Standard Schema. */
export const ReceivedDeletePrivateKeysIntentSchema: StandardSchema<DeletePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeletePrivateKeysIntent);

/** What a {@link DeletePrivateKeysResult} holds. */
export const deletePrivateKeysResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePrivateKeysResult",
  extra: false,
  members: [{ name: "privateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link DeletePrivateKeysResult} as it may be answered. */
export function isDeletePrivateKeysResult(value: unknown): value is DeletePrivateKeysResult {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeletePrivateKeysResult}, without explicit nulls, or its issues. */
export function parseDeletePrivateKeysResult(value: unknown): ParseResult<DeletePrivateKeysResult> {
  return parse(isDeletePrivateKeysResult, deletePrivateKeysResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePrivateKeysResult} as it may be answered. */
export function explainDeletePrivateKeysResult(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysResultDescriptor, value, "tolerant");
}

/** {@link parseDeletePrivateKeysResult} as a Standard Schema. */
export const DeletePrivateKeysResultSchema: StandardSchema<DeletePrivateKeysResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePrivateKeysResult,
);

/** What a {@link DeletePrivateKeysRequest} holds. */
export const deletePrivateKeysRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePrivateKeysRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deletePrivateKeysIntentDescriptor },
  ],
};

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
export function parseDeletePrivateKeysRequest(value: unknown): ParseResult<DeletePrivateKeysRequest> {
  return parse(isDeletePrivateKeysRequest, deletePrivateKeysRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePrivateKeysRequest} fit to be sent. */
export function explainDeletePrivateKeysRequest(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysRequestDescriptor, value, "strict");
}

/** {@link parseDeletePrivateKeysRequest} as a Standard Schema. */
export const DeletePrivateKeysRequestSchema: StandardSchema<DeletePrivateKeysRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeletePrivateKeysRequest,
);

/** What a {@link DeletePrivateKeysResponse} holds. */
export const deletePrivateKeysResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePrivateKeysResponse",
  extra: false,
  members: [{ name: "activity", type: () => deletePrivateKeysActivityDescriptor }],
};

/** Whether a value is a {@link DeletePrivateKeysResponse} as it may be answered. */
export function isDeletePrivateKeysResponse(value: unknown): value is DeletePrivateKeysResponse {
  if (!isObject(value)) return false;
  if (!isDeletePrivateKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePrivateKeysResponse}, without explicit nulls, or its issues. */
export function parseDeletePrivateKeysResponse(value: unknown): ParseResult<DeletePrivateKeysResponse> {
  return parse(isDeletePrivateKeysResponse, deletePrivateKeysResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePrivateKeysResponse} as it may be answered. */
export function explainDeletePrivateKeysResponse(value: unknown): readonly Issue[] {
  return explain(deletePrivateKeysResponseDescriptor, value, "tolerant");
}

/** {@link parseDeletePrivateKeysResponse} as a Standard Schema. */
export const DeletePrivateKeysResponseSchema: StandardSchema<DeletePrivateKeysResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePrivateKeysResponse);
