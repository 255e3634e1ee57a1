// The types in `activities/email-auth`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/email-auth.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ApiKeyId,
  ApiKeyName,
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  SenderAddress,
  SenderName,
  TargetPublicKey,
  UserId,
} from "../scalars.js";
import { EmailAuthCustomizationParams, EmailCustomization } from "../shapes/messages.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthActivity = types.EmailAuthActivity;
/**
 * Judges and reads a {@link EmailAuthActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthActivity: RecordType<EmailAuthActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false },
  intent: /* @__PURE__ */ record({ emailAuthIntent: () => EmailAuthIntent }),
  result: /* @__PURE__ */ record({ "emailAuthResult?": () => EmailAuthResult }),
});

function checkEmailAuthIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!Email.check(value.email)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomization.check(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
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

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthIntent = types.EmailAuthIntent;
/**
 * Judges and reads a {@link EmailAuthIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthIntent: RecordType<EmailAuthIntent> = /* @__PURE__ */ sent(checkEmailAuthIntent, {
  email: Email,
  targetPublicKey: TargetPublicKey,
  "apiKeyName?": ApiKeyName,
  "expirationSeconds?": ExpirationSeconds,
  "emailCustomization?": () => EmailCustomization,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
});

export type EmailAuthResult = types.EmailAuthResult;
/** Judges and reads a {@link EmailAuthResult} as it is answered. */
export const EmailAuthResult: RecordType<EmailAuthResult> = /* @__PURE__ */ answered({
  userId: UserId,
  apiKeyId: ApiKeyId,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthActivityV2 = types.EmailAuthActivityV2;
/**
 * Judges and reads a {@link EmailAuthActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthActivityV2: RecordType<EmailAuthActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
  intent: /* @__PURE__ */ record({ emailAuthIntentV2: () => EmailAuthIntentV2 }),
  result: /* @__PURE__ */ record({ "emailAuthResult?": () => EmailAuthResult }),
});

function checkEmailAuthIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!Email.check(value.email)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!EmailCustomization.check(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
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

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthIntentV2 = types.EmailAuthIntentV2;
/**
 * Judges and reads a {@link EmailAuthIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthIntentV2: RecordType<EmailAuthIntentV2> = /* @__PURE__ */ sent(checkEmailAuthIntentV2, {
  email: Email,
  targetPublicKey: TargetPublicKey,
  "apiKeyName?": ApiKeyName,
  "expirationSeconds?": ExpirationSeconds,
  "emailCustomization?": () => EmailCustomization,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
});

export type EmailAuthActivityV3 = types.EmailAuthActivityV3;
/** Judges and reads a {@link EmailAuthActivityV3} as it is answered. */
export const EmailAuthActivityV3: RecordType<EmailAuthActivityV3> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
  intent: /* @__PURE__ */ record({ emailAuthIntentV3: () => EmailAuthIntentV3 }),
  result: /* @__PURE__ */ record({ "emailAuthResult?": () => EmailAuthResult }),
});

function checkEmailAuthIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!Email.check(value.email)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
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
  if (!EmailAuthCustomizationParams.check(value.emailCustomization)) return false;
  return sizeOf(value) === present;
}

export type EmailAuthIntentV3 = types.EmailAuthIntentV3;
/** Judges and reads a {@link EmailAuthIntentV3} as it is sent; `received` as it is answered. */
export const EmailAuthIntentV3: RecordType<EmailAuthIntentV3> = /* @__PURE__ */ sent(checkEmailAuthIntentV3, {
  email: Email,
  targetPublicKey: TargetPublicKey,
  "apiKeyName?": ApiKeyName,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
  emailCustomization: () => EmailAuthCustomizationParams,
});

function checkEmailAuthRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkEmailAuthIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthRequest = types.EmailAuthRequest;
/**
 * Judges and reads a {@link EmailAuthRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthRequest: RecordType<EmailAuthRequest> = /* @__PURE__ */ sent(checkEmailAuthRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => EmailAuthIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthResponse = types.EmailAuthResponse;
/**
 * Judges and reads a {@link EmailAuthResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthResponse: RecordType<EmailAuthResponse> = /* @__PURE__ */ answered({
  activity: () => EmailAuthActivity,
});

function checkEmailAuthRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkEmailAuthIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthRequestV2 = types.EmailAuthRequestV2;
/**
 * Judges and reads a {@link EmailAuthRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthRequestV2: RecordType<EmailAuthRequestV2> = /* @__PURE__ */ sent(checkEmailAuthRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => EmailAuthIntentV2,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export type EmailAuthResponseV2 = types.EmailAuthResponseV2;
/**
 * Judges and reads a {@link EmailAuthResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export const EmailAuthResponseV2: RecordType<EmailAuthResponseV2> = /* @__PURE__ */ answered({
  activity: () => EmailAuthActivityV2,
});

function checkEmailAuthRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkEmailAuthIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type EmailAuthRequestV3 = types.EmailAuthRequestV3;
/** Judges and reads a {@link EmailAuthRequestV3} as it is sent. */
export const EmailAuthRequestV3: RecordType<EmailAuthRequestV3> = /* @__PURE__ */ sent(checkEmailAuthRequestV3, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => EmailAuthIntentV3,
});

export type EmailAuthResponseV3 = types.EmailAuthResponseV3;
/** Judges and reads a {@link EmailAuthResponseV3} as it is answered. */
export const EmailAuthResponseV3: RecordType<EmailAuthResponseV3> = /* @__PURE__ */ answered({
  activity: () => EmailAuthActivityV3,
});

function checkEmailAuthBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_EMAIL_AUTH":
      return checkEmailAuthRequest(value);
    case "ACTIVITY_TYPE_EMAIL_AUTH_V2":
      return checkEmailAuthRequestV2(value);
    case "ACTIVITY_TYPE_EMAIL_AUTH_V3":
      return checkEmailAuthRequestV3(value);
    default:
      return false;
  }
}

export type EmailAuthBody = types.EmailAuthBody;
/** Judges and reads a {@link EmailAuthBody} as it is sent. */
export const EmailAuthBody: UnionType<EmailAuthBody> = /* @__PURE__ */ sentUnion(checkEmailAuthBody, "type", [
  { value: "ACTIVITY_TYPE_EMAIL_AUTH", type: () => EmailAuthRequest },
  { value: "ACTIVITY_TYPE_EMAIL_AUTH_V2", type: () => EmailAuthRequestV2 },
  { value: "ACTIVITY_TYPE_EMAIL_AUTH_V3", type: () => EmailAuthRequestV3 },
]);
