// Validators of the types in `activities/init-otp-auth`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  InitOtpAuthActivity,
  InitOtpAuthIntent,
  InitOtpAuthRequest,
  InitOtpAuthResponse,
  InitOtpAuthResult,
} from "../../activities/init-otp-auth.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, otpTypeDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  otpContactDescriptor,
  otpIdDescriptor,
  senderAddressDescriptor,
  userIdentifierDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  emailCustomizationDescriptor,
  isEmailCustomization,
  isReceivedEmailCustomization,
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
  ],
};

const initOtpAuthIntentMembers = [
  "otpType",
  "contact",
  "emailCustomization",
  "smsCustomization",
  "userIdentifier",
  "sendFromEmailAddress",
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
    { name: "parameters", type: () => initOtpAuthIntentDescriptor },
  ],
};

const initOtpAuthRequestMembers = ["type", "timestampMs", "organizationId", "parameters"];

/** Whether a value is a {@link InitOtpAuthRequest} fit to be sent. */
export function isInitOtpAuthRequest(value: unknown): value is InitOtpAuthRequest {
  if (!isObject(value)) return false;
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
  if (!isInitOtpAuthIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, initOtpAuthRequestMembers);
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
