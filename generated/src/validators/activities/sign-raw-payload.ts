// Validators of the types in `activities/sign-raw-payload`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  SignRawPayloadActivity,
  SignRawPayloadActivityV2,
  SignRawPayloadIntent,
  SignRawPayloadIntentV2,
  SignRawPayloadRequestV2,
  SignRawPayloadResponseV2,
  SignRawPayloadResult,
} from "../../activities/sign-raw-payload.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
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
import { activityStatusDescriptor, hashFunctionDescriptor, payloadEncodingDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  payloadDescriptor,
  privateKeyIdDescriptor,
  recoveryIdDescriptor,
  signWithDescriptor,
  signatureRDescriptor,
  signatureSDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link SignRawPayloadActivity} holds. */
export const signRawPayloadActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD"], open: false },
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
  intent: /* @__PURE__ */ record("", { signRawPayloadIntent: () => signRawPayloadIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "signRawPayloadResult?": () => signRawPayloadResultDescriptor }),
});

/** Member `intent` of {@link SignRawPayloadActivity}. */
function isSignRawPayloadActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isSignRawPayloadIntent(value.signRawPayloadIntent)) return false;
  return true;
}

/** Member `result` of {@link SignRawPayloadActivity}. */
function isSignRawPayloadActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.signRawPayloadResult) && !isSignRawPayloadResult(value.signRawPayloadResult)) return false;
  return true;
}

/** Whether a value is a {@link SignRawPayloadActivity} as it may be answered. */
export function isSignRawPayloadActivity(value: unknown): value is SignRawPayloadActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD") return false;
  if (!isSignRawPayloadActivityIntent(value.intent)) return false;
  return isSignRawPayloadActivityResult(value.result);
}

/** The value as a {@link SignRawPayloadActivity}, without explicit nulls, or its issues. */
export const parseSignRawPayloadActivity = (value: unknown): ParseResult<SignRawPayloadActivity> =>
  parse(isSignRawPayloadActivity, signRawPayloadActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadActivity} as it may be answered. */
export const explainSignRawPayloadActivity = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadActivityDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadActivity} as a Standard Schema. */
export const SignRawPayloadActivitySchema: StandardSchema<SignRawPayloadActivity> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadActivity);

/** What a {@link SignRawPayloadIntent} holds. */
export const signRawPayloadIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadIntent", {
  privateKeyId: privateKeyIdDescriptor,
  payload: payloadDescriptor,
  encoding: payloadEncodingDescriptor,
  hashFunction: hashFunctionDescriptor,
});

/** Whether a value is a {@link SignRawPayloadIntent} as it may be answered. */
export function isSignRawPayloadIntent(value: unknown): value is SignRawPayloadIntent {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  if (typeof value.payload !== "string" || typeof value.encoding !== "string") return false;
  if (typeof value.hashFunction !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadIntent}, without explicit nulls, or its issues. */
export const parseSignRawPayloadIntent = (value: unknown): ParseResult<SignRawPayloadIntent> =>
  parse(isSignRawPayloadIntent, signRawPayloadIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadIntent} as it may be answered. */
export const explainSignRawPayloadIntent = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadIntentDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadIntent} as a Standard Schema. */
export const SignRawPayloadIntentSchema: StandardSchema<SignRawPayloadIntent> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadIntent);

/** What a {@link SignRawPayloadResult} holds. */
export const signRawPayloadResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadResult", {
  r: signatureRDescriptor,
  s: signatureSDescriptor,
  v: recoveryIdDescriptor,
});

/** Whether a value is a {@link SignRawPayloadResult} as it may be answered. */
export function isSignRawPayloadResult(value: unknown): value is SignRawPayloadResult {
  if (!isObject(value) || typeof value.r !== "string" || typeof value.s !== "string") return false;
  if (typeof value.v !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadResult}, without explicit nulls, or its issues. */
export const parseSignRawPayloadResult = (value: unknown): ParseResult<SignRawPayloadResult> =>
  parse(isSignRawPayloadResult, signRawPayloadResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadResult} as it may be answered. */
export const explainSignRawPayloadResult = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadResultDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadResult} as a Standard Schema. */
export const SignRawPayloadResultSchema: StandardSchema<SignRawPayloadResult> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadResult);

/** What a {@link SignRawPayloadActivityV2} holds. */
export const signRawPayloadActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { signRawPayloadIntentV2: () => signRawPayloadIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "signRawPayloadResult?": () => signRawPayloadResultDescriptor }),
});

/** Member `intent` of {@link SignRawPayloadActivityV2}. */
function isSignRawPayloadActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSignRawPayloadIntentV2(value.signRawPayloadIntentV2)) return false;
  return true;
}

/** Member `result` of {@link SignRawPayloadActivityV2}. */
function isSignRawPayloadActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.signRawPayloadResult) && !isSignRawPayloadResult(value.signRawPayloadResult)) return false;
  return true;
}

/** Whether a value is a {@link SignRawPayloadActivityV2} as it may be answered. */
export function isSignRawPayloadActivityV2(value: unknown): value is SignRawPayloadActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return false;
  if (!isSignRawPayloadActivityV2Intent(value.intent)) return false;
  return isSignRawPayloadActivityV2Result(value.result);
}

/** The value as a {@link SignRawPayloadActivityV2}, without explicit nulls, or its issues. */
export const parseSignRawPayloadActivityV2 = (value: unknown): ParseResult<SignRawPayloadActivityV2> =>
  parse(isSignRawPayloadActivityV2, signRawPayloadActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadActivityV2} as it may be answered. */
export const explainSignRawPayloadActivityV2 = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadActivityV2Descriptor, value, "tolerant");
/** {@link parseSignRawPayloadActivityV2} as a Standard Schema. */
export const SignRawPayloadActivityV2Schema: StandardSchema<SignRawPayloadActivityV2> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadActivityV2);

/** What a {@link SignRawPayloadIntentV2} holds. */
export const signRawPayloadIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadIntentV2", {
  signWith: signWithDescriptor,
  payload: payloadDescriptor,
  encoding: payloadEncodingDescriptor,
  hashFunction: hashFunctionDescriptor,
});

const signRawPayloadIntentV2Members = ["signWith", "payload", "encoding", "hashFunction"];

/** Whether a value is a {@link SignRawPayloadIntentV2} fit to be sent. */
export function isSignRawPayloadIntentV2(value: unknown): value is SignRawPayloadIntentV2 {
  if (!isObject(value)) return false;
  const signWith = value.signWith;
  if (typeof signWith !== "string" || (signWith.length > 256 && codePoints(signWith) > 256)) return false;
  const payload = value.payload;
  if (typeof payload !== "string" || (payload.length > 524288 && codePoints(payload) > 524288)) return false;
  const encoding = value.encoding;
  if (
    encoding !== "PAYLOAD_ENCODING_HEXADECIMAL" &&
    encoding !== "PAYLOAD_ENCODING_TEXT_UTF8" &&
    encoding !== "PAYLOAD_ENCODING_EIP712" &&
    encoding !== "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION"
  )
    return false;
  const hashFunction = value.hashFunction;
  if (
    hashFunction !== "HASH_FUNCTION_NO_OP" &&
    hashFunction !== "HASH_FUNCTION_SHA256" &&
    hashFunction !== "HASH_FUNCTION_KECCAK256" &&
    hashFunction !== "HASH_FUNCTION_NOT_APPLICABLE"
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, signRawPayloadIntentV2Members);
}

/** The value as a {@link SignRawPayloadIntentV2}, without explicit nulls, or its issues. */
export const parseSignRawPayloadIntentV2 = (value: unknown): ParseResult<SignRawPayloadIntentV2> =>
  parse(isSignRawPayloadIntentV2, signRawPayloadIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SignRawPayloadIntentV2} fit to be sent. */
export const explainSignRawPayloadIntentV2 = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadIntentV2Descriptor, value, "strict");
/** {@link parseSignRawPayloadIntentV2} as a Standard Schema. */
export const SignRawPayloadIntentV2Schema: StandardSchema<SignRawPayloadIntentV2> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadIntentV2);

/** Whether a value is a {@link SignRawPayloadIntentV2} as it may be answered. */
export function isReceivedSignRawPayloadIntentV2(value: unknown): value is SignRawPayloadIntentV2 {
  if (!isObject(value) || typeof value.signWith !== "string") return false;
  if (typeof value.payload !== "string" || typeof value.encoding !== "string") return false;
  if (typeof value.hashFunction !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedSignRawPayloadIntentV2 = (value: unknown): ParseResult<SignRawPayloadIntentV2> =>
  parse(isReceivedSignRawPayloadIntentV2, signRawPayloadIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadIntentV2} as it may be answered. */
export const explainReceivedSignRawPayloadIntentV2 = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedSignRawPayloadIntentV2} as a Standard Schema. */
export const ReceivedSignRawPayloadIntentV2Schema: StandardSchema<SignRawPayloadIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedSignRawPayloadIntentV2);

/** What a {@link SignRawPayloadRequestV2} holds. */
export const signRawPayloadRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => signRawPayloadIntentV2Descriptor,
});

const signRawPayloadRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SignRawPayloadRequestV2} fit to be sent. */
export function isSignRawPayloadRequestV2(value: unknown): value is SignRawPayloadRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return false;
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
  if (!isSignRawPayloadIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, signRawPayloadRequestV2Members);
}

/** The value as a {@link SignRawPayloadRequestV2}, without explicit nulls, or its issues. */
export const parseSignRawPayloadRequestV2 = (value: unknown): ParseResult<SignRawPayloadRequestV2> =>
  parse(isSignRawPayloadRequestV2, signRawPayloadRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SignRawPayloadRequestV2} fit to be sent. */
export const explainSignRawPayloadRequestV2 = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadRequestV2Descriptor, value, "strict");
/** {@link parseSignRawPayloadRequestV2} as a Standard Schema. */
export const SignRawPayloadRequestV2Schema: StandardSchema<SignRawPayloadRequestV2> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadRequestV2);

/** What a {@link SignRawPayloadResponseV2} holds. */
export const signRawPayloadResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadResponseV2", {
  activity: () => signRawPayloadActivityV2Descriptor,
});

/** Whether a value is a {@link SignRawPayloadResponseV2} as it may be answered. */
export function isSignRawPayloadResponseV2(value: unknown): value is SignRawPayloadResponseV2 {
  if (!isObject(value) || !isSignRawPayloadActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link SignRawPayloadResponseV2}, without explicit nulls, or its issues. */
export const parseSignRawPayloadResponseV2 = (value: unknown): ParseResult<SignRawPayloadResponseV2> =>
  parse(isSignRawPayloadResponseV2, signRawPayloadResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadResponseV2} as it may be answered. */
export const explainSignRawPayloadResponseV2 = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadResponseV2Descriptor, value, "tolerant");
/** {@link parseSignRawPayloadResponseV2} as a Standard Schema. */
export const SignRawPayloadResponseV2Schema: StandardSchema<SignRawPayloadResponseV2> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadResponseV2);
