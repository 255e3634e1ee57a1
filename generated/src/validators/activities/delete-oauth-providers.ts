// Validators of the types in `activities/delete-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteOauthProvidersActivity,
  DeleteOauthProvidersIntent,
  DeleteOauthProvidersRequest,
  DeleteOauthProvidersResponse,
  DeleteOauthProvidersResult,
} from "../../activities/delete-oauth-providers.js";
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
  oauthProviderIdDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteOauthProvidersActivity} holds. */
export const deleteOauthProvidersActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOauthProvidersActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
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
        members: [{ name: "deleteOauthProvidersIntent", type: () => deleteOauthProvidersIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "deleteOauthProvidersResult", type: () => deleteOauthProvidersResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteOauthProvidersActivity}. */
function isDeleteOauthProvidersActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteOauthProvidersIntent(value.deleteOauthProvidersIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteOauthProvidersActivity}. */
function isDeleteOauthProvidersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteOauthProvidersResult = value.deleteOauthProvidersResult;
  if (deleteOauthProvidersResult !== undefined) {
    if (deleteOauthProvidersResult === null) absent.nulls++;
    else if (!isDeleteOauthProvidersResult(deleteOauthProvidersResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteOauthProvidersActivity} as it may be answered. */
export function isDeleteOauthProvidersActivity(value: unknown): value is DeleteOauthProvidersActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return false;
  if (!isDeleteOauthProvidersActivityIntent(value.intent)) return false;
  if (!isDeleteOauthProvidersActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteOauthProvidersActivity}, without explicit nulls, or its issues. */
export function parseDeleteOauthProvidersActivity(value: unknown): ParseResult<DeleteOauthProvidersActivity> {
  return parse(isDeleteOauthProvidersActivity, deleteOauthProvidersActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOauthProvidersActivity} as it may be answered. */
export function explainDeleteOauthProvidersActivity(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteOauthProvidersActivity} as a Standard Schema. */
export const DeleteOauthProvidersActivitySchema: StandardSchema<DeleteOauthProvidersActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOauthProvidersActivity);

/** What a {@link DeleteOauthProvidersIntent} holds. */
export const deleteOauthProvidersIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOauthProvidersIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "providerIds", type: { kind: "array", of: oauthProviderIdDescriptor, minItems: 1, maxItems: 100 } },
  ],
};

const deleteOauthProvidersIntentMembers = ["userId", "providerIds"];

/** Whether a value is a {@link DeleteOauthProvidersIntent} fit to be sent. */
export function isDeleteOauthProvidersIntent(value: unknown): value is DeleteOauthProvidersIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds) || providerIds.length > 100 || providerIds.length === 0) return false;
  for (let i = 0; i < providerIds.length; i++) {
    const item: unknown = providerIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, deleteOauthProvidersIntentMembers);
}

/** The value as a {@link DeleteOauthProvidersIntent}, without explicit nulls, or its issues. */
export function parseDeleteOauthProvidersIntent(value: unknown): ParseResult<DeleteOauthProvidersIntent> {
  return parse(isDeleteOauthProvidersIntent, deleteOauthProvidersIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteOauthProvidersIntent} fit to be sent. */
export function explainDeleteOauthProvidersIntent(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersIntentDescriptor, value, "strict");
}

/** {@link parseDeleteOauthProvidersIntent} as a Standard Schema. */
export const DeleteOauthProvidersIntentSchema: StandardSchema<DeleteOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOauthProvidersIntent);

/** Whether a value is a {@link DeleteOauthProvidersIntent} as it may be answered. */
export function isReceivedDeleteOauthProvidersIntent(value: unknown): value is DeleteOauthProvidersIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    const item: unknown = providerIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteOauthProvidersIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteOauthProvidersIntent(value: unknown): ParseResult<DeleteOauthProvidersIntent> {
  return parse(isReceivedDeleteOauthProvidersIntent, deleteOauthProvidersIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOauthProvidersIntent} as it may be answered. */
export function explainReceivedDeleteOauthProvidersIntent(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteOauthProvidersIntent} as a Standard Schema. */
export const ReceivedDeleteOauthProvidersIntentSchema: StandardSchema<DeleteOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeleteOauthProvidersIntent);

/** What a {@link DeleteOauthProvidersResult} holds. */
export const deleteOauthProvidersResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOauthProvidersResult",
  extra: false,
  members: [
    { name: "providerIds", type: { kind: "array", of: oauthProviderIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link DeleteOauthProvidersResult} as it may be answered. */
export function isDeleteOauthProvidersResult(value: unknown): value is DeleteOauthProvidersResult {
  if (!isObject(value)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    const item: unknown = providerIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link DeleteOauthProvidersResult}, without explicit nulls, or its issues. */
export function parseDeleteOauthProvidersResult(value: unknown): ParseResult<DeleteOauthProvidersResult> {
  return parse(isDeleteOauthProvidersResult, deleteOauthProvidersResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOauthProvidersResult} as it may be answered. */
export function explainDeleteOauthProvidersResult(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteOauthProvidersResult} as a Standard Schema. */
export const DeleteOauthProvidersResultSchema: StandardSchema<DeleteOauthProvidersResult> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOauthProvidersResult);

/** What a {@link DeleteOauthProvidersRequest} holds. */
export const deleteOauthProvidersRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOauthProvidersRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteOauthProvidersIntentDescriptor },
  ],
};

const deleteOauthProvidersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteOauthProvidersRequest} fit to be sent. */
export function isDeleteOauthProvidersRequest(value: unknown): value is DeleteOauthProvidersRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return false;
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
  if (!isDeleteOauthProvidersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteOauthProvidersRequestMembers);
}

/** The value as a {@link DeleteOauthProvidersRequest}, without explicit nulls, or its issues. */
export function parseDeleteOauthProvidersRequest(value: unknown): ParseResult<DeleteOauthProvidersRequest> {
  return parse(isDeleteOauthProvidersRequest, deleteOauthProvidersRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteOauthProvidersRequest} fit to be sent. */
export function explainDeleteOauthProvidersRequest(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersRequestDescriptor, value, "strict");
}

/** {@link parseDeleteOauthProvidersRequest} as a Standard Schema. */
export const DeleteOauthProvidersRequestSchema: StandardSchema<DeleteOauthProvidersRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOauthProvidersRequest);

/** What a {@link DeleteOauthProvidersResponse} holds. */
export const deleteOauthProvidersResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOauthProvidersResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteOauthProvidersActivityDescriptor }],
};

/** Whether a value is a {@link DeleteOauthProvidersResponse} as it may be answered. */
export function isDeleteOauthProvidersResponse(value: unknown): value is DeleteOauthProvidersResponse {
  if (!isObject(value)) return false;
  if (!isDeleteOauthProvidersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteOauthProvidersResponse}, without explicit nulls, or its issues. */
export function parseDeleteOauthProvidersResponse(value: unknown): ParseResult<DeleteOauthProvidersResponse> {
  return parse(isDeleteOauthProvidersResponse, deleteOauthProvidersResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOauthProvidersResponse} as it may be answered. */
export function explainDeleteOauthProvidersResponse(value: unknown): readonly Issue[] {
  return explain(deleteOauthProvidersResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteOauthProvidersResponse} as a Standard Schema. */
export const DeleteOauthProvidersResponseSchema: StandardSchema<DeleteOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOauthProvidersResponse);
