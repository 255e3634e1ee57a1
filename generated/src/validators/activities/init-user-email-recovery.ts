// The types in `activities/init-user-email-recovery`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/init-user-email-recovery.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
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

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. */
export type InitUserEmailRecoveryActivity = types.InitUserEmailRecoveryActivity;
/**
 * Judges and reads a {@link InitUserEmailRecoveryActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export const InitUserEmailRecoveryActivity: RecordType<InitUserEmailRecoveryActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
    intent: /* @__PURE__ */ record({ initUserEmailRecoveryIntent: () => InitUserEmailRecoveryIntent }),
    result: /* @__PURE__ */ record({ "initUserEmailRecoveryResult?": () => InitUserEmailRecoveryResult }),
  },
);

function checkInitUserEmailRecoveryIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!Email.check(value.email)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
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

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. */
export type InitUserEmailRecoveryIntent = types.InitUserEmailRecoveryIntent;
/**
 * Judges and reads a {@link InitUserEmailRecoveryIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export const InitUserEmailRecoveryIntent: RecordType<InitUserEmailRecoveryIntent> = /* @__PURE__ */ sent(
  checkInitUserEmailRecoveryIntent,
  {
    email: Email,
    targetPublicKey: TargetPublicKey,
    "expirationSeconds?": ExpirationSeconds,
    "emailCustomization?": () => EmailCustomization,
    "sendFromEmailAddress?": SenderAddress,
    "sendFromEmailSenderName?": SenderName,
    "replyToEmailAddress?": Email,
  },
);

export type InitUserEmailRecoveryResult = types.InitUserEmailRecoveryResult;
/** Judges and reads a {@link InitUserEmailRecoveryResult} as it is answered. */
export const InitUserEmailRecoveryResult: RecordType<InitUserEmailRecoveryResult> = /* @__PURE__ */ answered({
  userId: UserId,
});

export type InitUserEmailRecoveryActivityV2 = types.InitUserEmailRecoveryActivityV2;
/** Judges and reads a {@link InitUserEmailRecoveryActivityV2} as it is answered. */
export const InitUserEmailRecoveryActivityV2: RecordType<InitUserEmailRecoveryActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
    intent: /* @__PURE__ */ record({ initUserEmailRecoveryIntentV2: () => InitUserEmailRecoveryIntentV2 }),
    result: /* @__PURE__ */ record({ "initUserEmailRecoveryResult?": () => InitUserEmailRecoveryResult }),
  },
);

function checkInitUserEmailRecoveryIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!Email.check(value.email)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
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

export type InitUserEmailRecoveryIntentV2 = types.InitUserEmailRecoveryIntentV2;
/** Judges and reads a {@link InitUserEmailRecoveryIntentV2} as it is sent; `received` as it is answered. */
export const InitUserEmailRecoveryIntentV2: RecordType<InitUserEmailRecoveryIntentV2> = /* @__PURE__ */ sent(
  checkInitUserEmailRecoveryIntentV2,
  {
    email: Email,
    targetPublicKey: TargetPublicKey,
    "expirationSeconds?": ExpirationSeconds,
    "sendFromEmailAddress?": SenderAddress,
    "sendFromEmailSenderName?": SenderName,
    "replyToEmailAddress?": Email,
    emailCustomization: () => EmailAuthCustomizationParams,
  },
);

function checkInitUserEmailRecoveryRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitUserEmailRecoveryIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. */
export type InitUserEmailRecoveryRequest = types.InitUserEmailRecoveryRequest;
/**
 * Judges and reads a {@link InitUserEmailRecoveryRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export const InitUserEmailRecoveryRequest: RecordType<InitUserEmailRecoveryRequest> = /* @__PURE__ */ sent(
  checkInitUserEmailRecoveryRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => InitUserEmailRecoveryIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. */
export type InitUserEmailRecoveryResponse = types.InitUserEmailRecoveryResponse;
/**
 * Judges and reads a {@link InitUserEmailRecoveryResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export const InitUserEmailRecoveryResponse: RecordType<InitUserEmailRecoveryResponse> = /* @__PURE__ */ answered({
  activity: () => InitUserEmailRecoveryActivity,
});

function checkInitUserEmailRecoveryRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitUserEmailRecoveryIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitUserEmailRecoveryRequestV2 = types.InitUserEmailRecoveryRequestV2;
/** Judges and reads a {@link InitUserEmailRecoveryRequestV2} as it is sent. */
export const InitUserEmailRecoveryRequestV2: RecordType<InitUserEmailRecoveryRequestV2> = /* @__PURE__ */ sent(
  checkInitUserEmailRecoveryRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => InitUserEmailRecoveryIntentV2,
  },
);

export type InitUserEmailRecoveryResponseV2 = types.InitUserEmailRecoveryResponseV2;
/** Judges and reads a {@link InitUserEmailRecoveryResponseV2} as it is answered. */
export const InitUserEmailRecoveryResponseV2: RecordType<InitUserEmailRecoveryResponseV2> = /* @__PURE__ */ answered({
  activity: () => InitUserEmailRecoveryActivityV2,
});

function checkInitUserEmailRecoveryBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY":
      return checkInitUserEmailRecoveryRequest(value);
    case "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2":
      return checkInitUserEmailRecoveryRequestV2(value);
    default:
      return false;
  }
}

export type InitUserEmailRecoveryBody = types.InitUserEmailRecoveryBody;
/** Judges and reads a {@link InitUserEmailRecoveryBody} as it is sent. */
export const InitUserEmailRecoveryBody: UnionType<InitUserEmailRecoveryBody> = /* @__PURE__ */ sentUnion(
  checkInitUserEmailRecoveryBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", type: () => InitUserEmailRecoveryRequest },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2", type: () => InitUserEmailRecoveryRequestV2 },
  ],
);
