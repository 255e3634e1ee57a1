// Validators of the types in `activities/update-auth-proxy-config`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  UpdateAuthProxyConfigActivity,
  UpdateAuthProxyConfigIntent,
  UpdateAuthProxyConfigRequest,
  UpdateAuthProxyConfigResponse,
  UpdateAuthProxyConfigResult,
} from "../../activities/update-auth-proxy-config.js";
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
  repeats,
  standardSchema,
} from "../../runtime/validate.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, authProxyMethodDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  authProxyConfigIdDescriptor,
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  otpLengthDescriptor,
  senderAddressDescriptor,
  senderNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import {
  isReceivedWalletKitSettingsParams,
  isWalletKitSettingsParams,
  walletKitSettingsParamsDescriptor,
} from "../shapes/auth-proxy.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  emailCustomizationDescriptor,
  isEmailCustomization,
  isReceivedEmailCustomization,
  isReceivedSmsCustomization,
  isSmsCustomization,
  smsCustomizationDescriptor,
} from "../shapes/messages.js";

/** What a {@link UpdateAuthProxyConfigActivity} holds. */
export const updateAuthProxyConfigActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAuthProxyConfigActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
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
    intent: /* @__PURE__ */ record("", { updateAuthProxyConfigIntent: () => updateAuthProxyConfigIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "updateAuthProxyConfigResult?": () => updateAuthProxyConfigResultDescriptor }),
  },
);

/** Member `intent` of {@link UpdateAuthProxyConfigActivity}. */
function isUpdateAuthProxyConfigActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateAuthProxyConfigIntent(value.updateAuthProxyConfigIntent);
}

/** Member `result` of {@link UpdateAuthProxyConfigActivity}. */
function isUpdateAuthProxyConfigActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateAuthProxyConfigResult) && !isUpdateAuthProxyConfigResult(value.updateAuthProxyConfigResult))
    return false;
  return true;
}

/** Whether a value is a {@link UpdateAuthProxyConfigActivity} as it may be answered. */
export function isUpdateAuthProxyConfigActivity(value: unknown): value is UpdateAuthProxyConfigActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return false;
  if (!isUpdateAuthProxyConfigActivityIntent(value.intent)) return false;
  return isUpdateAuthProxyConfigActivityResult(value.result);
}

/** The value as a {@link UpdateAuthProxyConfigActivity}, without explicit nulls, or its issues. */
export const parseUpdateAuthProxyConfigActivity = (value: unknown): ParseResult<UpdateAuthProxyConfigActivity> =>
  parse(isUpdateAuthProxyConfigActivity, updateAuthProxyConfigActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAuthProxyConfigActivity} as it may be answered. */
export const explainUpdateAuthProxyConfigActivity = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigActivityDescriptor, value, "tolerant");
/** {@link parseUpdateAuthProxyConfigActivity} as a Standard Schema. */
export const UpdateAuthProxyConfigActivitySchema: StandardSchema<UpdateAuthProxyConfigActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateAuthProxyConfigActivity);

/** What a {@link UpdateAuthProxyConfigIntent} holds. */
export const updateAuthProxyConfigIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAuthProxyConfigIntent",
  {
    "allowedOrigins?": {
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
      example: ["https://app.example.com"],
    },
    "allowedAuthMethods?": { kind: "array", of: authProxyMethodDescriptor, minItems: 0, maxItems: 100, unique: true },
    "sendFromEmailAddress?": senderAddressDescriptor,
    "replyToEmailAddress?": emailDescriptor,
    "emailAuthTemplateId?": { kind: "string", maxLength: 256 },
    "otpTemplateId?": { kind: "string", maxLength: 256 },
    "emailCustomizationParams?": () => emailCustomizationDescriptor,
    "smsCustomizationParams?": () => smsCustomizationDescriptor,
    "walletKitSettings?": () => walletKitSettingsParamsDescriptor,
    "otpExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 600 },
    "verificationTokenExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 86400 },
    "sessionExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 31536000 },
    "otpAlphanumeric?": { kind: "boolean" },
    "otpLength?": otpLengthDescriptor,
    "sendFromEmailSenderName?": senderNameDescriptor,
    "verificationTokenRequiredForGetAccountPii?": { kind: "boolean" },
    "socialLinkingClientIds?": {
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 20 },
      example: ["1042-harbour.apps.googleusercontent.com"],
    },
    "captchaEnabled?": { kind: "boolean" },
  },
);

const updateAuthProxyConfigIntentMembers = [
  "allowedOrigins",
  "allowedAuthMethods",
  "sendFromEmailAddress",
  "replyToEmailAddress",
  "emailAuthTemplateId",
  "otpTemplateId",
  "emailCustomizationParams",
  "smsCustomizationParams",
  "walletKitSettings",
  "otpExpirationSeconds",
  "verificationTokenExpirationSeconds",
  "sessionExpirationSeconds",
  "otpAlphanumeric",
  "otpLength",
  "sendFromEmailSenderName",
  "verificationTokenRequiredForGetAccountPii",
  "socialLinkingClientIds",
  "captchaEnabled",
];

/** Whether a value is a {@link UpdateAuthProxyConfigIntent} fit to be sent. */
export function isUpdateAuthProxyConfigIntent(value: unknown): value is UpdateAuthProxyConfigIntent {
  if (!isObject(value)) return false;
  let present = 0;
  const allowedOrigins = value.allowedOrigins;
  if (allowedOrigins !== undefined) {
    present++;
    if (allowedOrigins === null) absent.nulls++;
    else {
      if (!Array.isArray(allowedOrigins) || allowedOrigins.length > 100) return false;
      for (let i = 0; i < allowedOrigins.length; i++) {
        const item: unknown = allowedOrigins[i];
        if (typeof item !== "string" || (item.length > 65536 && codePoints(item) > 65536)) return false;
      }
    }
  }
  const allowedAuthMethods = value.allowedAuthMethods;
  if (allowedAuthMethods !== undefined) {
    present++;
    if (allowedAuthMethods === null) absent.nulls++;
    else {
      if (!Array.isArray(allowedAuthMethods) || allowedAuthMethods.length > 100) return false;
      for (let i = 0; i < allowedAuthMethods.length; i++) {
        const item_: unknown = allowedAuthMethods[i];
        if (item_ !== "email" && item_ !== "sms" && item_ !== "passkey" && item_ !== "wallet" && item_ !== "oauth")
          return false;
      }
      if (repeats(allowedAuthMethods)) return false;
    }
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    present++;
    if (sendFromEmailAddress === null) absent.nulls++;
    else if (
      typeof sendFromEmailAddress !== "string" ||
      (sendFromEmailAddress.length > 320 && codePoints(sendFromEmailAddress) > 320)
    )
      return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (replyToEmailAddress === null) absent.nulls++;
    else if (
      typeof replyToEmailAddress !== "string" ||
      (replyToEmailAddress.length > 320 && codePoints(replyToEmailAddress) > 320)
    )
      return false;
  }
  const emailAuthTemplateId = value.emailAuthTemplateId;
  if (emailAuthTemplateId !== undefined) {
    present++;
    if (emailAuthTemplateId === null) absent.nulls++;
    else if (
      typeof emailAuthTemplateId !== "string" ||
      (emailAuthTemplateId.length > 256 && codePoints(emailAuthTemplateId) > 256)
    )
      return false;
  }
  const otpTemplateId = value.otpTemplateId;
  if (otpTemplateId !== undefined) {
    present++;
    if (otpTemplateId === null) absent.nulls++;
    else if (typeof otpTemplateId !== "string" || (otpTemplateId.length > 256 && codePoints(otpTemplateId) > 256))
      return false;
  }
  const emailCustomizationParams = value.emailCustomizationParams;
  if (emailCustomizationParams !== undefined) {
    present++;
    if (emailCustomizationParams === null) absent.nulls++;
    else if (!isEmailCustomization(emailCustomizationParams)) return false;
  }
  const smsCustomizationParams = value.smsCustomizationParams;
  if (smsCustomizationParams !== undefined) {
    present++;
    if (smsCustomizationParams === null) absent.nulls++;
    else if (!isSmsCustomization(smsCustomizationParams)) return false;
  }
  const walletKitSettings = value.walletKitSettings;
  if (walletKitSettings !== undefined) {
    present++;
    if (walletKitSettings === null) absent.nulls++;
    else if (!isWalletKitSettingsParams(walletKitSettings)) return false;
  }
  const otpExpirationSeconds = value.otpExpirationSeconds;
  if (otpExpirationSeconds !== undefined) {
    present++;
    if (otpExpirationSeconds === null) absent.nulls++;
    else if (
      typeof otpExpirationSeconds !== "number" ||
      (otpExpirationSeconds | 0) !== otpExpirationSeconds ||
      otpExpirationSeconds < 1 ||
      otpExpirationSeconds > 600
    )
      return false;
  }
  const verificationTokenExpirationSeconds = value.verificationTokenExpirationSeconds;
  if (verificationTokenExpirationSeconds !== undefined) {
    present++;
    if (verificationTokenExpirationSeconds === null) absent.nulls++;
    else if (
      typeof verificationTokenExpirationSeconds !== "number" ||
      (verificationTokenExpirationSeconds | 0) !== verificationTokenExpirationSeconds ||
      verificationTokenExpirationSeconds < 1 ||
      verificationTokenExpirationSeconds > 86400
    )
      return false;
  }
  const sessionExpirationSeconds = value.sessionExpirationSeconds;
  if (sessionExpirationSeconds !== undefined) {
    present++;
    if (sessionExpirationSeconds === null) absent.nulls++;
    else if (
      typeof sessionExpirationSeconds !== "number" ||
      (sessionExpirationSeconds | 0) !== sessionExpirationSeconds ||
      sessionExpirationSeconds < 1 ||
      sessionExpirationSeconds > 31536000
    )
      return false;
  }
  const otpAlphanumeric = value.otpAlphanumeric;
  if (otpAlphanumeric !== undefined) {
    present++;
    if (otpAlphanumeric === null) absent.nulls++;
    else if (typeof otpAlphanumeric !== "boolean") return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (sendFromEmailSenderName === null) absent.nulls++;
    else if (
      typeof sendFromEmailSenderName !== "string" ||
      (sendFromEmailSenderName.length > 256 && codePoints(sendFromEmailSenderName) > 256)
    )
      return false;
  }
  const verificationTokenRequiredForGetAccountPii = value.verificationTokenRequiredForGetAccountPii;
  if (verificationTokenRequiredForGetAccountPii !== undefined) {
    present++;
    if (verificationTokenRequiredForGetAccountPii === null) absent.nulls++;
    else if (typeof verificationTokenRequiredForGetAccountPii !== "boolean") return false;
  }
  const socialLinkingClientIds = value.socialLinkingClientIds;
  if (socialLinkingClientIds !== undefined) {
    present++;
    if (socialLinkingClientIds === null) absent.nulls++;
    else {
      if (!Array.isArray(socialLinkingClientIds) || socialLinkingClientIds.length > 20) return false;
      for (let i = 0; i < socialLinkingClientIds.length; i++) {
        const item__: unknown = socialLinkingClientIds[i];
        if (typeof item__ !== "string" || (item__.length > 65536 && codePoints(item__) > 65536)) return false;
      }
    }
  }
  const captchaEnabled = value.captchaEnabled;
  if (captchaEnabled !== undefined) {
    present++;
    if (captchaEnabled === null) absent.nulls++;
    else if (typeof captchaEnabled !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateAuthProxyConfigIntentMembers);
}

/** The value as a {@link UpdateAuthProxyConfigIntent}, without explicit nulls, or its issues. */
export const parseUpdateAuthProxyConfigIntent = (value: unknown): ParseResult<UpdateAuthProxyConfigIntent> =>
  parse(isUpdateAuthProxyConfigIntent, updateAuthProxyConfigIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateAuthProxyConfigIntent} fit to be sent. */
export const explainUpdateAuthProxyConfigIntent = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigIntentDescriptor, value, "strict");
/** {@link parseUpdateAuthProxyConfigIntent} as a Standard Schema. */
export const UpdateAuthProxyConfigIntentSchema: StandardSchema<UpdateAuthProxyConfigIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateAuthProxyConfigIntent);

/** Whether a value is a {@link UpdateAuthProxyConfigIntent} as it may be answered. */
export function isReceivedUpdateAuthProxyConfigIntent(value: unknown): value is UpdateAuthProxyConfigIntent {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (isPresent(allowedOrigins)) {
    if (!Array.isArray(allowedOrigins)) return false;
    for (let i = 0; i < allowedOrigins.length; i++) {
      if (typeof allowedOrigins[i] !== "string") return false;
    }
  }
  const allowedAuthMethods = value.allowedAuthMethods;
  if (isPresent(allowedAuthMethods)) {
    if (!Array.isArray(allowedAuthMethods)) return false;
    for (let i = 0; i < allowedAuthMethods.length; i++) {
      if (typeof allowedAuthMethods[i] !== "string") return false;
    }
  }
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  if (typeof value.emailAuthTemplateId !== "string" && isPresent(value.emailAuthTemplateId)) return false;
  if (typeof value.otpTemplateId !== "string" && isPresent(value.otpTemplateId)) return false;
  if (isPresent(value.emailCustomizationParams) && !isReceivedEmailCustomization(value.emailCustomizationParams))
    return false;
  if (isPresent(value.smsCustomizationParams) && !isReceivedSmsCustomization(value.smsCustomizationParams))
    return false;
  if (isPresent(value.walletKitSettings) && !isReceivedWalletKitSettingsParams(value.walletKitSettings)) return false;
  const otpExpirationSeconds = value.otpExpirationSeconds;
  if (isPresent(otpExpirationSeconds)) {
    if (typeof otpExpirationSeconds !== "number" || (otpExpirationSeconds | 0) !== otpExpirationSeconds) return false;
  }
  const verificationTokenExpirationSeconds = value.verificationTokenExpirationSeconds;
  if (isPresent(verificationTokenExpirationSeconds)) {
    if (
      typeof verificationTokenExpirationSeconds !== "number" ||
      (verificationTokenExpirationSeconds | 0) !== verificationTokenExpirationSeconds
    )
      return false;
  }
  const sessionExpirationSeconds = value.sessionExpirationSeconds;
  if (isPresent(sessionExpirationSeconds)) {
    if (typeof sessionExpirationSeconds !== "number" || (sessionExpirationSeconds | 0) !== sessionExpirationSeconds)
      return false;
  }
  if (typeof value.otpAlphanumeric !== "boolean" && isPresent(value.otpAlphanumeric)) return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (
    typeof value.verificationTokenRequiredForGetAccountPii !== "boolean" &&
    isPresent(value.verificationTokenRequiredForGetAccountPii)
  )
    return false;
  const socialLinkingClientIds = value.socialLinkingClientIds;
  if (isPresent(socialLinkingClientIds)) {
    if (!Array.isArray(socialLinkingClientIds)) return false;
    for (let i = 0; i < socialLinkingClientIds.length; i++) {
      if (typeof socialLinkingClientIds[i] !== "string") return false;
    }
  }
  if (typeof value.captchaEnabled !== "boolean" && isPresent(value.captchaEnabled)) return false;
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateAuthProxyConfigIntent = (value: unknown): ParseResult<UpdateAuthProxyConfigIntent> =>
  parse(isReceivedUpdateAuthProxyConfigIntent, updateAuthProxyConfigIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAuthProxyConfigIntent} as it may be answered. */
export const explainReceivedUpdateAuthProxyConfigIntent = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateAuthProxyConfigIntent} as a Standard Schema. */
export const ReceivedUpdateAuthProxyConfigIntentSchema: StandardSchema<UpdateAuthProxyConfigIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateAuthProxyConfigIntent);

/** What a {@link UpdateAuthProxyConfigResult} holds. */
export const updateAuthProxyConfigResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAuthProxyConfigResult",
  { "configId?": authProxyConfigIdDescriptor },
);

/** Whether a value is a {@link UpdateAuthProxyConfigResult} as it may be answered. */
export function isUpdateAuthProxyConfigResult(value: unknown): value is UpdateAuthProxyConfigResult {
  if (!isObject(value)) return false;
  if (typeof value.configId !== "string" && isPresent(value.configId)) return false;
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigResult}, without explicit nulls, or its issues. */
export const parseUpdateAuthProxyConfigResult = (value: unknown): ParseResult<UpdateAuthProxyConfigResult> =>
  parse(isUpdateAuthProxyConfigResult, updateAuthProxyConfigResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAuthProxyConfigResult} as it may be answered. */
export const explainUpdateAuthProxyConfigResult = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigResultDescriptor, value, "tolerant");
/** {@link parseUpdateAuthProxyConfigResult} as a Standard Schema. */
export const UpdateAuthProxyConfigResultSchema: StandardSchema<UpdateAuthProxyConfigResult> =
  /* @__PURE__ */ standardSchema(parseUpdateAuthProxyConfigResult);

/** What a {@link UpdateAuthProxyConfigRequest} holds. */
export const updateAuthProxyConfigRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAuthProxyConfigRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateAuthProxyConfigIntentDescriptor,
  },
);

const updateAuthProxyConfigRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link UpdateAuthProxyConfigRequest} fit to be sent. */
export function isUpdateAuthProxyConfigRequest(value: unknown): value is UpdateAuthProxyConfigRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return false;
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
  if (!isUpdateAuthProxyConfigIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateAuthProxyConfigRequestMembers);
}

/** The value as a {@link UpdateAuthProxyConfigRequest}, without explicit nulls, or its issues. */
export const parseUpdateAuthProxyConfigRequest = (value: unknown): ParseResult<UpdateAuthProxyConfigRequest> =>
  parse(isUpdateAuthProxyConfigRequest, updateAuthProxyConfigRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateAuthProxyConfigRequest} fit to be sent. */
export const explainUpdateAuthProxyConfigRequest = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigRequestDescriptor, value, "strict");
/** {@link parseUpdateAuthProxyConfigRequest} as a Standard Schema. */
export const UpdateAuthProxyConfigRequestSchema: StandardSchema<UpdateAuthProxyConfigRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateAuthProxyConfigRequest);

/** What a {@link UpdateAuthProxyConfigResponse} holds. */
export const updateAuthProxyConfigResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAuthProxyConfigResponse",
  { activity: () => updateAuthProxyConfigActivityDescriptor },
);

/** Whether a value is a {@link UpdateAuthProxyConfigResponse} as it may be answered. */
export function isUpdateAuthProxyConfigResponse(value: unknown): value is UpdateAuthProxyConfigResponse {
  if (!isObject(value) || !isUpdateAuthProxyConfigActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigResponse}, without explicit nulls, or its issues. */
export const parseUpdateAuthProxyConfigResponse = (value: unknown): ParseResult<UpdateAuthProxyConfigResponse> =>
  parse(isUpdateAuthProxyConfigResponse, updateAuthProxyConfigResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAuthProxyConfigResponse} as it may be answered. */
export const explainUpdateAuthProxyConfigResponse = (value: unknown): readonly Issue[] =>
  explain(updateAuthProxyConfigResponseDescriptor, value, "tolerant");
/** {@link parseUpdateAuthProxyConfigResponse} as a Standard Schema. */
export const UpdateAuthProxyConfigResponseSchema: StandardSchema<UpdateAuthProxyConfigResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateAuthProxyConfigResponse);
