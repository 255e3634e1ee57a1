// Validators of the types in `activities/init-otp-auth`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitOtpAuthActivity,
  InitOtpAuthActivityV2,
  InitOtpAuthActivityV3,
  InitOtpAuthBody,
  InitOtpAuthIntent,
  InitOtpAuthIntentV2,
  InitOtpAuthIntentV3,
  InitOtpAuthRequest,
  InitOtpAuthRequestV2,
  InitOtpAuthRequestV3,
  InitOtpAuthResponse,
  InitOtpAuthResponseV2,
  InitOtpAuthResponseV3,
  InitOtpAuthResult,
  InitOtpAuthResultV2,
} from "../../activities/init-otp-auth.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, otpTypeDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  emailDescriptor,
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  otpContactDescriptor,
  otpIdDescriptor,
  otpLengthDescriptor,
  senderAddressDescriptor,
  senderNameDescriptor,
  userIdentifierDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  emailCustomizationDescriptor,
  emailCustomizationParamsV2Descriptor,
  isEmailCustomization,
  isEmailCustomizationParamsV2,
  isReceivedEmailCustomization,
  isReceivedEmailCustomizationParamsV2,
  isReceivedSmsCustomization,
  isSmsCustomization,
  smsCustomizationDescriptor,
} from "../shapes/messages.js";

/** What a {@link InitOtpAuthActivity} holds. */
export const initOtpAuthActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
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
        members: [{ name: "initOtpAuthIntent", type: () => initOtpAuthIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "initOtpAuthResult", type: () => initOtpAuthResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link InitOtpAuthActivity}. */
function isInitOtpAuthActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitOtpAuthIntent(value.initOtpAuthIntent)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivity}. */
function isInitOtpAuthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initOtpAuthResult = value.initOtpAuthResult;
  if (initOtpAuthResult !== undefined) {
    if (initOtpAuthResult === null) absent.nulls++;
    else if (!isInitOtpAuthResult(initOtpAuthResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivity} as it may be answered. */
export function isInitOtpAuthActivity(value: unknown): value is InitOtpAuthActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH") return false;
  if (!isInitOtpAuthActivityIntent(value.intent)) return false;
  if (!isInitOtpAuthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthActivity}, without explicit nulls, or its issues. */
export function parseInitOtpAuthActivity(value: unknown): ParseResult<InitOtpAuthActivity> {
  return parse(isInitOtpAuthActivity, initOtpAuthActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthActivity} as it may be answered. */
export function explainInitOtpAuthActivity(value: unknown): readonly Issue[] {
  return explain(initOtpAuthActivityDescriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthActivity} as a Standard Schema. */
export const InitOtpAuthActivitySchema: StandardSchema<InitOtpAuthActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthActivity,
);

/** What a {@link InitOtpAuthIntent} holds. */
export const initOtpAuthIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthIntent",
  extra: false,
  members: [
    { name: "otpType", type: otpTypeDescriptor },
    { name: "contact", type: otpContactDescriptor },
    { name: "emailCustomization", type: () => emailCustomizationDescriptor, optional: true },
    { name: "smsCustomization", type: () => smsCustomizationDescriptor, optional: true },
    { name: "userIdentifier", type: userIdentifierDescriptor, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
  ],
};

const initOtpAuthIntentMembers = [
  "otpType",
  "contact",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
];

/** Whether a value is a {@link InitOtpAuthIntent} fit to be sent. */
export function isInitOtpAuthIntent(value: unknown): value is InitOtpAuthIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomization(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (smsCustomization === null) absent.nulls++;
    else if (!isSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string" || (userIdentifier.length > 256 && codePoints(userIdentifier) > 256))
      return false;
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
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthIntentMembers);
}

/** The value as a {@link InitOtpAuthIntent}, without explicit nulls, or its issues. */
export function parseInitOtpAuthIntent(value: unknown): ParseResult<InitOtpAuthIntent> {
  return parse(isInitOtpAuthIntent, initOtpAuthIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthIntent} fit to be sent. */
export function explainInitOtpAuthIntent(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentDescriptor, value, "strict");
}

/** {@link parseInitOtpAuthIntent} as a Standard Schema. */
export const InitOtpAuthIntentSchema: StandardSchema<InitOtpAuthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthIntent,
);

/** Whether a value is a {@link InitOtpAuthIntent} as it may be answered. */
export function isReceivedInitOtpAuthIntent(value: unknown): value is InitOtpAuthIntent {
  if (!isObject(value)) return false;
  const otpType = value.otpType;
  if (typeof otpType !== "string") return false;
  const contact = value.contact;
  if (typeof contact !== "string") return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    if (emailCustomization === null) absent.nulls++;
    else if (!isReceivedEmailCustomization(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    if (smsCustomization === null) absent.nulls++;
    else if (!isReceivedSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string") return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    if (sendFromEmailAddress === null) absent.nulls++;
    else if (typeof sendFromEmailAddress !== "string") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    if (sendFromEmailSenderName === null) absent.nulls++;
    else if (typeof sendFromEmailSenderName !== "string") return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    if (replyToEmailAddress === null) absent.nulls++;
    else if (typeof replyToEmailAddress !== "string") return false;
  }
  return true;
}

/** The value as a {@link InitOtpAuthIntent}, without explicit nulls, or its issues. */
export function parseReceivedInitOtpAuthIntent(value: unknown): ParseResult<InitOtpAuthIntent> {
  return parse(isReceivedInitOtpAuthIntent, initOtpAuthIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthIntent} as it may be answered. */
export function explainReceivedInitOtpAuthIntent(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedInitOtpAuthIntent} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentSchema: StandardSchema<InitOtpAuthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedInitOtpAuthIntent,
);

/** What a {@link InitOtpAuthResult} holds. */
export const initOtpAuthResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthResult",
  extra: false,
  members: [{ name: "otpId", type: otpIdDescriptor }],
};

/** Whether a value is a {@link InitOtpAuthResult} as it may be answered. */
export function isInitOtpAuthResult(value: unknown): value is InitOtpAuthResult {
  if (!isObject(value)) return false;
  const otpId = value.otpId;
  if (typeof otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpAuthResult}, without explicit nulls, or its issues. */
export function parseInitOtpAuthResult(value: unknown): ParseResult<InitOtpAuthResult> {
  return parse(isInitOtpAuthResult, initOtpAuthResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthResult} as it may be answered. */
export function explainInitOtpAuthResult(value: unknown): readonly Issue[] {
  return explain(initOtpAuthResultDescriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthResult} as a Standard Schema. */
export const InitOtpAuthResultSchema: StandardSchema<InitOtpAuthResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthResult,
);

/** What a {@link InitOtpAuthActivityV2} holds. */
export const initOtpAuthActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
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
        members: [{ name: "initOtpAuthIntentV2", type: () => initOtpAuthIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "initOtpAuthResultV2", type: () => initOtpAuthResultV2Descriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link InitOtpAuthActivityV2}. */
function isInitOtpAuthActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitOtpAuthIntentV2(value.initOtpAuthIntentV2)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivityV2}. */
function isInitOtpAuthActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initOtpAuthResultV2 = value.initOtpAuthResultV2;
  if (initOtpAuthResultV2 !== undefined) {
    if (initOtpAuthResultV2 === null) absent.nulls++;
    else if (!isInitOtpAuthResultV2(initOtpAuthResultV2)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivityV2} as it may be answered. */
export function isInitOtpAuthActivityV2(value: unknown): value is InitOtpAuthActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return false;
  if (!isInitOtpAuthActivityV2Intent(value.intent)) return false;
  if (!isInitOtpAuthActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthActivityV2}, without explicit nulls, or its issues. */
export function parseInitOtpAuthActivityV2(value: unknown): ParseResult<InitOtpAuthActivityV2> {
  return parse(isInitOtpAuthActivityV2, initOtpAuthActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthActivityV2} as it may be answered. */
export function explainInitOtpAuthActivityV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthActivityV2Descriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthActivityV2} as a Standard Schema. */
export const InitOtpAuthActivityV2Schema: StandardSchema<InitOtpAuthActivityV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthActivityV2,
);

/** What a {@link InitOtpAuthIntentV2} holds. */
export const initOtpAuthIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthIntentV2",
  extra: false,
  members: [
    { name: "otpType", type: otpTypeDescriptor },
    { name: "contact", type: otpContactDescriptor },
    { name: "emailCustomization", type: () => emailCustomizationDescriptor, optional: true },
    { name: "smsCustomization", type: () => smsCustomizationDescriptor, optional: true },
    { name: "userIdentifier", type: userIdentifierDescriptor, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
    { name: "otpLength", type: otpLengthDescriptor, optional: true },
    { name: "alphanumeric", type: { kind: "boolean" }, optional: true },
  ],
};

const initOtpAuthIntentV2Members = [
  "otpType",
  "contact",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
  "otpLength",
  "alphanumeric",
];

/** Whether a value is a {@link InitOtpAuthIntentV2} fit to be sent. */
export function isInitOtpAuthIntentV2(value: unknown): value is InitOtpAuthIntentV2 {
  if (!isObject(value)) return false;
  let present = 2;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomization(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (smsCustomization === null) absent.nulls++;
    else if (!isSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string" || (userIdentifier.length > 256 && codePoints(userIdentifier) > 256))
      return false;
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
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthIntentV2Members);
}

/** The value as a {@link InitOtpAuthIntentV2}, without explicit nulls, or its issues. */
export function parseInitOtpAuthIntentV2(value: unknown): ParseResult<InitOtpAuthIntentV2> {
  return parse(isInitOtpAuthIntentV2, initOtpAuthIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthIntentV2} fit to be sent. */
export function explainInitOtpAuthIntentV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentV2Descriptor, value, "strict");
}

/** {@link parseInitOtpAuthIntentV2} as a Standard Schema. */
export const InitOtpAuthIntentV2Schema: StandardSchema<InitOtpAuthIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthIntentV2,
);

/** Whether a value is a {@link InitOtpAuthIntentV2} as it may be answered. */
export function isReceivedInitOtpAuthIntentV2(value: unknown): value is InitOtpAuthIntentV2 {
  if (!isObject(value)) return false;
  const otpType = value.otpType;
  if (typeof otpType !== "string") return false;
  const contact = value.contact;
  if (typeof contact !== "string") return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    if (emailCustomization === null) absent.nulls++;
    else if (!isReceivedEmailCustomization(emailCustomization)) return false;
  }
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    if (smsCustomization === null) absent.nulls++;
    else if (!isReceivedSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string") return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    if (sendFromEmailAddress === null) absent.nulls++;
    else if (typeof sendFromEmailAddress !== "string") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    if (sendFromEmailSenderName === null) absent.nulls++;
    else if (typeof sendFromEmailSenderName !== "string") return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    if (replyToEmailAddress === null) absent.nulls++;
    else if (typeof replyToEmailAddress !== "string") return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link InitOtpAuthIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedInitOtpAuthIntentV2(value: unknown): ParseResult<InitOtpAuthIntentV2> {
  return parse(isReceivedInitOtpAuthIntentV2, initOtpAuthIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthIntentV2} as it may be answered. */
export function explainReceivedInitOtpAuthIntentV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedInitOtpAuthIntentV2} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentV2Schema: StandardSchema<InitOtpAuthIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedInitOtpAuthIntentV2,
);

/** What a {@link InitOtpAuthResultV2} holds. */
export const initOtpAuthResultV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthResultV2",
  extra: false,
  members: [{ name: "otpId", type: otpIdDescriptor }],
};

/** Whether a value is a {@link InitOtpAuthResultV2} as it may be answered. */
export function isInitOtpAuthResultV2(value: unknown): value is InitOtpAuthResultV2 {
  if (!isObject(value)) return false;
  const otpId = value.otpId;
  if (typeof otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpAuthResultV2}, without explicit nulls, or its issues. */
export function parseInitOtpAuthResultV2(value: unknown): ParseResult<InitOtpAuthResultV2> {
  return parse(isInitOtpAuthResultV2, initOtpAuthResultV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthResultV2} as it may be answered. */
export function explainInitOtpAuthResultV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthResultV2Descriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthResultV2} as a Standard Schema. */
export const InitOtpAuthResultV2Schema: StandardSchema<InitOtpAuthResultV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthResultV2,
);

/** What a {@link InitOtpAuthActivityV3} holds. */
export const initOtpAuthActivityV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthActivityV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
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
        members: [{ name: "initOtpAuthIntentV3", type: () => initOtpAuthIntentV3Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "initOtpAuthResultV2", type: () => initOtpAuthResultV2Descriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link InitOtpAuthActivityV3}. */
function isInitOtpAuthActivityV3Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitOtpAuthIntentV3(value.initOtpAuthIntentV3)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivityV3}. */
function isInitOtpAuthActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initOtpAuthResultV2 = value.initOtpAuthResultV2;
  if (initOtpAuthResultV2 !== undefined) {
    if (initOtpAuthResultV2 === null) absent.nulls++;
    else if (!isInitOtpAuthResultV2(initOtpAuthResultV2)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivityV3} as it may be answered. */
export function isInitOtpAuthActivityV3(value: unknown): value is InitOtpAuthActivityV3 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return false;
  if (!isInitOtpAuthActivityV3Intent(value.intent)) return false;
  if (!isInitOtpAuthActivityV3Result(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthActivityV3}, without explicit nulls, or its issues. */
export function parseInitOtpAuthActivityV3(value: unknown): ParseResult<InitOtpAuthActivityV3> {
  return parse(isInitOtpAuthActivityV3, initOtpAuthActivityV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthActivityV3} as it may be answered. */
export function explainInitOtpAuthActivityV3(value: unknown): readonly Issue[] {
  return explain(initOtpAuthActivityV3Descriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthActivityV3} as a Standard Schema. */
export const InitOtpAuthActivityV3Schema: StandardSchema<InitOtpAuthActivityV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthActivityV3,
);

/** What a {@link InitOtpAuthIntentV3} holds. */
export const initOtpAuthIntentV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthIntentV3",
  extra: false,
  members: [
    { name: "otpType", type: otpTypeDescriptor },
    { name: "contact", type: otpContactDescriptor },
    { name: "smsCustomization", type: () => smsCustomizationDescriptor, optional: true },
    { name: "userIdentifier", type: userIdentifierDescriptor, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
    { name: "otpLength", type: otpLengthDescriptor, optional: true },
    { name: "alphanumeric", type: { kind: "boolean" }, optional: true },
    { name: "appName", type: { kind: "string", maxLength: 256 } },
    { name: "emailCustomization", type: () => emailCustomizationParamsV2Descriptor, optional: true },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
  ],
};

const initOtpAuthIntentV3Members = [
  "otpType",
  "contact",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
  "otpLength",
  "alphanumeric",
  "appName",
  "emailCustomization",
  "expirationSeconds",
];

/** Whether a value is a {@link InitOtpAuthIntentV3} fit to be sent. */
export function isInitOtpAuthIntentV3(value: unknown): value is InitOtpAuthIntentV3 {
  if (!isObject(value)) return false;
  let present = 3;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    present++;
    if (smsCustomization === null) absent.nulls++;
    else if (!isSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    present++;
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string" || (userIdentifier.length > 256 && codePoints(userIdentifier) > 256))
      return false;
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
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
  }
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomizationParamsV2(emailCustomization)) return false;
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
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthIntentV3Members);
}

/** The value as a {@link InitOtpAuthIntentV3}, without explicit nulls, or its issues. */
export function parseInitOtpAuthIntentV3(value: unknown): ParseResult<InitOtpAuthIntentV3> {
  return parse(isInitOtpAuthIntentV3, initOtpAuthIntentV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthIntentV3} fit to be sent. */
export function explainInitOtpAuthIntentV3(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentV3Descriptor, value, "strict");
}

/** {@link parseInitOtpAuthIntentV3} as a Standard Schema. */
export const InitOtpAuthIntentV3Schema: StandardSchema<InitOtpAuthIntentV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthIntentV3,
);

/** Whether a value is a {@link InitOtpAuthIntentV3} as it may be answered. */
export function isReceivedInitOtpAuthIntentV3(value: unknown): value is InitOtpAuthIntentV3 {
  if (!isObject(value)) return false;
  const otpType = value.otpType;
  if (typeof otpType !== "string") return false;
  const contact = value.contact;
  if (typeof contact !== "string") return false;
  const smsCustomization = value.smsCustomization;
  if (smsCustomization !== undefined) {
    if (smsCustomization === null) absent.nulls++;
    else if (!isReceivedSmsCustomization(smsCustomization)) return false;
  }
  const userIdentifier = value.userIdentifier;
  if (userIdentifier !== undefined) {
    if (userIdentifier === null) absent.nulls++;
    else if (typeof userIdentifier !== "string") return false;
  }
  const sendFromEmailAddress = value.sendFromEmailAddress;
  if (sendFromEmailAddress !== undefined) {
    if (sendFromEmailAddress === null) absent.nulls++;
    else if (typeof sendFromEmailAddress !== "string") return false;
  }
  const sendFromEmailSenderName = value.sendFromEmailSenderName;
  if (sendFromEmailSenderName !== undefined) {
    if (sendFromEmailSenderName === null) absent.nulls++;
    else if (typeof sendFromEmailSenderName !== "string") return false;
  }
  const replyToEmailAddress = value.replyToEmailAddress;
  if (replyToEmailAddress !== undefined) {
    if (replyToEmailAddress === null) absent.nulls++;
    else if (typeof replyToEmailAddress !== "string") return false;
  }
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
  }
  const appName = value.appName;
  if (typeof appName !== "string") return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    if (emailCustomization === null) absent.nulls++;
    else if (!isReceivedEmailCustomizationParamsV2(emailCustomization)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  return true;
}

/** The value as a {@link InitOtpAuthIntentV3}, without explicit nulls, or its issues. */
export function parseReceivedInitOtpAuthIntentV3(value: unknown): ParseResult<InitOtpAuthIntentV3> {
  return parse(isReceivedInitOtpAuthIntentV3, initOtpAuthIntentV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthIntentV3} as it may be answered. */
export function explainReceivedInitOtpAuthIntentV3(value: unknown): readonly Issue[] {
  return explain(initOtpAuthIntentV3Descriptor, value, "tolerant");
}

/** {@link parseReceivedInitOtpAuthIntentV3} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentV3Schema: StandardSchema<InitOtpAuthIntentV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedInitOtpAuthIntentV3,
);

/** What a {@link InitOtpAuthRequest} holds. */
export const initOtpAuthRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initOtpAuthIntentDescriptor },
  ],
};

const initOtpAuthRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpAuthRequest} fit to be sent. */
export function isInitOtpAuthRequest(value: unknown): value is InitOtpAuthRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH") return false;
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
  if (!isInitOtpAuthIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthRequestMembers);
}

/** The value as a {@link InitOtpAuthRequest}, without explicit nulls, or its issues. */
export function parseInitOtpAuthRequest(value: unknown): ParseResult<InitOtpAuthRequest> {
  return parse(isInitOtpAuthRequest, initOtpAuthRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthRequest} fit to be sent. */
export function explainInitOtpAuthRequest(value: unknown): readonly Issue[] {
  return explain(initOtpAuthRequestDescriptor, value, "strict");
}

/** {@link parseInitOtpAuthRequest} as a Standard Schema. */
export const InitOtpAuthRequestSchema: StandardSchema<InitOtpAuthRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthRequest,
);

/** What a {@link InitOtpAuthResponse} holds. */
export const initOtpAuthResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthResponse",
  extra: false,
  members: [{ name: "activity", type: () => initOtpAuthActivityDescriptor }],
};

/** Whether a value is a {@link InitOtpAuthResponse} as it may be answered. */
export function isInitOtpAuthResponse(value: unknown): value is InitOtpAuthResponse {
  if (!isObject(value)) return false;
  if (!isInitOtpAuthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponse}, without explicit nulls, or its issues. */
export function parseInitOtpAuthResponse(value: unknown): ParseResult<InitOtpAuthResponse> {
  return parse(isInitOtpAuthResponse, initOtpAuthResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthResponse} as it may be answered. */
export function explainInitOtpAuthResponse(value: unknown): readonly Issue[] {
  return explain(initOtpAuthResponseDescriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthResponse} as a Standard Schema. */
export const InitOtpAuthResponseSchema: StandardSchema<InitOtpAuthResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthResponse,
);

/** What a {@link InitOtpAuthRequestV2} holds. */
export const initOtpAuthRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initOtpAuthIntentV2Descriptor },
  ],
};

const initOtpAuthRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpAuthRequestV2} fit to be sent. */
export function isInitOtpAuthRequestV2(value: unknown): value is InitOtpAuthRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return false;
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
  if (!isInitOtpAuthIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthRequestV2Members);
}

/** The value as a {@link InitOtpAuthRequestV2}, without explicit nulls, or its issues. */
export function parseInitOtpAuthRequestV2(value: unknown): ParseResult<InitOtpAuthRequestV2> {
  return parse(isInitOtpAuthRequestV2, initOtpAuthRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthRequestV2} fit to be sent. */
export function explainInitOtpAuthRequestV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthRequestV2Descriptor, value, "strict");
}

/** {@link parseInitOtpAuthRequestV2} as a Standard Schema. */
export const InitOtpAuthRequestV2Schema: StandardSchema<InitOtpAuthRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthRequestV2,
);

/** What a {@link InitOtpAuthResponseV2} holds. */
export const initOtpAuthResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => initOtpAuthActivityV2Descriptor }],
};

/** Whether a value is a {@link InitOtpAuthResponseV2} as it may be answered. */
export function isInitOtpAuthResponseV2(value: unknown): value is InitOtpAuthResponseV2 {
  if (!isObject(value)) return false;
  if (!isInitOtpAuthActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponseV2}, without explicit nulls, or its issues. */
export function parseInitOtpAuthResponseV2(value: unknown): ParseResult<InitOtpAuthResponseV2> {
  return parse(isInitOtpAuthResponseV2, initOtpAuthResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthResponseV2} as it may be answered. */
export function explainInitOtpAuthResponseV2(value: unknown): readonly Issue[] {
  return explain(initOtpAuthResponseV2Descriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthResponseV2} as a Standard Schema. */
export const InitOtpAuthResponseV2Schema: StandardSchema<InitOtpAuthResponseV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthResponseV2,
);

/** What a {@link InitOtpAuthRequestV3} holds. */
export const initOtpAuthRequestV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthRequestV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initOtpAuthIntentV3Descriptor },
  ],
};

const initOtpAuthRequestV3Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpAuthRequestV3} fit to be sent. */
export function isInitOtpAuthRequestV3(value: unknown): value is InitOtpAuthRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return false;
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
  if (!isInitOtpAuthIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpAuthRequestV3Members);
}

/** The value as a {@link InitOtpAuthRequestV3}, without explicit nulls, or its issues. */
export function parseInitOtpAuthRequestV3(value: unknown): ParseResult<InitOtpAuthRequestV3> {
  return parse(isInitOtpAuthRequestV3, initOtpAuthRequestV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthRequestV3} fit to be sent. */
export function explainInitOtpAuthRequestV3(value: unknown): readonly Issue[] {
  return explain(initOtpAuthRequestV3Descriptor, value, "strict");
}

/** {@link parseInitOtpAuthRequestV3} as a Standard Schema. */
export const InitOtpAuthRequestV3Schema: StandardSchema<InitOtpAuthRequestV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthRequestV3,
);

/** What a {@link InitOtpAuthResponseV3} holds. */
export const initOtpAuthResponseV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpAuthResponseV3",
  extra: false,
  members: [{ name: "activity", type: () => initOtpAuthActivityV3Descriptor }],
};

/** Whether a value is a {@link InitOtpAuthResponseV3} as it may be answered. */
export function isInitOtpAuthResponseV3(value: unknown): value is InitOtpAuthResponseV3 {
  if (!isObject(value)) return false;
  if (!isInitOtpAuthActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponseV3}, without explicit nulls, or its issues. */
export function parseInitOtpAuthResponseV3(value: unknown): ParseResult<InitOtpAuthResponseV3> {
  return parse(isInitOtpAuthResponseV3, initOtpAuthResponseV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpAuthResponseV3} as it may be answered. */
export function explainInitOtpAuthResponseV3(value: unknown): readonly Issue[] {
  return explain(initOtpAuthResponseV3Descriptor, value, "tolerant");
}

/** {@link parseInitOtpAuthResponseV3} as a Standard Schema. */
export const InitOtpAuthResponseV3Schema: StandardSchema<InitOtpAuthResponseV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthResponseV3,
);

/** What a {@link InitOtpAuthBody} holds. */
export const initOtpAuthBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "InitOtpAuthBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH", type: () => initOtpAuthRequestDescriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2", type: () => initOtpAuthRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3", type: () => initOtpAuthRequestV3Descriptor },
  ],
};

/** Whether a value is a {@link InitOtpAuthBody} fit to be sent. */
export function isInitOtpAuthBody(value: unknown): value is InitOtpAuthBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_OTP_AUTH":
      return isInitOtpAuthRequest(value);
    case "ACTIVITY_TYPE_INIT_OTP_AUTH_V2":
      return isInitOtpAuthRequestV2(value);
    case "ACTIVITY_TYPE_INIT_OTP_AUTH_V3":
      return isInitOtpAuthRequestV3(value);
    default:
      return false;
  }
}

/** The value as a {@link InitOtpAuthBody}, without explicit nulls, or its issues. */
export function parseInitOtpAuthBody(value: unknown): ParseResult<InitOtpAuthBody> {
  return parse(isInitOtpAuthBody, initOtpAuthBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpAuthBody} fit to be sent. */
export function explainInitOtpAuthBody(value: unknown): readonly Issue[] {
  return explain(initOtpAuthBodyDescriptor, value, "strict");
}

/** {@link parseInitOtpAuthBody} as a Standard Schema. */
export const InitOtpAuthBodySchema: StandardSchema<InitOtpAuthBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseInitOtpAuthBody,
);
