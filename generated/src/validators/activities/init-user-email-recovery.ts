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
export const initUserEmailRecoveryActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
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
    intent: /* @__PURE__ */ record("", { initUserEmailRecoveryIntent: () => initUserEmailRecoveryIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "initUserEmailRecoveryResult?": () => initUserEmailRecoveryResultDescriptor }),
  },
);

/** Member `intent` of {@link InitUserEmailRecoveryActivity}. */
function isInitUserEmailRecoveryActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedInitUserEmailRecoveryIntent(value.initUserEmailRecoveryIntent);
}

/** Member `result` of {@link InitUserEmailRecoveryActivity}. */
function isInitUserEmailRecoveryActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initUserEmailRecoveryResult) && !isInitUserEmailRecoveryResult(value.initUserEmailRecoveryResult))
    return false;
  return true;
}

/** Whether a value is a {@link InitUserEmailRecoveryActivity} as it may be answered. */
export function isInitUserEmailRecoveryActivity(value: unknown): value is InitUserEmailRecoveryActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return false;
  if (!isInitUserEmailRecoveryActivityIntent(value.intent)) return false;
  return isInitUserEmailRecoveryActivityResult(value.result);
}

/** The value as a {@link InitUserEmailRecoveryActivity}, without explicit nulls, or its issues. */
export const parseInitUserEmailRecoveryActivity = (value: unknown): ParseResult<InitUserEmailRecoveryActivity> =>
  parse(isInitUserEmailRecoveryActivity, initUserEmailRecoveryActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryActivity} as it may be answered. */
export const explainInitUserEmailRecoveryActivity = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryActivityDescriptor, value, "tolerant");
/** {@link parseInitUserEmailRecoveryActivity} as a Standard Schema. */
export const InitUserEmailRecoveryActivitySchema: StandardSchema<InitUserEmailRecoveryActivity> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryActivity);

/** What a {@link InitUserEmailRecoveryIntent} holds. */
export const initUserEmailRecoveryIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryIntent",
  {
    email: emailDescriptor,
    targetPublicKey: targetPublicKeyDescriptor,
    "expirationSeconds?": expirationSecondsDescriptor,
    "emailCustomization?": () => emailCustomizationDescriptor,
    "sendFromEmailAddress?": senderAddressDescriptor,
    "sendFromEmailSenderName?": senderNameDescriptor,
    "replyToEmailAddress?": emailDescriptor,
  },
);

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
export const parseInitUserEmailRecoveryIntent = (value: unknown): ParseResult<InitUserEmailRecoveryIntent> =>
  parse(isInitUserEmailRecoveryIntent, initUserEmailRecoveryIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link InitUserEmailRecoveryIntent} fit to be sent. */
export const explainInitUserEmailRecoveryIntent = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryIntentDescriptor, value, "strict");
/** {@link parseInitUserEmailRecoveryIntent} as a Standard Schema. */
export const InitUserEmailRecoveryIntentSchema: StandardSchema<InitUserEmailRecoveryIntent> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryIntent);

/** Whether a value is a {@link InitUserEmailRecoveryIntent} as it may be answered. */
export function isReceivedInitUserEmailRecoveryIntent(value: unknown): value is InitUserEmailRecoveryIntent {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (isPresent(value.emailCustomization) && !isReceivedEmailCustomization(value.emailCustomization)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryIntent}, without explicit nulls, or its issues. */
export const parseReceivedInitUserEmailRecoveryIntent = (value: unknown): ParseResult<InitUserEmailRecoveryIntent> =>
  parse(isReceivedInitUserEmailRecoveryIntent, initUserEmailRecoveryIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryIntent} as it may be answered. */
export const explainReceivedInitUserEmailRecoveryIntent = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryIntentDescriptor, value, "tolerant");
/** {@link parseReceivedInitUserEmailRecoveryIntent} as a Standard Schema. */
export const ReceivedInitUserEmailRecoveryIntentSchema: StandardSchema<InitUserEmailRecoveryIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedInitUserEmailRecoveryIntent);

/** What a {@link InitUserEmailRecoveryResult} holds. */
export const initUserEmailRecoveryResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryResult",
  { userId: userIdDescriptor },
);

/** Whether a value is a {@link InitUserEmailRecoveryResult} as it may be answered. */
export function isInitUserEmailRecoveryResult(value: unknown): value is InitUserEmailRecoveryResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResult}, without explicit nulls, or its issues. */
export const parseInitUserEmailRecoveryResult = (value: unknown): ParseResult<InitUserEmailRecoveryResult> =>
  parse(isInitUserEmailRecoveryResult, initUserEmailRecoveryResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryResult} as it may be answered. */
export const explainInitUserEmailRecoveryResult = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryResultDescriptor, value, "tolerant");
/** {@link parseInitUserEmailRecoveryResult} as a Standard Schema. */
export const InitUserEmailRecoveryResultSchema: StandardSchema<InitUserEmailRecoveryResult> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryResult);

/** What a {@link InitUserEmailRecoveryActivityV2} holds. */
export const initUserEmailRecoveryActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      initUserEmailRecoveryIntentV2: () => initUserEmailRecoveryIntentV2Descriptor,
    }),
    result: /* @__PURE__ */ record("", { "initUserEmailRecoveryResult?": () => initUserEmailRecoveryResultDescriptor }),
  },
);

/** Member `intent` of {@link InitUserEmailRecoveryActivityV2}. */
function isInitUserEmailRecoveryActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedInitUserEmailRecoveryIntentV2(value.initUserEmailRecoveryIntentV2);
}

/** Member `result` of {@link InitUserEmailRecoveryActivityV2}. */
function isInitUserEmailRecoveryActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.initUserEmailRecoveryResult) && !isInitUserEmailRecoveryResult(value.initUserEmailRecoveryResult))
    return false;
  return true;
}

/** Whether a value is a {@link InitUserEmailRecoveryActivityV2} as it may be answered. */
export function isInitUserEmailRecoveryActivityV2(value: unknown): value is InitUserEmailRecoveryActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return false;
  if (!isInitUserEmailRecoveryActivityV2Intent(value.intent)) return false;
  return isInitUserEmailRecoveryActivityV2Result(value.result);
}

/** The value as a {@link InitUserEmailRecoveryActivityV2}, without explicit nulls, or its issues. */
export const parseInitUserEmailRecoveryActivityV2 = (value: unknown): ParseResult<InitUserEmailRecoveryActivityV2> =>
  parse(isInitUserEmailRecoveryActivityV2, initUserEmailRecoveryActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryActivityV2} as it may be answered. */
export const explainInitUserEmailRecoveryActivityV2 = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryActivityV2Descriptor, value, "tolerant");
/** {@link parseInitUserEmailRecoveryActivityV2} as a Standard Schema. */
export const InitUserEmailRecoveryActivityV2Schema: StandardSchema<InitUserEmailRecoveryActivityV2> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryActivityV2);

/** What a {@link InitUserEmailRecoveryIntentV2} holds. */
export const initUserEmailRecoveryIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryIntentV2",
  {
    email: emailDescriptor,
    targetPublicKey: targetPublicKeyDescriptor,
    "expirationSeconds?": expirationSecondsDescriptor,
    "sendFromEmailAddress?": senderAddressDescriptor,
    "sendFromEmailSenderName?": senderNameDescriptor,
    "replyToEmailAddress?": emailDescriptor,
    emailCustomization: () => emailAuthCustomizationParamsDescriptor,
  },
);

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
export const parseInitUserEmailRecoveryIntentV2 = (value: unknown): ParseResult<InitUserEmailRecoveryIntentV2> =>
  parse(isInitUserEmailRecoveryIntentV2, initUserEmailRecoveryIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitUserEmailRecoveryIntentV2} fit to be sent. */
export const explainInitUserEmailRecoveryIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryIntentV2Descriptor, value, "strict");
/** {@link parseInitUserEmailRecoveryIntentV2} as a Standard Schema. */
export const InitUserEmailRecoveryIntentV2Schema: StandardSchema<InitUserEmailRecoveryIntentV2> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryIntentV2);

/** Whether a value is a {@link InitUserEmailRecoveryIntentV2} as it may be answered. */
export function isReceivedInitUserEmailRecoveryIntentV2(value: unknown): value is InitUserEmailRecoveryIntentV2 {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (typeof value.targetPublicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  return isReceivedEmailAuthCustomizationParams(value.emailCustomization);
}

/** The value as a {@link InitUserEmailRecoveryIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedInitUserEmailRecoveryIntentV2 = (
  value: unknown,
): ParseResult<InitUserEmailRecoveryIntentV2> =>
  parse(isReceivedInitUserEmailRecoveryIntentV2, initUserEmailRecoveryIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryIntentV2} as it may be answered. */
export const explainReceivedInitUserEmailRecoveryIntentV2 = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedInitUserEmailRecoveryIntentV2} as a Standard Schema. */
export const ReceivedInitUserEmailRecoveryIntentV2Schema: StandardSchema<InitUserEmailRecoveryIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedInitUserEmailRecoveryIntentV2);

/** What a {@link InitUserEmailRecoveryRequest} holds. */
export const initUserEmailRecoveryRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => initUserEmailRecoveryIntentDescriptor,
  },
);

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
export const parseInitUserEmailRecoveryRequest = (value: unknown): ParseResult<InitUserEmailRecoveryRequest> =>
  parse(isInitUserEmailRecoveryRequest, initUserEmailRecoveryRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitUserEmailRecoveryRequest} fit to be sent. */
export const explainInitUserEmailRecoveryRequest = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryRequestDescriptor, value, "strict");
/** {@link parseInitUserEmailRecoveryRequest} as a Standard Schema. */
export const InitUserEmailRecoveryRequestSchema: StandardSchema<InitUserEmailRecoveryRequest> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryRequest);

/** What a {@link InitUserEmailRecoveryResponse} holds. */
export const initUserEmailRecoveryResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryResponse",
  { activity: () => initUserEmailRecoveryActivityDescriptor },
);

/** Whether a value is a {@link InitUserEmailRecoveryResponse} as it may be answered. */
export function isInitUserEmailRecoveryResponse(value: unknown): value is InitUserEmailRecoveryResponse {
  if (!isObject(value) || !isInitUserEmailRecoveryActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResponse}, without explicit nulls, or its issues. */
export const parseInitUserEmailRecoveryResponse = (value: unknown): ParseResult<InitUserEmailRecoveryResponse> =>
  parse(isInitUserEmailRecoveryResponse, initUserEmailRecoveryResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryResponse} as it may be answered. */
export const explainInitUserEmailRecoveryResponse = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryResponseDescriptor, value, "tolerant");
/** {@link parseInitUserEmailRecoveryResponse} as a Standard Schema. */
export const InitUserEmailRecoveryResponseSchema: StandardSchema<InitUserEmailRecoveryResponse> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryResponse);

/** What a {@link InitUserEmailRecoveryRequestV2} holds. */
export const initUserEmailRecoveryRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => initUserEmailRecoveryIntentV2Descriptor,
  },
);

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
export const parseInitUserEmailRecoveryRequestV2 = (value: unknown): ParseResult<InitUserEmailRecoveryRequestV2> =>
  parse(isInitUserEmailRecoveryRequestV2, initUserEmailRecoveryRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link InitUserEmailRecoveryRequestV2} fit to be sent. */
export const explainInitUserEmailRecoveryRequestV2 = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryRequestV2Descriptor, value, "strict");
/** {@link parseInitUserEmailRecoveryRequestV2} as a Standard Schema. */
export const InitUserEmailRecoveryRequestV2Schema: StandardSchema<InitUserEmailRecoveryRequestV2> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryRequestV2);

/** What a {@link InitUserEmailRecoveryResponseV2} holds. */
export const initUserEmailRecoveryResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "InitUserEmailRecoveryResponseV2",
  { activity: () => initUserEmailRecoveryActivityV2Descriptor },
);

/** Whether a value is a {@link InitUserEmailRecoveryResponseV2} as it may be answered. */
export function isInitUserEmailRecoveryResponseV2(value: unknown): value is InitUserEmailRecoveryResponseV2 {
  if (!isObject(value) || !isInitUserEmailRecoveryActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link InitUserEmailRecoveryResponseV2}, without explicit nulls, or its issues. */
export const parseInitUserEmailRecoveryResponseV2 = (value: unknown): ParseResult<InitUserEmailRecoveryResponseV2> =>
  parse(isInitUserEmailRecoveryResponseV2, initUserEmailRecoveryResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link InitUserEmailRecoveryResponseV2} as it may be answered. */
export const explainInitUserEmailRecoveryResponseV2 = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryResponseV2Descriptor, value, "tolerant");
/** {@link parseInitUserEmailRecoveryResponseV2} as a Standard Schema. */
export const InitUserEmailRecoveryResponseV2Schema: StandardSchema<InitUserEmailRecoveryResponseV2> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryResponseV2);

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
export const parseInitUserEmailRecoveryBody = (value: unknown): ParseResult<InitUserEmailRecoveryBody> =>
  parse(isInitUserEmailRecoveryBody, initUserEmailRecoveryBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link InitUserEmailRecoveryBody} fit to be sent. */
export const explainInitUserEmailRecoveryBody = (value: unknown): readonly Issue[] =>
  explain(initUserEmailRecoveryBodyDescriptor, value, "strict");
/** {@link parseInitUserEmailRecoveryBody} as a Standard Schema. */
export const InitUserEmailRecoveryBodySchema: StandardSchema<InitUserEmailRecoveryBody> =
  /* @__PURE__ */ standardSchema(parseInitUserEmailRecoveryBody);
