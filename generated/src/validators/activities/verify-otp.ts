// Validators of the types in `activities/verify-otp`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  VerifyOtpActivity,
  VerifyOtpActivityV2,
  VerifyOtpBody,
  VerifyOtpIntent,
  VerifyOtpIntentV2,
  VerifyOtpRequest,
  VerifyOtpRequestV2,
  VerifyOtpResponse,
  VerifyOtpResponseV2,
  VerifyOtpResult,
} from "../../activities/verify-otp.js";
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
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  otpCodeDescriptor,
  otpIdDescriptor,
  publicKeyDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link VerifyOtpActivity} holds. */
export const verifyOtpActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP"], open: false },
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
  intent: /* @__PURE__ */ record("", { verifyOtpIntent: () => verifyOtpIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "verifyOtpResult?": () => verifyOtpResultDescriptor }),
});

/** Member `intent` of {@link VerifyOtpActivity}. */
function isVerifyOtpActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedVerifyOtpIntent(value.verifyOtpIntent)) return false;
  return true;
}

/** Member `result` of {@link VerifyOtpActivity}. */
function isVerifyOtpActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.verifyOtpResult) && !isVerifyOtpResult(value.verifyOtpResult)) return false;
  return true;
}

/** Whether a value is a {@link VerifyOtpActivity} as it may be answered. */
export function isVerifyOtpActivity(value: unknown): value is VerifyOtpActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_VERIFY_OTP") return false;
  if (!isVerifyOtpActivityIntent(value.intent) || !isVerifyOtpActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link VerifyOtpActivity}, without explicit nulls, or its issues. */
export const parseVerifyOtpActivity = (value: unknown): ParseResult<VerifyOtpActivity> =>
  parse(isVerifyOtpActivity, verifyOtpActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpActivity} as it may be answered. */
export const explainVerifyOtpActivity = (value: unknown): readonly Issue[] =>
  explain(verifyOtpActivityDescriptor, value, "tolerant");
/** {@link parseVerifyOtpActivity} as a Standard Schema. */
export const VerifyOtpActivitySchema: StandardSchema<VerifyOtpActivity> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpActivity);

/** What a {@link VerifyOtpIntent} holds. */
export const verifyOtpIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpIntent", {
  otpId: otpIdDescriptor,
  otpCode: otpCodeDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "publicKey?": publicKeyDescriptor,
});

const verifyOtpIntentMembers = ["otpId", "otpCode", "expirationSeconds", "publicKey"];

/** Whether a value is a {@link VerifyOtpIntent} fit to be sent. */
export function isVerifyOtpIntent(value: unknown): value is VerifyOtpIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const otpId = value.otpId;
  if (typeof otpId !== "string" || (otpId.length > 64 && codePoints(otpId) > 64)) return false;
  const otpCode = value.otpCode;
  if (typeof otpCode !== "string" || (otpCode.length > 32 && codePoints(otpCode) > 32)) return false;
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
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (publicKey === null) absent.nulls++;
    else if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, verifyOtpIntentMembers);
}

/** The value as a {@link VerifyOtpIntent}, without explicit nulls, or its issues. */
export const parseVerifyOtpIntent = (value: unknown): ParseResult<VerifyOtpIntent> =>
  parse(isVerifyOtpIntent, verifyOtpIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpIntent} fit to be sent. */
export const explainVerifyOtpIntent = (value: unknown): readonly Issue[] =>
  explain(verifyOtpIntentDescriptor, value, "strict");
/** {@link parseVerifyOtpIntent} as a Standard Schema. */
export const VerifyOtpIntentSchema: StandardSchema<VerifyOtpIntent> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpIntent);

/** Whether a value is a {@link VerifyOtpIntent} as it may be answered. */
export function isReceivedVerifyOtpIntent(value: unknown): value is VerifyOtpIntent {
  if (!isObject(value) || typeof value.otpId !== "string" || typeof value.otpCode !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.publicKey !== "string" && isPresent(value.publicKey)) return false;
  return true;
}

/** The value as a {@link VerifyOtpIntent}, without explicit nulls, or its issues. */
export const parseReceivedVerifyOtpIntent = (value: unknown): ParseResult<VerifyOtpIntent> =>
  parse(isReceivedVerifyOtpIntent, verifyOtpIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpIntent} as it may be answered. */
export const explainReceivedVerifyOtpIntent = (value: unknown): readonly Issue[] =>
  explain(verifyOtpIntentDescriptor, value, "tolerant");
/** {@link parseReceivedVerifyOtpIntent} as a Standard Schema. */
export const ReceivedVerifyOtpIntentSchema: StandardSchema<VerifyOtpIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedVerifyOtpIntent);

/** What a {@link VerifyOtpResult} holds. */
export const verifyOtpResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpResult", {
  verificationToken: verificationTokenDescriptor,
});

/** Whether a value is a {@link VerifyOtpResult} as it may be answered. */
export function isVerifyOtpResult(value: unknown): value is VerifyOtpResult {
  if (!isObject(value) || typeof value.verificationToken !== "string") return false;
  return true;
}

/** The value as a {@link VerifyOtpResult}, without explicit nulls, or its issues. */
export const parseVerifyOtpResult = (value: unknown): ParseResult<VerifyOtpResult> =>
  parse(isVerifyOtpResult, verifyOtpResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpResult} as it may be answered. */
export const explainVerifyOtpResult = (value: unknown): readonly Issue[] =>
  explain(verifyOtpResultDescriptor, value, "tolerant");
/** {@link parseVerifyOtpResult} as a Standard Schema. */
export const VerifyOtpResultSchema: StandardSchema<VerifyOtpResult> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpResult);

/** What a {@link VerifyOtpActivityV2} holds. */
export const verifyOtpActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { verifyOtpIntentV2: () => verifyOtpIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "verifyOtpResult?": () => verifyOtpResultDescriptor }),
});

/** Member `intent` of {@link VerifyOtpActivityV2}. */
function isVerifyOtpActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedVerifyOtpIntentV2(value.verifyOtpIntentV2)) return false;
  return true;
}

/** Member `result` of {@link VerifyOtpActivityV2}. */
function isVerifyOtpActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.verifyOtpResult) && !isVerifyOtpResult(value.verifyOtpResult)) return false;
  return true;
}

/** Whether a value is a {@link VerifyOtpActivityV2} as it may be answered. */
export function isVerifyOtpActivityV2(value: unknown): value is VerifyOtpActivityV2 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_VERIFY_OTP_V2") return false;
  if (!isVerifyOtpActivityV2Intent(value.intent) || !isVerifyOtpActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link VerifyOtpActivityV2}, without explicit nulls, or its issues. */
export const parseVerifyOtpActivityV2 = (value: unknown): ParseResult<VerifyOtpActivityV2> =>
  parse(isVerifyOtpActivityV2, verifyOtpActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpActivityV2} as it may be answered. */
export const explainVerifyOtpActivityV2 = (value: unknown): readonly Issue[] =>
  explain(verifyOtpActivityV2Descriptor, value, "tolerant");
/** {@link parseVerifyOtpActivityV2} as a Standard Schema. */
export const VerifyOtpActivityV2Schema: StandardSchema<VerifyOtpActivityV2> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpActivityV2);

/** What a {@link VerifyOtpIntentV2} holds. */
export const verifyOtpIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpIntentV2", {
  otpId: otpIdDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  encryptedOtpBundle: {
    kind: "string",
    maxLength: 16384,
    example:
      '{"encappedPublic":"047fa16270243f02abad3601b675bd0fd80b520668e227535b79225003b40b82c2242368bebabd0098ebc2a18d092ecb453bd12f71559bbcfcb0c3ee267c96b3fb","ciphertext":"f3e3ea2d6debe76a2f4e5d43a61b085494f84362bab426bb6302d69c5f3f387ed2dc3489a388b7b46db2851fc4a6a75cf185d314d7fd12fb1074ca797f030bd3"}',
  },
});

const verifyOtpIntentV2Members = ["otpId", "expirationSeconds", "encryptedOtpBundle"];

/** Whether a value is a {@link VerifyOtpIntentV2} fit to be sent. */
export function isVerifyOtpIntentV2(value: unknown): value is VerifyOtpIntentV2 {
  if (!isObject(value)) return false;
  let present = 2;
  const otpId = value.otpId;
  if (typeof otpId !== "string" || (otpId.length > 64 && codePoints(otpId) > 64)) return false;
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
  const encryptedOtpBundle = value.encryptedOtpBundle;
  if (
    typeof encryptedOtpBundle !== "string" ||
    (encryptedOtpBundle.length > 16384 && codePoints(encryptedOtpBundle) > 16384)
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, verifyOtpIntentV2Members);
}

/** The value as a {@link VerifyOtpIntentV2}, without explicit nulls, or its issues. */
export const parseVerifyOtpIntentV2 = (value: unknown): ParseResult<VerifyOtpIntentV2> =>
  parse(isVerifyOtpIntentV2, verifyOtpIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpIntentV2} fit to be sent. */
export const explainVerifyOtpIntentV2 = (value: unknown): readonly Issue[] =>
  explain(verifyOtpIntentV2Descriptor, value, "strict");
/** {@link parseVerifyOtpIntentV2} as a Standard Schema. */
export const VerifyOtpIntentV2Schema: StandardSchema<VerifyOtpIntentV2> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpIntentV2);

/** Whether a value is a {@link VerifyOtpIntentV2} as it may be answered. */
export function isReceivedVerifyOtpIntentV2(value: unknown): value is VerifyOtpIntentV2 {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.encryptedOtpBundle !== "string") return false;
  return true;
}

/** The value as a {@link VerifyOtpIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedVerifyOtpIntentV2 = (value: unknown): ParseResult<VerifyOtpIntentV2> =>
  parse(isReceivedVerifyOtpIntentV2, verifyOtpIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpIntentV2} as it may be answered. */
export const explainReceivedVerifyOtpIntentV2 = (value: unknown): readonly Issue[] =>
  explain(verifyOtpIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedVerifyOtpIntentV2} as a Standard Schema. */
export const ReceivedVerifyOtpIntentV2Schema: StandardSchema<VerifyOtpIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedVerifyOtpIntentV2);

/** What a {@link VerifyOtpRequest} holds. */
export const verifyOtpRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => verifyOtpIntentDescriptor,
});

const verifyOtpRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link VerifyOtpRequest} fit to be sent. */
export function isVerifyOtpRequest(value: unknown): value is VerifyOtpRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_VERIFY_OTP") return false;
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
  if (!isVerifyOtpIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, verifyOtpRequestMembers);
}

/** The value as a {@link VerifyOtpRequest}, without explicit nulls, or its issues. */
export const parseVerifyOtpRequest = (value: unknown): ParseResult<VerifyOtpRequest> =>
  parse(isVerifyOtpRequest, verifyOtpRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpRequest} fit to be sent. */
export const explainVerifyOtpRequest = (value: unknown): readonly Issue[] =>
  explain(verifyOtpRequestDescriptor, value, "strict");
/** {@link parseVerifyOtpRequest} as a Standard Schema. */
export const VerifyOtpRequestSchema: StandardSchema<VerifyOtpRequest> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpRequest);

/** What a {@link VerifyOtpResponse} holds. */
export const verifyOtpResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpResponse", {
  activity: () => verifyOtpActivityDescriptor,
});

/** Whether a value is a {@link VerifyOtpResponse} as it may be answered. */
export function isVerifyOtpResponse(value: unknown): value is VerifyOtpResponse {
  if (!isObject(value) || !isVerifyOtpActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link VerifyOtpResponse}, without explicit nulls, or its issues. */
export const parseVerifyOtpResponse = (value: unknown): ParseResult<VerifyOtpResponse> =>
  parse(isVerifyOtpResponse, verifyOtpResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpResponse} as it may be answered. */
export const explainVerifyOtpResponse = (value: unknown): readonly Issue[] =>
  explain(verifyOtpResponseDescriptor, value, "tolerant");
/** {@link parseVerifyOtpResponse} as a Standard Schema. */
export const VerifyOtpResponseSchema: StandardSchema<VerifyOtpResponse> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpResponse);

/** What a {@link VerifyOtpRequestV2} holds. */
export const verifyOtpRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => verifyOtpIntentV2Descriptor,
});

const verifyOtpRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link VerifyOtpRequestV2} fit to be sent. */
export function isVerifyOtpRequestV2(value: unknown): value is VerifyOtpRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_VERIFY_OTP_V2") return false;
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
  if (!isVerifyOtpIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, verifyOtpRequestV2Members);
}

/** The value as a {@link VerifyOtpRequestV2}, without explicit nulls, or its issues. */
export const parseVerifyOtpRequestV2 = (value: unknown): ParseResult<VerifyOtpRequestV2> =>
  parse(isVerifyOtpRequestV2, verifyOtpRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpRequestV2} fit to be sent. */
export const explainVerifyOtpRequestV2 = (value: unknown): readonly Issue[] =>
  explain(verifyOtpRequestV2Descriptor, value, "strict");
/** {@link parseVerifyOtpRequestV2} as a Standard Schema. */
export const VerifyOtpRequestV2Schema: StandardSchema<VerifyOtpRequestV2> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpRequestV2);

/** What a {@link VerifyOtpResponseV2} holds. */
export const verifyOtpResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpResponseV2", {
  activity: () => verifyOtpActivityV2Descriptor,
});

/** Whether a value is a {@link VerifyOtpResponseV2} as it may be answered. */
export function isVerifyOtpResponseV2(value: unknown): value is VerifyOtpResponseV2 {
  if (!isObject(value) || !isVerifyOtpActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link VerifyOtpResponseV2}, without explicit nulls, or its issues. */
export const parseVerifyOtpResponseV2 = (value: unknown): ParseResult<VerifyOtpResponseV2> =>
  parse(isVerifyOtpResponseV2, verifyOtpResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpResponseV2} as it may be answered. */
export const explainVerifyOtpResponseV2 = (value: unknown): readonly Issue[] =>
  explain(verifyOtpResponseV2Descriptor, value, "tolerant");
/** {@link parseVerifyOtpResponseV2} as a Standard Schema. */
export const VerifyOtpResponseV2Schema: StandardSchema<VerifyOtpResponseV2> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpResponseV2);

/** What a {@link VerifyOtpBody} holds. */
export const verifyOtpBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "VerifyOtpBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_VERIFY_OTP", type: () => verifyOtpRequestDescriptor },
    { value: "ACTIVITY_TYPE_VERIFY_OTP_V2", type: () => verifyOtpRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link VerifyOtpBody} fit to be sent. */
export function isVerifyOtpBody(value: unknown): value is VerifyOtpBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_VERIFY_OTP":
      return isVerifyOtpRequest(value);
    case "ACTIVITY_TYPE_VERIFY_OTP_V2":
      return isVerifyOtpRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link VerifyOtpBody}, without explicit nulls, or its issues. */
export const parseVerifyOtpBody = (value: unknown): ParseResult<VerifyOtpBody> =>
  parse(isVerifyOtpBody, verifyOtpBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpBody} fit to be sent. */
export const explainVerifyOtpBody = (value: unknown): readonly Issue[] =>
  explain(verifyOtpBodyDescriptor, value, "strict");
/** {@link parseVerifyOtpBody} as a Standard Schema. */
export const VerifyOtpBodySchema: StandardSchema<VerifyOtpBody> = /* @__PURE__ */ standardSchema(parseVerifyOtpBody);
