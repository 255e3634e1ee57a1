// Validators of the types in `activities/enable-auth-proxy`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  EnableAuthProxyActivity,
  EnableAuthProxyIntent,
  EnableAuthProxyRequest,
  EnableAuthProxyResponse,
  EnableAuthProxyResult,
} from "../../activities/enable-auth-proxy.js";
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
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link EnableAuthProxyActivity} holds. */
export const enableAuthProxyActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EnableAuthProxyActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
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
        members: [{ name: "enableAuthProxyIntent", type: () => enableAuthProxyIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "enableAuthProxyResult", type: () => enableAuthProxyResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link EnableAuthProxyActivity}. */
function isEnableAuthProxyActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedEnableAuthProxyIntent(value.enableAuthProxyIntent)) return false;
  return true;
}

/** Member `result` of {@link EnableAuthProxyActivity}. */
function isEnableAuthProxyActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const enableAuthProxyResult = value.enableAuthProxyResult;
  if (enableAuthProxyResult !== undefined) {
    if (enableAuthProxyResult === null) absent.nulls++;
    else if (!isEnableAuthProxyResult(enableAuthProxyResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link EnableAuthProxyActivity} as it may be answered. */
export function isEnableAuthProxyActivity(value: unknown): value is EnableAuthProxyActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return false;
  if (!isEnableAuthProxyActivityIntent(value.intent)) return false;
  if (!isEnableAuthProxyActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyActivity}, without explicit nulls, or its issues. */
export function parseEnableAuthProxyActivity(value: unknown): ParseResult<EnableAuthProxyActivity> {
  return parse(isEnableAuthProxyActivity, enableAuthProxyActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EnableAuthProxyActivity} as it may be answered. */
export function explainEnableAuthProxyActivity(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyActivityDescriptor, value, "tolerant");
}

/** {@link parseEnableAuthProxyActivity} as a Standard Schema. */
export const EnableAuthProxyActivitySchema: StandardSchema<EnableAuthProxyActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEnableAuthProxyActivity,
);

/** What a {@link EnableAuthProxyIntent} holds. */
export const enableAuthProxyIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EnableAuthProxyIntent",
  extra: false,
  members: [],
};

/** Whether a value is a {@link EnableAuthProxyIntent} fit to be sent. */
export function isEnableAuthProxyIntent(value: unknown): value is EnableAuthProxyIntent {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyIntent}, without explicit nulls, or its issues. */
export function parseEnableAuthProxyIntent(value: unknown): ParseResult<EnableAuthProxyIntent> {
  return parse(isEnableAuthProxyIntent, enableAuthProxyIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EnableAuthProxyIntent} fit to be sent. */
export function explainEnableAuthProxyIntent(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyIntentDescriptor, value, "strict");
}

/** {@link parseEnableAuthProxyIntent} as a Standard Schema. */
export const EnableAuthProxyIntentSchema: StandardSchema<EnableAuthProxyIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEnableAuthProxyIntent,
);

/** Whether a value is a {@link EnableAuthProxyIntent} as it may be answered. */
export function isReceivedEnableAuthProxyIntent(value: unknown): value is EnableAuthProxyIntent {
  if (!isObject(value)) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyIntent}, without explicit nulls, or its issues. */
export function parseReceivedEnableAuthProxyIntent(value: unknown): ParseResult<EnableAuthProxyIntent> {
  return parse(isReceivedEnableAuthProxyIntent, enableAuthProxyIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EnableAuthProxyIntent} as it may be answered. */
export function explainReceivedEnableAuthProxyIntent(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedEnableAuthProxyIntent} as a Standard Schema. */
export const ReceivedEnableAuthProxyIntentSchema: StandardSchema<EnableAuthProxyIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedEnableAuthProxyIntent);

/** What a {@link EnableAuthProxyResult} holds. */
export const enableAuthProxyResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EnableAuthProxyResult",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

/** Whether a value is a {@link EnableAuthProxyResult} as it may be answered. */
export function isEnableAuthProxyResult(value: unknown): value is EnableAuthProxyResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link EnableAuthProxyResult}, without explicit nulls, or its issues. */
export function parseEnableAuthProxyResult(value: unknown): ParseResult<EnableAuthProxyResult> {
  return parse(isEnableAuthProxyResult, enableAuthProxyResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EnableAuthProxyResult} as it may be answered. */
export function explainEnableAuthProxyResult(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyResultDescriptor, value, "tolerant");
}

/** {@link parseEnableAuthProxyResult} as a Standard Schema. */
export const EnableAuthProxyResultSchema: StandardSchema<EnableAuthProxyResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEnableAuthProxyResult,
);

/** What a {@link EnableAuthProxyRequest} holds. */
export const enableAuthProxyRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EnableAuthProxyRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ENABLE_AUTH_PROXY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => enableAuthProxyIntentDescriptor },
  ],
};

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
export function parseEnableAuthProxyRequest(value: unknown): ParseResult<EnableAuthProxyRequest> {
  return parse(isEnableAuthProxyRequest, enableAuthProxyRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EnableAuthProxyRequest} fit to be sent. */
export function explainEnableAuthProxyRequest(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyRequestDescriptor, value, "strict");
}

/** {@link parseEnableAuthProxyRequest} as a Standard Schema. */
export const EnableAuthProxyRequestSchema: StandardSchema<EnableAuthProxyRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEnableAuthProxyRequest,
);

/** What a {@link EnableAuthProxyResponse} holds. */
export const enableAuthProxyResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EnableAuthProxyResponse",
  extra: false,
  members: [{ name: "activity", type: () => enableAuthProxyActivityDescriptor }],
};

/** Whether a value is a {@link EnableAuthProxyResponse} as it may be answered. */
export function isEnableAuthProxyResponse(value: unknown): value is EnableAuthProxyResponse {
  if (!isObject(value)) return false;
  if (!isEnableAuthProxyActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link EnableAuthProxyResponse}, without explicit nulls, or its issues. */
export function parseEnableAuthProxyResponse(value: unknown): ParseResult<EnableAuthProxyResponse> {
  return parse(isEnableAuthProxyResponse, enableAuthProxyResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EnableAuthProxyResponse} as it may be answered. */
export function explainEnableAuthProxyResponse(value: unknown): readonly Issue[] {
  return explain(enableAuthProxyResponseDescriptor, value, "tolerant");
}

/** {@link parseEnableAuthProxyResponse} as a Standard Schema. */
export const EnableAuthProxyResponseSchema: StandardSchema<EnableAuthProxyResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEnableAuthProxyResponse,
);
