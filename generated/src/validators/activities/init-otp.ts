// The types in `activities/init-otp`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/init-otp.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { OtpType } from "../enums.js";
import {
  AppName,
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

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpActivity = types.InitOtpActivity;
/**
 * Judges and reads a {@link InitOtpActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpActivity: RecordType<InitOtpActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP"], open: false },
  intent: /* @__PURE__ */ record({ initOtpIntent: () => InitOtpIntent }),
  result: /* @__PURE__ */ record({ "initOtpResult?": () => InitOtpResult }),
});

function checkInitOtpIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (typeof alphanumeric !== "boolean") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpIntent = types.InitOtpIntent;
/**
 * Judges and reads a {@link InitOtpIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpIntent: RecordType<InitOtpIntent> = /* @__PURE__ */ sent(checkInitOtpIntent, {
  otpType: OtpType,
  contact: OtpContact,
  "otpLength?": OtpLength,
  "emailCustomization?": () => EmailCustomization,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": SenderName,
  "expirationSeconds?": ExpirationSeconds,
  "replyToEmailAddress?": Email,
});

export type InitOtpResult = types.InitOtpResult;
/** Judges and reads a {@link InitOtpResult} as it is answered. */
export const InitOtpResult: RecordType<InitOtpResult> = /* @__PURE__ */ answered({ otpId: OtpId });

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpActivityV2 = types.InitOtpActivityV2;
/**
 * Judges and reads a {@link InitOtpActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpActivityV2: RecordType<InitOtpActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V2"], open: false },
  intent: /* @__PURE__ */ record({ initOtpIntentV2: () => InitOtpIntentV2 }),
  result: /* @__PURE__ */ record({ "initOtpResult?": () => InitOtpResult }),
});

function checkInitOtpIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomizationParamsV2.check(emailCustomization)) return false;
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (typeof alphanumeric !== "boolean") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  if (!AppName.check(value.appName)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpIntentV2 = types.InitOtpIntentV2;
/**
 * Judges and reads a {@link InitOtpIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpIntentV2: RecordType<InitOtpIntentV2> = /* @__PURE__ */ sent(checkInitOtpIntentV2, {
  otpType: OtpType,
  contact: OtpContact,
  "otpLength?": OtpLength,
  "emailCustomization?": () => EmailCustomizationParamsV2,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": SenderName,
  "expirationSeconds?": ExpirationSeconds,
  "replyToEmailAddress?": Email,
  appName: AppName,
});

export type InitOtpActivityV3 = types.InitOtpActivityV3;
/** Judges and reads a {@link InitOtpActivityV3} as it is answered. */
export const InitOtpActivityV3: RecordType<InitOtpActivityV3> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V3"], open: false },
  intent: /* @__PURE__ */ record({ initOtpIntentV3: () => InitOtpIntentV3 }),
  result: /* @__PURE__ */ record({ "initOtpResultV2?": () => InitOtpResultV2 }),
});

function checkInitOtpIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (!OtpLength.check(otpLength)) return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomizationParamsV2.check(emailCustomization)) return false;
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (typeof alphanumeric !== "boolean") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    present++;
    if (!SenderName.check(sendFromEmailSenderName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    present++;
    if (!Email.check(replyToEmailAddress)) return false;
  }
  if (!AppName.check(value.appName)) return false;
  return sizeOf(value) === present;
}

export type InitOtpIntentV3 = types.InitOtpIntentV3;
/** Judges and reads a {@link InitOtpIntentV3} as it is sent; `received` as it is answered. */
export const InitOtpIntentV3: RecordType<InitOtpIntentV3> = /* @__PURE__ */ sent(checkInitOtpIntentV3, {
  otpType: OtpType,
  contact: OtpContact,
  "otpLength?": OtpLength,
  "emailCustomization?": () => EmailCustomizationParamsV2,
  "smsCustomization?": () => SmsCustomization,
  "userIdentifier?": UserIdentifier,
  "sendFromEmailAddress?": SenderAddress,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": SenderName,
  "expirationSeconds?": ExpirationSeconds,
  "replyToEmailAddress?": Email,
  appName: AppName,
});

export type InitOtpResultV2 = types.InitOtpResultV2;
/** Judges and reads a {@link InitOtpResultV2} as it is answered. */
export const InitOtpResultV2: RecordType<InitOtpResultV2> = /* @__PURE__ */ answered({
  otpId: OtpId,
  otpEncryptionTargetBundle: {
    kind: "string",
    maxLength: 16384,
    example:
      '{"version":"v1.0.0","data":"7b227461726765745075626c6963223a2230343564336636666135353462343032656432663165633364646165333931373461623431313533313432626435656231323534373032333238346535306636623439373237623638656563393031333262353363303266316363313733353537336338303638656430643139343533343734666637356663613931646138616664222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639227d","dataSignature":"3044022059fd37dd6af66ef2cd68975d3a0cc53080ea8b4c88cd96d99a214ca19db215d1022017165ee54253ca0a4676378074f8fba1228e0500423296a682d75a7f2a408a9d","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
  },
});

function checkInitOtpRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpRequest = types.InitOtpRequest;
/**
 * Judges and reads a {@link InitOtpRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpRequest: RecordType<InitOtpRequest> = /* @__PURE__ */ sent(checkInitOtpRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpResponse = types.InitOtpResponse;
/**
 * Judges and reads a {@link InitOtpResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpResponse: RecordType<InitOtpResponse> = /* @__PURE__ */ answered({
  activity: () => InitOtpActivity,
});

function checkInitOtpRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpRequestV2 = types.InitOtpRequestV2;
/**
 * Judges and reads a {@link InitOtpRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpRequestV2: RecordType<InitOtpRequestV2> = /* @__PURE__ */ sent(checkInitOtpRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpIntentV2,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`. */
export type InitOtpResponseV2 = types.InitOtpResponseV2;
/**
 * Judges and reads a {@link InitOtpResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export const InitOtpResponseV2: RecordType<InitOtpResponseV2> = /* @__PURE__ */ answered({
  activity: () => InitOtpActivityV2,
});

function checkInitOtpRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitOtpIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitOtpRequestV3 = types.InitOtpRequestV3;
/** Judges and reads a {@link InitOtpRequestV3} as it is sent. */
export const InitOtpRequestV3: RecordType<InitOtpRequestV3> = /* @__PURE__ */ sent(checkInitOtpRequestV3, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V3"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => InitOtpIntentV3,
});

export type InitOtpResponseV3 = types.InitOtpResponseV3;
/** Judges and reads a {@link InitOtpResponseV3} as it is answered. */
export const InitOtpResponseV3: RecordType<InitOtpResponseV3> = /* @__PURE__ */ answered({
  activity: () => InitOtpActivityV3,
});

function checkInitOtpBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_OTP":
      return checkInitOtpRequest(value);
    case "ACTIVITY_TYPE_INIT_OTP_V2":
      return checkInitOtpRequestV2(value);
    case "ACTIVITY_TYPE_INIT_OTP_V3":
      return checkInitOtpRequestV3(value);
    default:
      return false;
  }
}

export type InitOtpBody = types.InitOtpBody;
/** Judges and reads a {@link InitOtpBody} as it is sent. */
export const InitOtpBody: UnionType<InitOtpBody> = /* @__PURE__ */ sentUnion(checkInitOtpBody, "type", [
  { value: "ACTIVITY_TYPE_INIT_OTP", type: () => InitOtpRequest },
  { value: "ACTIVITY_TYPE_INIT_OTP_V2", type: () => InitOtpRequestV2 },
  { value: "ACTIVITY_TYPE_INIT_OTP_V3", type: () => InitOtpRequestV3 },
]);
