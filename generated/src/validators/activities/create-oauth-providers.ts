// Validators of the types in `activities/create-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateOauthProvidersActivity,
  CreateOauthProvidersIntent,
  CreateOauthProvidersRequest,
  CreateOauthProvidersResponse,
  CreateOauthProvidersResult,
} from "../../activities/create-oauth-providers.js";
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
import {
  isOauthProviderParams,
  isReceivedOauthProviderParams,
  oauthProviderParamsDescriptor,
} from "../shapes/credentials.js";

/** What a {@link CreateOauthProvidersActivity} holds. */
export const createOauthProvidersActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOauthProvidersActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
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
        members: [{ name: "createOauthProvidersIntent", type: () => createOauthProvidersIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createOauthProvidersResult", type: () => createOauthProvidersResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateOauthProvidersActivity}. */
function isCreateOauthProvidersActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateOauthProvidersIntent(value.createOauthProvidersIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateOauthProvidersActivity}. */
function isCreateOauthProvidersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createOauthProvidersResult = value.createOauthProvidersResult;
  if (createOauthProvidersResult !== undefined) {
    if (createOauthProvidersResult === null) absent.nulls++;
    else if (!isCreateOauthProvidersResult(createOauthProvidersResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateOauthProvidersActivity} as it may be answered. */
export function isCreateOauthProvidersActivity(value: unknown): value is CreateOauthProvidersActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return false;
  if (!isCreateOauthProvidersActivityIntent(value.intent)) return false;
  if (!isCreateOauthProvidersActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateOauthProvidersActivity}, without explicit nulls, or its issues. */
export function parseCreateOauthProvidersActivity(value: unknown): ParseResult<CreateOauthProvidersActivity> {
  return parse(isCreateOauthProvidersActivity, createOauthProvidersActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOauthProvidersActivity} as it may be answered. */
export function explainCreateOauthProvidersActivity(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateOauthProvidersActivity} as a Standard Schema. */
export const CreateOauthProvidersActivitySchema: StandardSchema<CreateOauthProvidersActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOauthProvidersActivity);

/** What a {@link CreateOauthProvidersIntent} holds. */
export const createOauthProvidersIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOauthProvidersIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 1, maxItems: 100 },
    },
  ],
};

const createOauthProvidersIntentMembers = ["userId", "oauthProviders"];

/** Whether a value is a {@link CreateOauthProvidersIntent} fit to be sent. */
export function isCreateOauthProvidersIntent(value: unknown): value is CreateOauthProvidersIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100 || oauthProviders.length === 0) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParams(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createOauthProvidersIntentMembers);
}

/** The value as a {@link CreateOauthProvidersIntent}, without explicit nulls, or its issues. */
export function parseCreateOauthProvidersIntent(value: unknown): ParseResult<CreateOauthProvidersIntent> {
  return parse(isCreateOauthProvidersIntent, createOauthProvidersIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOauthProvidersIntent} fit to be sent. */
export function explainCreateOauthProvidersIntent(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersIntentDescriptor, value, "strict");
}

/** {@link parseCreateOauthProvidersIntent} as a Standard Schema. */
export const CreateOauthProvidersIntentSchema: StandardSchema<CreateOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOauthProvidersIntent);

/** Whether a value is a {@link CreateOauthProvidersIntent} as it may be answered. */
export function isReceivedCreateOauthProvidersIntent(value: unknown): value is CreateOauthProvidersIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateOauthProvidersIntent(value: unknown): ParseResult<CreateOauthProvidersIntent> {
  return parse(isReceivedCreateOauthProvidersIntent, createOauthProvidersIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOauthProvidersIntent} as it may be answered. */
export function explainReceivedCreateOauthProvidersIntent(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateOauthProvidersIntent} as a Standard Schema. */
export const ReceivedCreateOauthProvidersIntentSchema: StandardSchema<CreateOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateOauthProvidersIntent);

/** What a {@link CreateOauthProvidersResult} holds. */
export const createOauthProvidersResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOauthProvidersResult",
  extra: false,
  members: [
    { name: "providerIds", type: { kind: "array", of: oauthProviderIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreateOauthProvidersResult} as it may be answered. */
export function isCreateOauthProvidersResult(value: unknown): value is CreateOauthProvidersResult {
  if (!isObject(value)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    const item: unknown = providerIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersResult}, without explicit nulls, or its issues. */
export function parseCreateOauthProvidersResult(value: unknown): ParseResult<CreateOauthProvidersResult> {
  return parse(isCreateOauthProvidersResult, createOauthProvidersResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOauthProvidersResult} as it may be answered. */
export function explainCreateOauthProvidersResult(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersResultDescriptor, value, "tolerant");
}

/** {@link parseCreateOauthProvidersResult} as a Standard Schema. */
export const CreateOauthProvidersResultSchema: StandardSchema<CreateOauthProvidersResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOauthProvidersResult);

/** What a {@link CreateOauthProvidersRequest} holds. */
export const createOauthProvidersRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOauthProvidersRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "parameters", type: () => createOauthProvidersIntentDescriptor },
  ],
};

const createOauthProvidersRequestMembers = ["type", "timestampMs", "organizationId", "parameters"];

/** Whether a value is a {@link CreateOauthProvidersRequest} fit to be sent. */
export function isCreateOauthProvidersRequest(value: unknown): value is CreateOauthProvidersRequest {
  if (!isObject(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return false;
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
  if (!isCreateOauthProvidersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, createOauthProvidersRequestMembers);
}

/** The value as a {@link CreateOauthProvidersRequest}, without explicit nulls, or its issues. */
export function parseCreateOauthProvidersRequest(value: unknown): ParseResult<CreateOauthProvidersRequest> {
  return parse(isCreateOauthProvidersRequest, createOauthProvidersRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOauthProvidersRequest} fit to be sent. */
export function explainCreateOauthProvidersRequest(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersRequestDescriptor, value, "strict");
}

/** {@link parseCreateOauthProvidersRequest} as a Standard Schema. */
export const CreateOauthProvidersRequestSchema: StandardSchema<CreateOauthProvidersRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOauthProvidersRequest);

/** What a {@link CreateOauthProvidersResponse} holds. */
export const createOauthProvidersResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOauthProvidersResponse",
  extra: false,
  members: [{ name: "activity", type: () => createOauthProvidersActivityDescriptor }],
};

/** Whether a value is a {@link CreateOauthProvidersResponse} as it may be answered. */
export function isCreateOauthProvidersResponse(value: unknown): value is CreateOauthProvidersResponse {
  if (!isObject(value)) return false;
  if (!isCreateOauthProvidersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOauthProvidersResponse}, without explicit nulls, or its issues. */
export function parseCreateOauthProvidersResponse(value: unknown): ParseResult<CreateOauthProvidersResponse> {
  return parse(isCreateOauthProvidersResponse, createOauthProvidersResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOauthProvidersResponse} as it may be answered. */
export function explainCreateOauthProvidersResponse(value: unknown): readonly Issue[] {
  return explain(createOauthProvidersResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateOauthProvidersResponse} as a Standard Schema. */
export const CreateOauthProvidersResponseSchema: StandardSchema<CreateOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOauthProvidersResponse);
