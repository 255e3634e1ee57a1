// Validators of the types in `activities/disable-auth-proxy`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DisableAuthProxyActivity,
  DisableAuthProxyIntent,
  DisableAuthProxyRequest,
  DisableAuthProxyResponse,
  DisableAuthProxyResult,
} from "../../activities/disable-auth-proxy.js";
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
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DisableAuthProxyActivity} holds. */
export const disableAuthProxyActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisableAuthProxyActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_AUTH_PROXY"], open: false },
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
  intent: /* @__PURE__ */ record("", { disableAuthProxyIntent: () => disableAuthProxyIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "disableAuthProxyResult?": () => disableAuthProxyResultDescriptor }),
});

/** Member `intent` of {@link DisableAuthProxyActivity}. */
function isDisableAuthProxyActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDisableAuthProxyIntent(value.disableAuthProxyIntent)) return false;
  return true;
}

/** Member `result` of {@link DisableAuthProxyActivity}. */
function isDisableAuthProxyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.disableAuthProxyResult) && !isDisableAuthProxyResult(value.disableAuthProxyResult)) return false;
  return true;
}

/** Whether a value is a {@link DisableAuthProxyActivity} as it may be answered. */
export function isDisableAuthProxyActivity(value: unknown): value is DisableAuthProxyActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_AUTH_PROXY") return false;
  if (!isDisableAuthProxyActivityIntent(value.intent)) return false;
  return isDisableAuthProxyActivityResult(value.result);
}

/** The value as a {@link DisableAuthProxyActivity}, without explicit nulls, or its issues. */
export const parseDisableAuthProxyActivity = (value: unknown): ParseResult<DisableAuthProxyActivity> =>
  parse(isDisableAuthProxyActivity, disableAuthProxyActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisableAuthProxyActivity} as it may be answered. */
export const explainDisableAuthProxyActivity = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyActivityDescriptor, value, "tolerant");
/** {@link parseDisableAuthProxyActivity} as a Standard Schema. */
export const DisableAuthProxyActivitySchema: StandardSchema<DisableAuthProxyActivity> =
  /* @__PURE__ */ standardSchema(parseDisableAuthProxyActivity);

/** What a {@link DisableAuthProxyIntent} holds. */
export const disableAuthProxyIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisableAuthProxyIntent", {});

/** Whether a value is a {@link DisableAuthProxyIntent} fit to be sent. */
export function isDisableAuthProxyIntent(value: unknown): value is DisableAuthProxyIntent {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link DisableAuthProxyIntent}, without explicit nulls, or its issues. */
export const parseDisableAuthProxyIntent = (value: unknown): ParseResult<DisableAuthProxyIntent> =>
  parse(isDisableAuthProxyIntent, disableAuthProxyIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DisableAuthProxyIntent} fit to be sent. */
export const explainDisableAuthProxyIntent = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyIntentDescriptor, value, "strict");
/** {@link parseDisableAuthProxyIntent} as a Standard Schema. */
export const DisableAuthProxyIntentSchema: StandardSchema<DisableAuthProxyIntent> =
  /* @__PURE__ */ standardSchema(parseDisableAuthProxyIntent);

/** Whether a value is a {@link DisableAuthProxyIntent} as it may be answered. */
export function isReceivedDisableAuthProxyIntent(value: unknown): value is DisableAuthProxyIntent {
  return isObject(value);
}

/** The value as a {@link DisableAuthProxyIntent}, without explicit nulls, or its issues. */
export const parseReceivedDisableAuthProxyIntent = (value: unknown): ParseResult<DisableAuthProxyIntent> =>
  parse(isReceivedDisableAuthProxyIntent, disableAuthProxyIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisableAuthProxyIntent} as it may be answered. */
export const explainReceivedDisableAuthProxyIntent = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDisableAuthProxyIntent} as a Standard Schema. */
export const ReceivedDisableAuthProxyIntentSchema: StandardSchema<DisableAuthProxyIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDisableAuthProxyIntent);

/** What a {@link DisableAuthProxyResult} holds. */
export const disableAuthProxyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisableAuthProxyResult", {});

/** Whether a value is a {@link DisableAuthProxyResult} as it may be answered. */
export function isDisableAuthProxyResult(value: unknown): value is DisableAuthProxyResult {
  return isObject(value);
}

/** The value as a {@link DisableAuthProxyResult}, without explicit nulls, or its issues. */
export const parseDisableAuthProxyResult = (value: unknown): ParseResult<DisableAuthProxyResult> =>
  parse(isDisableAuthProxyResult, disableAuthProxyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisableAuthProxyResult} as it may be answered. */
export const explainDisableAuthProxyResult = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyResultDescriptor, value, "tolerant");
/** {@link parseDisableAuthProxyResult} as a Standard Schema. */
export const DisableAuthProxyResultSchema: StandardSchema<DisableAuthProxyResult> =
  /* @__PURE__ */ standardSchema(parseDisableAuthProxyResult);

/** What a {@link DisableAuthProxyRequest} holds. */
export const disableAuthProxyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisableAuthProxyRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DISABLE_AUTH_PROXY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => disableAuthProxyIntentDescriptor,
});

const disableAuthProxyRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DisableAuthProxyRequest} fit to be sent. */
export function isDisableAuthProxyRequest(value: unknown): value is DisableAuthProxyRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DISABLE_AUTH_PROXY") return false;
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
  if (!isDisableAuthProxyIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, disableAuthProxyRequestMembers);
}

/** The value as a {@link DisableAuthProxyRequest}, without explicit nulls, or its issues. */
export const parseDisableAuthProxyRequest = (value: unknown): ParseResult<DisableAuthProxyRequest> =>
  parse(isDisableAuthProxyRequest, disableAuthProxyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DisableAuthProxyRequest} fit to be sent. */
export const explainDisableAuthProxyRequest = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyRequestDescriptor, value, "strict");
/** {@link parseDisableAuthProxyRequest} as a Standard Schema. */
export const DisableAuthProxyRequestSchema: StandardSchema<DisableAuthProxyRequest> =
  /* @__PURE__ */ standardSchema(parseDisableAuthProxyRequest);

/** What a {@link DisableAuthProxyResponse} holds. */
export const disableAuthProxyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DisableAuthProxyResponse", {
  activity: () => disableAuthProxyActivityDescriptor,
});

/** Whether a value is a {@link DisableAuthProxyResponse} as it may be answered. */
export function isDisableAuthProxyResponse(value: unknown): value is DisableAuthProxyResponse {
  if (!isObject(value) || !isDisableAuthProxyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DisableAuthProxyResponse}, without explicit nulls, or its issues. */
export const parseDisableAuthProxyResponse = (value: unknown): ParseResult<DisableAuthProxyResponse> =>
  parse(isDisableAuthProxyResponse, disableAuthProxyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DisableAuthProxyResponse} as it may be answered. */
export const explainDisableAuthProxyResponse = (value: unknown): readonly Issue[] =>
  explain(disableAuthProxyResponseDescriptor, value, "tolerant");
/** {@link parseDisableAuthProxyResponse} as a Standard Schema. */
export const DisableAuthProxyResponseSchema: StandardSchema<DisableAuthProxyResponse> =
  /* @__PURE__ */ standardSchema(parseDisableAuthProxyResponse);
