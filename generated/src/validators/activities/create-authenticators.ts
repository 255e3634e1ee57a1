// Validators of the types in `activities/create-authenticators`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateAuthenticatorsActivity,
  CreateAuthenticatorsActivityV2,
  CreateAuthenticatorsBody,
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntentV2,
  CreateAuthenticatorsRequest,
  CreateAuthenticatorsRequestV2,
  CreateAuthenticatorsResponse,
  CreateAuthenticatorsResponseV2,
  CreateAuthenticatorsResult,
} from "../../activities/create-authenticators.js";
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
  authenticatorIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  authenticatorParamsDescriptor,
  authenticatorParamsV2Descriptor,
  isAuthenticatorParams,
  isAuthenticatorParamsV2,
  isReceivedAuthenticatorParams,
  isReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";

/** What a {@link CreateAuthenticatorsActivity} holds. */
export const createAuthenticatorsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createAuthenticatorsIntent: () => createAuthenticatorsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createAuthenticatorsResult?": () => createAuthenticatorsResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateAuthenticatorsActivity}. */
function isCreateAuthenticatorsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateAuthenticatorsIntent(value.createAuthenticatorsIntent);
}

/** Member `result` of {@link CreateAuthenticatorsActivity}. */
function isCreateAuthenticatorsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createAuthenticatorsResult) && !isCreateAuthenticatorsResult(value.createAuthenticatorsResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateAuthenticatorsActivity} as it may be answered. */
export function isCreateAuthenticatorsActivity(value: unknown): value is CreateAuthenticatorsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return false;
  if (!isCreateAuthenticatorsActivityIntent(value.intent)) return false;
  return isCreateAuthenticatorsActivityResult(value.result);
}

/** The value as a {@link CreateAuthenticatorsActivity}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsActivity = (value: unknown): ParseResult<CreateAuthenticatorsActivity> =>
  parse(isCreateAuthenticatorsActivity, createAuthenticatorsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsActivity} as it may be answered. */
export const explainCreateAuthenticatorsActivity = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsActivityDescriptor, value, "tolerant");
/** {@link parseCreateAuthenticatorsActivity} as a Standard Schema. */
export const CreateAuthenticatorsActivitySchema: StandardSchema<CreateAuthenticatorsActivity> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsActivity);

/** What a {@link CreateAuthenticatorsIntent} holds. */
export const createAuthenticatorsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsIntent",
  {
    authenticators: { kind: "array", of: () => authenticatorParamsDescriptor, minItems: 1, maxItems: 100 },
    userId: userIdDescriptor,
  },
);

const createAuthenticatorsIntentMembers = ["authenticators", "userId"];

/** Whether a value is a {@link CreateAuthenticatorsIntent} fit to be sent. */
export function isCreateAuthenticatorsIntent(value: unknown): value is CreateAuthenticatorsIntent {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParams(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createAuthenticatorsIntentMembers);
}

/** The value as a {@link CreateAuthenticatorsIntent}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsIntent = (value: unknown): ParseResult<CreateAuthenticatorsIntent> =>
  parse(isCreateAuthenticatorsIntent, createAuthenticatorsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateAuthenticatorsIntent} fit to be sent. */
export const explainCreateAuthenticatorsIntent = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsIntentDescriptor, value, "strict");
/** {@link parseCreateAuthenticatorsIntent} as a Standard Schema. */
export const CreateAuthenticatorsIntentSchema: StandardSchema<CreateAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsIntent);

/** Whether a value is a {@link CreateAuthenticatorsIntent} as it may be answered. */
export function isReceivedCreateAuthenticatorsIntent(value: unknown): value is CreateAuthenticatorsIntent {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParams(authenticators[i])) return false;
  }
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateAuthenticatorsIntent = (value: unknown): ParseResult<CreateAuthenticatorsIntent> =>
  parse(isReceivedCreateAuthenticatorsIntent, createAuthenticatorsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsIntent} as it may be answered. */
export const explainReceivedCreateAuthenticatorsIntent = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateAuthenticatorsIntent} as a Standard Schema. */
export const ReceivedCreateAuthenticatorsIntentSchema: StandardSchema<CreateAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateAuthenticatorsIntent);

/** What a {@link CreateAuthenticatorsResult} holds. */
export const createAuthenticatorsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsResult",
  { authenticatorIds: { kind: "array", of: authenticatorIdDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link CreateAuthenticatorsResult} as it may be answered. */
export function isCreateAuthenticatorsResult(value: unknown): value is CreateAuthenticatorsResult {
  if (!isObject(value)) return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds)) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    if (typeof authenticatorIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateAuthenticatorsResult}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsResult = (value: unknown): ParseResult<CreateAuthenticatorsResult> =>
  parse(isCreateAuthenticatorsResult, createAuthenticatorsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsResult} as it may be answered. */
export const explainCreateAuthenticatorsResult = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsResultDescriptor, value, "tolerant");
/** {@link parseCreateAuthenticatorsResult} as a Standard Schema. */
export const CreateAuthenticatorsResultSchema: StandardSchema<CreateAuthenticatorsResult> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsResult);

/** What a {@link CreateAuthenticatorsActivityV2} holds. */
export const createAuthenticatorsActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { createAuthenticatorsIntentV2: () => createAuthenticatorsIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "createAuthenticatorsResult?": () => createAuthenticatorsResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateAuthenticatorsActivityV2}. */
function isCreateAuthenticatorsActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateAuthenticatorsIntentV2(value.createAuthenticatorsIntentV2);
}

/** Member `result` of {@link CreateAuthenticatorsActivityV2}. */
function isCreateAuthenticatorsActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createAuthenticatorsResult) && !isCreateAuthenticatorsResult(value.createAuthenticatorsResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateAuthenticatorsActivityV2} as it may be answered. */
export function isCreateAuthenticatorsActivityV2(value: unknown): value is CreateAuthenticatorsActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return false;
  if (!isCreateAuthenticatorsActivityV2Intent(value.intent)) return false;
  return isCreateAuthenticatorsActivityV2Result(value.result);
}

/** The value as a {@link CreateAuthenticatorsActivityV2}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsActivityV2 = (value: unknown): ParseResult<CreateAuthenticatorsActivityV2> =>
  parse(isCreateAuthenticatorsActivityV2, createAuthenticatorsActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsActivityV2} as it may be answered. */
export const explainCreateAuthenticatorsActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateAuthenticatorsActivityV2} as a Standard Schema. */
export const CreateAuthenticatorsActivityV2Schema: StandardSchema<CreateAuthenticatorsActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsActivityV2);

/** What a {@link CreateAuthenticatorsIntentV2} holds. */
export const createAuthenticatorsIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsIntentV2",
  {
    authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 1, maxItems: 100 },
    userId: userIdDescriptor,
  },
);

const createAuthenticatorsIntentV2Members = ["authenticators", "userId"];

/** Whether a value is a {@link CreateAuthenticatorsIntentV2} fit to be sent. */
export function isCreateAuthenticatorsIntentV2(value: unknown): value is CreateAuthenticatorsIntentV2 {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createAuthenticatorsIntentV2Members);
}

/** The value as a {@link CreateAuthenticatorsIntentV2}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsIntentV2 = (value: unknown): ParseResult<CreateAuthenticatorsIntentV2> =>
  parse(isCreateAuthenticatorsIntentV2, createAuthenticatorsIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateAuthenticatorsIntentV2} fit to be sent. */
export const explainCreateAuthenticatorsIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsIntentV2Descriptor, value, "strict");
/** {@link parseCreateAuthenticatorsIntentV2} as a Standard Schema. */
export const CreateAuthenticatorsIntentV2Schema: StandardSchema<CreateAuthenticatorsIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsIntentV2);

/** Whether a value is a {@link CreateAuthenticatorsIntentV2} as it may be answered. */
export function isReceivedCreateAuthenticatorsIntentV2(value: unknown): value is CreateAuthenticatorsIntentV2 {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateAuthenticatorsIntentV2 = (value: unknown): ParseResult<CreateAuthenticatorsIntentV2> =>
  parse(isReceivedCreateAuthenticatorsIntentV2, createAuthenticatorsIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsIntentV2} as it may be answered. */
export const explainReceivedCreateAuthenticatorsIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateAuthenticatorsIntentV2} as a Standard Schema. */
export const ReceivedCreateAuthenticatorsIntentV2Schema: StandardSchema<CreateAuthenticatorsIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateAuthenticatorsIntentV2);

/** What a {@link CreateAuthenticatorsRequest} holds. */
export const createAuthenticatorsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createAuthenticatorsIntentDescriptor,
  },
);

const createAuthenticatorsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateAuthenticatorsRequest} fit to be sent. */
export function isCreateAuthenticatorsRequest(value: unknown): value is CreateAuthenticatorsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return false;
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
  if (!isCreateAuthenticatorsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createAuthenticatorsRequestMembers);
}

/** The value as a {@link CreateAuthenticatorsRequest}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsRequest = (value: unknown): ParseResult<CreateAuthenticatorsRequest> =>
  parse(isCreateAuthenticatorsRequest, createAuthenticatorsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateAuthenticatorsRequest} fit to be sent. */
export const explainCreateAuthenticatorsRequest = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsRequestDescriptor, value, "strict");
/** {@link parseCreateAuthenticatorsRequest} as a Standard Schema. */
export const CreateAuthenticatorsRequestSchema: StandardSchema<CreateAuthenticatorsRequest> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsRequest);

/** What a {@link CreateAuthenticatorsResponse} holds. */
export const createAuthenticatorsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsResponse",
  { activity: () => createAuthenticatorsActivityDescriptor },
);

/** Whether a value is a {@link CreateAuthenticatorsResponse} as it may be answered. */
export function isCreateAuthenticatorsResponse(value: unknown): value is CreateAuthenticatorsResponse {
  if (!isObject(value) || !isCreateAuthenticatorsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsResponse}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsResponse = (value: unknown): ParseResult<CreateAuthenticatorsResponse> =>
  parse(isCreateAuthenticatorsResponse, createAuthenticatorsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsResponse} as it may be answered. */
export const explainCreateAuthenticatorsResponse = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsResponseDescriptor, value, "tolerant");
/** {@link parseCreateAuthenticatorsResponse} as a Standard Schema. */
export const CreateAuthenticatorsResponseSchema: StandardSchema<CreateAuthenticatorsResponse> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsResponse);

/** What a {@link CreateAuthenticatorsRequestV2} holds. */
export const createAuthenticatorsRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createAuthenticatorsIntentV2Descriptor,
  },
);

const createAuthenticatorsRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateAuthenticatorsRequestV2} fit to be sent. */
export function isCreateAuthenticatorsRequestV2(value: unknown): value is CreateAuthenticatorsRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return false;
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
  if (!isCreateAuthenticatorsIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createAuthenticatorsRequestV2Members);
}

/** The value as a {@link CreateAuthenticatorsRequestV2}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsRequestV2 = (value: unknown): ParseResult<CreateAuthenticatorsRequestV2> =>
  parse(isCreateAuthenticatorsRequestV2, createAuthenticatorsRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateAuthenticatorsRequestV2} fit to be sent. */
export const explainCreateAuthenticatorsRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsRequestV2Descriptor, value, "strict");
/** {@link parseCreateAuthenticatorsRequestV2} as a Standard Schema. */
export const CreateAuthenticatorsRequestV2Schema: StandardSchema<CreateAuthenticatorsRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsRequestV2);

/** What a {@link CreateAuthenticatorsResponseV2} holds. */
export const createAuthenticatorsResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateAuthenticatorsResponseV2",
  { activity: () => createAuthenticatorsActivityV2Descriptor },
);

/** Whether a value is a {@link CreateAuthenticatorsResponseV2} as it may be answered. */
export function isCreateAuthenticatorsResponseV2(value: unknown): value is CreateAuthenticatorsResponseV2 {
  if (!isObject(value) || !isCreateAuthenticatorsActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsResponseV2}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsResponseV2 = (value: unknown): ParseResult<CreateAuthenticatorsResponseV2> =>
  parse(isCreateAuthenticatorsResponseV2, createAuthenticatorsResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateAuthenticatorsResponseV2} as it may be answered. */
export const explainCreateAuthenticatorsResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateAuthenticatorsResponseV2} as a Standard Schema. */
export const CreateAuthenticatorsResponseV2Schema: StandardSchema<CreateAuthenticatorsResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsResponseV2);

/** What a {@link CreateAuthenticatorsBody} holds. */
export const createAuthenticatorsBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateAuthenticatorsBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS", type: () => createAuthenticatorsRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", type: () => createAuthenticatorsRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateAuthenticatorsBody} fit to be sent. */
export function isCreateAuthenticatorsBody(value: unknown): value is CreateAuthenticatorsBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS":
      return isCreateAuthenticatorsRequest(value);
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2":
      return isCreateAuthenticatorsRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateAuthenticatorsBody}, without explicit nulls, or its issues. */
export const parseCreateAuthenticatorsBody = (value: unknown): ParseResult<CreateAuthenticatorsBody> =>
  parse(isCreateAuthenticatorsBody, createAuthenticatorsBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateAuthenticatorsBody} fit to be sent. */
export const explainCreateAuthenticatorsBody = (value: unknown): readonly Issue[] =>
  explain(createAuthenticatorsBodyDescriptor, value, "strict");
/** {@link parseCreateAuthenticatorsBody} as a Standard Schema. */
export const CreateAuthenticatorsBodySchema: StandardSchema<CreateAuthenticatorsBody> =
  /* @__PURE__ */ standardSchema(parseCreateAuthenticatorsBody);
