// Validators of the types in `activities/init-otp`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitOtpActivity,
  InitOtpActivityV2,
  InitOtpActivityV3,
  InitOtpBody,
  InitOtpIntent,
  InitOtpIntentV2,
  InitOtpIntentV3,
  InitOtpRequest,
  InitOtpRequestV2,
  InitOtpRequestV3,
  InitOtpResponse,
  InitOtpResponseV2,
  InitOtpResponseV3,
  InitOtpResult,
  InitOtpResultV2,
} from "../../activities/init-otp.js";
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
  appNameDescriptor,
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

/** What a {@link InitOtpActivity} holds. */
export const initOtpActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpIntent: () => initOtpIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "initOtpResult?": () => initOtpResultDescriptor }),
});

/** Member `intent` of {@link InitOtpActivity}. */
function isInitOtpActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpIntent(value.initOtpIntent)) return false;
  return true;
}

/** Member `result` of {@link InitOtpActivity}. */
function isInitOtpActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpResult) && !isInitOtpResult(value.initOtpResult)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpActivity} as it may be answered. */
export function isInitOtpActivity(value: unknown): value is InitOtpActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_INIT_OTP") return false;
  if (!isInitOtpActivityIntent(value.intent) || !isInitOtpActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpActivity}, without explicit nulls, or its issues. */
export const parseInitOtpActivity = (value: unknown): ParseResult<InitOtpActivity> =>
  parse(isInitOtpActivity, initOtpActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpActivity} as it may be answered. */
export const explainInitOtpActivity = (value: unknown): readonly Issue[] =>
  explain(initOtpActivityDescriptor, value, "tolerant");
/** {@link parseInitOtpActivity} as a Standard Schema. */
export const InitOtpActivitySchema: StandardSchema<InitOtpActivity> =
  /* @__PURE__ */ standardSchema(parseInitOtpActivity);

/** What a {@link InitOtpIntent} holds. */
export const initOtpIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpIntent", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "otpLength?": otpLengthDescriptor,
  "emailCustomization?": () => emailCustomizationDescriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": senderNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "replyToEmailAddress?": emailDescriptor,
});

const initOtpIntentMembers = [
  "otpType",
  "contact",
  "otpLength",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "alphanumeric",
  "sendFromEmailSenderName",
  "expirationSeconds",
  "replyToEmailAddress",
];

/** Whether a value is a {@link InitOtpIntent} fit to be sent. */
export function isInitOtpIntent(value: unknown): value is InitOtpIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
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
  return members === present || hasOnly(value, initOtpIntentMembers);
}

/** The value as a {@link InitOtpIntent}, without explicit nulls, or its issues. */
export const parseInitOtpIntent = (value: unknown): ParseResult<InitOtpIntent> =>
  parse(isInitOtpIntent, initOtpIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpIntent} fit to be sent. */
export const explainInitOtpIntent = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentDescriptor, value, "strict");
/** {@link parseInitOtpIntent} as a Standard Schema. */
export const InitOtpIntentSchema: StandardSchema<InitOtpIntent> = /* @__PURE__ */ standardSchema(parseInitOtpIntent);

/** Whether a value is a {@link InitOtpIntent} as it may be answered. */
export function isReceivedInitOtpIntent(value: unknown): value is InitOtpIntent {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.alphanumeric !== "boolean" && isPresent(value.alphanumeric)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return true;
}

/** The value as a {@link InitOtpIntent}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpIntent = (value: unknown): ParseResult<InitOtpIntent> =>
  parse(isReceivedInitOtpIntent, initOtpIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpIntent} as it may be answered. */
export const explainReceivedInitOtpIntent = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentDescriptor, value, "tolerant");
/** {@link parseReceivedInitOtpIntent} as a Standard Schema. */
export const ReceivedInitOtpIntentSchema: StandardSchema<InitOtpIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedInitOtpIntent);

/** What a {@link InitOtpResult} holds. */
export const initOtpResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResult", {
  otpId: otpIdDescriptor,
});

/** Whether a value is a {@link InitOtpResult} as it may be answered. */
export function isInitOtpResult(value: unknown): value is InitOtpResult {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpResult}, without explicit nulls, or its issues. */
export const parseInitOtpResult = (value: unknown): ParseResult<InitOtpResult> =>
  parse(isInitOtpResult, initOtpResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResult} as it may be answered. */
export const explainInitOtpResult = (value: unknown): readonly Issue[] =>
  explain(initOtpResultDescriptor, value, "tolerant");
/** {@link parseInitOtpResult} as a Standard Schema. */
export const InitOtpResultSchema: StandardSchema<InitOtpResult> = /* @__PURE__ */ standardSchema(parseInitOtpResult);

/** What a {@link InitOtpActivityV2} holds. */
export const initOtpActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpIntentV2: () => initOtpIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "initOtpResult?": () => initOtpResultDescriptor }),
});

/** Member `intent` of {@link InitOtpActivityV2}. */
function isInitOtpActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpIntentV2(value.initOtpIntentV2)) return false;
  return true;
}

/** Member `result` of {@link InitOtpActivityV2}. */
function isInitOtpActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpResult) && !isInitOtpResult(value.initOtpResult)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpActivityV2} as it may be answered. */
export function isInitOtpActivityV2(value: unknown): value is InitOtpActivityV2 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_INIT_OTP_V2") return false;
  if (!isInitOtpActivityV2Intent(value.intent) || !isInitOtpActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpActivityV2}, without explicit nulls, or its issues. */
export const parseInitOtpActivityV2 = (value: unknown): ParseResult<InitOtpActivityV2> =>
  parse(isInitOtpActivityV2, initOtpActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpActivityV2} as it may be answered. */
export const explainInitOtpActivityV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpActivityV2Descriptor, value, "tolerant");
/** {@link parseInitOtpActivityV2} as a Standard Schema. */
export const InitOtpActivityV2Schema: StandardSchema<InitOtpActivityV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpActivityV2);

/** What a {@link InitOtpIntentV2} holds. */
export const initOtpIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpIntentV2", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "otpLength?": otpLengthDescriptor,
  "emailCustomization?": () => emailCustomizationParamsV2Descriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": senderNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  appName: appNameDescriptor,
});

const initOtpIntentV2Members = [
  "otpType",
  "contact",
  "otpLength",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "alphanumeric",
  "sendFromEmailSenderName",
  "expirationSeconds",
  "replyToEmailAddress",
  "appName",
];

/** Whether a value is a {@link InitOtpIntentV2} fit to be sent. */
export function isInitOtpIntentV2(value: unknown): value is InitOtpIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomizationParamsV2(emailCustomization)) return false;
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
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
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpIntentV2Members);
}

/** The value as a {@link InitOtpIntentV2}, without explicit nulls, or its issues. */
export const parseInitOtpIntentV2 = (value: unknown): ParseResult<InitOtpIntentV2> =>
  parse(isInitOtpIntentV2, initOtpIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpIntentV2} fit to be sent. */
export const explainInitOtpIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentV2Descriptor, value, "strict");
/** {@link parseInitOtpIntentV2} as a Standard Schema. */
export const InitOtpIntentV2Schema: StandardSchema<InitOtpIntentV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpIntentV2);

/** Whether a value is a {@link InitOtpIntentV2} as it may be answered. */
export function isReceivedInitOtpIntentV2(value: unknown): value is InitOtpIntentV2 {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomizationParamsV2(value.emailCustomization))
    return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.alphanumeric !== "boolean" && isPresent(value.alphanumeric)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  if (typeof value.appName !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpIntentV2 = (value: unknown): ParseResult<InitOtpIntentV2> =>
  parse(isReceivedInitOtpIntentV2, initOtpIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpIntentV2} as it may be answered. */
export const explainReceivedInitOtpIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedInitOtpIntentV2} as a Standard Schema. */
export const ReceivedInitOtpIntentV2Schema: StandardSchema<InitOtpIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedInitOtpIntentV2);

/** What a {@link InitOtpActivityV3} holds. */
export const initOtpActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpActivityV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V3"], open: false },
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
  intent: /* @__PURE__ */ record("", { initOtpIntentV3: () => initOtpIntentV3Descriptor }),
  result: /* @__PURE__ */ record("", { "initOtpResultV2?": () => initOtpResultV2Descriptor }),
});

/** Member `intent` of {@link InitOtpActivityV3}. */
function isInitOtpActivityV3Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedInitOtpIntentV3(value.initOtpIntentV3)) return false;
  return true;
}

/** Member `result` of {@link InitOtpActivityV3}. */
function isInitOtpActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initOtpResultV2) && !isInitOtpResultV2(value.initOtpResultV2)) return false;
  return true;
}

/** Whether a value is a {@link InitOtpActivityV3} as it may be answered. */
export function isInitOtpActivityV3(value: unknown): value is InitOtpActivityV3 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_INIT_OTP_V3") return false;
  if (!isInitOtpActivityV3Intent(value.intent) || !isInitOtpActivityV3Result(value.result)) return false;
  return true;
}

/** The value as a {@link InitOtpActivityV3}, without explicit nulls, or its issues. */
export const parseInitOtpActivityV3 = (value: unknown): ParseResult<InitOtpActivityV3> =>
  parse(isInitOtpActivityV3, initOtpActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpActivityV3} as it may be answered. */
export const explainInitOtpActivityV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpActivityV3Descriptor, value, "tolerant");
/** {@link parseInitOtpActivityV3} as a Standard Schema. */
export const InitOtpActivityV3Schema: StandardSchema<InitOtpActivityV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpActivityV3);

/** What a {@link InitOtpIntentV3} holds. */
export const initOtpIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpIntentV3", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "otpLength?": otpLengthDescriptor,
  "emailCustomization?": () => emailCustomizationParamsV2Descriptor,
  "smsCustomization?": () => smsCustomizationDescriptor,
  "userIdentifier?": userIdentifierDescriptor,
  "sendFromEmailAddress?": senderAddressDescriptor,
  "alphanumeric?": { kind: "boolean" },
  "sendFromEmailSenderName?": senderNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  appName: appNameDescriptor,
});

const initOtpIntentV3Members = [
  "otpType",
  "contact",
  "otpLength",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
  "alphanumeric",
  "sendFromEmailSenderName",
  "expirationSeconds",
  "replyToEmailAddress",
  "appName",
];

/** Whether a value is a {@link InitOtpIntentV3} fit to be sent. */
export function isInitOtpIntentV3(value: unknown): value is InitOtpIntentV3 {
  if (!isObject(value)) return false;
  let present = 3;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const otpLength = value.otpLength;
  if (otpLength !== undefined) {
    present++;
    if (otpLength === null) absent.nulls++;
    else if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength || otpLength < 6 || otpLength > 9)
      return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomizationParamsV2(emailCustomization)) return false;
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
  const alphanumeric = value.alphanumeric;
  if (alphanumeric !== undefined) {
    present++;
    if (alphanumeric === null) absent.nulls++;
    else if (typeof alphanumeric !== "boolean") return false;
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
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpIntentV3Members);
}

/** The value as a {@link InitOtpIntentV3}, without explicit nulls, or its issues. */
export const parseInitOtpIntentV3 = (value: unknown): ParseResult<InitOtpIntentV3> =>
  parse(isInitOtpIntentV3, initOtpIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpIntentV3} fit to be sent. */
export const explainInitOtpIntentV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentV3Descriptor, value, "strict");
/** {@link parseInitOtpIntentV3} as a Standard Schema. */
export const InitOtpIntentV3Schema: StandardSchema<InitOtpIntentV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpIntentV3);

/** Whether a value is a {@link InitOtpIntentV3} as it may be answered. */
export function isReceivedInitOtpIntentV3(value: unknown): value is InitOtpIntentV3 {
  if (!isObject(value) || typeof value.otpType !== "string" || typeof value.contact !== "string") return false;
  const otpLength = value.otpLength;
  if (isPresent(otpLength)) {
    if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  }
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomizationParamsV2(value.emailCustomization))
    return false;
  if (isPresent(value.smsCustomization) && !isReceivedSmsCustomization(value.smsCustomization)) return false;
  if (typeof value.userIdentifier !== "string" && isPresent(value.userIdentifier)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.alphanumeric !== "boolean" && isPresent(value.alphanumeric)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  if (typeof value.appName !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedInitOtpIntentV3 = (value: unknown): ParseResult<InitOtpIntentV3> =>
  parse(isReceivedInitOtpIntentV3, initOtpIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpIntentV3} as it may be answered. */
export const explainReceivedInitOtpIntentV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedInitOtpIntentV3} as a Standard Schema. */
export const ReceivedInitOtpIntentV3Schema: StandardSchema<InitOtpIntentV3> =
  /* @__PURE__ */ standardSchema(parseReceivedInitOtpIntentV3);

/** What a {@link InitOtpResultV2} holds. */
export const initOtpResultV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResultV2", {
  otpId: otpIdDescriptor,
  otpEncryptionTargetBundle: {
    kind: "string",
    maxLength: 16384,
    example:
      '{"version":"v1.0.0","data":"7b227461726765745075626c6963223a2230343564336636666135353462343032656432663165633364646165333931373461623431313533313432626435656231323534373032333238346535306636623439373237623638656563393031333262353363303266316363313733353537336338303638656430643139343533343734666637356663613931646138616664222c226f7267616e697a6174696f6e4964223a2231636663323133372d333962632d343936362d383265342d356664353366613036346639227d","dataSignature":"3044022059fd37dd6af66ef2cd68975d3a0cc53080ea8b4c88cd96d99a214ca19db215d1022017165ee54253ca0a4676378074f8fba1228e0500423296a682d75a7f2a408a9d","enclaveQuorumPublic":"042167d4101fb1ebf75f238103174d52063376625a99eeb53164af451f5233b7040fcf21f20e90fc5982b5f316df9c5eaa99016e316c2765c6aa7de5758320fe0b"}',
  },
});

/** Whether a value is a {@link InitOtpResultV2} as it may be answered. */
export function isInitOtpResultV2(value: unknown): value is InitOtpResultV2 {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  if (typeof value.otpEncryptionTargetBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpResultV2}, without explicit nulls, or its issues. */
export const parseInitOtpResultV2 = (value: unknown): ParseResult<InitOtpResultV2> =>
  parse(isInitOtpResultV2, initOtpResultV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResultV2} as it may be answered. */
export const explainInitOtpResultV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpResultV2Descriptor, value, "tolerant");
/** {@link parseInitOtpResultV2} as a Standard Schema. */
export const InitOtpResultV2Schema: StandardSchema<InitOtpResultV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpResultV2);

/** What a {@link InitOtpRequest} holds. */
export const initOtpRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpIntentDescriptor,
});

const initOtpRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpRequest} fit to be sent. */
export function isInitOtpRequest(value: unknown): value is InitOtpRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP") return false;
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
  if (!isInitOtpIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpRequestMembers);
}

/** The value as a {@link InitOtpRequest}, without explicit nulls, or its issues. */
export const parseInitOtpRequest = (value: unknown): ParseResult<InitOtpRequest> =>
  parse(isInitOtpRequest, initOtpRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpRequest} fit to be sent. */
export const explainInitOtpRequest = (value: unknown): readonly Issue[] =>
  explain(initOtpRequestDescriptor, value, "strict");
/** {@link parseInitOtpRequest} as a Standard Schema. */
export const InitOtpRequestSchema: StandardSchema<InitOtpRequest> = /* @__PURE__ */ standardSchema(parseInitOtpRequest);

/** What a {@link InitOtpResponse} holds. */
export const initOtpResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResponse", {
  activity: () => initOtpActivityDescriptor,
});

/** Whether a value is a {@link InitOtpResponse} as it may be answered. */
export function isInitOtpResponse(value: unknown): value is InitOtpResponse {
  if (!isObject(value) || !isInitOtpActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpResponse}, without explicit nulls, or its issues. */
export const parseInitOtpResponse = (value: unknown): ParseResult<InitOtpResponse> =>
  parse(isInitOtpResponse, initOtpResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResponse} as it may be answered. */
export const explainInitOtpResponse = (value: unknown): readonly Issue[] =>
  explain(initOtpResponseDescriptor, value, "tolerant");
/** {@link parseInitOtpResponse} as a Standard Schema. */
export const InitOtpResponseSchema: StandardSchema<InitOtpResponse> =
  /* @__PURE__ */ standardSchema(parseInitOtpResponse);

/** What a {@link InitOtpRequestV2} holds. */
export const initOtpRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpIntentV2Descriptor,
});

const initOtpRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpRequestV2} fit to be sent. */
export function isInitOtpRequestV2(value: unknown): value is InitOtpRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_V2") return false;
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
  if (!isInitOtpIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpRequestV2Members);
}

/** The value as a {@link InitOtpRequestV2}, without explicit nulls, or its issues. */
export const parseInitOtpRequestV2 = (value: unknown): ParseResult<InitOtpRequestV2> =>
  parse(isInitOtpRequestV2, initOtpRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpRequestV2} fit to be sent. */
export const explainInitOtpRequestV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpRequestV2Descriptor, value, "strict");
/** {@link parseInitOtpRequestV2} as a Standard Schema. */
export const InitOtpRequestV2Schema: StandardSchema<InitOtpRequestV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpRequestV2);

/** What a {@link InitOtpResponseV2} holds. */
export const initOtpResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResponseV2", {
  activity: () => initOtpActivityV2Descriptor,
});

/** Whether a value is a {@link InitOtpResponseV2} as it may be answered. */
export function isInitOtpResponseV2(value: unknown): value is InitOtpResponseV2 {
  if (!isObject(value) || !isInitOtpActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpResponseV2}, without explicit nulls, or its issues. */
export const parseInitOtpResponseV2 = (value: unknown): ParseResult<InitOtpResponseV2> =>
  parse(isInitOtpResponseV2, initOtpResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResponseV2} as it may be answered. */
export const explainInitOtpResponseV2 = (value: unknown): readonly Issue[] =>
  explain(initOtpResponseV2Descriptor, value, "tolerant");
/** {@link parseInitOtpResponseV2} as a Standard Schema. */
export const InitOtpResponseV2Schema: StandardSchema<InitOtpResponseV2> =
  /* @__PURE__ */ standardSchema(parseInitOtpResponseV2);

/** What a {@link InitOtpRequestV3} holds. */
export const initOtpRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpRequestV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_OTP_V3"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => initOtpIntentV3Descriptor,
});

const initOtpRequestV3Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link InitOtpRequestV3} fit to be sent. */
export function isInitOtpRequestV3(value: unknown): value is InitOtpRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_OTP_V3") return false;
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
  if (!isInitOtpIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpRequestV3Members);
}

/** The value as a {@link InitOtpRequestV3}, without explicit nulls, or its issues. */
export const parseInitOtpRequestV3 = (value: unknown): ParseResult<InitOtpRequestV3> =>
  parse(isInitOtpRequestV3, initOtpRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpRequestV3} fit to be sent. */
export const explainInitOtpRequestV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpRequestV3Descriptor, value, "strict");
/** {@link parseInitOtpRequestV3} as a Standard Schema. */
export const InitOtpRequestV3Schema: StandardSchema<InitOtpRequestV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpRequestV3);

/** What a {@link InitOtpResponseV3} holds. */
export const initOtpResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResponseV3", {
  activity: () => initOtpActivityV3Descriptor,
});

/** Whether a value is a {@link InitOtpResponseV3} as it may be answered. */
export function isInitOtpResponseV3(value: unknown): value is InitOtpResponseV3 {
  if (!isObject(value) || !isInitOtpActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link InitOtpResponseV3}, without explicit nulls, or its issues. */
export const parseInitOtpResponseV3 = (value: unknown): ParseResult<InitOtpResponseV3> =>
  parse(isInitOtpResponseV3, initOtpResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResponseV3} as it may be answered. */
export const explainInitOtpResponseV3 = (value: unknown): readonly Issue[] =>
  explain(initOtpResponseV3Descriptor, value, "tolerant");
/** {@link parseInitOtpResponseV3} as a Standard Schema. */
export const InitOtpResponseV3Schema: StandardSchema<InitOtpResponseV3> =
  /* @__PURE__ */ standardSchema(parseInitOtpResponseV3);

/** What a {@link InitOtpBody} holds. */
export const initOtpBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "InitOtpBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_INIT_OTP", type: () => initOtpRequestDescriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_V2", type: () => initOtpRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_INIT_OTP_V3", type: () => initOtpRequestV3Descriptor },
  ],
};

/** Whether a value is a {@link InitOtpBody} fit to be sent. */
export function isInitOtpBody(value: unknown): value is InitOtpBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_OTP":
      return isInitOtpRequest(value);
    case "ACTIVITY_TYPE_INIT_OTP_V2":
      return isInitOtpRequestV2(value);
    case "ACTIVITY_TYPE_INIT_OTP_V3":
      return isInitOtpRequestV3(value);
    default:
      return false;
  }
}

/** The value as a {@link InitOtpBody}, without explicit nulls, or its issues. */
export const parseInitOtpBody = (value: unknown): ParseResult<InitOtpBody> =>
  parse(isInitOtpBody, initOtpBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpBody} fit to be sent. */
export const explainInitOtpBody = (value: unknown): readonly Issue[] => explain(initOtpBodyDescriptor, value, "strict");
/** {@link parseInitOtpBody} as a Standard Schema. */
export const InitOtpBodySchema: StandardSchema<InitOtpBody> = /* @__PURE__ */ standardSchema(parseInitOtpBody);
