// Validators of the types in `activities/email-auth`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  EmailAuthActivity,
  EmailAuthActivityV2,
  EmailAuthActivityV3,
  EmailAuthBody,
  EmailAuthIntent,
  EmailAuthIntentV2,
  EmailAuthIntentV3,
  EmailAuthRequest,
  EmailAuthRequestV2,
  EmailAuthRequestV3,
  EmailAuthResponse,
  EmailAuthResponseV2,
  EmailAuthResponseV3,
  EmailAuthResult,
} from "../../activities/email-auth.js";
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
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  apiKeyIdDescriptor,
  apiKeyNameDescriptor,
  emailDescriptor,
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  senderAddressDescriptor,
  senderNameDescriptor,
  targetPublicKeyDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  emailAuthCustomizationParamsDescriptor,
  emailCustomizationDescriptor,
  isEmailAuthCustomizationParams,
  isEmailCustomization,
  isReceivedEmailAuthCustomizationParams,
  isReceivedEmailCustomization,
} from "../shapes/messages.js";

/** What a {@link EmailAuthActivity} holds. */
export const emailAuthActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false },
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
  intent: /* @__PURE__ */ record("", { emailAuthIntent: () => emailAuthIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "emailAuthResult?": () => emailAuthResultDescriptor }),
});

/** Member `intent` of {@link EmailAuthActivity}. */
function isEmailAuthActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedEmailAuthIntent(value.emailAuthIntent)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivity}. */
function isEmailAuthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.emailAuthResult) && !isEmailAuthResult(value.emailAuthResult)) return false;
  return true;
}

/** Whether a value is a {@link EmailAuthActivity} as it may be answered. */
export function isEmailAuthActivity(value: unknown): value is EmailAuthActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_EMAIL_AUTH") return false;
  if (!isEmailAuthActivityIntent(value.intent) || !isEmailAuthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivity}, without explicit nulls, or its issues. */
export const parseEmailAuthActivity = (value: unknown): ParseResult<EmailAuthActivity> =>
  parse(isEmailAuthActivity, emailAuthActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthActivity} as it may be answered. */
export const explainEmailAuthActivity = (value: unknown): readonly Issue[] =>
  explain(emailAuthActivityDescriptor, value, "tolerant");
/** {@link parseEmailAuthActivity} as a Standard Schema. */
export const EmailAuthActivitySchema: StandardSchema<EmailAuthActivity> =
  /* @__PURE__ */ standardSchema(parseEmailAuthActivity);

/** What a {@link EmailAuthIntent} holds. */
export const emailAuthIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthIntent", {
  email: emailDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
  "apiKeyName?": apiKeyNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "emailCustomization?": () => emailCustomizationDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
});

const emailAuthIntentMembers = [
  "email",
  "targetPublicKey",
  "apiKeyName",
  "expirationSeconds",
  "emailCustomization",
  "invalidateExisting",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
];

/** Whether a value is a {@link EmailAuthIntent} fit to be sent. */
export function isEmailAuthIntent(value: unknown): value is EmailAuthIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (apiKeyName === null) absent.nulls++;
    else if (
      typeof apiKeyName !== "string" ||
      (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
      apiKeyName.length === 0
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
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomization(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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
  return members === present || hasOnly(value, emailAuthIntentMembers);
}

/** The value as a {@link EmailAuthIntent}, without explicit nulls, or its issues. */
export const parseEmailAuthIntent = (value: unknown): ParseResult<EmailAuthIntent> =>
  parse(isEmailAuthIntent, emailAuthIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthIntent} fit to be sent. */
export const explainEmailAuthIntent = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentDescriptor, value, "strict");
/** {@link parseEmailAuthIntent} as a Standard Schema. */
export const EmailAuthIntentSchema: StandardSchema<EmailAuthIntent> =
  /* @__PURE__ */ standardSchema(parseEmailAuthIntent);

/** Whether a value is a {@link EmailAuthIntent} as it may be answered. */
export function isReceivedEmailAuthIntent(value: unknown): value is EmailAuthIntent {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return true;
}

/** The value as a {@link EmailAuthIntent}, without explicit nulls, or its issues. */
export const parseReceivedEmailAuthIntent = (value: unknown): ParseResult<EmailAuthIntent> =>
  parse(isReceivedEmailAuthIntent, emailAuthIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthIntent} as it may be answered. */
export const explainReceivedEmailAuthIntent = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentDescriptor, value, "tolerant");
/** {@link parseReceivedEmailAuthIntent} as a Standard Schema. */
export const ReceivedEmailAuthIntentSchema: StandardSchema<EmailAuthIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedEmailAuthIntent);

/** What a {@link EmailAuthResult} holds. */
export const emailAuthResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthResult", {
  userId: userIdDescriptor,
  apiKeyId: apiKeyIdDescriptor,
});

/** Whether a value is a {@link EmailAuthResult} as it may be answered. */
export function isEmailAuthResult(value: unknown): value is EmailAuthResult {
  if (!isObject(value) || typeof value.userId !== "string" || typeof value.apiKeyId !== "string") return false;
  return true;
}

/** The value as a {@link EmailAuthResult}, without explicit nulls, or its issues. */
export const parseEmailAuthResult = (value: unknown): ParseResult<EmailAuthResult> =>
  parse(isEmailAuthResult, emailAuthResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthResult} as it may be answered. */
export const explainEmailAuthResult = (value: unknown): readonly Issue[] =>
  explain(emailAuthResultDescriptor, value, "tolerant");
/** {@link parseEmailAuthResult} as a Standard Schema. */
export const EmailAuthResultSchema: StandardSchema<EmailAuthResult> =
  /* @__PURE__ */ standardSchema(parseEmailAuthResult);

/** What a {@link EmailAuthActivityV2} holds. */
export const emailAuthActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { emailAuthIntentV2: () => emailAuthIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "emailAuthResult?": () => emailAuthResultDescriptor }),
});

/** Member `intent` of {@link EmailAuthActivityV2}. */
function isEmailAuthActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedEmailAuthIntentV2(value.emailAuthIntentV2)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivityV2}. */
function isEmailAuthActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.emailAuthResult) && !isEmailAuthResult(value.emailAuthResult)) return false;
  return true;
}

/** Whether a value is a {@link EmailAuthActivityV2} as it may be answered. */
export function isEmailAuthActivityV2(value: unknown): value is EmailAuthActivityV2 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V2") return false;
  if (!isEmailAuthActivityV2Intent(value.intent) || !isEmailAuthActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivityV2}, without explicit nulls, or its issues. */
export const parseEmailAuthActivityV2 = (value: unknown): ParseResult<EmailAuthActivityV2> =>
  parse(isEmailAuthActivityV2, emailAuthActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthActivityV2} as it may be answered. */
export const explainEmailAuthActivityV2 = (value: unknown): readonly Issue[] =>
  explain(emailAuthActivityV2Descriptor, value, "tolerant");
/** {@link parseEmailAuthActivityV2} as a Standard Schema. */
export const EmailAuthActivityV2Schema: StandardSchema<EmailAuthActivityV2> =
  /* @__PURE__ */ standardSchema(parseEmailAuthActivityV2);

/** What a {@link EmailAuthIntentV2} holds. */
export const emailAuthIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthIntentV2", {
  email: emailDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
  "apiKeyName?": apiKeyNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "emailCustomization?": () => emailCustomizationDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
});

const emailAuthIntentV2Members = [
  "email",
  "targetPublicKey",
  "apiKeyName",
  "expirationSeconds",
  "emailCustomization",
  "invalidateExisting",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
];

/** Whether a value is a {@link EmailAuthIntentV2} fit to be sent. */
export function isEmailAuthIntentV2(value: unknown): value is EmailAuthIntentV2 {
  if (!isObject(value)) return false;
  let present = 2;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (apiKeyName === null) absent.nulls++;
    else if (
      typeof apiKeyName !== "string" ||
      (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
      apiKeyName.length === 0
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
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isEmailCustomization(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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
  return members === present || hasOnly(value, emailAuthIntentV2Members);
}

/** The value as a {@link EmailAuthIntentV2}, without explicit nulls, or its issues. */
export const parseEmailAuthIntentV2 = (value: unknown): ParseResult<EmailAuthIntentV2> =>
  parse(isEmailAuthIntentV2, emailAuthIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthIntentV2} fit to be sent. */
export const explainEmailAuthIntentV2 = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentV2Descriptor, value, "strict");
/** {@link parseEmailAuthIntentV2} as a Standard Schema. */
export const EmailAuthIntentV2Schema: StandardSchema<EmailAuthIntentV2> =
  /* @__PURE__ */ standardSchema(parseEmailAuthIntentV2);

/** Whether a value is a {@link EmailAuthIntentV2} as it may be answered. */
export function isReceivedEmailAuthIntentV2(value: unknown): value is EmailAuthIntentV2 {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return true;
}

/** The value as a {@link EmailAuthIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedEmailAuthIntentV2 = (value: unknown): ParseResult<EmailAuthIntentV2> =>
  parse(isReceivedEmailAuthIntentV2, emailAuthIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthIntentV2} as it may be answered. */
export const explainReceivedEmailAuthIntentV2 = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedEmailAuthIntentV2} as a Standard Schema. */
export const ReceivedEmailAuthIntentV2Schema: StandardSchema<EmailAuthIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedEmailAuthIntentV2);

/** What a {@link EmailAuthActivityV3} holds. */
export const emailAuthActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthActivityV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
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
  intent: /* @__PURE__ */ record("", { emailAuthIntentV3: () => emailAuthIntentV3Descriptor }),
  result: /* @__PURE__ */ record("", { "emailAuthResult?": () => emailAuthResultDescriptor }),
});

/** Member `intent` of {@link EmailAuthActivityV3}. */
function isEmailAuthActivityV3Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedEmailAuthIntentV3(value.emailAuthIntentV3)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivityV3}. */
function isEmailAuthActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.emailAuthResult) && !isEmailAuthResult(value.emailAuthResult)) return false;
  return true;
}

/** Whether a value is a {@link EmailAuthActivityV3} as it may be answered. */
export function isEmailAuthActivityV3(value: unknown): value is EmailAuthActivityV3 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V3") return false;
  if (!isEmailAuthActivityV3Intent(value.intent) || !isEmailAuthActivityV3Result(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivityV3}, without explicit nulls, or its issues. */
export const parseEmailAuthActivityV3 = (value: unknown): ParseResult<EmailAuthActivityV3> =>
  parse(isEmailAuthActivityV3, emailAuthActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthActivityV3} as it may be answered. */
export const explainEmailAuthActivityV3 = (value: unknown): readonly Issue[] =>
  explain(emailAuthActivityV3Descriptor, value, "tolerant");
/** {@link parseEmailAuthActivityV3} as a Standard Schema. */
export const EmailAuthActivityV3Schema: StandardSchema<EmailAuthActivityV3> =
  /* @__PURE__ */ standardSchema(parseEmailAuthActivityV3);

/** What a {@link EmailAuthIntentV3} holds. */
export const emailAuthIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthIntentV3", {
  email: emailDescriptor,
  targetPublicKey: targetPublicKeyDescriptor,
  "apiKeyName?": apiKeyNameDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  emailCustomization: () => emailAuthCustomizationParamsDescriptor,
});

const emailAuthIntentV3Members = [
  "email",
  "targetPublicKey",
  "apiKeyName",
  "expirationSeconds",
  "invalidateExisting",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
  "emailCustomization",
];

/** Whether a value is a {@link EmailAuthIntentV3} fit to be sent. */
export function isEmailAuthIntentV3(value: unknown): value is EmailAuthIntentV3 {
  if (!isObject(value)) return false;
  let present = 3;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (apiKeyName === null) absent.nulls++;
    else if (
      typeof apiKeyName !== "string" ||
      (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
      apiKeyName.length === 0
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
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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
  if (!isEmailAuthCustomizationParams(value.emailCustomization)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailAuthIntentV3Members);
}

/** The value as a {@link EmailAuthIntentV3}, without explicit nulls, or its issues. */
export const parseEmailAuthIntentV3 = (value: unknown): ParseResult<EmailAuthIntentV3> =>
  parse(isEmailAuthIntentV3, emailAuthIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthIntentV3} fit to be sent. */
export const explainEmailAuthIntentV3 = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentV3Descriptor, value, "strict");
/** {@link parseEmailAuthIntentV3} as a Standard Schema. */
export const EmailAuthIntentV3Schema: StandardSchema<EmailAuthIntentV3> =
  /* @__PURE__ */ standardSchema(parseEmailAuthIntentV3);

/** Whether a value is a {@link EmailAuthIntentV3} as it may be answered. */
export function isReceivedEmailAuthIntentV3(value: unknown): value is EmailAuthIntentV3 {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.apiKeyName !== "string" && isPresent(value.apiKeyName)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return isReceivedEmailAuthCustomizationParams(value.emailCustomization);
}

/** The value as a {@link EmailAuthIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedEmailAuthIntentV3 = (value: unknown): ParseResult<EmailAuthIntentV3> =>
  parse(isReceivedEmailAuthIntentV3, emailAuthIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthIntentV3} as it may be answered. */
export const explainReceivedEmailAuthIntentV3 = (value: unknown): readonly Issue[] =>
  explain(emailAuthIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedEmailAuthIntentV3} as a Standard Schema. */
export const ReceivedEmailAuthIntentV3Schema: StandardSchema<EmailAuthIntentV3> =
  /* @__PURE__ */ standardSchema(parseReceivedEmailAuthIntentV3);

/** What a {@link EmailAuthRequest} holds. */
export const emailAuthRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => emailAuthIntentDescriptor,
});

const emailAuthRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link EmailAuthRequest} fit to be sent. */
export function isEmailAuthRequest(value: unknown): value is EmailAuthRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH") return false;
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
  if (!isEmailAuthIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailAuthRequestMembers);
}

/** The value as a {@link EmailAuthRequest}, without explicit nulls, or its issues. */
export const parseEmailAuthRequest = (value: unknown): ParseResult<EmailAuthRequest> =>
  parse(isEmailAuthRequest, emailAuthRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthRequest} fit to be sent. */
export const explainEmailAuthRequest = (value: unknown): readonly Issue[] =>
  explain(emailAuthRequestDescriptor, value, "strict");
/** {@link parseEmailAuthRequest} as a Standard Schema. */
export const EmailAuthRequestSchema: StandardSchema<EmailAuthRequest> =
  /* @__PURE__ */ standardSchema(parseEmailAuthRequest);

/** What a {@link EmailAuthResponse} holds. */
export const emailAuthResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthResponse", {
  activity: () => emailAuthActivityDescriptor,
});

/** Whether a value is a {@link EmailAuthResponse} as it may be answered. */
export function isEmailAuthResponse(value: unknown): value is EmailAuthResponse {
  if (!isObject(value) || !isEmailAuthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponse}, without explicit nulls, or its issues. */
export const parseEmailAuthResponse = (value: unknown): ParseResult<EmailAuthResponse> =>
  parse(isEmailAuthResponse, emailAuthResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthResponse} as it may be answered. */
export const explainEmailAuthResponse = (value: unknown): readonly Issue[] =>
  explain(emailAuthResponseDescriptor, value, "tolerant");
/** {@link parseEmailAuthResponse} as a Standard Schema. */
export const EmailAuthResponseSchema: StandardSchema<EmailAuthResponse> =
  /* @__PURE__ */ standardSchema(parseEmailAuthResponse);

/** What a {@link EmailAuthRequestV2} holds. */
export const emailAuthRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => emailAuthIntentV2Descriptor,
});

const emailAuthRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link EmailAuthRequestV2} fit to be sent. */
export function isEmailAuthRequestV2(value: unknown): value is EmailAuthRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V2") return false;
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
  if (!isEmailAuthIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailAuthRequestV2Members);
}

/** The value as a {@link EmailAuthRequestV2}, without explicit nulls, or its issues. */
export const parseEmailAuthRequestV2 = (value: unknown): ParseResult<EmailAuthRequestV2> =>
  parse(isEmailAuthRequestV2, emailAuthRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthRequestV2} fit to be sent. */
export const explainEmailAuthRequestV2 = (value: unknown): readonly Issue[] =>
  explain(emailAuthRequestV2Descriptor, value, "strict");
/** {@link parseEmailAuthRequestV2} as a Standard Schema. */
export const EmailAuthRequestV2Schema: StandardSchema<EmailAuthRequestV2> =
  /* @__PURE__ */ standardSchema(parseEmailAuthRequestV2);

/** What a {@link EmailAuthResponseV2} holds. */
export const emailAuthResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthResponseV2", {
  activity: () => emailAuthActivityV2Descriptor,
});

/** Whether a value is a {@link EmailAuthResponseV2} as it may be answered. */
export function isEmailAuthResponseV2(value: unknown): value is EmailAuthResponseV2 {
  if (!isObject(value) || !isEmailAuthActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponseV2}, without explicit nulls, or its issues. */
export const parseEmailAuthResponseV2 = (value: unknown): ParseResult<EmailAuthResponseV2> =>
  parse(isEmailAuthResponseV2, emailAuthResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthResponseV2} as it may be answered. */
export const explainEmailAuthResponseV2 = (value: unknown): readonly Issue[] =>
  explain(emailAuthResponseV2Descriptor, value, "tolerant");
/** {@link parseEmailAuthResponseV2} as a Standard Schema. */
export const EmailAuthResponseV2Schema: StandardSchema<EmailAuthResponseV2> =
  /* @__PURE__ */ standardSchema(parseEmailAuthResponseV2);

/** What a {@link EmailAuthRequestV3} holds. */
export const emailAuthRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthRequestV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => emailAuthIntentV3Descriptor,
});

const emailAuthRequestV3Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link EmailAuthRequestV3} fit to be sent. */
export function isEmailAuthRequestV3(value: unknown): value is EmailAuthRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V3") return false;
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
  if (!isEmailAuthIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailAuthRequestV3Members);
}

/** The value as a {@link EmailAuthRequestV3}, without explicit nulls, or its issues. */
export const parseEmailAuthRequestV3 = (value: unknown): ParseResult<EmailAuthRequestV3> =>
  parse(isEmailAuthRequestV3, emailAuthRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthRequestV3} fit to be sent. */
export const explainEmailAuthRequestV3 = (value: unknown): readonly Issue[] =>
  explain(emailAuthRequestV3Descriptor, value, "strict");
/** {@link parseEmailAuthRequestV3} as a Standard Schema. */
export const EmailAuthRequestV3Schema: StandardSchema<EmailAuthRequestV3> =
  /* @__PURE__ */ standardSchema(parseEmailAuthRequestV3);

/** What a {@link EmailAuthResponseV3} holds. */
export const emailAuthResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailAuthResponseV3", {
  activity: () => emailAuthActivityV3Descriptor,
});

/** Whether a value is a {@link EmailAuthResponseV3} as it may be answered. */
export function isEmailAuthResponseV3(value: unknown): value is EmailAuthResponseV3 {
  if (!isObject(value) || !isEmailAuthActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponseV3}, without explicit nulls, or its issues. */
export const parseEmailAuthResponseV3 = (value: unknown): ParseResult<EmailAuthResponseV3> =>
  parse(isEmailAuthResponseV3, emailAuthResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthResponseV3} as it may be answered. */
export const explainEmailAuthResponseV3 = (value: unknown): readonly Issue[] =>
  explain(emailAuthResponseV3Descriptor, value, "tolerant");
/** {@link parseEmailAuthResponseV3} as a Standard Schema. */
export const EmailAuthResponseV3Schema: StandardSchema<EmailAuthResponseV3> =
  /* @__PURE__ */ standardSchema(parseEmailAuthResponseV3);

/** What a {@link EmailAuthBody} holds. */
export const emailAuthBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "EmailAuthBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_EMAIL_AUTH", type: () => emailAuthRequestDescriptor },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V2", type: () => emailAuthRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_EMAIL_AUTH_V3", type: () => emailAuthRequestV3Descriptor },
  ],
};

/** Whether a value is a {@link EmailAuthBody} fit to be sent. */
export function isEmailAuthBody(value: unknown): value is EmailAuthBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_EMAIL_AUTH":
      return isEmailAuthRequest(value);
    case "ACTIVITY_TYPE_EMAIL_AUTH_V2":
      return isEmailAuthRequestV2(value);
    case "ACTIVITY_TYPE_EMAIL_AUTH_V3":
      return isEmailAuthRequestV3(value);
    default:
      return false;
  }
}

/** The value as a {@link EmailAuthBody}, without explicit nulls, or its issues. */
export const parseEmailAuthBody = (value: unknown): ParseResult<EmailAuthBody> =>
  parse(isEmailAuthBody, emailAuthBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthBody} fit to be sent. */
export const explainEmailAuthBody = (value: unknown): readonly Issue[] =>
  explain(emailAuthBodyDescriptor, value, "strict");
/** {@link parseEmailAuthBody} as a Standard Schema. */
export const EmailAuthBodySchema: StandardSchema<EmailAuthBody> = /* @__PURE__ */ standardSchema(parseEmailAuthBody);
