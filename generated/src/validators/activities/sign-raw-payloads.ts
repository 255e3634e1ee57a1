// Validators of the types in `activities/sign-raw-payloads`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  SignRawPayloadsActivity,
  SignRawPayloadsIntent,
  SignRawPayloadsRequest,
  SignRawPayloadsResponse,
  SignRawPayloadsResult,
} from "../../activities/sign-raw-payloads.js";
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
import { isSignRawPayloadResult, signRawPayloadResultDescriptor } from "./sign-raw-payload.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, hashFunctionDescriptor, payloadEncodingDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  payloadDescriptor,
  signWithDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link SignRawPayloadsActivity} holds. */
export const signRawPayloadsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadsActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"], open: false },
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
  intent: /* @__PURE__ */ record("", { signRawPayloadsIntent: () => signRawPayloadsIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "signRawPayloadsResult?": () => signRawPayloadsResultDescriptor }),
});

/** Member `intent` of {@link SignRawPayloadsActivity}. */
function isSignRawPayloadsActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSignRawPayloadsIntent(value.signRawPayloadsIntent)) return false;
  return true;
}

/** Member `result` of {@link SignRawPayloadsActivity}. */
function isSignRawPayloadsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.signRawPayloadsResult) && !isSignRawPayloadsResult(value.signRawPayloadsResult)) return false;
  return true;
}

/** Whether a value is a {@link SignRawPayloadsActivity} as it may be answered. */
export function isSignRawPayloadsActivity(value: unknown): value is SignRawPayloadsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS") return false;
  if (!isSignRawPayloadsActivityIntent(value.intent)) return false;
  return isSignRawPayloadsActivityResult(value.result);
}

/** The value as a {@link SignRawPayloadsActivity}, without explicit nulls, or its issues. */
export const parseSignRawPayloadsActivity = (value: unknown): ParseResult<SignRawPayloadsActivity> =>
  parse(isSignRawPayloadsActivity, signRawPayloadsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadsActivity} as it may be answered. */
export const explainSignRawPayloadsActivity = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsActivityDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadsActivity} as a Standard Schema. */
export const SignRawPayloadsActivitySchema: StandardSchema<SignRawPayloadsActivity> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadsActivity);

/** What a {@link SignRawPayloadsIntent} holds. */
export const signRawPayloadsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadsIntent", {
  signWith: signWithDescriptor,
  payloads: { kind: "array", of: payloadDescriptor, minItems: 1, maxItems: 100 },
  encoding: payloadEncodingDescriptor,
  hashFunction: hashFunctionDescriptor,
});

const signRawPayloadsIntentMembers = ["signWith", "payloads", "encoding", "hashFunction"];

/** Whether a value is a {@link SignRawPayloadsIntent} fit to be sent. */
export function isSignRawPayloadsIntent(value: unknown): value is SignRawPayloadsIntent {
  if (!isObject(value)) return false;
  const signWith = value.signWith;
  if (typeof signWith !== "string" || (signWith.length > 256 && codePoints(signWith) > 256)) return false;
  const payloads = value.payloads;
  if (!Array.isArray(payloads) || payloads.length > 100 || payloads.length === 0) return false;
  for (let i = 0; i < payloads.length; i++) {
    const item: unknown = payloads[i];
    if (typeof item !== "string" || (item.length > 524288 && codePoints(item) > 524288)) return false;
  }
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
  return members === 4 || hasOnly(value, signRawPayloadsIntentMembers);
}

/** The value as a {@link SignRawPayloadsIntent}, without explicit nulls, or its issues. */
export const parseSignRawPayloadsIntent = (value: unknown): ParseResult<SignRawPayloadsIntent> =>
  parse(isSignRawPayloadsIntent, signRawPayloadsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link SignRawPayloadsIntent} fit to be sent. */
export const explainSignRawPayloadsIntent = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsIntentDescriptor, value, "strict");
/** {@link parseSignRawPayloadsIntent} as a Standard Schema. */
export const SignRawPayloadsIntentSchema: StandardSchema<SignRawPayloadsIntent> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadsIntent);

/** Whether a value is a {@link SignRawPayloadsIntent} as it may be answered. */
export function isReceivedSignRawPayloadsIntent(value: unknown): value is SignRawPayloadsIntent {
  if (!isObject(value) || typeof value.signWith !== "string") return false;
  const payloads = value.payloads;
  if (!Array.isArray(payloads)) return false;
  for (let i = 0; i < payloads.length; i++) {
    if (typeof payloads[i] !== "string") return false;
  }
  if (typeof value.encoding !== "string" || typeof value.hashFunction !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadsIntent}, without explicit nulls, or its issues. */
export const parseReceivedSignRawPayloadsIntent = (value: unknown): ParseResult<SignRawPayloadsIntent> =>
  parse(isReceivedSignRawPayloadsIntent, signRawPayloadsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadsIntent} as it may be answered. */
export const explainReceivedSignRawPayloadsIntent = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedSignRawPayloadsIntent} as a Standard Schema. */
export const ReceivedSignRawPayloadsIntentSchema: StandardSchema<SignRawPayloadsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedSignRawPayloadsIntent);

/** What a {@link SignRawPayloadsResult} holds. */
export const signRawPayloadsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadsResult", {
  "signatures?": { kind: "array", of: () => signRawPayloadResultDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link SignRawPayloadsResult} as it may be answered. */
export function isSignRawPayloadsResult(value: unknown): value is SignRawPayloadsResult {
  if (!isObject(value)) return false;
  const signatures = value.signatures;
  if (isPresent(signatures)) {
    if (!Array.isArray(signatures)) return false;
    for (let i = 0; i < signatures.length; i++) {
      if (!isSignRawPayloadResult(signatures[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link SignRawPayloadsResult}, without explicit nulls, or its issues. */
export const parseSignRawPayloadsResult = (value: unknown): ParseResult<SignRawPayloadsResult> =>
  parse(isSignRawPayloadsResult, signRawPayloadsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadsResult} as it may be answered. */
export const explainSignRawPayloadsResult = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsResultDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadsResult} as a Standard Schema. */
export const SignRawPayloadsResultSchema: StandardSchema<SignRawPayloadsResult> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadsResult);

/** What a {@link SignRawPayloadsRequest} holds. */
export const signRawPayloadsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadsRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => signRawPayloadsIntentDescriptor,
});

const signRawPayloadsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SignRawPayloadsRequest} fit to be sent. */
export function isSignRawPayloadsRequest(value: unknown): value is SignRawPayloadsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS") return false;
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
  if (!isSignRawPayloadsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, signRawPayloadsRequestMembers);
}

/** The value as a {@link SignRawPayloadsRequest}, without explicit nulls, or its issues. */
export const parseSignRawPayloadsRequest = (value: unknown): ParseResult<SignRawPayloadsRequest> =>
  parse(isSignRawPayloadsRequest, signRawPayloadsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link SignRawPayloadsRequest} fit to be sent. */
export const explainSignRawPayloadsRequest = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsRequestDescriptor, value, "strict");
/** {@link parseSignRawPayloadsRequest} as a Standard Schema. */
export const SignRawPayloadsRequestSchema: StandardSchema<SignRawPayloadsRequest> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadsRequest);

/** What a {@link SignRawPayloadsResponse} holds. */
export const signRawPayloadsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignRawPayloadsResponse", {
  activity: () => signRawPayloadsActivityDescriptor,
});

/** Whether a value is a {@link SignRawPayloadsResponse} as it may be answered. */
export function isSignRawPayloadsResponse(value: unknown): value is SignRawPayloadsResponse {
  if (!isObject(value) || !isSignRawPayloadsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SignRawPayloadsResponse}, without explicit nulls, or its issues. */
export const parseSignRawPayloadsResponse = (value: unknown): ParseResult<SignRawPayloadsResponse> =>
  parse(isSignRawPayloadsResponse, signRawPayloadsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignRawPayloadsResponse} as it may be answered. */
export const explainSignRawPayloadsResponse = (value: unknown): readonly Issue[] =>
  explain(signRawPayloadsResponseDescriptor, value, "tolerant");
/** {@link parseSignRawPayloadsResponse} as a Standard Schema. */
export const SignRawPayloadsResponseSchema: StandardSchema<SignRawPayloadsResponse> =
  /* @__PURE__ */ standardSchema(parseSignRawPayloadsResponse);
