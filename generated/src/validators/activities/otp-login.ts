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
  publicKeyDescriptor,
  sessionJwtDescriptor,
  sessionProfileIdDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { clientSignatureDescriptor, isClientSignature, isReceivedClientSignature } from "../shapes/credentials.js";

/** What a {@link OtpLoginActivity} holds. */
export const otpLoginActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false },
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
  intent: /* @__PURE__ */ record("", { otpLoginIntent: () => otpLoginIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "otpLoginResult?": () => otpLoginResultDescriptor }),
});

/** Member `intent` of {@link OtpLoginActivity}. */
function isOtpLoginActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedOtpLoginIntent(value.otpLoginIntent)) return false;
  return true;
}

/** Member `result` of {@link OtpLoginActivity}. */
function isOtpLoginActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.otpLoginResult) && !isOtpLoginResult(value.otpLoginResult)) return false;
  return true;
}

/** Whether a value is a {@link OtpLoginActivity} as it may be answered. */
export function isOtpLoginActivity(value: unknown): value is OtpLoginActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_OTP_LOGIN") return false;
  if (!isOtpLoginActivityIntent(value.intent) || !isOtpLoginActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OtpLoginActivity}, without explicit nulls, or its issues. */
export const parseOtpLoginActivity = (value: unknown): ParseResult<OtpLoginActivity> =>
  parse(isOtpLoginActivity, otpLoginActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginActivity} as it may be answered. */
export const explainOtpLoginActivity = (value: unknown): readonly Issue[] =>
  explain(otpLoginActivityDescriptor, value, "tolerant");
/** {@link parseOtpLoginActivity} as a Standard Schema. */
export const OtpLoginActivitySchema: StandardSchema<OtpLoginActivity> =
  /* @__PURE__ */ standardSchema(parseOtpLoginActivity);

/** What a {@link OtpLoginIntent} holds. */
export const otpLoginIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginIntent", {
  verificationToken: verificationTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "clientSignature?": () => clientSignatureDescriptor,
  "sessionProfileId?": sessionProfileIdDescriptor,
});

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
export const parseOtpLoginIntent = (value: unknown): ParseResult<OtpLoginIntent> =>
  parse(isOtpLoginIntent, otpLoginIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginIntent} fit to be sent. */
export const explainOtpLoginIntent = (value: unknown): readonly Issue[] =>
  explain(otpLoginIntentDescriptor, value, "strict");
/** {@link parseOtpLoginIntent} as a Standard Schema. */
export const OtpLoginIntentSchema: StandardSchema<OtpLoginIntent> = /* @__PURE__ */ standardSchema(parseOtpLoginIntent);

/** Whether a value is a {@link OtpLoginIntent} as it may be answered. */
export function isReceivedOtpLoginIntent(value: unknown): value is OtpLoginIntent {
  if (!isObject(value) || typeof value.verificationToken !== "string") return false;
  if (typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (isPresent(value.clientSignature) && !isReceivedClientSignature(value.clientSignature)) return false;
  if (typeof value.sessionProfileId !== "string" && isPresent(value.sessionProfileId)) return false;
  return true;
}

/** The value as a {@link OtpLoginIntent}, without explicit nulls, or its issues. */
export const parseReceivedOtpLoginIntent = (value: unknown): ParseResult<OtpLoginIntent> =>
  parse(isReceivedOtpLoginIntent, otpLoginIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginIntent} as it may be answered. */
export const explainReceivedOtpLoginIntent = (value: unknown): readonly Issue[] =>
  explain(otpLoginIntentDescriptor, value, "tolerant");
/** {@link parseReceivedOtpLoginIntent} as a Standard Schema. */
export const ReceivedOtpLoginIntentSchema: StandardSchema<OtpLoginIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedOtpLoginIntent);

/** What a {@link OtpLoginResult} holds. */
export const otpLoginResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginResult", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link OtpLoginResult} as it may be answered. */
export function isOtpLoginResult(value: unknown): value is OtpLoginResult {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link OtpLoginResult}, without explicit nulls, or its issues. */
export const parseOtpLoginResult = (value: unknown): ParseResult<OtpLoginResult> =>
  parse(isOtpLoginResult, otpLoginResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginResult} as it may be answered. */
export const explainOtpLoginResult = (value: unknown): readonly Issue[] =>
  explain(otpLoginResultDescriptor, value, "tolerant");
/** {@link parseOtpLoginResult} as a Standard Schema. */
export const OtpLoginResultSchema: StandardSchema<OtpLoginResult> = /* @__PURE__ */ standardSchema(parseOtpLoginResult);

/** What a {@link OtpLoginActivityV2} holds. */
export const otpLoginActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { otpLoginIntentV2: () => otpLoginIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "otpLoginResult?": () => otpLoginResultDescriptor }),
});

/** Member `intent` of {@link OtpLoginActivityV2}. */
function isOtpLoginActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedOtpLoginIntentV2(value.otpLoginIntentV2)) return false;
  return true;
}

/** Member `result` of {@link OtpLoginActivityV2}. */
function isOtpLoginActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.otpLoginResult) && !isOtpLoginResult(value.otpLoginResult)) return false;
  return true;
}

/** Whether a value is a {@link OtpLoginActivityV2} as it may be answered. */
export function isOtpLoginActivityV2(value: unknown): value is OtpLoginActivityV2 {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_OTP_LOGIN_V2") return false;
  if (!isOtpLoginActivityV2Intent(value.intent) || !isOtpLoginActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link OtpLoginActivityV2}, without explicit nulls, or its issues. */
export const parseOtpLoginActivityV2 = (value: unknown): ParseResult<OtpLoginActivityV2> =>
  parse(isOtpLoginActivityV2, otpLoginActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginActivityV2} as it may be answered. */
export const explainOtpLoginActivityV2 = (value: unknown): readonly Issue[] =>
  explain(otpLoginActivityV2Descriptor, value, "tolerant");
/** {@link parseOtpLoginActivityV2} as a Standard Schema. */
export const OtpLoginActivityV2Schema: StandardSchema<OtpLoginActivityV2> =
  /* @__PURE__ */ standardSchema(parseOtpLoginActivityV2);

/** What a {@link OtpLoginIntentV2} holds. */
export const otpLoginIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginIntentV2", {
  verificationToken: verificationTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": sessionProfileIdDescriptor,
  clientSignature: () => clientSignatureDescriptor,
});

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
export const parseOtpLoginIntentV2 = (value: unknown): ParseResult<OtpLoginIntentV2> =>
  parse(isOtpLoginIntentV2, otpLoginIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginIntentV2} fit to be sent. */
export const explainOtpLoginIntentV2 = (value: unknown): readonly Issue[] =>
  explain(otpLoginIntentV2Descriptor, value, "strict");
/** {@link parseOtpLoginIntentV2} as a Standard Schema. */
export const OtpLoginIntentV2Schema: StandardSchema<OtpLoginIntentV2> =
  /* @__PURE__ */ standardSchema(parseOtpLoginIntentV2);

/** Whether a value is a {@link OtpLoginIntentV2} as it may be answered. */
export function isReceivedOtpLoginIntentV2(value: unknown): value is OtpLoginIntentV2 {
  if (!isObject(value) || typeof value.verificationToken !== "string") return false;
  if (typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sessionProfileId !== "string" && isPresent(value.sessionProfileId)) return false;
  return isReceivedClientSignature(value.clientSignature);
}

/** The value as a {@link OtpLoginIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedOtpLoginIntentV2 = (value: unknown): ParseResult<OtpLoginIntentV2> =>
  parse(isReceivedOtpLoginIntentV2, otpLoginIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginIntentV2} as it may be answered. */
export const explainReceivedOtpLoginIntentV2 = (value: unknown): readonly Issue[] =>
  explain(otpLoginIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedOtpLoginIntentV2} as a Standard Schema. */
export const ReceivedOtpLoginIntentV2Schema: StandardSchema<OtpLoginIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedOtpLoginIntentV2);

/** What a {@link OtpLoginRequest} holds. */
export const otpLoginRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => otpLoginIntentDescriptor,
});

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
export const parseOtpLoginRequest = (value: unknown): ParseResult<OtpLoginRequest> =>
  parse(isOtpLoginRequest, otpLoginRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginRequest} fit to be sent. */
export const explainOtpLoginRequest = (value: unknown): readonly Issue[] =>
  explain(otpLoginRequestDescriptor, value, "strict");
/** {@link parseOtpLoginRequest} as a Standard Schema. */
export const OtpLoginRequestSchema: StandardSchema<OtpLoginRequest> =
  /* @__PURE__ */ standardSchema(parseOtpLoginRequest);

/** What a {@link OtpLoginResponse} holds. */
export const otpLoginResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginResponse", {
  activity: () => otpLoginActivityDescriptor,
});

/** Whether a value is a {@link OtpLoginResponse} as it may be answered. */
export function isOtpLoginResponse(value: unknown): value is OtpLoginResponse {
  if (!isObject(value) || !isOtpLoginActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OtpLoginResponse}, without explicit nulls, or its issues. */
export const parseOtpLoginResponse = (value: unknown): ParseResult<OtpLoginResponse> =>
  parse(isOtpLoginResponse, otpLoginResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginResponse} as it may be answered. */
export const explainOtpLoginResponse = (value: unknown): readonly Issue[] =>
  explain(otpLoginResponseDescriptor, value, "tolerant");
/** {@link parseOtpLoginResponse} as a Standard Schema. */
export const OtpLoginResponseSchema: StandardSchema<OtpLoginResponse> =
  /* @__PURE__ */ standardSchema(parseOtpLoginResponse);

/** What a {@link OtpLoginRequestV2} holds. */
export const otpLoginRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => otpLoginIntentV2Descriptor,
});

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
export const parseOtpLoginRequestV2 = (value: unknown): ParseResult<OtpLoginRequestV2> =>
  parse(isOtpLoginRequestV2, otpLoginRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginRequestV2} fit to be sent. */
export const explainOtpLoginRequestV2 = (value: unknown): readonly Issue[] =>
  explain(otpLoginRequestV2Descriptor, value, "strict");
/** {@link parseOtpLoginRequestV2} as a Standard Schema. */
export const OtpLoginRequestV2Schema: StandardSchema<OtpLoginRequestV2> =
  /* @__PURE__ */ standardSchema(parseOtpLoginRequestV2);

/** What a {@link OtpLoginResponseV2} holds. */
export const otpLoginResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginResponseV2", {
  activity: () => otpLoginActivityV2Descriptor,
});

/** Whether a value is a {@link OtpLoginResponseV2} as it may be answered. */
export function isOtpLoginResponseV2(value: unknown): value is OtpLoginResponseV2 {
  if (!isObject(value) || !isOtpLoginActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link OtpLoginResponseV2}, without explicit nulls, or its issues. */
export const parseOtpLoginResponseV2 = (value: unknown): ParseResult<OtpLoginResponseV2> =>
  parse(isOtpLoginResponseV2, otpLoginResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginResponseV2} as it may be answered. */
export const explainOtpLoginResponseV2 = (value: unknown): readonly Issue[] =>
  explain(otpLoginResponseV2Descriptor, value, "tolerant");
/** {@link parseOtpLoginResponseV2} as a Standard Schema. */
export const OtpLoginResponseV2Schema: StandardSchema<OtpLoginResponseV2> =
  /* @__PURE__ */ standardSchema(parseOtpLoginResponseV2);

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
export const parseOtpLoginBody = (value: unknown): ParseResult<OtpLoginBody> =>
  parse(isOtpLoginBody, otpLoginBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginBody} fit to be sent. */
export const explainOtpLoginBody = (value: unknown): readonly Issue[] =>
  explain(otpLoginBodyDescriptor, value, "strict");
/** {@link parseOtpLoginBody} as a Standard Schema. */
export const OtpLoginBodySchema: StandardSchema<OtpLoginBody> = /* @__PURE__ */ standardSchema(parseOtpLoginBody);
