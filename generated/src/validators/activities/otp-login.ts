// Validators of the types in `activities/otp-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  OtpLoginActivity,
  OtpLoginActivityV2,
  OtpLoginBody,
  OtpLoginIntent,
  OtpLoginIntentV2,
  OtpLoginRequest,
  OtpLoginRequestV2,
  OtpLoginResponse,
  OtpLoginResponseV2,
  OtpLoginResult,
} from "../../activities/otp-login.js";
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
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
  sessionProfileIdDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { clientSignatureDescriptor, isClientSignature, isReceivedClientSignature } from "../shapes/credentials.js";

/** What a {@link OtpLoginActivity} holds. */
export const otpLoginActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false } },
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
        members: [{ name: "otpLoginIntent", type: () => otpLoginIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "otpLoginResult", type: () => otpLoginResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link OtpLoginActivity}. */
function isOtpLoginActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedOtpLoginIntent(value.otpLoginIntent)) return false;
  return true;
}

/** Member `result` of {@link OtpLoginActivity}. */
function isOtpLoginActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const otpLoginResult = value.otpLoginResult;
  if (otpLoginResult !== undefined) {
    if (otpLoginResult === null) absent.nulls++;
    else if (!isOtpLoginResult(otpLoginResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link OtpLoginActivity} as it may be answered. */
export function isOtpLoginActivity(value: unknown): value is OtpLoginActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN") return false;
  if (!isOtpLoginActivityIntent(value.intent)) return false;
  if (!isOtpLoginActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OtpLoginActivity}, without explicit nulls, or its issues. */
export function parseOtpLoginActivity(value: unknown): ParseResult<OtpLoginActivity> {
  return parse(isOtpLoginActivity, otpLoginActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginActivity} as it may be answered. */
export function explainOtpLoginActivity(value: unknown): readonly Issue[] {
  return explain(otpLoginActivityDescriptor, value, "tolerant");
}

/** {@link parseOtpLoginActivity} as a Standard Schema. */
export const OtpLoginActivitySchema: StandardSchema<OtpLoginActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginActivity,
);

/** What a {@link OtpLoginIntent} holds. */
export const otpLoginIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginIntent",
  extra: false,
  members: [
    { name: "verificationToken", type: verificationTokenDescriptor },
    { name: "publicKey", type: publicKeyDescriptor },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor, optional: true },
    { name: "sessionProfileId", type: sessionProfileIdDescriptor, optional: true },
  ],
};

const otpLoginIntentMembers = [
  "verificationToken",
  "publicKey",
  "expirationSeconds",
  "invalidateExisting",
  "clientSignature",
  "sessionProfileId",
];

/** Whether a value is a {@link OtpLoginIntent} fit to be sent. */
export function isOtpLoginIntent(value: unknown): value is OtpLoginIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const verificationToken = value.verificationToken;
  if (
    typeof verificationToken !== "string" ||
    (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
  )
    return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
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
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (clientSignature === null) absent.nulls++;
    else if (!isClientSignature(clientSignature)) return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (sessionProfileId === null) absent.nulls++;
    else if (
      typeof sessionProfileId !== "string" ||
      (sessionProfileId.length > 64 && codePoints(sessionProfileId) > 64)
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginIntentMembers);
}

/** The value as a {@link OtpLoginIntent}, without explicit nulls, or its issues. */
export function parseOtpLoginIntent(value: unknown): ParseResult<OtpLoginIntent> {
  return parse(isOtpLoginIntent, otpLoginIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginIntent} fit to be sent. */
export function explainOtpLoginIntent(value: unknown): readonly Issue[] {
  return explain(otpLoginIntentDescriptor, value, "strict");
}

/** {@link parseOtpLoginIntent} as a Standard Schema. */
export const OtpLoginIntentSchema: StandardSchema<OtpLoginIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginIntent,
);

/** Whether a value is a {@link OtpLoginIntent} as it may be answered. */
export function isReceivedOtpLoginIntent(value: unknown): value is OtpLoginIntent {
  if (!isObject(value)) return false;
  const verificationToken = value.verificationToken;
  if (typeof verificationToken !== "string") return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string") return false;
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
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    if (clientSignature === null) absent.nulls++;
    else if (!isReceivedClientSignature(clientSignature)) return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    if (sessionProfileId === null) absent.nulls++;
    else if (typeof sessionProfileId !== "string") return false;
  }
  return true;
}

/** The value as a {@link OtpLoginIntent}, without explicit nulls, or its issues. */
export function parseReceivedOtpLoginIntent(value: unknown): ParseResult<OtpLoginIntent> {
  return parse(isReceivedOtpLoginIntent, otpLoginIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginIntent} as it may be answered. */
export function explainReceivedOtpLoginIntent(value: unknown): readonly Issue[] {
  return explain(otpLoginIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedOtpLoginIntent} as a Standard Schema. */
export const ReceivedOtpLoginIntentSchema: StandardSchema<OtpLoginIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedOtpLoginIntent,
);

/** What a {@link OtpLoginResult} holds. */
export const otpLoginResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginResult",
  extra: false,
  members: [{ name: "session", type: sessionJwtDescriptor }],
};

/** Whether a value is a {@link OtpLoginResult} as it may be answered. */
export function isOtpLoginResult(value: unknown): value is OtpLoginResult {
  if (!isObject(value)) return false;
  const session = value.session;
  if (typeof session !== "string") return false;
  return true;
}

/** The value as a {@link OtpLoginResult}, without explicit nulls, or its issues. */
export function parseOtpLoginResult(value: unknown): ParseResult<OtpLoginResult> {
  return parse(isOtpLoginResult, otpLoginResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginResult} as it may be answered. */
export function explainOtpLoginResult(value: unknown): readonly Issue[] {
  return explain(otpLoginResultDescriptor, value, "tolerant");
}

/** {@link parseOtpLoginResult} as a Standard Schema. */
export const OtpLoginResultSchema: StandardSchema<OtpLoginResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginResult,
);

/** What a {@link OtpLoginActivityV2} holds. */
export const otpLoginActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginActivityV2",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false } },
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
        members: [{ name: "otpLoginIntentV2", type: () => otpLoginIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "otpLoginResult", type: () => otpLoginResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link OtpLoginActivityV2}. */
function isOtpLoginActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedOtpLoginIntentV2(value.otpLoginIntentV2)) return false;
  return true;
}

/** Member `result` of {@link OtpLoginActivityV2}. */
function isOtpLoginActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const otpLoginResult = value.otpLoginResult;
  if (otpLoginResult !== undefined) {
    if (otpLoginResult === null) absent.nulls++;
    else if (!isOtpLoginResult(otpLoginResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link OtpLoginActivityV2} as it may be answered. */
export function isOtpLoginActivityV2(value: unknown): value is OtpLoginActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN_V2") return false;
  if (!isOtpLoginActivityV2Intent(value.intent)) return false;
  if (!isOtpLoginActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link OtpLoginActivityV2}, without explicit nulls, or its issues. */
export function parseOtpLoginActivityV2(value: unknown): ParseResult<OtpLoginActivityV2> {
  return parse(isOtpLoginActivityV2, otpLoginActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginActivityV2} as it may be answered. */
export function explainOtpLoginActivityV2(value: unknown): readonly Issue[] {
  return explain(otpLoginActivityV2Descriptor, value, "tolerant");
}

/** {@link parseOtpLoginActivityV2} as a Standard Schema. */
export const OtpLoginActivityV2Schema: StandardSchema<OtpLoginActivityV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginActivityV2,
);

/** What a {@link OtpLoginIntentV2} holds. */
export const otpLoginIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginIntentV2",
  extra: false,
  members: [
    { name: "verificationToken", type: verificationTokenDescriptor },
    { name: "publicKey", type: publicKeyDescriptor },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "sessionProfileId", type: sessionProfileIdDescriptor, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor },
  ],
};

const otpLoginIntentV2Members = [
  "verificationToken",
  "publicKey",
  "expirationSeconds",
  "invalidateExisting",
  "sessionProfileId",
  "clientSignature",
];

/** Whether a value is a {@link OtpLoginIntentV2} fit to be sent. */
export function isOtpLoginIntentV2(value: unknown): value is OtpLoginIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const verificationToken = value.verificationToken;
  if (
    typeof verificationToken !== "string" ||
    (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
  )
    return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
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
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (sessionProfileId === null) absent.nulls++;
    else if (
      typeof sessionProfileId !== "string" ||
      (sessionProfileId.length > 64 && codePoints(sessionProfileId) > 64)
    )
      return false;
  }
  if (!isClientSignature(value.clientSignature)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginIntentV2Members);
}

/** The value as a {@link OtpLoginIntentV2}, without explicit nulls, or its issues. */
export function parseOtpLoginIntentV2(value: unknown): ParseResult<OtpLoginIntentV2> {
  return parse(isOtpLoginIntentV2, otpLoginIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginIntentV2} fit to be sent. */
export function explainOtpLoginIntentV2(value: unknown): readonly Issue[] {
  return explain(otpLoginIntentV2Descriptor, value, "strict");
}

/** {@link parseOtpLoginIntentV2} as a Standard Schema. */
export const OtpLoginIntentV2Schema: StandardSchema<OtpLoginIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginIntentV2,
);

/** Whether a value is a {@link OtpLoginIntentV2} as it may be answered. */
export function isReceivedOtpLoginIntentV2(value: unknown): value is OtpLoginIntentV2 {
  if (!isObject(value)) return false;
  const verificationToken = value.verificationToken;
  if (typeof verificationToken !== "string") return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string") return false;
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
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    if (sessionProfileId === null) absent.nulls++;
    else if (typeof sessionProfileId !== "string") return false;
  }
  if (!isReceivedClientSignature(value.clientSignature)) return false;
  return true;
}

/** The value as a {@link OtpLoginIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedOtpLoginIntentV2(value: unknown): ParseResult<OtpLoginIntentV2> {
  return parse(isReceivedOtpLoginIntentV2, otpLoginIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginIntentV2} as it may be answered. */
export function explainReceivedOtpLoginIntentV2(value: unknown): readonly Issue[] {
  return explain(otpLoginIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedOtpLoginIntentV2} as a Standard Schema. */
export const ReceivedOtpLoginIntentV2Schema: StandardSchema<OtpLoginIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedOtpLoginIntentV2,
);

/** What a {@link OtpLoginRequest} holds. */
export const otpLoginRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => otpLoginIntentDescriptor },
  ],
};

const otpLoginRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link OtpLoginRequest} fit to be sent. */
export function isOtpLoginRequest(value: unknown): value is OtpLoginRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN") return false;
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
  if (!isOtpLoginIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginRequestMembers);
}

/** The value as a {@link OtpLoginRequest}, without explicit nulls, or its issues. */
export function parseOtpLoginRequest(value: unknown): ParseResult<OtpLoginRequest> {
  return parse(isOtpLoginRequest, otpLoginRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginRequest} fit to be sent. */
export function explainOtpLoginRequest(value: unknown): readonly Issue[] {
  return explain(otpLoginRequestDescriptor, value, "strict");
}

/** {@link parseOtpLoginRequest} as a Standard Schema. */
export const OtpLoginRequestSchema: StandardSchema<OtpLoginRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginRequest,
);

/** What a {@link OtpLoginResponse} holds. */
export const otpLoginResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginResponse",
  extra: false,
  members: [{ name: "activity", type: () => otpLoginActivityDescriptor }],
};

/** Whether a value is a {@link OtpLoginResponse} as it may be answered. */
export function isOtpLoginResponse(value: unknown): value is OtpLoginResponse {
  if (!isObject(value)) return false;
  if (!isOtpLoginActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OtpLoginResponse}, without explicit nulls, or its issues. */
export function parseOtpLoginResponse(value: unknown): ParseResult<OtpLoginResponse> {
  return parse(isOtpLoginResponse, otpLoginResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginResponse} as it may be answered. */
export function explainOtpLoginResponse(value: unknown): readonly Issue[] {
  return explain(otpLoginResponseDescriptor, value, "tolerant");
}

/** {@link parseOtpLoginResponse} as a Standard Schema. */
export const OtpLoginResponseSchema: StandardSchema<OtpLoginResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginResponse,
);

/** What a {@link OtpLoginRequestV2} holds. */
export const otpLoginRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginRequestV2",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => otpLoginIntentV2Descriptor },
  ],
};

const otpLoginRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link OtpLoginRequestV2} fit to be sent. */
export function isOtpLoginRequestV2(value: unknown): value is OtpLoginRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN_V2") return false;
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
  if (!isOtpLoginIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginRequestV2Members);
}

/** The value as a {@link OtpLoginRequestV2}, without explicit nulls, or its issues. */
export function parseOtpLoginRequestV2(value: unknown): ParseResult<OtpLoginRequestV2> {
  return parse(isOtpLoginRequestV2, otpLoginRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginRequestV2} fit to be sent. */
export function explainOtpLoginRequestV2(value: unknown): readonly Issue[] {
  return explain(otpLoginRequestV2Descriptor, value, "strict");
}

/** {@link parseOtpLoginRequestV2} as a Standard Schema. */
export const OtpLoginRequestV2Schema: StandardSchema<OtpLoginRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginRequestV2,
);

/** What a {@link OtpLoginResponseV2} holds. */
export const otpLoginResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => otpLoginActivityV2Descriptor }],
};

/** Whether a value is a {@link OtpLoginResponseV2} as it may be answered. */
export function isOtpLoginResponseV2(value: unknown): value is OtpLoginResponseV2 {
  if (!isObject(value)) return false;
  if (!isOtpLoginActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link OtpLoginResponseV2}, without explicit nulls, or its issues. */
export function parseOtpLoginResponseV2(value: unknown): ParseResult<OtpLoginResponseV2> {
  return parse(isOtpLoginResponseV2, otpLoginResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginResponseV2} as it may be answered. */
export function explainOtpLoginResponseV2(value: unknown): readonly Issue[] {
  return explain(otpLoginResponseV2Descriptor, value, "tolerant");
}

/** {@link parseOtpLoginResponseV2} as a Standard Schema. */
export const OtpLoginResponseV2Schema: StandardSchema<OtpLoginResponseV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginResponseV2,
);

/** What a {@link OtpLoginBody} holds. */
export const otpLoginBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "OtpLoginBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_OTP_LOGIN", type: () => otpLoginRequestDescriptor },
    { value: "ACTIVITY_TYPE_OTP_LOGIN_V2", type: () => otpLoginRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link OtpLoginBody} fit to be sent. */
export function isOtpLoginBody(value: unknown): value is OtpLoginBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_OTP_LOGIN":
      return isOtpLoginRequest(value);
    case "ACTIVITY_TYPE_OTP_LOGIN_V2":
      return isOtpLoginRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link OtpLoginBody}, without explicit nulls, or its issues. */
export function parseOtpLoginBody(value: unknown): ParseResult<OtpLoginBody> {
  return parse(isOtpLoginBody, otpLoginBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginBody} fit to be sent. */
export function explainOtpLoginBody(value: unknown): readonly Issue[] {
  return explain(otpLoginBodyDescriptor, value, "strict");
}

/** {@link parseOtpLoginBody} as a Standard Schema. */
export const OtpLoginBodySchema: StandardSchema<OtpLoginBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseOtpLoginBody,
);
