// Validators of the types in `activities/otp-auth`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  OtpAuthActivity,
  OtpAuthIntent,
  OtpAuthRequest,
  OtpAuthResponse,
  OtpAuthResult,
} from "../../activities/otp-auth.js";
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
  organizationIdDescriptor,
  otpCodeDescriptor,
  otpIdDescriptor,
  targetPublicKeyDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link OtpAuthActivity} holds. */
export const otpAuthActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpAuthActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_AUTH"], open: false },
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
  intent: /* @__PURE__ */ record("", { otpAuthIntent: () => otpAuthIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "otpAuthResult?": () => otpAuthResultDescriptor }),
});

/** Member `intent` of {@link OtpAuthActivity}. */
function isOtpAuthActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedOtpAuthIntent(value.otpAuthIntent)) return false;
  return true;
}

/** Member `result` of {@link OtpAuthActivity}. */
function isOtpAuthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.otpAuthResult) && !isOtpAuthResult(value.otpAuthResult)) return false;
  return true;
}

/** Whether a value is a {@link OtpAuthActivity} as it may be answered. */
export function isOtpAuthActivity(value: unknown): value is OtpAuthActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_OTP_AUTH") return false;
  if (!isOtpAuthActivityIntent(value.intent) || !isOtpAuthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OtpAuthActivity}, without explicit nulls, or its issues. */
export const parseOtpAuthActivity = (value: unknown): ParseResult<OtpAuthActivity> =>
  parse(isOtpAuthActivity, otpAuthActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpAuthActivity} as it may be answered. */
export const explainOtpAuthActivity = (value: unknown): readonly Issue[] =>
  explain(otpAuthActivityDescriptor, value, "tolerant");
/** {@link parseOtpAuthActivity} as a Standard Schema. */
export const OtpAuthActivitySchema: StandardSchema<OtpAuthActivity> =
  /* @__PURE__ */ standardSchema(parseOtpAuthActivity);

/** What a {@link OtpAuthIntent} holds. */
export const otpAuthIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpAuthIntent", {
  otpId: otpIdDescriptor,
  otpCode: otpCodeDescriptor,
  "targetPublicKey?": targetPublicKeyDescriptor,
  "apiKeyName?": apiKeyNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
});

const otpAuthIntentMembers = [
  "otpId",
  "otpCode",
  "targetPublicKey",
  "apiKeyName",
  "expirationSeconds",
  "invalidateExisting",
];

/** Whether a value is a {@link OtpAuthIntent} fit to be sent. */
export function isOtpAuthIntent(value: unknown): value is OtpAuthIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const otpId = value.otpId;
  if (typeof otpId !== "string" || (otpId.length > 64 && codePoints(otpId) > 64)) return false;
  const otpCode = value.otpCode;
  if (typeof otpCode !== "string" || (otpCode.length > 32 && codePoints(otpCode) > 32)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (targetPublicKey !== undefined) {
    present++;
    if (targetPublicKey === null) absent.nulls++;
    else if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
      return false;
  }
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
  return members === present || hasOnly(value, otpAuthIntentMembers);
}

/** The value as a {@link OtpAuthIntent}, without explicit nulls, or its issues. */
export const parseOtpAuthIntent = (value: unknown): ParseResult<OtpAuthIntent> =>
  parse(isOtpAuthIntent, otpAuthIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpAuthIntent} fit to be sent. */
export const explainOtpAuthIntent = (value: unknown): readonly Issue[] =>
  explain(otpAuthIntentDescriptor, value, "strict");
/** {@link parseOtpAuthIntent} as a Standard Schema. */
export const OtpAuthIntentSchema: StandardSchema<OtpAuthIntent> = /* @__PURE__ */ standardSchema(parseOtpAuthIntent);

/** Whether a value is a {@link OtpAuthIntent} as it may be answered. */
export function isReceivedOtpAuthIntent(value: unknown): value is OtpAuthIntent {
  if (!isObject(value) || typeof value.otpId !== "string" || typeof value.otpCode !== "string") return false;
  if (typeof value.targetPublicKey !== "string" && isPresent(value.targetPublicKey)) return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  return true;
}

/** The value as a {@link OtpAuthIntent}, without explicit nulls, or its issues. */
export const parseReceivedOtpAuthIntent = (value: unknown): ParseResult<OtpAuthIntent> =>
  parse(isReceivedOtpAuthIntent, otpAuthIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpAuthIntent} as it may be answered. */
export const explainReceivedOtpAuthIntent = (value: unknown): readonly Issue[] =>
  explain(otpAuthIntentDescriptor, value, "tolerant");
/** {@link parseReceivedOtpAuthIntent} as a Standard Schema. */
export const ReceivedOtpAuthIntentSchema: StandardSchema<OtpAuthIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedOtpAuthIntent);

/** What a {@link OtpAuthResult} holds. */
export const otpAuthResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpAuthResult", {
  userId: userIdDescriptor,
  "apiKeyId?": apiKeyIdDescriptor,
  "credentialBundle?": credentialBundleDescriptor,
});

/** Whether a value is a {@link OtpAuthResult} as it may be answered. */
export function isOtpAuthResult(value: unknown): value is OtpAuthResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.apiKeyId !== "string" && isPresent(value.apiKeyId)) return false;
  if (typeof value.credentialBundle !== "string" && isPresent(value.credentialBundle)) return false;
  return true;
}

/** The value as a {@link OtpAuthResult}, without explicit nulls, or its issues. */
export const parseOtpAuthResult = (value: unknown): ParseResult<OtpAuthResult> =>
  parse(isOtpAuthResult, otpAuthResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpAuthResult} as it may be answered. */
export const explainOtpAuthResult = (value: unknown): readonly Issue[] =>
  explain(otpAuthResultDescriptor, value, "tolerant");
/** {@link parseOtpAuthResult} as a Standard Schema. */
export const OtpAuthResultSchema: StandardSchema<OtpAuthResult> = /* @__PURE__ */ standardSchema(parseOtpAuthResult);

/** What a {@link OtpAuthRequest} holds. */
export const otpAuthRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpAuthRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_AUTH"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => otpAuthIntentDescriptor,
});

const otpAuthRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link OtpAuthRequest} fit to be sent. */
export function isOtpAuthRequest(value: unknown): value is OtpAuthRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_AUTH") return false;
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
  if (!isOtpAuthIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpAuthRequestMembers);
}

/** The value as a {@link OtpAuthRequest}, without explicit nulls, or its issues. */
export const parseOtpAuthRequest = (value: unknown): ParseResult<OtpAuthRequest> =>
  parse(isOtpAuthRequest, otpAuthRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpAuthRequest} fit to be sent. */
export const explainOtpAuthRequest = (value: unknown): readonly Issue[] =>
  explain(otpAuthRequestDescriptor, value, "strict");
/** {@link parseOtpAuthRequest} as a Standard Schema. */
export const OtpAuthRequestSchema: StandardSchema<OtpAuthRequest> = /* @__PURE__ */ standardSchema(parseOtpAuthRequest);

/** What a {@link OtpAuthResponse} holds. */
export const otpAuthResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpAuthResponse", {
  activity: () => otpAuthActivityDescriptor,
});

/** Whether a value is a {@link OtpAuthResponse} as it may be answered. */
export function isOtpAuthResponse(value: unknown): value is OtpAuthResponse {
  if (!isObject(value) || !isOtpAuthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OtpAuthResponse}, without explicit nulls, or its issues. */
export const parseOtpAuthResponse = (value: unknown): ParseResult<OtpAuthResponse> =>
  parse(isOtpAuthResponse, otpAuthResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpAuthResponse} as it may be answered. */
export const explainOtpAuthResponse = (value: unknown): readonly Issue[] =>
  explain(otpAuthResponseDescriptor, value, "tolerant");
/** {@link parseOtpAuthResponse} as a Standard Schema. */
export const OtpAuthResponseSchema: StandardSchema<OtpAuthResponse> =
  /* @__PURE__ */ standardSchema(parseOtpAuthResponse);
