// Validators of the types in `activities/init-import-private-key`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitImportPrivateKeyActivity,
  InitImportPrivateKeyIntent,
  InitImportPrivateKeyRequest,
  InitImportPrivateKeyResponse,
  InitImportPrivateKeyResult,
} from "../../activities/init-import-private-key.js";
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
  importBundleDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link InitImportPrivateKeyActivity} holds. */
export const initImportPrivateKeyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitImportPrivateKeyActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"], open: false },
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
    intent: /* @__PURE__ */ record("", { initImportPrivateKeyIntent: () => initImportPrivateKeyIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "initImportPrivateKeyResult?": () => initImportPrivateKeyResultDescriptor }),
  },
);

/** Member `intent` of {@link InitImportPrivateKeyActivity}. */
function isInitImportPrivateKeyActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedInitImportPrivateKeyIntent(value.initImportPrivateKeyIntent);
}

/** Member `result` of {@link InitImportPrivateKeyActivity}. */
function isInitImportPrivateKeyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initImportPrivateKeyResult) && !isInitImportPrivateKeyResult(value.initImportPrivateKeyResult))
    return false;
  return true;
}

/** Whether a value is a {@link InitImportPrivateKeyActivity} as it may be answered. */
export function isInitImportPrivateKeyActivity(value: unknown): value is InitImportPrivateKeyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY") return false;
  if (!isInitImportPrivateKeyActivityIntent(value.intent)) return false;
  return isInitImportPrivateKeyActivityResult(value.result);
}

/** The value as a {@link InitImportPrivateKeyActivity}, without explicit nulls, or its issues. */
export const parseInitImportPrivateKeyActivity = (value: unknown): ParseResult<InitImportPrivateKeyActivity> =>
  parse(isInitImportPrivateKeyActivity, initImportPrivateKeyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportPrivateKeyActivity} as it may be answered. */
export const explainInitImportPrivateKeyActivity = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyActivityDescriptor, value, "tolerant");
/** {@link parseInitImportPrivateKeyActivity} as a Standard Schema. */
export const InitImportPrivateKeyActivitySchema: StandardSchema<InitImportPrivateKeyActivity> =
  /* @__PURE__ */ standardSchema(parseInitImportPrivateKeyActivity);

/** What a {@link InitImportPrivateKeyIntent} holds. */
export const initImportPrivateKeyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitImportPrivateKeyIntent",
  { userId: userIdDescriptor },
);

const initImportPrivateKeyIntentMembers = ["userId"];

/** Whether a value is a {@link InitImportPrivateKeyIntent} fit to be sent. */
export function isInitImportPrivateKeyIntent(value: unknown): value is InitImportPrivateKeyIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, initImportPrivateKeyIntentMembers);
}

/** The value as a {@link InitImportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseInitImportPrivateKeyIntent = (value: unknown): ParseResult<InitImportPrivateKeyIntent> =>
  parse(isInitImportPrivateKeyIntent, initImportPrivateKeyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link InitImportPrivateKeyIntent} fit to be sent. */
export const explainInitImportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyIntentDescriptor, value, "strict");
/** {@link parseInitImportPrivateKeyIntent} as a Standard Schema. */
export const InitImportPrivateKeyIntentSchema: StandardSchema<InitImportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseInitImportPrivateKeyIntent);

/** Whether a value is a {@link InitImportPrivateKeyIntent} as it may be answered. */
export function isReceivedInitImportPrivateKeyIntent(value: unknown): value is InitImportPrivateKeyIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link InitImportPrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseReceivedInitImportPrivateKeyIntent = (value: unknown): ParseResult<InitImportPrivateKeyIntent> =>
  parse(isReceivedInitImportPrivateKeyIntent, initImportPrivateKeyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportPrivateKeyIntent} as it may be answered. */
export const explainReceivedInitImportPrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedInitImportPrivateKeyIntent} as a Standard Schema. */
export const ReceivedInitImportPrivateKeyIntentSchema: StandardSchema<InitImportPrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedInitImportPrivateKeyIntent);

/** What a {@link InitImportPrivateKeyResult} holds. */
export const initImportPrivateKeyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitImportPrivateKeyResult",
  { importBundle: importBundleDescriptor },
);

/** Whether a value is a {@link InitImportPrivateKeyResult} as it may be answered. */
export function isInitImportPrivateKeyResult(value: unknown): value is InitImportPrivateKeyResult {
  if (!isObject(value) || typeof value.importBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitImportPrivateKeyResult}, without explicit nulls, or its issues. */
export const parseInitImportPrivateKeyResult = (value: unknown): ParseResult<InitImportPrivateKeyResult> =>
  parse(isInitImportPrivateKeyResult, initImportPrivateKeyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportPrivateKeyResult} as it may be answered. */
export const explainInitImportPrivateKeyResult = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyResultDescriptor, value, "tolerant");
/** {@link parseInitImportPrivateKeyResult} as a Standard Schema. */
export const InitImportPrivateKeyResultSchema: StandardSchema<InitImportPrivateKeyResult> =
  /* @__PURE__ */ standardSchema(parseInitImportPrivateKeyResult);

/** What a {@link InitImportPrivateKeyRequest} holds. */
export const initImportPrivateKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitImportPrivateKeyRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => initImportPrivateKeyIntentDescriptor,
  },
);

const initImportPrivateKeyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitImportPrivateKeyRequest} fit to be sent. */
export function isInitImportPrivateKeyRequest(value: unknown): value is InitImportPrivateKeyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY") return false;
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
  if (!isInitImportPrivateKeyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initImportPrivateKeyRequestMembers);
}

/** The value as a {@link InitImportPrivateKeyRequest}, without explicit nulls, or its issues. */
export const parseInitImportPrivateKeyRequest = (value: unknown): ParseResult<InitImportPrivateKeyRequest> =>
  parse(isInitImportPrivateKeyRequest, initImportPrivateKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitImportPrivateKeyRequest} fit to be sent. */
export const explainInitImportPrivateKeyRequest = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyRequestDescriptor, value, "strict");
/** {@link parseInitImportPrivateKeyRequest} as a Standard Schema. */
export const InitImportPrivateKeyRequestSchema: StandardSchema<InitImportPrivateKeyRequest> =
  /* @__PURE__ */ standardSchema(parseInitImportPrivateKeyRequest);

/** What a {@link InitImportPrivateKeyResponse} holds. */
export const initImportPrivateKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitImportPrivateKeyResponse",
  { activity: () => initImportPrivateKeyActivityDescriptor },
);

/** Whether a value is a {@link InitImportPrivateKeyResponse} as it may be answered. */
export function isInitImportPrivateKeyResponse(value: unknown): value is InitImportPrivateKeyResponse {
  if (!isObject(value) || !isInitImportPrivateKeyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitImportPrivateKeyResponse}, without explicit nulls, or its issues. */
export const parseInitImportPrivateKeyResponse = (value: unknown): ParseResult<InitImportPrivateKeyResponse> =>
  parse(isInitImportPrivateKeyResponse, initImportPrivateKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitImportPrivateKeyResponse} as it may be answered. */
export const explainInitImportPrivateKeyResponse = (value: unknown): readonly Issue[] =>
  explain(initImportPrivateKeyResponseDescriptor, value, "tolerant");
/** {@link parseInitImportPrivateKeyResponse} as a Standard Schema. */
export const InitImportPrivateKeyResponseSchema: StandardSchema<InitImportPrivateKeyResponse> =
  /* @__PURE__ */ standardSchema(parseInitImportPrivateKeyResponse);
