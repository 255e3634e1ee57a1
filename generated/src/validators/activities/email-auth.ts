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
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const emailAuthActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false } },
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
        members: [{ name: "emailAuthIntent", type: () => emailAuthIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "emailAuthResult", type: () => emailAuthResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link EmailAuthActivity}. */
function isEmailAuthActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedEmailAuthIntent(value.emailAuthIntent)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivity}. */
function isEmailAuthActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const emailAuthResult = value.emailAuthResult;
  if (emailAuthResult !== undefined) {
    if (emailAuthResult === null) absent.nulls++;
    else if (!isEmailAuthResult(emailAuthResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link EmailAuthActivity} as it may be answered. */
export function isEmailAuthActivity(value: unknown): value is EmailAuthActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH") return false;
  if (!isEmailAuthActivityIntent(value.intent)) return false;
  if (!isEmailAuthActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivity}, without explicit nulls, or its issues. */
export function parseEmailAuthActivity(value: unknown): ParseResult<EmailAuthActivity> {
  return parse(isEmailAuthActivity, emailAuthActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthActivity} as it may be answered. */
export function explainEmailAuthActivity(value: unknown): readonly Issue[] {
  return explain(emailAuthActivityDescriptor, value, "tolerant");
}

/** {@link parseEmailAuthActivity} as a Standard Schema. */
export const EmailAuthActivitySchema: StandardSchema<EmailAuthActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthActivity,
);

/** What a {@link EmailAuthIntent} holds. */
export const emailAuthIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthIntent",
  extra: false,
  members: [
    { name: "email", type: emailDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "apiKeyName", type: apiKeyNameDescriptor, optional: true },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "emailCustomization", type: () => emailCustomizationDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
  ],
};

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
export function parseEmailAuthIntent(value: unknown): ParseResult<EmailAuthIntent> {
  return parse(isEmailAuthIntent, emailAuthIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthIntent} fit to be sent. */
export function explainEmailAuthIntent(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentDescriptor, value, "strict");
}

/** {@link parseEmailAuthIntent} as a Standard Schema. */
export const EmailAuthIntentSchema: StandardSchema<EmailAuthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthIntent,
);

/** Whether a value is a {@link EmailAuthIntent} as it may be answered. */
export function isReceivedEmailAuthIntent(value: unknown): value is EmailAuthIntent {
  if (!isObject(value)) return false;
  const email = value.email;
  if (typeof email !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    if (apiKeyName === null) absent.nulls++;
    else if (typeof apiKeyName !== "string") return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    if (emailCustomization === null) absent.nulls++;
    else if (!isReceivedEmailCustomization(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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

/** The value as a {@link EmailAuthIntent}, without explicit nulls, or its issues. */
export function parseReceivedEmailAuthIntent(value: unknown): ParseResult<EmailAuthIntent> {
  return parse(isReceivedEmailAuthIntent, emailAuthIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthIntent} as it may be answered. */
export function explainReceivedEmailAuthIntent(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedEmailAuthIntent} as a Standard Schema. */
export const ReceivedEmailAuthIntentSchema: StandardSchema<EmailAuthIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedEmailAuthIntent,
);

/** What a {@link EmailAuthResult} holds. */
export const emailAuthResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthResult",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "apiKeyId", type: apiKeyIdDescriptor },
  ],
};

/** Whether a value is a {@link EmailAuthResult} as it may be answered. */
export function isEmailAuthResult(value: unknown): value is EmailAuthResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const apiKeyId = value.apiKeyId;
  if (typeof apiKeyId !== "string") return false;
  return true;
}

/** The value as a {@link EmailAuthResult}, without explicit nulls, or its issues. */
export function parseEmailAuthResult(value: unknown): ParseResult<EmailAuthResult> {
  return parse(isEmailAuthResult, emailAuthResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthResult} as it may be answered. */
export function explainEmailAuthResult(value: unknown): readonly Issue[] {
  return explain(emailAuthResultDescriptor, value, "tolerant");
}

/** {@link parseEmailAuthResult} as a Standard Schema. */
export const EmailAuthResultSchema: StandardSchema<EmailAuthResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthResult,
);

/** What a {@link EmailAuthActivityV2} holds. */
export const emailAuthActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
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
        members: [{ name: "emailAuthIntentV2", type: () => emailAuthIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "emailAuthResult", type: () => emailAuthResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link EmailAuthActivityV2}. */
function isEmailAuthActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedEmailAuthIntentV2(value.emailAuthIntentV2)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivityV2}. */
function isEmailAuthActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const emailAuthResult = value.emailAuthResult;
  if (emailAuthResult !== undefined) {
    if (emailAuthResult === null) absent.nulls++;
    else if (!isEmailAuthResult(emailAuthResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link EmailAuthActivityV2} as it may be answered. */
export function isEmailAuthActivityV2(value: unknown): value is EmailAuthActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V2") return false;
  if (!isEmailAuthActivityV2Intent(value.intent)) return false;
  if (!isEmailAuthActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivityV2}, without explicit nulls, or its issues. */
export function parseEmailAuthActivityV2(value: unknown): ParseResult<EmailAuthActivityV2> {
  return parse(isEmailAuthActivityV2, emailAuthActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthActivityV2} as it may be answered. */
export function explainEmailAuthActivityV2(value: unknown): readonly Issue[] {
  return explain(emailAuthActivityV2Descriptor, value, "tolerant");
}

/** {@link parseEmailAuthActivityV2} as a Standard Schema. */
export const EmailAuthActivityV2Schema: StandardSchema<EmailAuthActivityV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthActivityV2,
);

/** What a {@link EmailAuthIntentV2} holds. */
export const emailAuthIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthIntentV2",
  extra: false,
  members: [
    { name: "email", type: emailDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "apiKeyName", type: apiKeyNameDescriptor, optional: true },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "emailCustomization", type: () => emailCustomizationDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
  ],
};

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
export function parseEmailAuthIntentV2(value: unknown): ParseResult<EmailAuthIntentV2> {
  return parse(isEmailAuthIntentV2, emailAuthIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthIntentV2} fit to be sent. */
export function explainEmailAuthIntentV2(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentV2Descriptor, value, "strict");
}

/** {@link parseEmailAuthIntentV2} as a Standard Schema. */
export const EmailAuthIntentV2Schema: StandardSchema<EmailAuthIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthIntentV2,
);

/** Whether a value is a {@link EmailAuthIntentV2} as it may be answered. */
export function isReceivedEmailAuthIntentV2(value: unknown): value is EmailAuthIntentV2 {
  if (!isObject(value)) return false;
  const email = value.email;
  if (typeof email !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    if (apiKeyName === null) absent.nulls++;
    else if (typeof apiKeyName !== "string") return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    if (emailCustomization === null) absent.nulls++;
    else if (!isReceivedEmailCustomization(emailCustomization)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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

/** The value as a {@link EmailAuthIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedEmailAuthIntentV2(value: unknown): ParseResult<EmailAuthIntentV2> {
  return parse(isReceivedEmailAuthIntentV2, emailAuthIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthIntentV2} as it may be answered. */
export function explainReceivedEmailAuthIntentV2(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedEmailAuthIntentV2} as a Standard Schema. */
export const ReceivedEmailAuthIntentV2Schema: StandardSchema<EmailAuthIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedEmailAuthIntentV2,
);

/** What a {@link EmailAuthActivityV3} holds. */
export const emailAuthActivityV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthActivityV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
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
        members: [{ name: "emailAuthIntentV3", type: () => emailAuthIntentV3Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "emailAuthResult", type: () => emailAuthResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link EmailAuthActivityV3}. */
function isEmailAuthActivityV3Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedEmailAuthIntentV3(value.emailAuthIntentV3)) return false;
  return true;
}

/** Member `result` of {@link EmailAuthActivityV3}. */
function isEmailAuthActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const emailAuthResult = value.emailAuthResult;
  if (emailAuthResult !== undefined) {
    if (emailAuthResult === null) absent.nulls++;
    else if (!isEmailAuthResult(emailAuthResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link EmailAuthActivityV3} as it may be answered. */
export function isEmailAuthActivityV3(value: unknown): value is EmailAuthActivityV3 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_EMAIL_AUTH_V3") return false;
  if (!isEmailAuthActivityV3Intent(value.intent)) return false;
  if (!isEmailAuthActivityV3Result(value.result)) return false;
  return true;
}

/** The value as a {@link EmailAuthActivityV3}, without explicit nulls, or its issues. */
export function parseEmailAuthActivityV3(value: unknown): ParseResult<EmailAuthActivityV3> {
  return parse(isEmailAuthActivityV3, emailAuthActivityV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthActivityV3} as it may be answered. */
export function explainEmailAuthActivityV3(value: unknown): readonly Issue[] {
  return explain(emailAuthActivityV3Descriptor, value, "tolerant");
}

/** {@link parseEmailAuthActivityV3} as a Standard Schema. */
export const EmailAuthActivityV3Schema: StandardSchema<EmailAuthActivityV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthActivityV3,
);

/** What a {@link EmailAuthIntentV3} holds. */
export const emailAuthIntentV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthIntentV3",
  extra: false,
  members: [
    { name: "email", type: emailDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "apiKeyName", type: apiKeyNameDescriptor, optional: true },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
    { name: "emailCustomization", type: () => emailAuthCustomizationParamsDescriptor },
  ],
};

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
export function parseEmailAuthIntentV3(value: unknown): ParseResult<EmailAuthIntentV3> {
  return parse(isEmailAuthIntentV3, emailAuthIntentV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthIntentV3} fit to be sent. */
export function explainEmailAuthIntentV3(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentV3Descriptor, value, "strict");
}

/** {@link parseEmailAuthIntentV3} as a Standard Schema. */
export const EmailAuthIntentV3Schema: StandardSchema<EmailAuthIntentV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthIntentV3,
);

/** Whether a value is a {@link EmailAuthIntentV3} as it may be answered. */
export function isReceivedEmailAuthIntentV3(value: unknown): value is EmailAuthIntentV3 {
  if (!isObject(value)) return false;
  const email = value.email;
  if (typeof email !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    if (apiKeyName === null) absent.nulls++;
    else if (typeof apiKeyName !== "string") return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
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
  if (!isReceivedEmailAuthCustomizationParams(value.emailCustomization)) return false;
  return true;
}

/** The value as a {@link EmailAuthIntentV3}, without explicit nulls, or its issues. */
export function parseReceivedEmailAuthIntentV3(value: unknown): ParseResult<EmailAuthIntentV3> {
  return parse(isReceivedEmailAuthIntentV3, emailAuthIntentV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthIntentV3} as it may be answered. */
export function explainReceivedEmailAuthIntentV3(value: unknown): readonly Issue[] {
  return explain(emailAuthIntentV3Descriptor, value, "tolerant");
}

/** {@link parseReceivedEmailAuthIntentV3} as a Standard Schema. */
export const ReceivedEmailAuthIntentV3Schema: StandardSchema<EmailAuthIntentV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedEmailAuthIntentV3,
);

/** What a {@link EmailAuthRequest} holds. */
export const emailAuthRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => emailAuthIntentDescriptor },
  ],
};

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
export function parseEmailAuthRequest(value: unknown): ParseResult<EmailAuthRequest> {
  return parse(isEmailAuthRequest, emailAuthRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthRequest} fit to be sent. */
export function explainEmailAuthRequest(value: unknown): readonly Issue[] {
  return explain(emailAuthRequestDescriptor, value, "strict");
}

/** {@link parseEmailAuthRequest} as a Standard Schema. */
export const EmailAuthRequestSchema: StandardSchema<EmailAuthRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthRequest,
);

/** What a {@link EmailAuthResponse} holds. */
export const emailAuthResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthResponse",
  extra: false,
  members: [{ name: "activity", type: () => emailAuthActivityDescriptor }],
};

/** Whether a value is a {@link EmailAuthResponse} as it may be answered. */
export function isEmailAuthResponse(value: unknown): value is EmailAuthResponse {
  if (!isObject(value)) return false;
  if (!isEmailAuthActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponse}, without explicit nulls, or its issues. */
export function parseEmailAuthResponse(value: unknown): ParseResult<EmailAuthResponse> {
  return parse(isEmailAuthResponse, emailAuthResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthResponse} as it may be answered. */
export function explainEmailAuthResponse(value: unknown): readonly Issue[] {
  return explain(emailAuthResponseDescriptor, value, "tolerant");
}

/** {@link parseEmailAuthResponse} as a Standard Schema. */
export const EmailAuthResponseSchema: StandardSchema<EmailAuthResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthResponse,
);

/** What a {@link EmailAuthRequestV2} holds. */
export const emailAuthRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => emailAuthIntentV2Descriptor },
  ],
};

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
export function parseEmailAuthRequestV2(value: unknown): ParseResult<EmailAuthRequestV2> {
  return parse(isEmailAuthRequestV2, emailAuthRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthRequestV2} fit to be sent. */
export function explainEmailAuthRequestV2(value: unknown): readonly Issue[] {
  return explain(emailAuthRequestV2Descriptor, value, "strict");
}

/** {@link parseEmailAuthRequestV2} as a Standard Schema. */
export const EmailAuthRequestV2Schema: StandardSchema<EmailAuthRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthRequestV2,
);

/** What a {@link EmailAuthResponseV2} holds. */
export const emailAuthResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => emailAuthActivityV2Descriptor }],
};

/** Whether a value is a {@link EmailAuthResponseV2} as it may be answered. */
export function isEmailAuthResponseV2(value: unknown): value is EmailAuthResponseV2 {
  if (!isObject(value)) return false;
  if (!isEmailAuthActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponseV2}, without explicit nulls, or its issues. */
export function parseEmailAuthResponseV2(value: unknown): ParseResult<EmailAuthResponseV2> {
  return parse(isEmailAuthResponseV2, emailAuthResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthResponseV2} as it may be answered. */
export function explainEmailAuthResponseV2(value: unknown): readonly Issue[] {
  return explain(emailAuthResponseV2Descriptor, value, "tolerant");
}

/** {@link parseEmailAuthResponseV2} as a Standard Schema. */
export const EmailAuthResponseV2Schema: StandardSchema<EmailAuthResponseV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthResponseV2,
);

/** What a {@link EmailAuthRequestV3} holds. */
export const emailAuthRequestV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthRequestV3",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EMAIL_AUTH_V3"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => emailAuthIntentV3Descriptor },
  ],
};

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
export function parseEmailAuthRequestV3(value: unknown): ParseResult<EmailAuthRequestV3> {
  return parse(isEmailAuthRequestV3, emailAuthRequestV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthRequestV3} fit to be sent. */
export function explainEmailAuthRequestV3(value: unknown): readonly Issue[] {
  return explain(emailAuthRequestV3Descriptor, value, "strict");
}

/** {@link parseEmailAuthRequestV3} as a Standard Schema. */
export const EmailAuthRequestV3Schema: StandardSchema<EmailAuthRequestV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthRequestV3,
);

/** What a {@link EmailAuthResponseV3} holds. */
export const emailAuthResponseV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthResponseV3",
  extra: false,
  members: [{ name: "activity", type: () => emailAuthActivityV3Descriptor }],
};

/** Whether a value is a {@link EmailAuthResponseV3} as it may be answered. */
export function isEmailAuthResponseV3(value: unknown): value is EmailAuthResponseV3 {
  if (!isObject(value)) return false;
  if (!isEmailAuthActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link EmailAuthResponseV3}, without explicit nulls, or its issues. */
export function parseEmailAuthResponseV3(value: unknown): ParseResult<EmailAuthResponseV3> {
  return parse(isEmailAuthResponseV3, emailAuthResponseV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthResponseV3} as it may be answered. */
export function explainEmailAuthResponseV3(value: unknown): readonly Issue[] {
  return explain(emailAuthResponseV3Descriptor, value, "tolerant");
}

/** {@link parseEmailAuthResponseV3} as a Standard Schema. */
export const EmailAuthResponseV3Schema: StandardSchema<EmailAuthResponseV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthResponseV3,
);

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
export function parseEmailAuthBody(value: unknown): ParseResult<EmailAuthBody> {
  return parse(isEmailAuthBody, emailAuthBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthBody} fit to be sent. */
export function explainEmailAuthBody(value: unknown): readonly Issue[] {
  return explain(emailAuthBodyDescriptor, value, "strict");
}

/** {@link parseEmailAuthBody} as a Standard Schema. */
export const EmailAuthBodySchema: StandardSchema<EmailAuthBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailAuthBody,
);
