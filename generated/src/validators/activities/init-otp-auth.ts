// The types in `activities/init-otp-auth`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/init-otp-auth.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { OtpType } from "../enums.js";
import {
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpContact,
  OtpId,
  OtpLength,
  SenderAddress,
  SenderName,
  UserIdentifier,
} from "../scalars.js";
import { EmailCustomization, EmailCustomizationParamsV2, SmsCustomization } from "../shapes/messages.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthActivity = types.InitOtpAuthActivity;
/**
 * Judges and reads a {@link InitOtpAuthActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthActivity: RecordType<InitOtpAuthActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
  intent: /* @__PURE__ */ record({ initOtpAuthIntent: () => InitOtpAuthIntent }),
  result: /* @__PURE__ */ record({ "initOtpAuthResult?": () => InitOtpAuthResult }),
});

function checkInitOtpAuthIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomization.check(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (!SmsCustomization.check(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (!UserIdentifier.check(userIdentifier)) return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    present++;
    if (!SenderAddress.check(sendFromEmailAddress)) return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthIntent = types.InitOtpAuthIntent;
/**
 * Judges and reads a {@link InitOtpAuthIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthIntent: RecordType<InitOtpAuthIntent> = /* @__PURE__ */ sent(checkInitOtpAuthIntent, {
  otpType: OtpType,
  contact: OtpContact,
  "emailCustomization?": () => EmailCustomization,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
});

export type InitOtpAuthResult = types.InitOtpAuthResult;
/** Judges and reads a {@link InitOtpAuthResult} as it is answered. */
export const InitOtpAuthResult: RecordType<InitOtpAuthResult> = /* @__PURE__ */ answered({ otpId: OtpId });

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthActivityV2 = types.InitOtpAuthActivityV2;
/**
 * Judges and reads a {@link InitOtpAuthActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthActivityV2: RecordType<InitOtpAuthActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
  intent: /* @__PURE__ */ record({ initOtpAuthIntentV2: () => InitOtpAuthIntentV2 }),
  result: /* @__PURE__ */ record({ "initOtpAuthResultV2?": () => InitOtpAuthResultV2 }),
});

function checkInitOtpAuthIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomization.check(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (!SmsCustomization.check(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (!UserIdentifier.check(userIdentifier)) return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    present++;
    if (!SenderAddress.check(sendFromEmailAddress)) return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (typeof alphanumeric !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthIntentV2 = types.InitOtpAuthIntentV2;
/**
 * Judges and reads a {@link InitOtpAuthIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthIntentV2: RecordType<InitOtpAuthIntentV2> = /* @__PURE__ */ sent(checkInitOtpAuthIntentV2, {
  otpType: OtpType,
  contact: OtpContact,
  "emailCustomization?": () => EmailCustomization,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
  "otpLength?": OtpLength,
  "alphanumeric?": { kind: "boolean" },
});

export type InitOtpAuthResultV2 = types.InitOtpAuthResultV2;
/** Judges and reads a {@link InitOtpAuthResultV2} as it is answered. */
export const InitOtpAuthResultV2: RecordType<InitOtpAuthResultV2> = /* @__PURE__ */ answered({ otpId: OtpId });

export type InitOtpAuthActivityV3 = types.InitOtpAuthActivityV3;
/** Judges and reads a {@link InitOtpAuthActivityV3} as it is answered. */
export const InitOtpAuthActivityV3: RecordType<InitOtpAuthActivityV3> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
  intent: /* @__PURE__ */ record({ initOtpAuthIntentV3: () => InitOtpAuthIntentV3 }),
  result: /* @__PURE__ */ record({ "initOtpAuthResultV2?": () => InitOtpAuthResultV2 }),
});

function checkInitOtpAuthIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (!SmsCustomization.check(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (!UserIdentifier.check(userIdentifier)) return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    present++;
    if (!SenderAddress.check(sendFromEmailAddress)) return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (typeof alphanumeric !== "boolean") return false;
  }
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomizationParamsV2.check(emailCustomization)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  return sizeOf(value) === present;
}

export type InitOtpAuthIntentV3 = types.InitOtpAuthIntentV3;
/** Judges and reads a {@link InitOtpAuthIntentV3} as it is sent; `received` as it is answered. */
export const InitOtpAuthIntentV3: RecordType<InitOtpAuthIntentV3> = /* @__PURE__ */ sent(checkInitOtpAuthIntentV3, {
  otpType: OtpType,
  contact: OtpContact,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
  "otpLength?": OtpLength,
  "alphanumeric?": { kind: "boolean" },
  appName: { kind: "string", maxLength: 256 },
  "emailCustomization?": () => EmailCustomizationParamsV2,
  "expirationSeconds?": ExpirationSeconds,
});

function checkInitOtpAuthRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpAuthIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthRequest = types.InitOtpAuthRequest;
/**
 * Judges and reads a {@link InitOtpAuthRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthRequest: RecordType<InitOtpAuthRequest> = /* @__PURE__ */ sent(checkInitOtpAuthRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpAuthIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthResponse = types.InitOtpAuthResponse;
/**
 * Judges and reads a {@link InitOtpAuthResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthResponse: RecordType<InitOtpAuthResponse> = /* @__PURE__ */ answered({
  activity: () => InitOtpAuthActivity,
});

function checkInitOtpAuthRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpAuthIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthRequestV2 = types.InitOtpAuthRequestV2;
/**
 * Judges and reads a {@link InitOtpAuthRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthRequestV2: RecordType<InitOtpAuthRequestV2> = /* @__PURE__ */ sent(checkInitOtpAuthRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpAuthIntentV2,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export type InitOtpAuthResponseV2 = types.InitOtpAuthResponseV2;
/**
 * Judges and reads a {@link InitOtpAuthResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export const InitOtpAuthResponseV2: RecordType<InitOtpAuthResponseV2> = /* @__PURE__ */ answered({
  activity: () => InitOtpAuthActivityV2,
});

function checkInitOtpAuthRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpAuthIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitOtpAuthRequestV3 = types.InitOtpAuthRequestV3;
/** Judges and reads a {@link InitOtpAuthRequestV3} as it is sent. */
export const InitOtpAuthRequestV3: RecordType<InitOtpAuthRequestV3> = /* @__PURE__ */ sent(checkInitOtpAuthRequestV3, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpAuthIntentV3,
});

export type InitOtpAuthResponseV3 = types.InitOtpAuthResponseV3;
/** Judges and reads a {@link InitOtpAuthResponseV3} as it is answered. */
export const InitOtpAuthResponseV3: RecordType<InitOtpAuthResponseV3> = /* @__PURE__ */ answered({
  activity: () => InitOtpAuthActivityV3,
});

function checkInitOtpAuthBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_OTP_AUTH":
      return checkInitOtpAuthRequest(value);
    case "ACTIVITY_TYPE_INIT_OTP_AUTH_V2":
      return checkInitOtpAuthRequestV2(value);
    case "ACTIVITY_TYPE_INIT_OTP_AUTH_V3":
      return checkInitOtpAuthRequestV3(value);
    default:
      return false;
  }
}

export type InitOtpAuthBody = types.InitOtpAuthBody;
/** Judges and reads a {@link InitOtpAuthBody} as it is sent. */
export const InitOtpAuthBody: UnionType<InitOtpAuthBody> = /* @__PURE__ */ sentUnion(checkInitOtpAuthBody, "type", [
  { value: "ACTIVITY_TYPE_INIT_OTP_AUTH", type: () => InitOtpAuthRequest },
  { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2", type: () => InitOtpAuthRequestV2 },
  { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3", type: () => InitOtpAuthRequestV3 },
]);
