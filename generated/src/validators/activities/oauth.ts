// Validators of the types in `activities/oauth`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OauthActivity, OauthIntent, OauthRequest, OauthResponse, OauthResult } from "../../activities/oauth.js";
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
  apiKeyIdDescriptor,
  apiKeyNameDescriptor,
  credentialBundleDescriptor,
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  oidcTokenDescriptor,
  organizationIdDescriptor,
  targetPublicKeyDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link OauthActivity} holds. */
export const oauthActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false } },
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
        members: [{ name: "oauthIntent", type: () => oauthIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "oauthResult", type: () => oauthResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link OauthActivity}. */
function isOauthActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedOauthIntent(value.oauthIntent)) return false;
  return true;
}

/** Member `result` of {@link OauthActivity}. */
function isOauthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const oauthResult = value.oauthResult;
  if (oauthResult !== undefined) {
    if (oauthResult === null) absent.nulls++;
    else if (!isOauthResult(oauthResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link OauthActivity} as it may be answered. */
export function isOauthActivity(value: unknown): value is OauthActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_OAUTH") return false;
  if (!isOauthActivityIntent(value.intent)) return false;
  if (!isOauthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OauthActivity}, without explicit nulls, or its issues. */
export function parseOauthActivity(value: unknown): ParseResult<OauthActivity> {
  return parse(isOauthActivity, oauthActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OauthActivity} as it may be answered. */
export function explainOauthActivity(value: unknown): readonly Issue[] {
  return explain(oauthActivityDescriptor, value, "tolerant");
}

/** {@link parseOauthActivity} as a Standard Schema. */
export const OauthActivitySchema: StandardSchema<OauthActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOauthActivity,
);

/** What a {@link OauthIntent} holds. */
export const oauthIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthIntent",
  extra: false,
  members: [
    { name: "oidcToken", type: oidcTokenDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "apiKeyName", type: apiKeyNameDescriptor, optional: true },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
  ],
};

const oauthIntentMembers = ["oidcToken", "targetPublicKey", "apiKeyName", "expirationSeconds", "invalidateExisting"];

/** Whether a value is a {@link OauthIntent} fit to be sent. */
export function isOauthIntent(value: unknown): value is OauthIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
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
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, oauthIntentMembers);
}

/** The value as a {@link OauthIntent}, without explicit nulls, or its issues. */
export function parseOauthIntent(value: unknown): ParseResult<OauthIntent> {
  return parse(isOauthIntent, oauthIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OauthIntent} fit to be sent. */
export function explainOauthIntent(value: unknown): readonly Issue[] {
  return explain(oauthIntentDescriptor, value, "strict");
}

/** {@link parseOauthIntent} as a Standard Schema. */
export const OauthIntentSchema: StandardSchema<OauthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOauthIntent,
);

/** Whether a value is a {@link OauthIntent} as it may be answered. */
export function isReceivedOauthIntent(value: unknown): value is OauthIntent {
  if (!isObject(value)) return false;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    if (apiKeyName === null) absent.nulls++;
    else if (typeof apiKeyName !== "string") return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link OauthIntent}, without explicit nulls, or its issues. */
export function parseReceivedOauthIntent(value: unknown): ParseResult<OauthIntent> {
  return parse(isReceivedOauthIntent, oauthIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OauthIntent} as it may be answered. */
export function explainReceivedOauthIntent(value: unknown): readonly Issue[] {
  return explain(oauthIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedOauthIntent} as a Standard Schema. */
export const ReceivedOauthIntentSchema: StandardSchema<OauthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedOauthIntent,
);

/** What a {@link OauthResult} holds. */
export const oauthResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthResult",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "apiKeyId", type: apiKeyIdDescriptor },
    { name: "credentialBundle", type: credentialBundleDescriptor },
  ],
};

/** Whether a value is a {@link OauthResult} as it may be answered. */
export function isOauthResult(value: unknown): value is OauthResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const apiKeyId = value.apiKeyId;
  if (typeof apiKeyId !== "string") return false;
  const credentialBundle = value.credentialBundle;
  if (typeof credentialBundle !== "string") return false;
  return true;
}

/** The value as a {@link OauthResult}, without explicit nulls, or its issues. */
export function parseOauthResult(value: unknown): ParseResult<OauthResult> {
  return parse(isOauthResult, oauthResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OauthResult} as it may be answered. */
export function explainOauthResult(value: unknown): readonly Issue[] {
  return explain(oauthResultDescriptor, value, "tolerant");
}

/** {@link parseOauthResult} as a Standard Schema. */
export const OauthResultSchema: StandardSchema<OauthResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOauthResult,
);

/** What a {@link OauthRequest} holds. */
export const oauthRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => oauthIntentDescriptor },
  ],
};

const oauthRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link OauthRequest} fit to be sent. */
export function isOauthRequest(value: unknown): value is OauthRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OAUTH") return false;
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
  if (!isOauthIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, oauthRequestMembers);
}

/** The value as a {@link OauthRequest}, without explicit nulls, or its issues. */
export function parseOauthRequest(value: unknown): ParseResult<OauthRequest> {
  return parse(isOauthRequest, oauthRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OauthRequest} fit to be sent. */
export function explainOauthRequest(value: unknown): readonly Issue[] {
  return explain(oauthRequestDescriptor, value, "strict");
}

/** {@link parseOauthRequest} as a Standard Schema. */
export const OauthRequestSchema: StandardSchema<OauthRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOauthRequest,
);

/** What a {@link OauthResponse} holds. */
export const oauthResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OauthResponse",
  extra: false,
  members: [{ name: "activity", type: () => oauthActivityDescriptor }],
};

/** Whether a value is a {@link OauthResponse} as it may be answered. */
export function isOauthResponse(value: unknown): value is OauthResponse {
  if (!isObject(value)) return false;
  if (!isOauthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OauthResponse}, without explicit nulls, or its issues. */
export function parseOauthResponse(value: unknown): ParseResult<OauthResponse> {
  return parse(isOauthResponse, oauthResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OauthResponse} as it may be answered. */
export function explainOauthResponse(value: unknown): readonly Issue[] {
  return explain(oauthResponseDescriptor, value, "tolerant");
}

/** {@link parseOauthResponse} as a Standard Schema. */
export const OauthResponseSchema: StandardSchema<OauthResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOauthResponse,
);
