// The types in `activities/update-auth-proxy-config`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-auth-proxy-config.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, repeats, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AuthProxyMethod } from "../enums.js";
import {
  AuthProxyConfigId,
  Email,
  MillisecondTimestamp,
  OrganizationId,
  OtpLength,
  SenderAddress,
  SenderName,
} from "../scalars.js";
import { WalletKitSettingsParams } from "../shapes/auth-proxy.js";
import { EmailCustomization, SmsCustomization } from "../shapes/messages.js";

export type UpdateAuthProxyConfigActivity = types.UpdateAuthProxyConfigActivity;
/** Judges and reads a {@link UpdateAuthProxyConfigActivity} as it is answered. */
export const UpdateAuthProxyConfigActivity: RecordType<UpdateAuthProxyConfigActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
    intent: /* @__PURE__ */ record({ updateAuthProxyConfigIntent: () => UpdateAuthProxyConfigIntent }),
    result: /* @__PURE__ */ record({ "updateAuthProxyConfigResult?": () => UpdateAuthProxyConfigResult }),
  },
);

function checkUpdateAuthProxyConfigIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const allowedOrigins = value.allowedOrigins;
  if (allowedOrigins !== undefined) {
    present++;
    if (!Array.isArray(allowedOrigins) || allowedOrigins.length > 100) return false;
    for (let i = 0; i < allowedOrigins.length; i++) {
      const item: unknown = allowedOrigins[i];
      if (typeof item !== "string" || (item.length > 65536 && codePoints(item) > 65536)) return false;
    }
  }
  const allowedAuthMethods = value.allowedAuthMethods;
  if (allowedAuthMethods !== undefined) {
    present++;
    if (!Array.isArray(allowedAuthMethods) || allowedAuthMethods.length > 100) return false;
    for (let i = 0; i < allowedAuthMethods.length; i++) {
      if (!AuthProxyMethod.check(allowedAuthMethods[i])) return false;
    }
    if (repeats(allowedAuthMethods)) return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    present++;
    if (!SenderAddress.check(sendFromEmailAddress)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  const emailAuthTemplateId = value.emailAuthTemplateId;
  if (emailAuthTemplateId !== undefined) {
    present++;
    if (
      typeof emailAuthTemplateId !== "string" ||
      (emailAuthTemplateId.length > 256 && codePoints(emailAuthTemplateId) > 256)
    )
      return false;
  }
  const otpTemplateId = value.otpTemplateId;
  if (otpTemplateId !== undefined) {
    present++;
    if (typeof otpTemplateId !== "string" || (otpTemplateId.length > 256 && codePoints(otpTemplateId) > 256))
      return false;
  }
  const emailCustomizationParams = value.emailCustomizationParams;
  if (emailCustomizationParams !== undefined) {
    present++;
    if (!EmailCustomization.check(emailCustomizationParams)) return false;
  }
  const smsCustomizationParams = value.smsCustomizationParams;
  if (smsCustomizationParams !== undefined) {
    present++;
    if (!SmsCustomization.check(smsCustomizationParams)) return false;
  }
  const walletKitSettings = value.walletKitSettings;
  if (walletKitSettings !== undefined) {
    present++;
    if (!WalletKitSettingsParams.check(walletKitSettings)) return false;
  }
  const otpExpirationSeconds = value.otpExpirationSeconds;
  if (otpExpirationSeconds !== undefined) {
    present++;
    if (
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
    if (
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
    if (
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
    if (typeof otpAlphanumeric !== "boolean") return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const verificationTokenRequiredForGetAccountPii = value.verificationTokenRequiredForGetAccountPii;
  if (verificationTokenRequiredForGetAccountPii !== undefined) {
    present++;
    if (typeof verificationTokenRequiredForGetAccountPii !== "boolean") return false;
  }
  const socialLinkingClientIds = value.socialLinkingClientIds;
  if (socialLinkingClientIds !== undefined) {
    present++;
    if (!Array.isArray(socialLinkingClientIds) || socialLinkingClientIds.length > 20) return false;
    for (let i = 0; i < socialLinkingClientIds.length; i++) {
      const item_: unknown = socialLinkingClientIds[i];
      if (typeof item_ !== "string" || (item_.length > 65536 && codePoints(item_) > 65536)) return false;
    }
  }
  const captchaEnabled = value.captchaEnabled;
  if (captchaEnabled !== undefined) {
    present++;
    if (typeof captchaEnabled !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type UpdateAuthProxyConfigIntent = types.UpdateAuthProxyConfigIntent;
/** Judges and reads a {@link UpdateAuthProxyConfigIntent} as it is sent; `received` as it is answered. */
export const UpdateAuthProxyConfigIntent: RecordType<UpdateAuthProxyConfigIntent> = /* @__PURE__ */ sent(
  checkUpdateAuthProxyConfigIntent,
  {
    "allowedOrigins?": {
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
      example: ["https://app.example.com"],
    },
    "allowedAuthMethods?": { kind: "array", of: AuthProxyMethod, minItems: 0, maxItems: 100, repeats },
    "sendFromEmailAddress?": SenderAddress,
    "replyToEmailAddress?": Email,
    "emailAuthTemplateId?": { kind: "string", maxLength: 256 },
    "otpTemplateId?": { kind: "string", maxLength: 256 },
    "emailCustomizationParams?": () => EmailCustomization,
    "smsCustomizationParams?": () => SmsCustomization,
    "walletKitSettings?": () => WalletKitSettingsParams,
    "otpExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 600 },
    "verificationTokenExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 86400 },
    "sessionExpirationSeconds?": { kind: "int32", minimum: 1, maximum: 31536000 },
    "otpAlphanumeric?": { kind: "boolean" },
    "otpLength?": OtpLength,
    "sendFromEmailSenderName?": SenderName,
    "verificationTokenRequiredForGetAccountPii?": { kind: "boolean" },
    "socialLinkingClientIds?": {
      type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 20 },
      example: ["1042-harbour.apps.googleusercontent.com"],
    },
    "captchaEnabled?": { kind: "boolean" },
  },
);

export type UpdateAuthProxyConfigResult = types.UpdateAuthProxyConfigResult;
/** Judges and reads a {@link UpdateAuthProxyConfigResult} as it is answered. */
export const UpdateAuthProxyConfigResult: RecordType<UpdateAuthProxyConfigResult> = /* @__PURE__ */ answered({
  "configId?": AuthProxyConfigId,
});

function checkUpdateAuthProxyConfigRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateAuthProxyConfigIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateAuthProxyConfigRequest = types.UpdateAuthProxyConfigRequest;
/** Judges and reads a {@link UpdateAuthProxyConfigRequest} as it is sent. */
export const UpdateAuthProxyConfigRequest: RecordType<UpdateAuthProxyConfigRequest> = /* @__PURE__ */ sent(
  checkUpdateAuthProxyConfigRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateAuthProxyConfigIntent,
  },
);

export type UpdateAuthProxyConfigResponse = types.UpdateAuthProxyConfigResponse;
/** Judges and reads a {@link UpdateAuthProxyConfigResponse} as it is answered. */
export const UpdateAuthProxyConfigResponse: RecordType<UpdateAuthProxyConfigResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateAuthProxyConfigActivity,
});
