// Validators of the types in `activities/oauth`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OauthActivity, OauthIntent, OauthRequest, OauthResponse, OauthResult } from "../../activities/oauth.js";
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
export const oauthActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false },
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
  intent: /* @__PURE__ */ record("", { oauthIntent: () => oauthIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "oauthResult?": () => oauthResultDescriptor }),
});

/** Member `intent` of {@link OauthActivity}. */
function isOauthActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedOauthIntent(value.oauthIntent)) return false;
  return true;
}

/** Member `result` of {@link OauthActivity}. */
function isOauthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.oauthResult) && !isOauthResult(value.oauthResult)) return false;
  return true;
}

/** Whether a value is a {@link OauthActivity} as it may be answered. */
export function isOauthActivity(value: unknown): value is OauthActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_OAUTH") return false;
  if (!isOauthActivityIntent(value.intent) || !isOauthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OauthActivity}, without explicit nulls, or its issues. */
export const parseOauthActivity = (value: unknown): ParseResult<OauthActivity> =>
  parse(isOauthActivity, oauthActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthActivity} as it may be answered. */
export const explainOauthActivity = (value: unknown): readonly Issue[] =>
  explain(oauthActivityDescriptor, value, "tolerant");
/** {@link parseOauthActivity} as a Standard Schema. */
export const OauthActivitySchema: StandardSchema<OauthActivity> = /* @__PURE__ */ standardSchema(parseOauthActivity);

/** What a {@link OauthIntent} holds. */
export const oauthIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthIntent", {
  oidcToken: oidcTokenDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
  "apiKeyName?": apiKeyNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
});

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
export const parseOauthIntent = (value: unknown): ParseResult<OauthIntent> =>
  parse(isOauthIntent, oauthIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthIntent} fit to be sent. */
export const explainOauthIntent = (value: unknown): readonly Issue[] => explain(oauthIntentDescriptor, value, "strict");
/** {@link parseOauthIntent} as a Standard Schema. */
export const OauthIntentSchema: StandardSchema<OauthIntent> = /* @__PURE__ */ standardSchema(parseOauthIntent);

/** Whether a value is a {@link OauthIntent} as it may be answered. */
export function isReceivedOauthIntent(value: unknown): value is OauthIntent {
  if (!isObject(value) || typeof value.oidcToken !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  return true;
}

/** The value as a {@link OauthIntent}, without explicit nulls, or its issues. */
export const parseReceivedOauthIntent = (value: unknown): ParseResult<OauthIntent> =>
  parse(isReceivedOauthIntent, oauthIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthIntent} as it may be answered. */
export const explainReceivedOauthIntent = (value: unknown): readonly Issue[] =>
  explain(oauthIntentDescriptor, value, "tolerant");
/** {@link parseReceivedOauthIntent} as a Standard Schema. */
export const ReceivedOauthIntentSchema: StandardSchema<OauthIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedOauthIntent);

/** What a {@link OauthResult} holds. */
export const oauthResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthResult", {
  userId: userIdDescriptor,
  apiKeyId: apiKeyIdDescriptor,
  credentialBundle: credentialBundleDescriptor,
});

/** Whether a value is a {@link OauthResult} as it may be answered. */
export function isOauthResult(value: unknown): value is OauthResult {
  if (!isObject(value) || typeof value.userId !== "string" || typeof value.apiKeyId !== "string") return false;
  if (typeof value.credentialBundle !== "string") return false;
  return true;
}

/** The value as a {@link OauthResult}, without explicit nulls, or its issues. */
export const parseOauthResult = (value: unknown): ParseResult<OauthResult> =>
  parse(isOauthResult, oauthResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthResult} as it may be answered. */
export const explainOauthResult = (value: unknown): readonly Issue[] =>
  explain(oauthResultDescriptor, value, "tolerant");
/** {@link parseOauthResult} as a Standard Schema. */
export const OauthResultSchema: StandardSchema<OauthResult> = /* @__PURE__ */ standardSchema(parseOauthResult);

/** What a {@link OauthRequest} holds. */
export const oauthRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => oauthIntentDescriptor,
});

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
export const parseOauthRequest = (value: unknown): ParseResult<OauthRequest> =>
  parse(isOauthRequest, oauthRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthRequest} fit to be sent. */
export const explainOauthRequest = (value: unknown): readonly Issue[] =>
  explain(oauthRequestDescriptor, value, "strict");
/** {@link parseOauthRequest} as a Standard Schema. */
export const OauthRequestSchema: StandardSchema<OauthRequest> = /* @__PURE__ */ standardSchema(parseOauthRequest);

/** What a {@link OauthResponse} holds. */
export const oauthResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthResponse", {
  activity: () => oauthActivityDescriptor,
});

/** Whether a value is a {@link OauthResponse} as it may be answered. */
export function isOauthResponse(value: unknown): value is OauthResponse {
  if (!isObject(value) || !isOauthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OauthResponse}, without explicit nulls, or its issues. */
export const parseOauthResponse = (value: unknown): ParseResult<OauthResponse> =>
  parse(isOauthResponse, oauthResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthResponse} as it may be answered. */
export const explainOauthResponse = (value: unknown): readonly Issue[] =>
  explain(oauthResponseDescriptor, value, "tolerant");
/** {@link parseOauthResponse} as a Standard Schema. */
export const OauthResponseSchema: StandardSchema<OauthResponse> = /* @__PURE__ */ standardSchema(parseOauthResponse);
