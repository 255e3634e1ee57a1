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
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../../runtime/validate.js";
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
export const initOtpAuthActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpAuthIntent: () => initOtpAuthIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "initOtpAuthResult?": () => initOtpAuthResultDescriptor }),
});

/** Member `intent` of {@link InitOtpAuthActivity}. */
function isInitOtpAuthActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpAuthIntent(value.initOtpAuthIntent)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivity}. */
function isInitOtpAuthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpAuthResult) && !isInitOtpAuthResult(value.initOtpAuthResult)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivity} as it may be answered. */
export function isInitOtpAuthActivity(value: unknown): value is InitOtpAuthActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH") return false;
  if (!isInitOtpAuthActivityIntent(value.intent) || !isInitOtpAuthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthActivity}, without explicit nulls, or its issues. */
export const parseInitOtpAuthActivity = (value: unknown): ParseResult<InitOtpAuthActivity> =>
  parse(isInitOtpAuthActivity, initOtpAuthActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthActivity} as it may be answered. */
export const explainInitOtpAuthActivity = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthActivityDescriptor, value, "tolerant");
/** {@link parseInitOtpAuthActivity} as a Standard Schema. */
export const InitOtpAuthActivitySchema: StandardSchema<InitOtpAuthActivity> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthActivity);

/** What a {@link InitOtpAuthIntent} holds. */
export const initOtpAuthIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthIntent", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "emailCustomization?": () => emailCustomizationDescriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
});

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
export const parseInitOtpAuthIntent = (value: unknown): ParseResult<InitOtpAuthIntent> =>
  parse(isInitOtpAuthIntent, initOtpAuthIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthIntent} fit to be sent. */
export const explainInitOtpAuthIntent = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentDescriptor, value, "strict");
/** {@link parseInitOtpAuthIntent} as a Standard Schema. */
export const InitOtpAuthIntentSchema: StandardSchema<InitOtpAuthIntent> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthIntent);

/** Whether a value is a {@link InitOtpAuthIntent} as it may be answered. */
export function isReceivedInitOtpAuthIntent(value: unknown): value is InitOtpAuthIntent {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthIntent}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpAuthIntent = (value: unknown): ParseResult<InitOtpAuthIntent> =>
  parse(isReceivedInitOtpAuthIntent, initOtpAuthIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthIntent} as it may be answered. */
export const explainReceivedInitOtpAuthIntent = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentDescriptor, value, "tolerant");
/** {@link parseReceivedInitOtpAuthIntent} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentSchema: StandardSchema<InitOtpAuthIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedInitOtpAuthIntent);

/** What a {@link InitOtpAuthResult} holds. */
export const initOtpAuthResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthResult", {
  otpId: otpIdDescriptor,
});

/** Whether a value is a {@link InitOtpAuthResult} as it may be answered. */
export function isInitOtpAuthResult(value: unknown): value is InitOtpAuthResult {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpAuthResult}, without explicit nulls, or its issues. */
export const parseInitOtpAuthResult = (value: unknown): ParseResult<InitOtpAuthResult> =>
  parse(isInitOtpAuthResult, initOtpAuthResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthResult} as it may be answered. */
export const explainInitOtpAuthResult = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthResultDescriptor, value, "tolerant");
/** {@link parseInitOtpAuthResult} as a Standard Schema. */
export const InitOtpAuthResultSchema: StandardSchema<InitOtpAuthResult> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthResult);

/** What a {@link InitOtpAuthActivityV2} holds. */
export const initOtpAuthActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpAuthIntentV2: () => initOtpAuthIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "initOtpAuthResultV2?": () => initOtpAuthResultV2Descriptor }),
});

/** Member `intent` of {@link InitOtpAuthActivityV2}. */
function isInitOtpAuthActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpAuthIntentV2(value.initOtpAuthIntentV2)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivityV2}. */
function isInitOtpAuthActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpAuthResultV2) && !isInitOtpAuthResultV2(value.initOtpAuthResultV2)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivityV2} as it may be answered. */
export function isInitOtpAuthActivityV2(value: unknown): value is InitOtpAuthActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return false;
  if (!isInitOtpAuthActivityV2Intent(value.intent)) return false;
  return isInitOtpAuthActivityV2Result(value.result);
}

/** The value as a {@link InitOtpAuthActivityV2}, without explicit nulls, or its issues. */
export const parseInitOtpAuthActivityV2 = (value: unknown): ParseResult<InitOtpAuthActivityV2> =>
  parse(isInitOtpAuthActivityV2, initOtpAuthActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthActivityV2} as it may be answered. */
export const explainInitOtpAuthActivityV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthActivityV2Descriptor, value, "tolerant");
/** {@link parseInitOtpAuthActivityV2} as a Standard Schema. */
export const InitOtpAuthActivityV2Schema: StandardSchema<InitOtpAuthActivityV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthActivityV2);

/** What a {@link InitOtpAuthIntentV2} holds. */
export const initOtpAuthIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthIntentV2", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "emailCustomization?": () => emailCustomizationDescriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  "otpLength?": otpLengthDescriptor,
  "alphanumeric?": { kind: "boolean" },
});

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
export const parseInitOtpAuthIntentV2 = (value: unknown): ParseResult<InitOtpAuthIntentV2> =>
  parse(isInitOtpAuthIntentV2, initOtpAuthIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthIntentV2} fit to be sent. */
export const explainInitOtpAuthIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentV2Descriptor, value, "strict");
/** {@link parseInitOtpAuthIntentV2} as a Standard Schema. */
export const InitOtpAuthIntentV2Schema: StandardSchema<InitOtpAuthIntentV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthIntentV2);

/** Whether a value is a {@link InitOtpAuthIntentV2} as it may be answered. */
export function isReceivedInitOtpAuthIntentV2(value: unknown): value is InitOtpAuthIntentV2 {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (typeof value.alphanumeric !== "boolean" && isPresent(value.alphanumeric)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpAuthIntentV2 = (value: unknown): ParseResult<InitOtpAuthIntentV2> =>
  parse(isReceivedInitOtpAuthIntentV2, initOtpAuthIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthIntentV2} as it may be answered. */
export const explainReceivedInitOtpAuthIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedInitOtpAuthIntentV2} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentV2Schema: StandardSchema<InitOtpAuthIntentV2> = /* @__PURE__ */ standardSchema(
  parseReceivedInitOtpAuthIntentV2,
);

/** What a {@link InitOtpAuthResultV2} holds. */
export const initOtpAuthResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthResultV2", {
  otpId: otpIdDescriptor,
});

/** Whether a value is a {@link InitOtpAuthResultV2} as it may be answered. */
export function isInitOtpAuthResultV2(value: unknown): value is InitOtpAuthResultV2 {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpAuthResultV2}, without explicit nulls, or its issues. */
export const parseInitOtpAuthResultV2 = (value: unknown): ParseResult<InitOtpAuthResultV2> =>
  parse(isInitOtpAuthResultV2, initOtpAuthResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthResultV2} as it may be answered. */
export const explainInitOtpAuthResultV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthResultV2Descriptor, value, "tolerant");
/** {@link parseInitOtpAuthResultV2} as a Standard Schema. */
export const InitOtpAuthResultV2Schema: StandardSchema<InitOtpAuthResultV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthResultV2);

/** What a {@link InitOtpAuthActivityV3} holds. */
export const initOtpAuthActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthActivityV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpAuthIntentV3: () => initOtpAuthIntentV3Descriptor }),
  result: /* @__PURE__ */ record("", { "initOtpAuthResultV2?": () => initOtpAuthResultV2Descriptor }),
});

/** Member `intent` of {@link InitOtpAuthActivityV3}. */
function isInitOtpAuthActivityV3Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpAuthIntentV3(value.initOtpAuthIntentV3)) return false;
  return true;
}

/** Member `result` of {@link InitOtpAuthActivityV3}. */
function isInitOtpAuthActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpAuthResultV2) && !isInitOtpAuthResultV2(value.initOtpAuthResultV2)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpAuthActivityV3} as it may be answered. */
export function isInitOtpAuthActivityV3(value: unknown): value is InitOtpAuthActivityV3 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return false;
  if (!isInitOtpAuthActivityV3Intent(value.intent)) return false;
  return isInitOtpAuthActivityV3Result(value.result);
}

/** The value as a {@link InitOtpAuthActivityV3}, without explicit nulls, or its issues. */
export const parseInitOtpAuthActivityV3 = (value: unknown): ParseResult<InitOtpAuthActivityV3> =>
  parse(isInitOtpAuthActivityV3, initOtpAuthActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthActivityV3} as it may be answered. */
export const explainInitOtpAuthActivityV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthActivityV3Descriptor, value, "tolerant");
/** {@link parseInitOtpAuthActivityV3} as a Standard Schema. */
export const InitOtpAuthActivityV3Schema: StandardSchema<InitOtpAuthActivityV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthActivityV3);

/** What a {@link InitOtpAuthIntentV3} holds. */
export const initOtpAuthIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthIntentV3", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  "otpLength?": otpLengthDescriptor,
  "alphanumeric?": { kind: "boolean" },
  appName: { kind: "string", maxLength: 256 },
  "emailCustomization?": () => emailCustomizationParamsV2Descriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
});

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
export const parseInitOtpAuthIntentV3 = (value: unknown): ParseResult<InitOtpAuthIntentV3> =>
  parse(isInitOtpAuthIntentV3, initOtpAuthIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthIntentV3} fit to be sent. */
export const explainInitOtpAuthIntentV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentV3Descriptor, value, "strict");
/** {@link parseInitOtpAuthIntentV3} as a Standard Schema. */
export const InitOtpAuthIntentV3Schema: StandardSchema<InitOtpAuthIntentV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthIntentV3);

/** Whether a value is a {@link InitOtpAuthIntentV3} as it may be answered. */
export function isReceivedInitOtpAuthIntentV3(value: unknown): value is InitOtpAuthIntentV3 {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (typeof value.alphanumeric !== "boolean" && isPresent(value.alphanumeric)) return false;
  if (typeof value.appName !== "string") return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomizationParamsV2(value.emailCustomization))
    return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpAuthIntentV3 = (value: unknown): ParseResult<InitOtpAuthIntentV3> =>
  parse(isReceivedInitOtpAuthIntentV3, initOtpAuthIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthIntentV3} as it may be answered. */
export const explainReceivedInitOtpAuthIntentV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedInitOtpAuthIntentV3} as a Standard Schema. */
export const ReceivedInitOtpAuthIntentV3Schema: StandardSchema<InitOtpAuthIntentV3> = /* @__PURE__ */ standardSchema(
  parseReceivedInitOtpAuthIntentV3,
);

/** What a {@link InitOtpAuthRequest} holds. */
export const initOtpAuthRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpAuthIntentDescriptor,
});

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
export const parseInitOtpAuthRequest = (value: unknown): ParseResult<InitOtpAuthRequest> =>
  parse(isInitOtpAuthRequest, initOtpAuthRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthRequest} fit to be sent. */
export const explainInitOtpAuthRequest = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthRequestDescriptor, value, "strict");
/** {@link parseInitOtpAuthRequest} as a Standard Schema. */
export const InitOtpAuthRequestSchema: StandardSchema<InitOtpAuthRequest> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthRequest);

/** What a {@link InitOtpAuthResponse} holds. */
export const initOtpAuthResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthResponse", {
  activity: () => initOtpAuthActivityDescriptor,
});

/** Whether a value is a {@link InitOtpAuthResponse} as it may be answered. */
export function isInitOtpAuthResponse(value: unknown): value is InitOtpAuthResponse {
  if (!isObject(value) || !isInitOtpAuthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponse}, without explicit nulls, or its issues. */
export const parseInitOtpAuthResponse = (value: unknown): ParseResult<InitOtpAuthResponse> =>
  parse(isInitOtpAuthResponse, initOtpAuthResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthResponse} as it may be answered. */
export const explainInitOtpAuthResponse = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthResponseDescriptor, value, "tolerant");
/** {@link parseInitOtpAuthResponse} as a Standard Schema. */
export const InitOtpAuthResponseSchema: StandardSchema<InitOtpAuthResponse> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthResponse);

/** What a {@link InitOtpAuthRequestV2} holds. */
export const initOtpAuthRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpAuthIntentV2Descriptor,
});

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
export const parseInitOtpAuthRequestV2 = (value: unknown): ParseResult<InitOtpAuthRequestV2> =>
  parse(isInitOtpAuthRequestV2, initOtpAuthRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthRequestV2} fit to be sent. */
export const explainInitOtpAuthRequestV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthRequestV2Descriptor, value, "strict");
/** {@link parseInitOtpAuthRequestV2} as a Standard Schema. */
export const InitOtpAuthRequestV2Schema: StandardSchema<InitOtpAuthRequestV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthRequestV2);

/** What a {@link InitOtpAuthResponseV2} holds. */
export const initOtpAuthResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthResponseV2", {
  activity: () => initOtpAuthActivityV2Descriptor,
});

/** Whether a value is a {@link InitOtpAuthResponseV2} as it may be answered. */
export function isInitOtpAuthResponseV2(value: unknown): value is InitOtpAuthResponseV2 {
  if (!isObject(value) || !isInitOtpAuthActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponseV2}, without explicit nulls, or its issues. */
export const parseInitOtpAuthResponseV2 = (value: unknown): ParseResult<InitOtpAuthResponseV2> =>
  parse(isInitOtpAuthResponseV2, initOtpAuthResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthResponseV2} as it may be answered. */
export const explainInitOtpAuthResponseV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthResponseV2Descriptor, value, "tolerant");
/** {@link parseInitOtpAuthResponseV2} as a Standard Schema. */
export const InitOtpAuthResponseV2Schema: StandardSchema<InitOtpAuthResponseV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthResponseV2);

/** What a {@link InitOtpAuthRequestV3} holds. */
export const initOtpAuthRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthRequestV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_AUTH_V3"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpAuthIntentV3Descriptor,
});

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
export const parseInitOtpAuthRequestV3 = (value: unknown): ParseResult<InitOtpAuthRequestV3> =>
  parse(isInitOtpAuthRequestV3, initOtpAuthRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthRequestV3} fit to be sent. */
export const explainInitOtpAuthRequestV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthRequestV3Descriptor, value, "strict");
/** {@link parseInitOtpAuthRequestV3} as a Standard Schema. */
export const InitOtpAuthRequestV3Schema: StandardSchema<InitOtpAuthRequestV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthRequestV3);

/** What a {@link InitOtpAuthResponseV3} holds. */
export const initOtpAuthResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpAuthResponseV3", {
  activity: () => initOtpAuthActivityV3Descriptor,
});

/** Whether a value is a {@link InitOtpAuthResponseV3} as it may be answered. */
export function isInitOtpAuthResponseV3(value: unknown): value is InitOtpAuthResponseV3 {
  if (!isObject(value) || !isInitOtpAuthActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpAuthResponseV3}, without explicit nulls, or its issues. */
export const parseInitOtpAuthResponseV3 = (value: unknown): ParseResult<InitOtpAuthResponseV3> =>
  parse(isInitOtpAuthResponseV3, initOtpAuthResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpAuthResponseV3} as it may be answered. */
export const explainInitOtpAuthResponseV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthResponseV3Descriptor, value, "tolerant");
/** {@link parseInitOtpAuthResponseV3} as a Standard Schema. */
export const InitOtpAuthResponseV3Schema: StandardSchema<InitOtpAuthResponseV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthResponseV3);

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
export const parseInitOtpAuthBody = (value: unknown): ParseResult<InitOtpAuthBody> =>
  parse(isInitOtpAuthBody, initOtpAuthBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpAuthBody} fit to be sent. */
export const explainInitOtpAuthBody = (value: unknown): readonly Issue[] =>
  explain(initOtpAuthBodyDescriptor, value, "strict");
/** {@link parseInitOtpAuthBody} as a Standard Schema. */
export const InitOtpAuthBodySchema: StandardSchema<InitOtpAuthBody> =
  /* @__PURE__ */ standardSchema(parseInitOtpAuthBody);
