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
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject, repeats } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const updateAuthProxyConfigActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAuthProxyConfigActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
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
        members: [{ name: "updateAuthProxyConfigIntent", type: () => updateAuthProxyConfigIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "updateAuthProxyConfigResult", type: () => updateAuthProxyConfigResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateAuthProxyConfigActivity}. */
function isUpdateAuthProxyConfigActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateAuthProxyConfigIntent(value.updateAuthProxyConfigIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateAuthProxyConfigActivity}. */
function isUpdateAuthProxyConfigActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateAuthProxyConfigResult = value.updateAuthProxyConfigResult;
  if (updateAuthProxyConfigResult !== undefined) {
    if (updateAuthProxyConfigResult === null) absent.nulls++;
    else if (!isUpdateAuthProxyConfigResult(updateAuthProxyConfigResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateAuthProxyConfigActivity} as it may be answered. */
export function isUpdateAuthProxyConfigActivity(value: unknown): value is UpdateAuthProxyConfigActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return false;
  if (!isUpdateAuthProxyConfigActivityIntent(value.intent)) return false;
  if (!isUpdateAuthProxyConfigActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigActivity}, without explicit nulls, or its issues. */
export function parseUpdateAuthProxyConfigActivity(value: unknown): ParseResult<UpdateAuthProxyConfigActivity> {
  return parse(isUpdateAuthProxyConfigActivity, updateAuthProxyConfigActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigActivity} as it may be answered. */
export function explainUpdateAuthProxyConfigActivity(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateAuthProxyConfigActivity} as a Standard Schema. */
export const UpdateAuthProxyConfigActivitySchema: StandardSchema<UpdateAuthProxyConfigActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAuthProxyConfigActivity);

/** What a {@link UpdateAuthProxyConfigIntent} holds. */
export const updateAuthProxyConfigIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAuthProxyConfigIntent",
  extra: false,
  members: [
    {
      name: "allowedOrigins",
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
      optional: true,
      example: ["https://app.example.com"],
    },
    {
      name: "allowedAuthMethods",
      type: { kind: "array", of: authProxyMethodDescriptor, minItems: 0, maxItems: 100, unique: true },
      optional: true,
    },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
    { name: "emailAuthTemplateId", type: { kind: "string", maxLength: 256 }, optional: true },
    { name: "otpTemplateId", type: { kind: "string", maxLength: 256 }, optional: true },
    { name: "emailCustomizationParams", type: () => emailCustomizationDescriptor, optional: true },
    { name: "smsCustomizationParams", type: () => smsCustomizationDescriptor, optional: true },
    { name: "walletKitSettings", type: () => walletKitSettingsParamsDescriptor, optional: true },
    { name: "otpExpirationSeconds", type: { kind: "int32", minimum: 1, maximum: 600 }, optional: true },
    { name: "verificationTokenExpirationSeconds", type: { kind: "int32", minimum: 1, maximum: 86400 }, optional: true },
    { name: "sessionExpirationSeconds", type: { kind: "int32", minimum: 1, maximum: 31536000 }, optional: true },
    { name: "otpAlphanumeric", type: { kind: "boolean" }, optional: true },
    { name: "otpLength", type: otpLengthDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "verificationTokenRequiredForGetAccountPii", type: { kind: "boolean" }, optional: true },
    {
      name: "socialLinkingClientIds",
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 20 },
      optional: true,
      example: ["1042-harbour.apps.googleusercontent.com"],
    },
    { name: "captchaEnabled", type: { kind: "boolean" }, optional: true },
  ],
};

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
export function parseUpdateAuthProxyConfigIntent(value: unknown): ParseResult<UpdateAuthProxyConfigIntent> {
  return parse(isUpdateAuthProxyConfigIntent, updateAuthProxyConfigIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigIntent} fit to be sent. */
export function explainUpdateAuthProxyConfigIntent(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigIntentDescriptor, value, "strict");
}

/** {@link parseUpdateAuthProxyConfigIntent} as a Standard Schema. */
export const UpdateAuthProxyConfigIntentSchema: StandardSchema<UpdateAuthProxyConfigIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAuthProxyConfigIntent);

/** Whether a value is a {@link UpdateAuthProxyConfigIntent} as it may be answered. */
export function isReceivedUpdateAuthProxyConfigIntent(value: unknown): value is UpdateAuthProxyConfigIntent {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (allowedOrigins !== undefined) {
    if (allowedOrigins === null) absent.nulls++;
    else {
      if (!Array.isArray(allowedOrigins)) return false;
      for (let i = 0; i < allowedOrigins.length; i++) {
        const item: unknown = allowedOrigins[i];
        if (typeof item !== "string") return false;
      }
    }
  }
  const allowedAuthMethods = value.allowedAuthMethods;
  if (allowedAuthMethods !== undefined) {
    if (allowedAuthMethods === null) absent.nulls++;
    else {
      if (!Array.isArray(allowedAuthMethods)) return false;
      for (let i = 0; i < allowedAuthMethods.length; i++) {
        const item_: unknown = allowedAuthMethods[i];
        if (typeof item_ !== "string") return false;
      }
    }
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    if (sendFromEmailAddress === null) absent.nulls++;
    else if (typeof sendFromEmailAddress !== "string") return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    if (replyToEmailAddress === null) absent.nulls++;
    else if (typeof replyToEmailAddress !== "string") return false;
  }
  const emailAuthTemplateId = value.emailAuthTemplateId;
  if (emailAuthTemplateId !== undefined) {
    if (emailAuthTemplateId === null) absent.nulls++;
    else if (typeof emailAuthTemplateId !== "string") return false;
  }
  const otpTemplateId = value.otpTemplateId;
  if (otpTemplateId !== undefined) {
    if (otpTemplateId === null) absent.nulls++;
    else if (typeof otpTemplateId !== "string") return false;
  }
  const emailCustomizationParams = value.emailCustomizationParams;
  if (emailCustomizationParams !== undefined) {
    if (emailCustomizationParams === null) absent.nulls++;
    else if (!isReceivedEmailCustomization(emailCustomizationParams)) return false;
  }
  const smsCustomizationParams = value.smsCustomizationParams;
  if (smsCustomizationParams !== undefined) {
    if (smsCustomizationParams === null) absent.nulls++;
    else if (!isReceivedSmsCustomization(smsCustomizationParams)) return false;
  }
  const walletKitSettings = value.walletKitSettings;
  if (walletKitSettings !== undefined) {
    if (walletKitSettings === null) absent.nulls++;
    else if (!isReceivedWalletKitSettingsParams(walletKitSettings)) return false;
  }
  const otpExpirationSeconds = value.otpExpirationSeconds;
  if (otpExpirationSeconds !== undefined) {
    if (otpExpirationSeconds === null) absent.nulls++;
    else if (typeof otpExpirationSeconds !== "number" || (otpExpirationSeconds | 0) !== otpExpirationSeconds)
      return false;
  }
  const verificationTokenExpirationSeconds = value.verificationTokenExpirationSeconds;
  if (verificationTokenExpirationSeconds !== undefined) {
    if (verificationTokenExpirationSeconds === null) absent.nulls++;
    else if (
      typeof verificationTokenExpirationSeconds !== "number" ||
      (verificationTokenExpirationSeconds | 0) !== verificationTokenExpirationSeconds
    )
      return false;
  }
  const sessionExpirationSeconds = value.sessionExpirationSeconds;
  if (sessionExpirationSeconds !== undefined) {
    if (sessionExpirationSeconds === null) absent.nulls++;
    else if (
      typeof sessionExpirationSeconds !== "number" ||
      (sessionExpirationSeconds | 0) !== sessionExpirationSeconds
    )
      return false;
  }
  const otpAlphanumeric = value.otpAlphanumeric;
  if (otpAlphanumeric !== undefined) {
    if (otpAlphanumeric === null) absent.nulls++;
    else if (typeof otpAlphanumeric !== "boolean") return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    if (sendFromEmailSenderName === null) absent.nulls++;
    else if (typeof sendFromEmailSenderName !== "string") return false;
  }
  const verificationTokenRequiredForGetAccountPii = value.verificationTokenRequiredForGetAccountPii;
  if (verificationTokenRequiredForGetAccountPii !== undefined) {
    if (verificationTokenRequiredForGetAccountPii === null) absent.nulls++;
    else if (typeof verificationTokenRequiredForGetAccountPii !== "boolean") return false;
  }
  const socialLinkingClientIds = value.socialLinkingClientIds;
  if (socialLinkingClientIds !== undefined) {
    if (socialLinkingClientIds === null) absent.nulls++;
    else {
      if (!Array.isArray(socialLinkingClientIds)) return false;
      for (let i = 0; i < socialLinkingClientIds.length; i++) {
        const item__: unknown = socialLinkingClientIds[i];
        if (typeof item__ !== "string") return false;
      }
    }
  }
  const captchaEnabled = value.captchaEnabled;
  if (captchaEnabled !== undefined) {
    if (captchaEnabled === null) absent.nulls++;
    else if (typeof captchaEnabled !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateAuthProxyConfigIntent(value: unknown): ParseResult<UpdateAuthProxyConfigIntent> {
  return parse(isReceivedUpdateAuthProxyConfigIntent, updateAuthProxyConfigIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigIntent} as it may be answered. */
export function explainReceivedUpdateAuthProxyConfigIntent(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateAuthProxyConfigIntent} as a Standard Schema. */
export const ReceivedUpdateAuthProxyConfigIntentSchema: StandardSchema<UpdateAuthProxyConfigIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedUpdateAuthProxyConfigIntent);

/** What a {@link UpdateAuthProxyConfigResult} holds. */
export const updateAuthProxyConfigResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAuthProxyConfigResult",
  extra: false,
  members: [{ name: "configId", type: authProxyConfigIdDescriptor, optional: true }],
};

/** Whether a value is a {@link UpdateAuthProxyConfigResult} as it may be answered. */
export function isUpdateAuthProxyConfigResult(value: unknown): value is UpdateAuthProxyConfigResult {
  if (!isObject(value)) return false;
  const configId = value.configId;
  if (configId !== undefined) {
    if (configId === null) absent.nulls++;
    else if (typeof configId !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigResult}, without explicit nulls, or its issues. */
export function parseUpdateAuthProxyConfigResult(value: unknown): ParseResult<UpdateAuthProxyConfigResult> {
  return parse(isUpdateAuthProxyConfigResult, updateAuthProxyConfigResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigResult} as it may be answered. */
export function explainUpdateAuthProxyConfigResult(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateAuthProxyConfigResult} as a Standard Schema. */
export const UpdateAuthProxyConfigResultSchema: StandardSchema<UpdateAuthProxyConfigResult> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAuthProxyConfigResult);

/** What a {@link UpdateAuthProxyConfigRequest} holds. */
export const updateAuthProxyConfigRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAuthProxyConfigRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateAuthProxyConfigIntentDescriptor },
  ],
};

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
export function parseUpdateAuthProxyConfigRequest(value: unknown): ParseResult<UpdateAuthProxyConfigRequest> {
  return parse(isUpdateAuthProxyConfigRequest, updateAuthProxyConfigRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigRequest} fit to be sent. */
export function explainUpdateAuthProxyConfigRequest(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigRequestDescriptor, value, "strict");
}

/** {@link parseUpdateAuthProxyConfigRequest} as a Standard Schema. */
export const UpdateAuthProxyConfigRequestSchema: StandardSchema<UpdateAuthProxyConfigRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAuthProxyConfigRequest);

/** What a {@link UpdateAuthProxyConfigResponse} holds. */
export const updateAuthProxyConfigResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAuthProxyConfigResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateAuthProxyConfigActivityDescriptor }],
};

/** Whether a value is a {@link UpdateAuthProxyConfigResponse} as it may be answered. */
export function isUpdateAuthProxyConfigResponse(value: unknown): value is UpdateAuthProxyConfigResponse {
  if (!isObject(value)) return false;
  if (!isUpdateAuthProxyConfigActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateAuthProxyConfigResponse}, without explicit nulls, or its issues. */
export function parseUpdateAuthProxyConfigResponse(value: unknown): ParseResult<UpdateAuthProxyConfigResponse> {
  return parse(isUpdateAuthProxyConfigResponse, updateAuthProxyConfigResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAuthProxyConfigResponse} as it may be answered. */
export function explainUpdateAuthProxyConfigResponse(value: unknown): readonly Issue[] {
  return explain(updateAuthProxyConfigResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateAuthProxyConfigResponse} as a Standard Schema. */
export const UpdateAuthProxyConfigResponseSchema: StandardSchema<UpdateAuthProxyConfigResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAuthProxyConfigResponse);
