// Validators of the types in `activities/init-user-email-recovery`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  InitUserEmailRecoveryActivity,
  InitUserEmailRecoveryActivityV2,
  InitUserEmailRecoveryBody,
  InitUserEmailRecoveryIntent,
  InitUserEmailRecoveryIntentV2,
  InitUserEmailRecoveryRequest,
  InitUserEmailRecoveryRequestV2,
  InitUserEmailRecoveryResponse,
  InitUserEmailRecoveryResponseV2,
  InitUserEmailRecoveryResult,
} from "../../activities/init-user-email-recovery.js";
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

/** What a {@link InitUserEmailRecoveryActivity} holds. */
export const initUserEmailRecoveryActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
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
        members: [{ name: "initUserEmailRecoveryIntent", type: () => initUserEmailRecoveryIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "initUserEmailRecoveryResult", type: () => initUserEmailRecoveryResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link InitUserEmailRecoveryActivity}. */
function isInitUserEmailRecoveryActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitUserEmailRecoveryIntent(value.initUserEmailRecoveryIntent)) return false;
  return true;
}

/** Member `result` of {@link InitUserEmailRecoveryActivity}. */
function isInitUserEmailRecoveryActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initUserEmailRecoveryResult = value.initUserEmailRecoveryResult;
  if (initUserEmailRecoveryResult !== undefined) {
    if (initUserEmailRecoveryResult === null) absent.nulls++;
    else if (!isInitUserEmailRecoveryResult(initUserEmailRecoveryResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitUserEmailRecoveryActivity} as it may be answered. */
export function isInitUserEmailRecoveryActivity(value: unknown): value is InitUserEmailRecoveryActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return false;
  if (!isInitUserEmailRecoveryActivityIntent(value.intent)) return false;
  if (!isInitUserEmailRecoveryActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryActivity}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryActivity(value: unknown): ParseResult<InitUserEmailRecoveryActivity> {
  return parse(isInitUserEmailRecoveryActivity, initUserEmailRecoveryActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryActivity} as it may be answered. */
export function explainInitUserEmailRecoveryActivity(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryActivityDescriptor, value, "tolerant");
}

/** {@link parseInitUserEmailRecoveryActivity} as a Standard Schema. */
export const InitUserEmailRecoveryActivitySchema: StandardSchema<InitUserEmailRecoveryActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryActivity);

/** What a {@link InitUserEmailRecoveryIntent} holds. */
export const initUserEmailRecoveryIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryIntent",
  extra: false,
  members: [
    { name: "email", type: emailDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "emailCustomization", type: () => emailCustomizationDescriptor, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
  ],
};

const initUserEmailRecoveryIntentMembers = [
  "email",
  "targetPublicKey",
  "expirationSeconds",
  "emailCustomization",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
];

/** Whether a value is a {@link InitUserEmailRecoveryIntent} fit to be sent. */
export function isInitUserEmailRecoveryIntent(value: unknown): value is InitUserEmailRecoveryIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
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
  return members === present || hasOnly(value, initUserEmailRecoveryIntentMembers);
}

/** The value as a {@link InitUserEmailRecoveryIntent}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryIntent(value: unknown): ParseResult<InitUserEmailRecoveryIntent> {
  return parse(isInitUserEmailRecoveryIntent, initUserEmailRecoveryIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryIntent} fit to be sent. */
export function explainInitUserEmailRecoveryIntent(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryIntentDescriptor, value, "strict");
}

/** {@link parseInitUserEmailRecoveryIntent} as a Standard Schema. */
export const InitUserEmailRecoveryIntentSchema: StandardSchema<InitUserEmailRecoveryIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryIntent);

/** Whether a value is a {@link InitUserEmailRecoveryIntent} as it may be answered. */
export function isReceivedInitUserEmailRecoveryIntent(value: unknown): value is InitUserEmailRecoveryIntent {
  if (!isObject(value)) return false;
  const email = value.email;
  if (typeof email !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
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

/** The value as a {@link InitUserEmailRecoveryIntent}, without explicit nulls, or its issues. */
export function parseReceivedInitUserEmailRecoveryIntent(value: unknown): ParseResult<InitUserEmailRecoveryIntent> {
  return parse(isReceivedInitUserEmailRecoveryIntent, initUserEmailRecoveryIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryIntent} as it may be answered. */
export function explainReceivedInitUserEmailRecoveryIntent(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedInitUserEmailRecoveryIntent} as a Standard Schema. */
export const ReceivedInitUserEmailRecoveryIntentSchema: StandardSchema<InitUserEmailRecoveryIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedInitUserEmailRecoveryIntent);

/** What a {@link InitUserEmailRecoveryResult} holds. */
export const initUserEmailRecoveryResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryResult",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

/** Whether a value is a {@link InitUserEmailRecoveryResult} as it may be answered. */
export function isInitUserEmailRecoveryResult(value: unknown): value is InitUserEmailRecoveryResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResult}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryResult(value: unknown): ParseResult<InitUserEmailRecoveryResult> {
  return parse(isInitUserEmailRecoveryResult, initUserEmailRecoveryResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryResult} as it may be answered. */
export function explainInitUserEmailRecoveryResult(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryResultDescriptor, value, "tolerant");
}

/** {@link parseInitUserEmailRecoveryResult} as a Standard Schema. */
export const InitUserEmailRecoveryResultSchema: StandardSchema<InitUserEmailRecoveryResult> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryResult);

/** What a {@link InitUserEmailRecoveryActivityV2} holds. */
export const initUserEmailRecoveryActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
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
        members: [{ name: "initUserEmailRecoveryIntentV2", type: () => initUserEmailRecoveryIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "initUserEmailRecoveryResult", type: () => initUserEmailRecoveryResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link InitUserEmailRecoveryActivityV2}. */
function isInitUserEmailRecoveryActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedInitUserEmailRecoveryIntentV2(value.initUserEmailRecoveryIntentV2)) return false;
  return true;
}

/** Member `result` of {@link InitUserEmailRecoveryActivityV2}. */
function isInitUserEmailRecoveryActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const initUserEmailRecoveryResult = value.initUserEmailRecoveryResult;
  if (initUserEmailRecoveryResult !== undefined) {
    if (initUserEmailRecoveryResult === null) absent.nulls++;
    else if (!isInitUserEmailRecoveryResult(initUserEmailRecoveryResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link InitUserEmailRecoveryActivityV2} as it may be answered. */
export function isInitUserEmailRecoveryActivityV2(value: unknown): value is InitUserEmailRecoveryActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return false;
  if (!isInitUserEmailRecoveryActivityV2Intent(value.intent)) return false;
  if (!isInitUserEmailRecoveryActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryActivityV2}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryActivityV2(value: unknown): ParseResult<InitUserEmailRecoveryActivityV2> {
  return parse(isInitUserEmailRecoveryActivityV2, initUserEmailRecoveryActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryActivityV2} as it may be answered. */
export function explainInitUserEmailRecoveryActivityV2(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryActivityV2Descriptor, value, "tolerant");
}

/** {@link parseInitUserEmailRecoveryActivityV2} as a Standard Schema. */
export const InitUserEmailRecoveryActivityV2Schema: StandardSchema<InitUserEmailRecoveryActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryActivityV2);

/** What a {@link InitUserEmailRecoveryIntentV2} holds. */
export const initUserEmailRecoveryIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryIntentV2",
  extra: false,
  members: [
    { name: "email", type: emailDescriptor },
    { name: "targetPublicKey", type: targetPublicKeyDescriptor },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "sendFromEmailAddress", type: senderAddressDescriptor, optional: true },
    { name: "sendFromEmailSenderName", type: senderNameDescriptor, optional: true },
    { name: "replyToEmailAddress", type: emailDescriptor, optional: true },
    { name: "emailCustomization", type: () => emailAuthCustomizationParamsDescriptor },
  ],
};

const initUserEmailRecoveryIntentV2Members = [
  "email",
  "targetPublicKey",
  "expirationSeconds",
  "sendFromEmailAddress",
  "sendFromEmailSenderName",
  "replyToEmailAddress",
  "emailCustomization",
];

/** Whether a value is a {@link InitUserEmailRecoveryIntentV2} fit to be sent. */
export function isInitUserEmailRecoveryIntentV2(value: unknown): value is InitUserEmailRecoveryIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const email = value.email;
  if (typeof email !== "string" || (email.length > 320 && codePoints(email) > 320)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string" || (targetPublicKey.length > 512 && codePoints(targetPublicKey) > 512))
    return false;
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
  return members === present || hasOnly(value, initUserEmailRecoveryIntentV2Members);
}

/** The value as a {@link InitUserEmailRecoveryIntentV2}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryIntentV2(value: unknown): ParseResult<InitUserEmailRecoveryIntentV2> {
  return parse(isInitUserEmailRecoveryIntentV2, initUserEmailRecoveryIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryIntentV2} fit to be sent. */
export function explainInitUserEmailRecoveryIntentV2(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryIntentV2Descriptor, value, "strict");
}

/** {@link parseInitUserEmailRecoveryIntentV2} as a Standard Schema. */
export const InitUserEmailRecoveryIntentV2Schema: StandardSchema<InitUserEmailRecoveryIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryIntentV2);

/** Whether a value is a {@link InitUserEmailRecoveryIntentV2} as it may be answered. */
export function isReceivedInitUserEmailRecoveryIntentV2(value: unknown): value is InitUserEmailRecoveryIntentV2 {
  if (!isObject(value)) return false;
  const email = value.email;
  if (typeof email !== "string") return false;
  const targetPublicKey = value.targetPublicKey;
  if (typeof targetPublicKey !== "string") return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
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

/** The value as a {@link InitUserEmailRecoveryIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedInitUserEmailRecoveryIntentV2(value: unknown): ParseResult<InitUserEmailRecoveryIntentV2> {
  return parse(isReceivedInitUserEmailRecoveryIntentV2, initUserEmailRecoveryIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryIntentV2} as it may be answered. */
export function explainReceivedInitUserEmailRecoveryIntentV2(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedInitUserEmailRecoveryIntentV2} as a Standard Schema. */
export const ReceivedInitUserEmailRecoveryIntentV2Schema: StandardSchema<InitUserEmailRecoveryIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedInitUserEmailRecoveryIntentV2);

/** What a {@link InitUserEmailRecoveryRequest} holds. */
export const initUserEmailRecoveryRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initUserEmailRecoveryIntentDescriptor },
  ],
};

const initUserEmailRecoveryRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link InitUserEmailRecoveryRequest} fit to be sent. */
export function isInitUserEmailRecoveryRequest(value: unknown): value is InitUserEmailRecoveryRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return false;
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
  if (!isInitUserEmailRecoveryIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initUserEmailRecoveryRequestMembers);
}

/** The value as a {@link InitUserEmailRecoveryRequest}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryRequest(value: unknown): ParseResult<InitUserEmailRecoveryRequest> {
  return parse(isInitUserEmailRecoveryRequest, initUserEmailRecoveryRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryRequest} fit to be sent. */
export function explainInitUserEmailRecoveryRequest(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryRequestDescriptor, value, "strict");
}

/** {@link parseInitUserEmailRecoveryRequest} as a Standard Schema. */
export const InitUserEmailRecoveryRequestSchema: StandardSchema<InitUserEmailRecoveryRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryRequest);

/** What a {@link InitUserEmailRecoveryResponse} holds. */
export const initUserEmailRecoveryResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryResponse",
  extra: false,
  members: [{ name: "activity", type: () => initUserEmailRecoveryActivityDescriptor }],
};

/** Whether a value is a {@link InitUserEmailRecoveryResponse} as it may be answered. */
export function isInitUserEmailRecoveryResponse(value: unknown): value is InitUserEmailRecoveryResponse {
  if (!isObject(value)) return false;
  if (!isInitUserEmailRecoveryActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResponse}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryResponse(value: unknown): ParseResult<InitUserEmailRecoveryResponse> {
  return parse(isInitUserEmailRecoveryResponse, initUserEmailRecoveryResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryResponse} as it may be answered. */
export function explainInitUserEmailRecoveryResponse(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryResponseDescriptor, value, "tolerant");
}

/** {@link parseInitUserEmailRecoveryResponse} as a Standard Schema. */
export const InitUserEmailRecoveryResponseSchema: StandardSchema<InitUserEmailRecoveryResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryResponse);

/** What a {@link InitUserEmailRecoveryRequestV2} holds. */
export const initUserEmailRecoveryRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => initUserEmailRecoveryIntentV2Descriptor },
  ],
};

const initUserEmailRecoveryRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link InitUserEmailRecoveryRequestV2} fit to be sent. */
export function isInitUserEmailRecoveryRequestV2(value: unknown): value is InitUserEmailRecoveryRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return false;
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
  if (!isInitUserEmailRecoveryIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initUserEmailRecoveryRequestV2Members);
}

/** The value as a {@link InitUserEmailRecoveryRequestV2}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryRequestV2(value: unknown): ParseResult<InitUserEmailRecoveryRequestV2> {
  return parse(isInitUserEmailRecoveryRequestV2, initUserEmailRecoveryRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryRequestV2} fit to be sent. */
export function explainInitUserEmailRecoveryRequestV2(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryRequestV2Descriptor, value, "strict");
}

/** {@link parseInitUserEmailRecoveryRequestV2} as a Standard Schema. */
export const InitUserEmailRecoveryRequestV2Schema: StandardSchema<InitUserEmailRecoveryRequestV2> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryRequestV2);

/** What a {@link InitUserEmailRecoveryResponseV2} holds. */
export const initUserEmailRecoveryResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitUserEmailRecoveryResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => initUserEmailRecoveryActivityV2Descriptor }],
};

/** Whether a value is a {@link InitUserEmailRecoveryResponseV2} as it may be answered. */
export function isInitUserEmailRecoveryResponseV2(value: unknown): value is InitUserEmailRecoveryResponseV2 {
  if (!isObject(value)) return false;
  if (!isInitUserEmailRecoveryActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResponseV2}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryResponseV2(value: unknown): ParseResult<InitUserEmailRecoveryResponseV2> {
  return parse(isInitUserEmailRecoveryResponseV2, initUserEmailRecoveryResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryResponseV2} as it may be answered. */
export function explainInitUserEmailRecoveryResponseV2(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryResponseV2Descriptor, value, "tolerant");
}

/** {@link parseInitUserEmailRecoveryResponseV2} as a Standard Schema. */
export const InitUserEmailRecoveryResponseV2Schema: StandardSchema<InitUserEmailRecoveryResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryResponseV2);

/** What a {@link InitUserEmailRecoveryBody} holds. */
export const initUserEmailRecoveryBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "InitUserEmailRecoveryBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", type: () => initUserEmailRecoveryRequestDescriptor },
    { value: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2", type: () => initUserEmailRecoveryRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link InitUserEmailRecoveryBody} fit to be sent. */
export function isInitUserEmailRecoveryBody(value: unknown): value is InitUserEmailRecoveryBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY":
      return isInitUserEmailRecoveryRequest(value);
    case "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2":
      return isInitUserEmailRecoveryRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link InitUserEmailRecoveryBody}, without explicit nulls, or its issues. */
export function parseInitUserEmailRecoveryBody(value: unknown): ParseResult<InitUserEmailRecoveryBody> {
  return parse(isInitUserEmailRecoveryBody, initUserEmailRecoveryBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitUserEmailRecoveryBody} fit to be sent. */
export function explainInitUserEmailRecoveryBody(value: unknown): readonly Issue[] {
  return explain(initUserEmailRecoveryBodyDescriptor, value, "strict");
}

/** {@link parseInitUserEmailRecoveryBody} as a Standard Schema. */
export const InitUserEmailRecoveryBodySchema: StandardSchema<InitUserEmailRecoveryBody> =
  /* @__PURE__ */ standardSchema("countersign", parseInitUserEmailRecoveryBody);
