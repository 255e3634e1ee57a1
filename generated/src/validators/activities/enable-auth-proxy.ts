// Validators of the types in `activities/enable-auth-proxy`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  EnableAuthProxyActivity,
  EnableAuthProxyIntent,
  EnableAuthProxyRequest,
  EnableAuthProxyResponse,
  EnableAuthProxyResult,
} from "../../activities/enable-auth-proxy.js";
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
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link EnableAuthProxyActivity} holds. */
export const enableAuthProxyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EnableAuthProxyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
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
  intent: /* @__PURE__ */ record("", { enableAuthProxyIntent: () => enableAuthProxyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "enableAuthProxyResult?": () => enableAuthProxyResultDescriptor }),
});

/** Member `intent` of {@link EnableAuthProxyActivity}. */
function isEnableAuthProxyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedEnableAuthProxyIntent(value.enableAuthProxyIntent)) return false;
  return true;
}

/** Member `result` of {@link EnableAuthProxyActivity}. */
function isEnableAuthProxyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.enableAuthProxyResult) && !isEnableAuthProxyResult(value.enableAuthProxyResult)) return false;
  return true;
}

/** Whether a value is a {@link EnableAuthProxyActivity} as it may be answered. */
export function isEnableAuthProxyActivity(value: unknown): value is EnableAuthProxyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return false;
  if (!isEnableAuthProxyActivityIntent(value.intent)) return false;
  return isEnableAuthProxyActivityResult(value.result);
}

/** The value as a {@link EnableAuthProxyActivity}, without explicit nulls, or its issues. */
export const parseEnableAuthProxyActivity = (value: unknown): ParseResult<EnableAuthProxyActivity> =>
  parse(isEnableAuthProxyActivity, enableAuthProxyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EnableAuthProxyActivity} as it may be answered. */
export const explainEnableAuthProxyActivity = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyActivityDescriptor, value, "tolerant");
/** {@link parseEnableAuthProxyActivity} as a Standard Schema. */
export const EnableAuthProxyActivitySchema: StandardSchema<EnableAuthProxyActivity> =
  /* @__PURE__ */ standardSchema(parseEnableAuthProxyActivity);

/** What a {@link EnableAuthProxyIntent} holds. */
export const enableAuthProxyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EnableAuthProxyIntent", {});

/** Whether a value is a {@link EnableAuthProxyIntent} fit to be sent. */
export function isEnableAuthProxyIntent(value: unknown): value is EnableAuthProxyIntent {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyIntent}, without explicit nulls, or its issues. */
export const parseEnableAuthProxyIntent = (value: unknown): ParseResult<EnableAuthProxyIntent> =>
  parse(isEnableAuthProxyIntent, enableAuthProxyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link EnableAuthProxyIntent} fit to be sent. */
export const explainEnableAuthProxyIntent = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyIntentDescriptor, value, "strict");
/** {@link parseEnableAuthProxyIntent} as a Standard Schema. */
export const EnableAuthProxyIntentSchema: StandardSchema<EnableAuthProxyIntent> =
  /* @__PURE__ */ standardSchema(parseEnableAuthProxyIntent);

/** Whether a value is a {@link EnableAuthProxyIntent} as it may be answered. */
export function isReceivedEnableAuthProxyIntent(value: unknown): value is EnableAuthProxyIntent {
  return isObject(value);
}

/** The value as a {@link EnableAuthProxyIntent}, without explicit nulls, or its issues. */
export const parseReceivedEnableAuthProxyIntent = (value: unknown): ParseResult<EnableAuthProxyIntent> =>
  parse(isReceivedEnableAuthProxyIntent, enableAuthProxyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EnableAuthProxyIntent} as it may be answered. */
export const explainReceivedEnableAuthProxyIntent = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedEnableAuthProxyIntent} as a Standard Schema. */
export const ReceivedEnableAuthProxyIntentSchema: StandardSchema<EnableAuthProxyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedEnableAuthProxyIntent);

/** What a {@link EnableAuthProxyResult} holds. */
export const enableAuthProxyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EnableAuthProxyResult", {
  userId: userIdDescriptor,
});

/** Whether a value is a {@link EnableAuthProxyResult} as it may be answered. */
export function isEnableAuthProxyResult(value: unknown): value is EnableAuthProxyResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link EnableAuthProxyResult}, without explicit nulls, or its issues. */
export const parseEnableAuthProxyResult = (value: unknown): ParseResult<EnableAuthProxyResult> =>
  parse(isEnableAuthProxyResult, enableAuthProxyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EnableAuthProxyResult} as it may be answered. */
export const explainEnableAuthProxyResult = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyResultDescriptor, value, "tolerant");
/** {@link parseEnableAuthProxyResult} as a Standard Schema. */
export const EnableAuthProxyResultSchema: StandardSchema<EnableAuthProxyResult> =
  /* @__PURE__ */ standardSchema(parseEnableAuthProxyResult);

/** What a {@link EnableAuthProxyRequest} holds. */
export const enableAuthProxyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EnableAuthProxyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => enableAuthProxyIntentDescriptor,
});

const enableAuthProxyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link EnableAuthProxyRequest} fit to be sent. */
export function isEnableAuthProxyRequest(value: unknown): value is EnableAuthProxyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return false;
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
  if (!isEnableAuthProxyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, enableAuthProxyRequestMembers);
}

/** The value as a {@link EnableAuthProxyRequest}, without explicit nulls, or its issues. */
export const parseEnableAuthProxyRequest = (value: unknown): ParseResult<EnableAuthProxyRequest> =>
  parse(isEnableAuthProxyRequest, enableAuthProxyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link EnableAuthProxyRequest} fit to be sent. */
export const explainEnableAuthProxyRequest = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyRequestDescriptor, value, "strict");
/** {@link parseEnableAuthProxyRequest} as a Standard Schema. */
export const EnableAuthProxyRequestSchema: StandardSchema<EnableAuthProxyRequest> =
  /* @__PURE__ */ standardSchema(parseEnableAuthProxyRequest);

/** What a {@link EnableAuthProxyResponse} holds. */
export const enableAuthProxyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EnableAuthProxyResponse", {
  activity: () => enableAuthProxyActivityDescriptor,
});

/** Whether a value is a {@link EnableAuthProxyResponse} as it may be answered. */
export function isEnableAuthProxyResponse(value: unknown): value is EnableAuthProxyResponse {
  if (!isObject(value) || !isEnableAuthProxyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyResponse}, without explicit nulls, or its issues. */
export const parseEnableAuthProxyResponse = (value: unknown): ParseResult<EnableAuthProxyResponse> =>
  parse(isEnableAuthProxyResponse, enableAuthProxyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EnableAuthProxyResponse} as it may be answered. */
export const explainEnableAuthProxyResponse = (value: unknown): readonly Issue[] =>
  explain(enableAuthProxyResponseDescriptor, value, "tolerant");
/** {@link parseEnableAuthProxyResponse} as a Standard Schema. */
export const EnableAuthProxyResponseSchema: StandardSchema<EnableAuthProxyResponse> =
  /* @__PURE__ */ standardSchema(parseEnableAuthProxyResponse);
