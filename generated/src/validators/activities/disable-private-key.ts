// Validators of the types in `activities/disable-private-key`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DisablePrivateKeyActivity,
  DisablePrivateKeyIntent,
  DisablePrivateKeyRequest,
  DisablePrivateKeyResponse,
  DisablePrivateKeyResult,
} from "../../activities/disable-private-key.js";
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

/** What a {@link DisablePrivateKeyActivity} holds. */
export const disablePrivateKeyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DisablePrivateKeyActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"], open: false },
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
    intent: /* @__PURE__ */ record("", { disablePrivateKeyIntent: () => disablePrivateKeyIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "disablePrivateKeyResult?": () => disablePrivateKeyResultDescriptor }),
  },
);

/** Member `intent` of {@link DisablePrivateKeyActivity}. */
function isDisablePrivateKeyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDisablePrivateKeyIntent(value.disablePrivateKeyIntent)) return false;
  return true;
}

/** Member `result` of {@link DisablePrivateKeyActivity}. */
function isDisablePrivateKeyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.disablePrivateKeyResult) && !isDisablePrivateKeyResult(value.disablePrivateKeyResult))
    return false;
  return true;
}

/** Whether a value is a {@link DisablePrivateKeyActivity} as it may be answered. */
export function isDisablePrivateKeyActivity(value: unknown): value is DisablePrivateKeyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY") return false;
  if (!isDisablePrivateKeyActivityIntent(value.intent)) return false;
  return isDisablePrivateKeyActivityResult(value.result);
}

/** The value as a {@link DisablePrivateKeyActivity}, without explicit nulls, or its issues. */
export const parseDisablePrivateKeyActivity = (value: unknown): ParseResult<DisablePrivateKeyActivity> =>
  parse(isDisablePrivateKeyActivity, disablePrivateKeyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisablePrivateKeyActivity} as it may be answered. */
export const explainDisablePrivateKeyActivity = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyActivityDescriptor, value, "tolerant");
/** {@link parseDisablePrivateKeyActivity} as a Standard Schema. */
export const DisablePrivateKeyActivitySchema: StandardSchema<DisablePrivateKeyActivity> =
  /* @__PURE__ */ standardSchema(parseDisablePrivateKeyActivity);

/** What a {@link DisablePrivateKeyIntent} holds. */
export const disablePrivateKeyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisablePrivateKeyIntent", {
  privateKeyId: privateKeyIdDescriptor,
});

const disablePrivateKeyIntentMembers = ["privateKeyId"];

/** Whether a value is a {@link DisablePrivateKeyIntent} fit to be sent. */
export function isDisablePrivateKeyIntent(value: unknown): value is DisablePrivateKeyIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string" || (privateKeyId.length > 64 && codePoints(privateKeyId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, disablePrivateKeyIntentMembers);
}

/** The value as a {@link DisablePrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseDisablePrivateKeyIntent = (value: unknown): ParseResult<DisablePrivateKeyIntent> =>
  parse(isDisablePrivateKeyIntent, disablePrivateKeyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DisablePrivateKeyIntent} fit to be sent. */
export const explainDisablePrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyIntentDescriptor, value, "strict");
/** {@link parseDisablePrivateKeyIntent} as a Standard Schema. */
export const DisablePrivateKeyIntentSchema: StandardSchema<DisablePrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseDisablePrivateKeyIntent);

/** Whether a value is a {@link DisablePrivateKeyIntent} as it may be answered. */
export function isReceivedDisablePrivateKeyIntent(value: unknown): value is DisablePrivateKeyIntent {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  return true;
}

/** The value as a {@link DisablePrivateKeyIntent}, without explicit nulls, or its issues. */
export const parseReceivedDisablePrivateKeyIntent = (value: unknown): ParseResult<DisablePrivateKeyIntent> =>
  parse(isReceivedDisablePrivateKeyIntent, disablePrivateKeyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisablePrivateKeyIntent} as it may be answered. */
export const explainReceivedDisablePrivateKeyIntent = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDisablePrivateKeyIntent} as a Standard Schema. */
export const ReceivedDisablePrivateKeyIntentSchema: StandardSchema<DisablePrivateKeyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDisablePrivateKeyIntent);

/** What a {@link DisablePrivateKeyResult} holds. */
export const disablePrivateKeyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisablePrivateKeyResult", {
  privateKeyId: privateKeyIdDescriptor,
});

/** Whether a value is a {@link DisablePrivateKeyResult} as it may be answered. */
export function isDisablePrivateKeyResult(value: unknown): value is DisablePrivateKeyResult {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  return true;
}

/** The value as a {@link DisablePrivateKeyResult}, without explicit nulls, or its issues. */
export const parseDisablePrivateKeyResult = (value: unknown): ParseResult<DisablePrivateKeyResult> =>
  parse(isDisablePrivateKeyResult, disablePrivateKeyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisablePrivateKeyResult} as it may be answered. */
export const explainDisablePrivateKeyResult = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyResultDescriptor, value, "tolerant");
/** {@link parseDisablePrivateKeyResult} as a Standard Schema. */
export const DisablePrivateKeyResultSchema: StandardSchema<DisablePrivateKeyResult> =
  /* @__PURE__ */ standardSchema(parseDisablePrivateKeyResult);

/** What a {@link DisablePrivateKeyRequest} holds. */
export const disablePrivateKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisablePrivateKeyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => disablePrivateKeyIntentDescriptor,
});

const disablePrivateKeyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DisablePrivateKeyRequest} fit to be sent. */
export function isDisablePrivateKeyRequest(value: unknown): value is DisablePrivateKeyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY") return false;
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
  if (!isDisablePrivateKeyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, disablePrivateKeyRequestMembers);
}

/** The value as a {@link DisablePrivateKeyRequest}, without explicit nulls, or its issues. */
export const parseDisablePrivateKeyRequest = (value: unknown): ParseResult<DisablePrivateKeyRequest> =>
  parse(isDisablePrivateKeyRequest, disablePrivateKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DisablePrivateKeyRequest} fit to be sent. */
export const explainDisablePrivateKeyRequest = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyRequestDescriptor, value, "strict");
/** {@link parseDisablePrivateKeyRequest} as a Standard Schema. */
export const DisablePrivateKeyRequestSchema: StandardSchema<DisablePrivateKeyRequest> =
  /* @__PURE__ */ standardSchema(parseDisablePrivateKeyRequest);

/** What a {@link DisablePrivateKeyResponse} holds. */
export const disablePrivateKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DisablePrivateKeyResponse",
  { activity: () => disablePrivateKeyActivityDescriptor },
);

/** Whether a value is a {@link DisablePrivateKeyResponse} as it may be answered. */
export function isDisablePrivateKeyResponse(value: unknown): value is DisablePrivateKeyResponse {
  if (!isObject(value) || !isDisablePrivateKeyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DisablePrivateKeyResponse}, without explicit nulls, or its issues. */
export const parseDisablePrivateKeyResponse = (value: unknown): ParseResult<DisablePrivateKeyResponse> =>
  parse(isDisablePrivateKeyResponse, disablePrivateKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisablePrivateKeyResponse} as it may be answered. */
export const explainDisablePrivateKeyResponse = (value: unknown): readonly Issue[] =>
  explain(disablePrivateKeyResponseDescriptor, value, "tolerant");
/** {@link parseDisablePrivateKeyResponse} as a Standard Schema. */
export const DisablePrivateKeyResponseSchema: StandardSchema<DisablePrivateKeyResponse> =
  /* @__PURE__ */ standardSchema(parseDisablePrivateKeyResponse);
