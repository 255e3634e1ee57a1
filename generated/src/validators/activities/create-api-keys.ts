// Validators of the types in `activities/create-api-keys`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateApiKeysActivity,
  CreateApiKeysActivityV2,
  CreateApiKeysBody,
  CreateApiKeysIntent,
  CreateApiKeysIntentV2,
  CreateApiKeysRequest,
  CreateApiKeysRequestV2,
  CreateApiKeysResponse,
  CreateApiKeysResponseV2,
  CreateApiKeysResult,
} from "../../activities/create-api-keys.js";
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
  apiKeyIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  apiKeyParamsDescriptor,
  apiKeyParamsV2Descriptor,
  isApiKeyParams,
  isApiKeyParamsV2,
  isReceivedApiKeyParams,
  isReceivedApiKeyParamsV2,
} from "../shapes/credentials.js";

/** What a {@link CreateApiKeysActivity} holds. */
export const createApiKeysActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS"], open: false },
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
  intent: /* @__PURE__ */ record("", { createApiKeysIntent: () => createApiKeysIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createApiKeysResult?": () => createApiKeysResultDescriptor }),
});

/** Member `intent` of {@link CreateApiKeysActivity}. */
function isCreateApiKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateApiKeysIntent(value.createApiKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateApiKeysActivity}. */
function isCreateApiKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createApiKeysResult) && !isCreateApiKeysResult(value.createApiKeysResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateApiKeysActivity} as it may be answered. */
export function isCreateApiKeysActivity(value: unknown): value is CreateApiKeysActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS") return false;
  if (!isCreateApiKeysActivityIntent(value.intent)) return false;
  return isCreateApiKeysActivityResult(value.result);
}

/** The value as a {@link CreateApiKeysActivity}, without explicit nulls, or its issues. */
export const parseCreateApiKeysActivity = (value: unknown): ParseResult<CreateApiKeysActivity> =>
  parse(isCreateApiKeysActivity, createApiKeysActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysActivity} as it may be answered. */
export const explainCreateApiKeysActivity = (value: unknown): readonly Issue[] =>
  explain(createApiKeysActivityDescriptor, value, "tolerant");
/** {@link parseCreateApiKeysActivity} as a Standard Schema. */
export const CreateApiKeysActivitySchema: StandardSchema<CreateApiKeysActivity> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysActivity);

/** What a {@link CreateApiKeysIntent} holds. */
export const createApiKeysIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysIntent", {
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 1, maxItems: 100 },
  userId: userIdDescriptor,
});

const createApiKeysIntentMembers = ["apiKeys", "userId"];

/** Whether a value is a {@link CreateApiKeysIntent} fit to be sent. */
export function isCreateApiKeysIntent(value: unknown): value is CreateApiKeysIntent {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100 || apiKeys.length === 0) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createApiKeysIntentMembers);
}

/** The value as a {@link CreateApiKeysIntent}, without explicit nulls, or its issues. */
export const parseCreateApiKeysIntent = (value: unknown): ParseResult<CreateApiKeysIntent> =>
  parse(isCreateApiKeysIntent, createApiKeysIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiKeysIntent} fit to be sent. */
export const explainCreateApiKeysIntent = (value: unknown): readonly Issue[] =>
  explain(createApiKeysIntentDescriptor, value, "strict");
/** {@link parseCreateApiKeysIntent} as a Standard Schema. */
export const CreateApiKeysIntentSchema: StandardSchema<CreateApiKeysIntent> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysIntent);

/** Whether a value is a {@link CreateApiKeysIntent} as it may be answered. */
export function isReceivedCreateApiKeysIntent(value: unknown): value is CreateApiKeysIntent {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateApiKeysIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateApiKeysIntent = (value: unknown): ParseResult<CreateApiKeysIntent> =>
  parse(isReceivedCreateApiKeysIntent, createApiKeysIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysIntent} as it may be answered. */
export const explainReceivedCreateApiKeysIntent = (value: unknown): readonly Issue[] =>
  explain(createApiKeysIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateApiKeysIntent} as a Standard Schema. */
export const ReceivedCreateApiKeysIntentSchema: StandardSchema<CreateApiKeysIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateApiKeysIntent,
);

/** What a {@link CreateApiKeysResult} holds. */
export const createApiKeysResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysResult", {
  apiKeyIds: { kind: "array", of: apiKeyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateApiKeysResult} as it may be answered. */
export function isCreateApiKeysResult(value: unknown): value is CreateApiKeysResult {
  if (!isObject(value)) return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds)) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    if (typeof apiKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateApiKeysResult}, without explicit nulls, or its issues. */
export const parseCreateApiKeysResult = (value: unknown): ParseResult<CreateApiKeysResult> =>
  parse(isCreateApiKeysResult, createApiKeysResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysResult} as it may be answered. */
export const explainCreateApiKeysResult = (value: unknown): readonly Issue[] =>
  explain(createApiKeysResultDescriptor, value, "tolerant");
/** {@link parseCreateApiKeysResult} as a Standard Schema. */
export const CreateApiKeysResultSchema: StandardSchema<CreateApiKeysResult> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysResult);

/** What a {@link CreateApiKeysActivityV2} holds. */
export const createApiKeysActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { createApiKeysIntentV2: () => createApiKeysIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "createApiKeysResult?": () => createApiKeysResultDescriptor }),
});

/** Member `intent` of {@link CreateApiKeysActivityV2}. */
function isCreateApiKeysActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateApiKeysIntentV2(value.createApiKeysIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreateApiKeysActivityV2}. */
function isCreateApiKeysActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createApiKeysResult) && !isCreateApiKeysResult(value.createApiKeysResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateApiKeysActivityV2} as it may be answered. */
export function isCreateApiKeysActivityV2(value: unknown): value is CreateApiKeysActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS_V2") return false;
  if (!isCreateApiKeysActivityV2Intent(value.intent)) return false;
  return isCreateApiKeysActivityV2Result(value.result);
}

/** The value as a {@link CreateApiKeysActivityV2}, without explicit nulls, or its issues. */
export const parseCreateApiKeysActivityV2 = (value: unknown): ParseResult<CreateApiKeysActivityV2> =>
  parse(isCreateApiKeysActivityV2, createApiKeysActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysActivityV2} as it may be answered. */
export const explainCreateApiKeysActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createApiKeysActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateApiKeysActivityV2} as a Standard Schema. */
export const CreateApiKeysActivityV2Schema: StandardSchema<CreateApiKeysActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysActivityV2);

/** What a {@link CreateApiKeysIntentV2} holds. */
export const createApiKeysIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysIntentV2", {
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 1, maxItems: 100 },
  userId: userIdDescriptor,
});

const createApiKeysIntentV2Members = ["apiKeys", "userId"];

/** Whether a value is a {@link CreateApiKeysIntentV2} fit to be sent. */
export function isCreateApiKeysIntentV2(value: unknown): value is CreateApiKeysIntentV2 {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100 || apiKeys.length === 0) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createApiKeysIntentV2Members);
}

/** The value as a {@link CreateApiKeysIntentV2}, without explicit nulls, or its issues. */
export const parseCreateApiKeysIntentV2 = (value: unknown): ParseResult<CreateApiKeysIntentV2> =>
  parse(isCreateApiKeysIntentV2, createApiKeysIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiKeysIntentV2} fit to be sent. */
export const explainCreateApiKeysIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createApiKeysIntentV2Descriptor, value, "strict");
/** {@link parseCreateApiKeysIntentV2} as a Standard Schema. */
export const CreateApiKeysIntentV2Schema: StandardSchema<CreateApiKeysIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysIntentV2);

/** Whether a value is a {@link CreateApiKeysIntentV2} as it may be answered. */
export function isReceivedCreateApiKeysIntentV2(value: unknown): value is CreateApiKeysIntentV2 {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateApiKeysIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateApiKeysIntentV2 = (value: unknown): ParseResult<CreateApiKeysIntentV2> =>
  parse(isReceivedCreateApiKeysIntentV2, createApiKeysIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysIntentV2} as it may be answered. */
export const explainReceivedCreateApiKeysIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createApiKeysIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateApiKeysIntentV2} as a Standard Schema. */
export const ReceivedCreateApiKeysIntentV2Schema: StandardSchema<CreateApiKeysIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateApiKeysIntentV2);

/** What a {@link CreateApiKeysRequest} holds. */
export const createApiKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createApiKeysIntentDescriptor,
});

const createApiKeysRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateApiKeysRequest} fit to be sent. */
export function isCreateApiKeysRequest(value: unknown): value is CreateApiKeysRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS") return false;
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
  if (!isCreateApiKeysIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createApiKeysRequestMembers);
}

/** The value as a {@link CreateApiKeysRequest}, without explicit nulls, or its issues. */
export const parseCreateApiKeysRequest = (value: unknown): ParseResult<CreateApiKeysRequest> =>
  parse(isCreateApiKeysRequest, createApiKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiKeysRequest} fit to be sent. */
export const explainCreateApiKeysRequest = (value: unknown): readonly Issue[] =>
  explain(createApiKeysRequestDescriptor, value, "strict");
/** {@link parseCreateApiKeysRequest} as a Standard Schema. */
export const CreateApiKeysRequestSchema: StandardSchema<CreateApiKeysRequest> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysRequest);

/** What a {@link CreateApiKeysResponse} holds. */
export const createApiKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysResponse", {
  activity: () => createApiKeysActivityDescriptor,
});

/** Whether a value is a {@link CreateApiKeysResponse} as it may be answered. */
export function isCreateApiKeysResponse(value: unknown): value is CreateApiKeysResponse {
  if (!isObject(value) || !isCreateApiKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateApiKeysResponse}, without explicit nulls, or its issues. */
export const parseCreateApiKeysResponse = (value: unknown): ParseResult<CreateApiKeysResponse> =>
  parse(isCreateApiKeysResponse, createApiKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysResponse} as it may be answered. */
export const explainCreateApiKeysResponse = (value: unknown): readonly Issue[] =>
  explain(createApiKeysResponseDescriptor, value, "tolerant");
/** {@link parseCreateApiKeysResponse} as a Standard Schema. */
export const CreateApiKeysResponseSchema: StandardSchema<CreateApiKeysResponse> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysResponse);

/** What a {@link CreateApiKeysRequestV2} holds. */
export const createApiKeysRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createApiKeysIntentV2Descriptor,
});

const createApiKeysRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateApiKeysRequestV2} fit to be sent. */
export function isCreateApiKeysRequestV2(value: unknown): value is CreateApiKeysRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS_V2") return false;
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
  if (!isCreateApiKeysIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createApiKeysRequestV2Members);
}

/** The value as a {@link CreateApiKeysRequestV2}, without explicit nulls, or its issues. */
export const parseCreateApiKeysRequestV2 = (value: unknown): ParseResult<CreateApiKeysRequestV2> =>
  parse(isCreateApiKeysRequestV2, createApiKeysRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiKeysRequestV2} fit to be sent. */
export const explainCreateApiKeysRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createApiKeysRequestV2Descriptor, value, "strict");
/** {@link parseCreateApiKeysRequestV2} as a Standard Schema. */
export const CreateApiKeysRequestV2Schema: StandardSchema<CreateApiKeysRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysRequestV2);

/** What a {@link CreateApiKeysResponseV2} holds. */
export const createApiKeysResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateApiKeysResponseV2", {
  activity: () => createApiKeysActivityV2Descriptor,
});

/** Whether a value is a {@link CreateApiKeysResponseV2} as it may be answered. */
export function isCreateApiKeysResponseV2(value: unknown): value is CreateApiKeysResponseV2 {
  if (!isObject(value) || !isCreateApiKeysActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateApiKeysResponseV2}, without explicit nulls, or its issues. */
export const parseCreateApiKeysResponseV2 = (value: unknown): ParseResult<CreateApiKeysResponseV2> =>
  parse(isCreateApiKeysResponseV2, createApiKeysResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateApiKeysResponseV2} as it may be answered. */
export const explainCreateApiKeysResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createApiKeysResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateApiKeysResponseV2} as a Standard Schema. */
export const CreateApiKeysResponseV2Schema: StandardSchema<CreateApiKeysResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysResponseV2);

/** What a {@link CreateApiKeysBody} holds. */
export const createApiKeysBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateApiKeysBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS", type: () => createApiKeysRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS_V2", type: () => createApiKeysRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateApiKeysBody} fit to be sent. */
export function isCreateApiKeysBody(value: unknown): value is CreateApiKeysBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_API_KEYS":
      return isCreateApiKeysRequest(value);
    case "ACTIVITY_TYPE_CREATE_API_KEYS_V2":
      return isCreateApiKeysRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateApiKeysBody}, without explicit nulls, or its issues. */
export const parseCreateApiKeysBody = (value: unknown): ParseResult<CreateApiKeysBody> =>
  parse(isCreateApiKeysBody, createApiKeysBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateApiKeysBody} fit to be sent. */
export const explainCreateApiKeysBody = (value: unknown): readonly Issue[] =>
  explain(createApiKeysBodyDescriptor, value, "strict");
/** {@link parseCreateApiKeysBody} as a Standard Schema. */
export const CreateApiKeysBodySchema: StandardSchema<CreateApiKeysBody> =
  /* @__PURE__ */ standardSchema(parseCreateApiKeysBody);
