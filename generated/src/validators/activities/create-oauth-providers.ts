// Validators of the types in `activities/create-oauth-providers`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateOauthProvidersActivity,
  CreateOauthProvidersActivityV2,
  CreateOauthProvidersBody,
  CreateOauthProvidersIntent,
  CreateOauthProvidersIntentV2,
  CreateOauthProvidersRequest,
  CreateOauthProvidersRequestV2,
  CreateOauthProvidersResponse,
  CreateOauthProvidersResponseV2,
  CreateOauthProvidersResult,
  CreateOauthProvidersResultV2,
} from "../../activities/create-oauth-providers.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../../runtime/validate.js";
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
  oauthProviderIdDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isOauthProviderParams,
  isOauthProviderParamsV2,
  isReceivedOauthProviderParams,
  isReceivedOauthProviderParamsV2,
  oauthProviderParamsDescriptor,
  oauthProviderParamsV2Descriptor,
} from "../shapes/credentials.js";

/** What a {@link CreateOauthProvidersActivity} holds. */
export const createOauthProvidersActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createOauthProvidersIntent: () => createOauthProvidersIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createOauthProvidersResult?": () => createOauthProvidersResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateOauthProvidersActivity}. */
function isCreateOauthProvidersActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateOauthProvidersIntent(value.createOauthProvidersIntent);
}

/** Member `result` of {@link CreateOauthProvidersActivity}. */
function isCreateOauthProvidersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createOauthProvidersResult) && !isCreateOauthProvidersResult(value.createOauthProvidersResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateOauthProvidersActivity} as it may be answered. */
export function isCreateOauthProvidersActivity(value: unknown): value is CreateOauthProvidersActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return false;
  if (!isCreateOauthProvidersActivityIntent(value.intent)) return false;
  return isCreateOauthProvidersActivityResult(value.result);
}

/** The value as a {@link CreateOauthProvidersActivity}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersActivity = (value: unknown): ParseResult<CreateOauthProvidersActivity> =>
  parse(isCreateOauthProvidersActivity, createOauthProvidersActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersActivity} as it may be answered. */
export const explainCreateOauthProvidersActivity = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersActivityDescriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersActivity} as a Standard Schema. */
export const CreateOauthProvidersActivitySchema: StandardSchema<CreateOauthProvidersActivity> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersActivity);

/** What a {@link CreateOauthProvidersIntent} holds. */
export const createOauthProvidersIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersIntent",
  {
    userId: userIdDescriptor,
    oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 1, maxItems: 100 },
  },
);

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
export const parseCreateOauthProvidersIntent = (value: unknown): ParseResult<CreateOauthProvidersIntent> =>
  parse(isCreateOauthProvidersIntent, createOauthProvidersIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOauthProvidersIntent} fit to be sent. */
export const explainCreateOauthProvidersIntent = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersIntentDescriptor, value, "strict");
/** {@link parseCreateOauthProvidersIntent} as a Standard Schema. */
export const CreateOauthProvidersIntentSchema: StandardSchema<CreateOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersIntent);

/** Whether a value is a {@link CreateOauthProvidersIntent} as it may be answered. */
export function isReceivedCreateOauthProvidersIntent(value: unknown): value is CreateOauthProvidersIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateOauthProvidersIntent = (value: unknown): ParseResult<CreateOauthProvidersIntent> =>
  parse(isReceivedCreateOauthProvidersIntent, createOauthProvidersIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersIntent} as it may be answered. */
export const explainReceivedCreateOauthProvidersIntent = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateOauthProvidersIntent} as a Standard Schema. */
export const ReceivedCreateOauthProvidersIntentSchema: StandardSchema<CreateOauthProvidersIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateOauthProvidersIntent);

/** What a {@link CreateOauthProvidersResult} holds. */
export const createOauthProvidersResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersResult",
  { providerIds: { kind: "array", of: oauthProviderIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link CreateOauthProvidersResult} as it may be answered. */
export function isCreateOauthProvidersResult(value: unknown): value is CreateOauthProvidersResult {
  if (!isObject(value)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    if (typeof providerIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersResult}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersResult = (value: unknown): ParseResult<CreateOauthProvidersResult> =>
  parse(isCreateOauthProvidersResult, createOauthProvidersResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersResult} as it may be answered. */
export const explainCreateOauthProvidersResult = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersResultDescriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersResult} as a Standard Schema. */
export const CreateOauthProvidersResultSchema: StandardSchema<CreateOauthProvidersResult> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersResult);

/** What a {@link CreateOauthProvidersActivityV2} holds. */
export const createOauthProvidersActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { createOauthProvidersIntentV2: () => createOauthProvidersIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", {
      "createOauthProvidersResultV2?": () => createOauthProvidersResultV2Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateOauthProvidersActivityV2}. */
function isCreateOauthProvidersActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateOauthProvidersIntentV2(value.createOauthProvidersIntentV2);
}

/** Member `result` of {@link CreateOauthProvidersActivityV2}. */
function isCreateOauthProvidersActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createOauthProvidersResultV2) &&
    !isCreateOauthProvidersResultV2(value.createOauthProvidersResultV2)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateOauthProvidersActivityV2} as it may be answered. */
export function isCreateOauthProvidersActivityV2(value: unknown): value is CreateOauthProvidersActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2") return false;
  if (!isCreateOauthProvidersActivityV2Intent(value.intent)) return false;
  return isCreateOauthProvidersActivityV2Result(value.result);
}

/** The value as a {@link CreateOauthProvidersActivityV2}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersActivityV2 = (value: unknown): ParseResult<CreateOauthProvidersActivityV2> =>
  parse(isCreateOauthProvidersActivityV2, createOauthProvidersActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersActivityV2} as it may be answered. */
export const explainCreateOauthProvidersActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersActivityV2} as a Standard Schema. */
export const CreateOauthProvidersActivityV2Schema: StandardSchema<CreateOauthProvidersActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersActivityV2);

/** What a {@link CreateOauthProvidersIntentV2} holds. */
export const createOauthProvidersIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersIntentV2",
  {
    userId: userIdDescriptor,
    oauthProviders: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 1, maxItems: 100 },
  },
);

const createOauthProvidersIntentV2Members = ["userId", "oauthProviders"];

/** Whether a value is a {@link CreateOauthProvidersIntentV2} fit to be sent. */
export function isCreateOauthProvidersIntentV2(value: unknown): value is CreateOauthProvidersIntentV2 {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100 || oauthProviders.length === 0) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createOauthProvidersIntentV2Members);
}

/** The value as a {@link CreateOauthProvidersIntentV2}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersIntentV2 = (value: unknown): ParseResult<CreateOauthProvidersIntentV2> =>
  parse(isCreateOauthProvidersIntentV2, createOauthProvidersIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateOauthProvidersIntentV2} fit to be sent. */
export const explainCreateOauthProvidersIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersIntentV2Descriptor, value, "strict");
/** {@link parseCreateOauthProvidersIntentV2} as a Standard Schema. */
export const CreateOauthProvidersIntentV2Schema: StandardSchema<CreateOauthProvidersIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersIntentV2);

/** Whether a value is a {@link CreateOauthProvidersIntentV2} as it may be answered. */
export function isReceivedCreateOauthProvidersIntentV2(value: unknown): value is CreateOauthProvidersIntentV2 {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateOauthProvidersIntentV2 = (value: unknown): ParseResult<CreateOauthProvidersIntentV2> =>
  parse(isReceivedCreateOauthProvidersIntentV2, createOauthProvidersIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersIntentV2} as it may be answered. */
export const explainReceivedCreateOauthProvidersIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateOauthProvidersIntentV2} as a Standard Schema. */
export const ReceivedCreateOauthProvidersIntentV2Schema: StandardSchema<CreateOauthProvidersIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateOauthProvidersIntentV2);

/** What a {@link CreateOauthProvidersResultV2} holds. */
export const createOauthProvidersResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersResultV2",
  { providerIds: { kind: "array", of: oauthProviderIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link CreateOauthProvidersResultV2} as it may be answered. */
export function isCreateOauthProvidersResultV2(value: unknown): value is CreateOauthProvidersResultV2 {
  if (!isObject(value)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds)) return false;
  for (let i = 0; i < providerIds.length; i++) {
    if (typeof providerIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateOauthProvidersResultV2}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersResultV2 = (value: unknown): ParseResult<CreateOauthProvidersResultV2> =>
  parse(isCreateOauthProvidersResultV2, createOauthProvidersResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersResultV2} as it may be answered. */
export const explainCreateOauthProvidersResultV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersResultV2Descriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersResultV2} as a Standard Schema. */
export const CreateOauthProvidersResultV2Schema: StandardSchema<CreateOauthProvidersResultV2> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersResultV2);

/** What a {@link CreateOauthProvidersRequest} holds. */
export const createOauthProvidersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createOauthProvidersIntentDescriptor,
  },
);

const createOauthProvidersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateOauthProvidersRequest} fit to be sent. */
export function isCreateOauthProvidersRequest(value: unknown): value is CreateOauthProvidersRequest {
  if (!isObject(value)) return false;
  let present = 4;
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
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isCreateOauthProvidersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOauthProvidersRequestMembers);
}

/** The value as a {@link CreateOauthProvidersRequest}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersRequest = (value: unknown): ParseResult<CreateOauthProvidersRequest> =>
  parse(isCreateOauthProvidersRequest, createOauthProvidersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOauthProvidersRequest} fit to be sent. */
export const explainCreateOauthProvidersRequest = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersRequestDescriptor, value, "strict");
/** {@link parseCreateOauthProvidersRequest} as a Standard Schema. */
export const CreateOauthProvidersRequestSchema: StandardSchema<CreateOauthProvidersRequest> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersRequest);

/** What a {@link CreateOauthProvidersResponse} holds. */
export const createOauthProvidersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersResponse",
  { activity: () => createOauthProvidersActivityDescriptor },
);

/** Whether a value is a {@link CreateOauthProvidersResponse} as it may be answered. */
export function isCreateOauthProvidersResponse(value: unknown): value is CreateOauthProvidersResponse {
  if (!isObject(value) || !isCreateOauthProvidersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOauthProvidersResponse}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersResponse = (value: unknown): ParseResult<CreateOauthProvidersResponse> =>
  parse(isCreateOauthProvidersResponse, createOauthProvidersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersResponse} as it may be answered. */
export const explainCreateOauthProvidersResponse = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersResponseDescriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersResponse} as a Standard Schema. */
export const CreateOauthProvidersResponseSchema: StandardSchema<CreateOauthProvidersResponse> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersResponse);

/** What a {@link CreateOauthProvidersRequestV2} holds. */
export const createOauthProvidersRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createOauthProvidersIntentV2Descriptor,
  },
);

const createOauthProvidersRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateOauthProvidersRequestV2} fit to be sent. */
export function isCreateOauthProvidersRequestV2(value: unknown): value is CreateOauthProvidersRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2") return false;
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
  if (!isCreateOauthProvidersIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOauthProvidersRequestV2Members);
}

/** The value as a {@link CreateOauthProvidersRequestV2}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersRequestV2 = (value: unknown): ParseResult<CreateOauthProvidersRequestV2> =>
  parse(isCreateOauthProvidersRequestV2, createOauthProvidersRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateOauthProvidersRequestV2} fit to be sent. */
export const explainCreateOauthProvidersRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersRequestV2Descriptor, value, "strict");
/** {@link parseCreateOauthProvidersRequestV2} as a Standard Schema. */
export const CreateOauthProvidersRequestV2Schema: StandardSchema<CreateOauthProvidersRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersRequestV2);

/** What a {@link CreateOauthProvidersResponseV2} holds. */
export const createOauthProvidersResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOauthProvidersResponseV2",
  { activity: () => createOauthProvidersActivityV2Descriptor },
);

/** Whether a value is a {@link CreateOauthProvidersResponseV2} as it may be answered. */
export function isCreateOauthProvidersResponseV2(value: unknown): value is CreateOauthProvidersResponseV2 {
  if (!isObject(value) || !isCreateOauthProvidersActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOauthProvidersResponseV2}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersResponseV2 = (value: unknown): ParseResult<CreateOauthProvidersResponseV2> =>
  parse(isCreateOauthProvidersResponseV2, createOauthProvidersResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOauthProvidersResponseV2} as it may be answered. */
export const explainCreateOauthProvidersResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateOauthProvidersResponseV2} as a Standard Schema. */
export const CreateOauthProvidersResponseV2Schema: StandardSchema<CreateOauthProvidersResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersResponseV2);

/** What a {@link CreateOauthProvidersBody} holds. */
export const createOauthProvidersBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateOauthProvidersBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", type: () => createOauthProvidersRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", type: () => createOauthProvidersRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateOauthProvidersBody} fit to be sent. */
export function isCreateOauthProvidersBody(value: unknown): value is CreateOauthProvidersBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS":
      return isCreateOauthProvidersRequest(value);
    case "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2":
      return isCreateOauthProvidersRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateOauthProvidersBody}, without explicit nulls, or its issues. */
export const parseCreateOauthProvidersBody = (value: unknown): ParseResult<CreateOauthProvidersBody> =>
  parse(isCreateOauthProvidersBody, createOauthProvidersBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOauthProvidersBody} fit to be sent. */
export const explainCreateOauthProvidersBody = (value: unknown): readonly Issue[] =>
  explain(createOauthProvidersBodyDescriptor, value, "strict");
/** {@link parseCreateOauthProvidersBody} as a Standard Schema. */
export const CreateOauthProvidersBodySchema: StandardSchema<CreateOauthProvidersBody> =
  /* @__PURE__ */ standardSchema(parseCreateOauthProvidersBody);
