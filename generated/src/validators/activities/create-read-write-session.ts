// Validators of the types in `activities/create-read-write-session`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  CreateReadWriteSessionActivity,
  CreateReadWriteSessionActivityV2,
  CreateReadWriteSessionBody,
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
  CreateReadWriteSessionRequest,
  CreateReadWriteSessionRequestV2,
  CreateReadWriteSessionResponse,
  CreateReadWriteSessionResponseV2,
  CreateReadWriteSessionResult,
  CreateReadWriteSessionResultV2,
} from "../../activities/create-read-write-session.js";
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
  apiKeyNameDescriptor,
  credentialBundleDescriptor,
  emailDescriptor,
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
  targetPublicKeyDescriptor,
  userIdDescriptor,
  userNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreateReadWriteSessionActivity} holds. */
export const createReadWriteSessionActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION"], open: false },
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
    intent: /* @__PURE__ */ record("", { createReadWriteSessionIntent: () => createReadWriteSessionIntentDescriptor }),
    result: /* @__PURE__ */ record("", {
      "createReadWriteSessionResult?": () => createReadWriteSessionResultDescriptor,
    }),
  },
);

/** Member `intent` of {@link CreateReadWriteSessionActivity}. */
function isCreateReadWriteSessionActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateReadWriteSessionIntent(value.createReadWriteSessionIntent);
}

/** Member `result` of {@link CreateReadWriteSessionActivity}. */
function isCreateReadWriteSessionActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createReadWriteSessionResult) &&
    !isCreateReadWriteSessionResult(value.createReadWriteSessionResult)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateReadWriteSessionActivity} as it may be answered. */
export function isCreateReadWriteSessionActivity(value: unknown): value is CreateReadWriteSessionActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION") return false;
  if (!isCreateReadWriteSessionActivityIntent(value.intent)) return false;
  return isCreateReadWriteSessionActivityResult(value.result);
}

/** The value as a {@link CreateReadWriteSessionActivity}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionActivity = (value: unknown): ParseResult<CreateReadWriteSessionActivity> =>
  parse(isCreateReadWriteSessionActivity, createReadWriteSessionActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionActivity} as it may be answered. */
export const explainCreateReadWriteSessionActivity = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionActivityDescriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionActivity} as a Standard Schema. */
export const CreateReadWriteSessionActivitySchema: StandardSchema<CreateReadWriteSessionActivity> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionActivity);

/** What a {@link CreateReadWriteSessionIntent} holds. */
export const createReadWriteSessionIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionIntent",
  {
    targetPublicKey: targetPublicKeyDescriptor,
    email: emailDescriptor,
    "apiKeyName?": apiKeyNameDescriptor,
    "expirationSeconds?": expirationSecondsDescriptor,
  },
);

const createReadWriteSessionIntentMembers = ["targetPublicKey", "email", "apiKeyName", "expirationSeconds"];

/** Whether a value is a {@link CreateReadWriteSessionIntent} fit to be sent. */
export function isCreateReadWriteSessionIntent(value: unknown): value is CreateReadWriteSessionIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (apiKeyName === null) absent.nulls++;
    else if (
      typeof apiKeyName !== "string" ||
      (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
      apiKeyName.length === 0
    )
      return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (expirationSeconds === null) absent.nulls++;
    else if (
      typeof expirationSeconds !== "string" ||
      (expirationSeconds.length > 20 && codePoints(expirationSeconds) > 20) ||
      !matchesExpirationSeconds(expirationSeconds)
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createReadWriteSessionIntentMembers);
}

/** The value as a {@link CreateReadWriteSessionIntent}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionIntent = (value: unknown): ParseResult<CreateReadWriteSessionIntent> =>
  parse(isCreateReadWriteSessionIntent, createReadWriteSessionIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadWriteSessionIntent} fit to be sent. */
export const explainCreateReadWriteSessionIntent = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionIntentDescriptor, value, "strict");
/** {@link parseCreateReadWriteSessionIntent} as a Standard Schema. */
export const CreateReadWriteSessionIntentSchema: StandardSchema<CreateReadWriteSessionIntent> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionIntent);

/** Whether a value is a {@link CreateReadWriteSessionIntent} as it may be answered. */
export function isReceivedCreateReadWriteSessionIntent(value: unknown): value is CreateReadWriteSessionIntent {
  if (!isObject(value) || typeof value.targetPublicKey !== "string") return false;
  if (typeof value.email !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateReadWriteSessionIntent = (value: unknown): ParseResult<CreateReadWriteSessionIntent> =>
  parse(isReceivedCreateReadWriteSessionIntent, createReadWriteSessionIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionIntent} as it may be answered. */
export const explainReceivedCreateReadWriteSessionIntent = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateReadWriteSessionIntent} as a Standard Schema. */
export const ReceivedCreateReadWriteSessionIntentSchema: StandardSchema<CreateReadWriteSessionIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateReadWriteSessionIntent);

/** What a {@link CreateReadWriteSessionResult} holds. */
export const createReadWriteSessionResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionResult",
  {
    organizationId: organizationIdDescriptor,
    organizationName: organizationNameDescriptor,
    userId: userIdDescriptor,
    username: userNameDescriptor,
    apiKeyId: apiKeyIdDescriptor,
    credentialBundle: credentialBundleDescriptor,
  },
);

/** Whether a value is a {@link CreateReadWriteSessionResult} as it may be answered. */
export function isCreateReadWriteSessionResult(value: unknown): value is CreateReadWriteSessionResult {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.organizationName !== "string" || typeof value.userId !== "string") return false;
  if (typeof value.username !== "string" || typeof value.apiKeyId !== "string") return false;
  if (typeof value.credentialBundle !== "string") return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionResult}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionResult = (value: unknown): ParseResult<CreateReadWriteSessionResult> =>
  parse(isCreateReadWriteSessionResult, createReadWriteSessionResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionResult} as it may be answered. */
export const explainCreateReadWriteSessionResult = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionResultDescriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionResult} as a Standard Schema. */
export const CreateReadWriteSessionResultSchema: StandardSchema<CreateReadWriteSessionResult> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionResult);

/** What a {@link CreateReadWriteSessionActivityV2} holds. */
export const createReadWriteSessionActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      createReadWriteSessionIntentV2: () => createReadWriteSessionIntentV2Descriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "createReadWriteSessionResultV2?": () => createReadWriteSessionResultV2Descriptor,
    }),
  },
);

/** Member `intent` of {@link CreateReadWriteSessionActivityV2}. */
function isCreateReadWriteSessionActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateReadWriteSessionIntentV2(value.createReadWriteSessionIntentV2);
}

/** Member `result` of {@link CreateReadWriteSessionActivityV2}. */
function isCreateReadWriteSessionActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.createReadWriteSessionResultV2) &&
    !isCreateReadWriteSessionResultV2(value.createReadWriteSessionResultV2)
  )
    return false;
  return true;
}

/** Whether a value is a {@link CreateReadWriteSessionActivityV2} as it may be answered. */
export function isCreateReadWriteSessionActivityV2(value: unknown): value is CreateReadWriteSessionActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2") return false;
  if (!isCreateReadWriteSessionActivityV2Intent(value.intent)) return false;
  return isCreateReadWriteSessionActivityV2Result(value.result);
}

/** The value as a {@link CreateReadWriteSessionActivityV2}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionActivityV2 = (value: unknown): ParseResult<CreateReadWriteSessionActivityV2> =>
  parse(isCreateReadWriteSessionActivityV2, createReadWriteSessionActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionActivityV2} as it may be answered. */
export const explainCreateReadWriteSessionActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionActivityV2} as a Standard Schema. */
export const CreateReadWriteSessionActivityV2Schema: StandardSchema<CreateReadWriteSessionActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionActivityV2);

/** What a {@link CreateReadWriteSessionIntentV2} holds. */
export const createReadWriteSessionIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionIntentV2",
  {
    targetPublicKey: targetPublicKeyDescriptor,
    "apiKeyName?": apiKeyNameDescriptor,
    "expirationSeconds?": expirationSecondsDescriptor,
    "userId?": userIdDescriptor,
    "invalidateExisting?": { kind: "boolean" },
  },
);

const createReadWriteSessionIntentV2Members = [
  "targetPublicKey",
  "apiKeyName",
  "expirationSeconds",
  "userId",
  "invalidateExisting",
];

/** Whether a value is a {@link CreateReadWriteSessionIntentV2} fit to be sent. */
export function isCreateReadWriteSessionIntentV2(value: unknown): value is CreateReadWriteSessionIntentV2 {
  if (!isObject(value)) return false;
  let present = 1;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (apiKeyName === null) absent.nulls++;
    else if (
      typeof apiKeyName !== "string" ||
      (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
      apiKeyName.length === 0
    )
      return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (expirationSeconds === null) absent.nulls++;
    else if (
      typeof expirationSeconds !== "string" ||
      (expirationSeconds.length > 20 && codePoints(expirationSeconds) > 20) ||
      !matchesExpirationSeconds(expirationSeconds)
    )
      return false;
  }
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (userId === null) absent.nulls++;
    else if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createReadWriteSessionIntentV2Members);
}

/** The value as a {@link CreateReadWriteSessionIntentV2}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionIntentV2 = (value: unknown): ParseResult<CreateReadWriteSessionIntentV2> =>
  parse(isCreateReadWriteSessionIntentV2, createReadWriteSessionIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadWriteSessionIntentV2} fit to be sent. */
export const explainCreateReadWriteSessionIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionIntentV2Descriptor, value, "strict");
/** {@link parseCreateReadWriteSessionIntentV2} as a Standard Schema. */
export const CreateReadWriteSessionIntentV2Schema: StandardSchema<CreateReadWriteSessionIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionIntentV2);

/** Whether a value is a {@link CreateReadWriteSessionIntentV2} as it may be answered. */
export function isReceivedCreateReadWriteSessionIntentV2(value: unknown): value is CreateReadWriteSessionIntentV2 {
  if (!isObject(value) || typeof value.targetPublicKey !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.userId !== "string" && isPresent(value.userId)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateReadWriteSessionIntentV2 = (
  value: unknown,
): ParseResult<CreateReadWriteSessionIntentV2> =>
  parse(isReceivedCreateReadWriteSessionIntentV2, createReadWriteSessionIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionIntentV2} as it may be answered. */
export const explainReceivedCreateReadWriteSessionIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateReadWriteSessionIntentV2} as a Standard Schema. */
export const ReceivedCreateReadWriteSessionIntentV2Schema: StandardSchema<CreateReadWriteSessionIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateReadWriteSessionIntentV2);

/** What a {@link CreateReadWriteSessionResultV2} holds. */
export const createReadWriteSessionResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionResultV2",
  {
    organizationId: organizationIdDescriptor,
    organizationName: organizationNameDescriptor,
    userId: userIdDescriptor,
    username: userNameDescriptor,
    apiKeyId: apiKeyIdDescriptor,
    credentialBundle: credentialBundleDescriptor,
  },
);

/** Whether a value is a {@link CreateReadWriteSessionResultV2} as it may be answered. */
export function isCreateReadWriteSessionResultV2(value: unknown): value is CreateReadWriteSessionResultV2 {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.organizationName !== "string" || typeof value.userId !== "string") return false;
  if (typeof value.username !== "string" || typeof value.apiKeyId !== "string") return false;
  if (typeof value.credentialBundle !== "string") return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionResultV2}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionResultV2 = (value: unknown): ParseResult<CreateReadWriteSessionResultV2> =>
  parse(isCreateReadWriteSessionResultV2, createReadWriteSessionResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionResultV2} as it may be answered. */
export const explainCreateReadWriteSessionResultV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionResultV2Descriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionResultV2} as a Standard Schema. */
export const CreateReadWriteSessionResultV2Schema: StandardSchema<CreateReadWriteSessionResultV2> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionResultV2);

/** What a {@link CreateReadWriteSessionRequest} holds. */
export const createReadWriteSessionRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createReadWriteSessionIntentDescriptor,
  },
);

const createReadWriteSessionRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateReadWriteSessionRequest} fit to be sent. */
export function isCreateReadWriteSessionRequest(value: unknown): value is CreateReadWriteSessionRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION") return false;
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
  if (!isCreateReadWriteSessionIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createReadWriteSessionRequestMembers);
}

/** The value as a {@link CreateReadWriteSessionRequest}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionRequest = (value: unknown): ParseResult<CreateReadWriteSessionRequest> =>
  parse(isCreateReadWriteSessionRequest, createReadWriteSessionRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadWriteSessionRequest} fit to be sent. */
export const explainCreateReadWriteSessionRequest = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionRequestDescriptor, value, "strict");
/** {@link parseCreateReadWriteSessionRequest} as a Standard Schema. */
export const CreateReadWriteSessionRequestSchema: StandardSchema<CreateReadWriteSessionRequest> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionRequest);

/** What a {@link CreateReadWriteSessionResponse} holds. */
export const createReadWriteSessionResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionResponse",
  { activity: () => createReadWriteSessionActivityDescriptor },
);

/** Whether a value is a {@link CreateReadWriteSessionResponse} as it may be answered. */
export function isCreateReadWriteSessionResponse(value: unknown): value is CreateReadWriteSessionResponse {
  if (!isObject(value) || !isCreateReadWriteSessionActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionResponse}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionResponse = (value: unknown): ParseResult<CreateReadWriteSessionResponse> =>
  parse(isCreateReadWriteSessionResponse, createReadWriteSessionResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionResponse} as it may be answered. */
export const explainCreateReadWriteSessionResponse = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionResponseDescriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionResponse} as a Standard Schema. */
export const CreateReadWriteSessionResponseSchema: StandardSchema<CreateReadWriteSessionResponse> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionResponse);

/** What a {@link CreateReadWriteSessionRequestV2} holds. */
export const createReadWriteSessionRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createReadWriteSessionIntentV2Descriptor,
  },
);

const createReadWriteSessionRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateReadWriteSessionRequestV2} fit to be sent. */
export function isCreateReadWriteSessionRequestV2(value: unknown): value is CreateReadWriteSessionRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2") return false;
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
  if (!isCreateReadWriteSessionIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createReadWriteSessionRequestV2Members);
}

/** The value as a {@link CreateReadWriteSessionRequestV2}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionRequestV2 = (value: unknown): ParseResult<CreateReadWriteSessionRequestV2> =>
  parse(isCreateReadWriteSessionRequestV2, createReadWriteSessionRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadWriteSessionRequestV2} fit to be sent. */
export const explainCreateReadWriteSessionRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionRequestV2Descriptor, value, "strict");
/** {@link parseCreateReadWriteSessionRequestV2} as a Standard Schema. */
export const CreateReadWriteSessionRequestV2Schema: StandardSchema<CreateReadWriteSessionRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionRequestV2);

/** What a {@link CreateReadWriteSessionResponseV2} holds. */
export const createReadWriteSessionResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadWriteSessionResponseV2",
  { activity: () => createReadWriteSessionActivityV2Descriptor },
);

/** Whether a value is a {@link CreateReadWriteSessionResponseV2} as it may be answered. */
export function isCreateReadWriteSessionResponseV2(value: unknown): value is CreateReadWriteSessionResponseV2 {
  if (!isObject(value) || !isCreateReadWriteSessionActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateReadWriteSessionResponseV2}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionResponseV2 = (value: unknown): ParseResult<CreateReadWriteSessionResponseV2> =>
  parse(isCreateReadWriteSessionResponseV2, createReadWriteSessionResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadWriteSessionResponseV2} as it may be answered. */
export const explainCreateReadWriteSessionResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateReadWriteSessionResponseV2} as a Standard Schema. */
export const CreateReadWriteSessionResponseV2Schema: StandardSchema<CreateReadWriteSessionResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionResponseV2);

/** What a {@link CreateReadWriteSessionBody} holds. */
export const createReadWriteSessionBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateReadWriteSessionBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION", type: () => createReadWriteSessionRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", type: () => createReadWriteSessionRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateReadWriteSessionBody} fit to be sent. */
export function isCreateReadWriteSessionBody(value: unknown): value is CreateReadWriteSessionBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION":
      return isCreateReadWriteSessionRequest(value);
    case "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2":
      return isCreateReadWriteSessionRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateReadWriteSessionBody}, without explicit nulls, or its issues. */
export const parseCreateReadWriteSessionBody = (value: unknown): ParseResult<CreateReadWriteSessionBody> =>
  parse(isCreateReadWriteSessionBody, createReadWriteSessionBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadWriteSessionBody} fit to be sent. */
export const explainCreateReadWriteSessionBody = (value: unknown): readonly Issue[] =>
  explain(createReadWriteSessionBodyDescriptor, value, "strict");
/** {@link parseCreateReadWriteSessionBody} as a Standard Schema. */
export const CreateReadWriteSessionBodySchema: StandardSchema<CreateReadWriteSessionBody> =
  /* @__PURE__ */ standardSchema(parseCreateReadWriteSessionBody);
