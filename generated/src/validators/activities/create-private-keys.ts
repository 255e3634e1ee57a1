// Validators of the types in `activities/create-private-keys`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePrivateKeysActivity,
  CreatePrivateKeysActivityV2,
  CreatePrivateKeysBody,
  CreatePrivateKeysIntent,
  CreatePrivateKeysIntentV2,
  CreatePrivateKeysRequest,
  CreatePrivateKeysRequestV2,
  CreatePrivateKeysResponse,
  CreatePrivateKeysResponseV2,
  CreatePrivateKeysResult,
  CreatePrivateKeysResultV2,
} from "../../activities/create-private-keys.js";
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
  organizationIdDescriptor,
  privateKeyIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isPrivateKeyParams,
  isPrivateKeyResult,
  isReceivedPrivateKeyParams,
  privateKeyParamsDescriptor,
  privateKeyResultDescriptor,
} from "../shapes/private-keys.js";

/** What a {@link CreatePrivateKeysActivity} holds. */
export const createPrivateKeysActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createPrivateKeysIntent: () => createPrivateKeysIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createPrivateKeysResult?": () => createPrivateKeysResultDescriptor }),
  },
);

/** Member `intent` of {@link CreatePrivateKeysActivity}. */
function isCreatePrivateKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePrivateKeysIntent(value.createPrivateKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeysActivity}. */
function isCreatePrivateKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPrivateKeysResult) && !isCreatePrivateKeysResult(value.createPrivateKeysResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreatePrivateKeysActivity} as it may be answered. */
export function isCreatePrivateKeysActivity(value: unknown): value is CreatePrivateKeysActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return false;
  if (!isCreatePrivateKeysActivityIntent(value.intent)) return false;
  return isCreatePrivateKeysActivityResult(value.result);
}

/** The value as a {@link CreatePrivateKeysActivity}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysActivity = (value: unknown): ParseResult<CreatePrivateKeysActivity> =>
  parse(isCreatePrivateKeysActivity, createPrivateKeysActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysActivity} as it may be answered. */
export const explainCreatePrivateKeysActivity = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysActivityDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysActivity} as a Standard Schema. */
export const CreatePrivateKeysActivitySchema: StandardSchema<CreatePrivateKeysActivity> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysActivity);

/** What a {@link CreatePrivateKeysIntent} holds. */
export const createPrivateKeysIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePrivateKeysIntent", {
  privateKeys: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 1, maxItems: 100 },
});

const createPrivateKeysIntentMembers = ["privateKeys"];

/** Whether a value is a {@link CreatePrivateKeysIntent} fit to be sent. */
export function isCreatePrivateKeysIntent(value: unknown): value is CreatePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyParams(privateKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createPrivateKeysIntentMembers);
}

/** The value as a {@link CreatePrivateKeysIntent}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysIntent = (value: unknown): ParseResult<CreatePrivateKeysIntent> =>
  parse(isCreatePrivateKeysIntent, createPrivateKeysIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeysIntent} fit to be sent. */
export const explainCreatePrivateKeysIntent = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysIntentDescriptor, value, "strict");
/** {@link parseCreatePrivateKeysIntent} as a Standard Schema. */
export const CreatePrivateKeysIntentSchema: StandardSchema<CreatePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysIntent);

/** Whether a value is a {@link CreatePrivateKeysIntent} as it may be answered. */
export function isReceivedCreatePrivateKeysIntent(value: unknown): value is CreatePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isReceivedPrivateKeyParams(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreatePrivateKeysIntent = (value: unknown): ParseResult<CreatePrivateKeysIntent> =>
  parse(isReceivedCreatePrivateKeysIntent, createPrivateKeysIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysIntent} as it may be answered. */
export const explainReceivedCreatePrivateKeysIntent = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreatePrivateKeysIntent} as a Standard Schema. */
export const ReceivedCreatePrivateKeysIntentSchema: StandardSchema<CreatePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreatePrivateKeysIntent);

/** What a {@link CreatePrivateKeysResult} holds. */
export const createPrivateKeysResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePrivateKeysResult", {
  privateKeyIds: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreatePrivateKeysResult} as it may be answered. */
export function isCreatePrivateKeysResult(value: unknown): value is CreatePrivateKeysResult {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (typeof privateKeyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysResult}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysResult = (value: unknown): ParseResult<CreatePrivateKeysResult> =>
  parse(isCreatePrivateKeysResult, createPrivateKeysResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysResult} as it may be answered. */
export const explainCreatePrivateKeysResult = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysResultDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysResult} as a Standard Schema. */
export const CreatePrivateKeysResultSchema: StandardSchema<CreatePrivateKeysResult> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysResult);

/** What a {@link CreatePrivateKeysActivityV2} holds. */
export const createPrivateKeysActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { createPrivateKeysIntentV2: () => createPrivateKeysIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "createPrivateKeysResultV2?": () => createPrivateKeysResultV2Descriptor }),
  },
);

/** Member `intent` of {@link CreatePrivateKeysActivityV2}. */
function isCreatePrivateKeysActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePrivateKeysIntentV2(value.createPrivateKeysIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeysActivityV2}. */
function isCreatePrivateKeysActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPrivateKeysResultV2) && !isCreatePrivateKeysResultV2(value.createPrivateKeysResultV2))
    return false;
  return true;
}

/** Whether a value is a {@link CreatePrivateKeysActivityV2} as it may be answered. */
export function isCreatePrivateKeysActivityV2(value: unknown): value is CreatePrivateKeysActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return false;
  if (!isCreatePrivateKeysActivityV2Intent(value.intent)) return false;
  return isCreatePrivateKeysActivityV2Result(value.result);
}

/** The value as a {@link CreatePrivateKeysActivityV2}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysActivityV2 = (value: unknown): ParseResult<CreatePrivateKeysActivityV2> =>
  parse(isCreatePrivateKeysActivityV2, createPrivateKeysActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysActivityV2} as it may be answered. */
export const explainCreatePrivateKeysActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysActivityV2Descriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysActivityV2} as a Standard Schema. */
export const CreatePrivateKeysActivityV2Schema: StandardSchema<CreatePrivateKeysActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysActivityV2);

/** What a {@link CreatePrivateKeysIntentV2} holds. */
export const createPrivateKeysIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysIntentV2",
  { privateKeys: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 1, maxItems: 100 } },
);

const createPrivateKeysIntentV2Members = ["privateKeys"];

/** Whether a value is a {@link CreatePrivateKeysIntentV2} fit to be sent. */
export function isCreatePrivateKeysIntentV2(value: unknown): value is CreatePrivateKeysIntentV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyParams(privateKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createPrivateKeysIntentV2Members);
}

/** The value as a {@link CreatePrivateKeysIntentV2}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysIntentV2 = (value: unknown): ParseResult<CreatePrivateKeysIntentV2> =>
  parse(isCreatePrivateKeysIntentV2, createPrivateKeysIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeysIntentV2} fit to be sent. */
export const explainCreatePrivateKeysIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysIntentV2Descriptor, value, "strict");
/** {@link parseCreatePrivateKeysIntentV2} as a Standard Schema. */
export const CreatePrivateKeysIntentV2Schema: StandardSchema<CreatePrivateKeysIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysIntentV2);

/** Whether a value is a {@link CreatePrivateKeysIntentV2} as it may be answered. */
export function isReceivedCreatePrivateKeysIntentV2(value: unknown): value is CreatePrivateKeysIntentV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isReceivedPrivateKeyParams(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreatePrivateKeysIntentV2 = (value: unknown): ParseResult<CreatePrivateKeysIntentV2> =>
  parse(isReceivedCreatePrivateKeysIntentV2, createPrivateKeysIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysIntentV2} as it may be answered. */
export const explainReceivedCreatePrivateKeysIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreatePrivateKeysIntentV2} as a Standard Schema. */
export const ReceivedCreatePrivateKeysIntentV2Schema: StandardSchema<CreatePrivateKeysIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreatePrivateKeysIntentV2);

/** What a {@link CreatePrivateKeysResultV2} holds. */
export const createPrivateKeysResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysResultV2",
  { privateKeys: { kind: "array", of: () => privateKeyResultDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link CreatePrivateKeysResultV2} as it may be answered. */
export function isCreatePrivateKeysResultV2(value: unknown): value is CreatePrivateKeysResultV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyResult(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysResultV2}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysResultV2 = (value: unknown): ParseResult<CreatePrivateKeysResultV2> =>
  parse(isCreatePrivateKeysResultV2, createPrivateKeysResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysResultV2} as it may be answered. */
export const explainCreatePrivateKeysResultV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysResultV2Descriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysResultV2} as a Standard Schema. */
export const CreatePrivateKeysResultV2Schema: StandardSchema<CreatePrivateKeysResultV2> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysResultV2);

/** What a {@link CreatePrivateKeysRequest} holds. */
export const createPrivateKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePrivateKeysRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createPrivateKeysIntentDescriptor,
});

const createPrivateKeysRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeysRequest} fit to be sent. */
export function isCreatePrivateKeysRequest(value: unknown): value is CreatePrivateKeysRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return false;
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
  if (!isCreatePrivateKeysIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeysRequestMembers);
}

/** The value as a {@link CreatePrivateKeysRequest}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysRequest = (value: unknown): ParseResult<CreatePrivateKeysRequest> =>
  parse(isCreatePrivateKeysRequest, createPrivateKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeysRequest} fit to be sent. */
export const explainCreatePrivateKeysRequest = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysRequestDescriptor, value, "strict");
/** {@link parseCreatePrivateKeysRequest} as a Standard Schema. */
export const CreatePrivateKeysRequestSchema: StandardSchema<CreatePrivateKeysRequest> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysRequest);

/** What a {@link CreatePrivateKeysResponse} holds. */
export const createPrivateKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysResponse",
  { activity: () => createPrivateKeysActivityDescriptor },
);

/** Whether a value is a {@link CreatePrivateKeysResponse} as it may be answered. */
export function isCreatePrivateKeysResponse(value: unknown): value is CreatePrivateKeysResponse {
  if (!isObject(value) || !isCreatePrivateKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysResponse}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysResponse = (value: unknown): ParseResult<CreatePrivateKeysResponse> =>
  parse(isCreatePrivateKeysResponse, createPrivateKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysResponse} as it may be answered. */
export const explainCreatePrivateKeysResponse = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysResponseDescriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysResponse} as a Standard Schema. */
export const CreatePrivateKeysResponseSchema: StandardSchema<CreatePrivateKeysResponse> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysResponse);

/** What a {@link CreatePrivateKeysRequestV2} holds. */
export const createPrivateKeysRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createPrivateKeysIntentV2Descriptor,
  },
);

const createPrivateKeysRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeysRequestV2} fit to be sent. */
export function isCreatePrivateKeysRequestV2(value: unknown): value is CreatePrivateKeysRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return false;
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
  if (!isCreatePrivateKeysIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeysRequestV2Members);
}

/** The value as a {@link CreatePrivateKeysRequestV2}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysRequestV2 = (value: unknown): ParseResult<CreatePrivateKeysRequestV2> =>
  parse(isCreatePrivateKeysRequestV2, createPrivateKeysRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeysRequestV2} fit to be sent. */
export const explainCreatePrivateKeysRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysRequestV2Descriptor, value, "strict");
/** {@link parseCreatePrivateKeysRequestV2} as a Standard Schema. */
export const CreatePrivateKeysRequestV2Schema: StandardSchema<CreatePrivateKeysRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysRequestV2);

/** What a {@link CreatePrivateKeysResponseV2} holds. */
export const createPrivateKeysResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreatePrivateKeysResponseV2",
  { activity: () => createPrivateKeysActivityV2Descriptor },
);

/** Whether a value is a {@link CreatePrivateKeysResponseV2} as it may be answered. */
export function isCreatePrivateKeysResponseV2(value: unknown): value is CreatePrivateKeysResponseV2 {
  if (!isObject(value) || !isCreatePrivateKeysActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysResponseV2}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysResponseV2 = (value: unknown): ParseResult<CreatePrivateKeysResponseV2> =>
  parse(isCreatePrivateKeysResponseV2, createPrivateKeysResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePrivateKeysResponseV2} as it may be answered. */
export const explainCreatePrivateKeysResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysResponseV2Descriptor, value, "tolerant");
/** {@link parseCreatePrivateKeysResponseV2} as a Standard Schema. */
export const CreatePrivateKeysResponseV2Schema: StandardSchema<CreatePrivateKeysResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysResponseV2);

/** What a {@link CreatePrivateKeysBody} holds. */
export const createPrivateKeysBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreatePrivateKeysBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", type: () => createPrivateKeysRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", type: () => createPrivateKeysRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreatePrivateKeysBody} fit to be sent. */
export function isCreatePrivateKeysBody(value: unknown): value is CreatePrivateKeysBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS":
      return isCreatePrivateKeysRequest(value);
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2":
      return isCreatePrivateKeysRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreatePrivateKeysBody}, without explicit nulls, or its issues. */
export const parseCreatePrivateKeysBody = (value: unknown): ParseResult<CreatePrivateKeysBody> =>
  parse(isCreatePrivateKeysBody, createPrivateKeysBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePrivateKeysBody} fit to be sent. */
export const explainCreatePrivateKeysBody = (value: unknown): readonly Issue[] =>
  explain(createPrivateKeysBodyDescriptor, value, "strict");
/** {@link parseCreatePrivateKeysBody} as a Standard Schema. */
export const CreatePrivateKeysBodySchema: StandardSchema<CreatePrivateKeysBody> =
  /* @__PURE__ */ standardSchema(parseCreatePrivateKeysBody);
