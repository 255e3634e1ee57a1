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
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const signRawPayloadActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD"], open: false },
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
        members: [{ name: "signRawPayloadIntent", type: () => signRawPayloadIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "signRawPayloadResult", type: () => signRawPayloadResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link SignRawPayloadActivity}. */
function isSignRawPayloadActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isSignRawPayloadIntent(value.signRawPayloadIntent)) return false;
  return true;
}

/** Member `result` of {@link SignRawPayloadActivity}. */
function isSignRawPayloadActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const signRawPayloadResult = value.signRawPayloadResult;
  if (signRawPayloadResult !== undefined) {
    if (signRawPayloadResult === null) absent.nulls++;
    else if (!isSignRawPayloadResult(signRawPayloadResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link SignRawPayloadActivity} as it may be answered. */
export function isSignRawPayloadActivity(value: unknown): value is SignRawPayloadActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD") return false;
  if (!isSignRawPayloadActivityIntent(value.intent)) return false;
  if (!isSignRawPayloadActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link SignRawPayloadActivity}, without explicit nulls, or its issues. */
export function parseSignRawPayloadActivity(value: unknown): ParseResult<SignRawPayloadActivity> {
  return parse(isSignRawPayloadActivity, signRawPayloadActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadActivity} as it may be answered. */
export function explainSignRawPayloadActivity(value: unknown): readonly Issue[] {
  return explain(signRawPayloadActivityDescriptor, value, "tolerant");
}

/** {@link parseSignRawPayloadActivity} as a Standard Schema. */
export const SignRawPayloadActivitySchema: StandardSchema<SignRawPayloadActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadActivity,
);

/** What a {@link SignRawPayloadIntent} holds. */
export const signRawPayloadIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadIntent",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor },
    { name: "payload", type: payloadDescriptor },
    { name: "encoding", type: payloadEncodingDescriptor },
    { name: "hashFunction", type: hashFunctionDescriptor },
  ],
};

/** Whether a value is a {@link SignRawPayloadIntent} as it may be answered. */
export function isSignRawPayloadIntent(value: unknown): value is SignRawPayloadIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string") return false;
  const payload = value.payload;
  if (typeof payload !== "string") return false;
  const encoding = value.encoding;
  if (typeof encoding !== "string") return false;
  const hashFunction = value.hashFunction;
  if (typeof hashFunction !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadIntent}, without explicit nulls, or its issues. */
export function parseSignRawPayloadIntent(value: unknown): ParseResult<SignRawPayloadIntent> {
  return parse(isSignRawPayloadIntent, signRawPayloadIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadIntent} as it may be answered. */
export function explainSignRawPayloadIntent(value: unknown): readonly Issue[] {
  return explain(signRawPayloadIntentDescriptor, value, "tolerant");
}

/** {@link parseSignRawPayloadIntent} as a Standard Schema. */
export const SignRawPayloadIntentSchema: StandardSchema<SignRawPayloadIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadIntent,
);

/** What a {@link SignRawPayloadResult} holds. */
export const signRawPayloadResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadResult",
  extra: false,
  members: [
    { name: "r", type: signatureRDescriptor },
    { name: "s", type: signatureSDescriptor },
    { name: "v", type: recoveryIdDescriptor },
  ],
};

/** Whether a value is a {@link SignRawPayloadResult} as it may be answered. */
export function isSignRawPayloadResult(value: unknown): value is SignRawPayloadResult {
  if (!isObject(value)) return false;
  const r = value.r;
  if (typeof r !== "string") return false;
  const s = value.s;
  if (typeof s !== "string") return false;
  const v = value.v;
  if (typeof v !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadResult}, without explicit nulls, or its issues. */
export function parseSignRawPayloadResult(value: unknown): ParseResult<SignRawPayloadResult> {
  return parse(isSignRawPayloadResult, signRawPayloadResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadResult} as it may be answered. */
export function explainSignRawPayloadResult(value: unknown): readonly Issue[] {
  return explain(signRawPayloadResultDescriptor, value, "tolerant");
}

/** {@link parseSignRawPayloadResult} as a Standard Schema. */
export const SignRawPayloadResultSchema: StandardSchema<SignRawPayloadResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadResult,
);

/** What a {@link SignRawPayloadActivityV2} holds. */
export const signRawPayloadActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
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
        members: [{ name: "signRawPayloadIntentV2", type: () => signRawPayloadIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "signRawPayloadResult", type: () => signRawPayloadResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link SignRawPayloadActivityV2}. */
function isSignRawPayloadActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedSignRawPayloadIntentV2(value.signRawPayloadIntentV2)) return false;
  return true;
}

/** Member `result` of {@link SignRawPayloadActivityV2}. */
function isSignRawPayloadActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const signRawPayloadResult = value.signRawPayloadResult;
  if (signRawPayloadResult !== undefined) {
    if (signRawPayloadResult === null) absent.nulls++;
    else if (!isSignRawPayloadResult(signRawPayloadResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link SignRawPayloadActivityV2} as it may be answered. */
export function isSignRawPayloadActivityV2(value: unknown): value is SignRawPayloadActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return false;
  if (!isSignRawPayloadActivityV2Intent(value.intent)) return false;
  if (!isSignRawPayloadActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link SignRawPayloadActivityV2}, without explicit nulls, or its issues. */
export function parseSignRawPayloadActivityV2(value: unknown): ParseResult<SignRawPayloadActivityV2> {
  return parse(isSignRawPayloadActivityV2, signRawPayloadActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadActivityV2} as it may be answered. */
export function explainSignRawPayloadActivityV2(value: unknown): readonly Issue[] {
  return explain(signRawPayloadActivityV2Descriptor, value, "tolerant");
}

/** {@link parseSignRawPayloadActivityV2} as a Standard Schema. */
export const SignRawPayloadActivityV2Schema: StandardSchema<SignRawPayloadActivityV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadActivityV2,
);

/** What a {@link SignRawPayloadIntentV2} holds. */
export const signRawPayloadIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadIntentV2",
  extra: false,
  members: [
    { name: "signWith", type: signWithDescriptor },
    { name: "payload", type: payloadDescriptor },
    { name: "encoding", type: payloadEncodingDescriptor },
    { name: "hashFunction", type: hashFunctionDescriptor },
  ],
};

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
export function parseSignRawPayloadIntentV2(value: unknown): ParseResult<SignRawPayloadIntentV2> {
  return parse(isSignRawPayloadIntentV2, signRawPayloadIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link SignRawPayloadIntentV2} fit to be sent. */
export function explainSignRawPayloadIntentV2(value: unknown): readonly Issue[] {
  return explain(signRawPayloadIntentV2Descriptor, value, "strict");
}

/** {@link parseSignRawPayloadIntentV2} as a Standard Schema. */
export const SignRawPayloadIntentV2Schema: StandardSchema<SignRawPayloadIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadIntentV2,
);

/** Whether a value is a {@link SignRawPayloadIntentV2} as it may be answered. */
export function isReceivedSignRawPayloadIntentV2(value: unknown): value is SignRawPayloadIntentV2 {
  if (!isObject(value)) return false;
  const signWith = value.signWith;
  if (typeof signWith !== "string") return false;
  const payload = value.payload;
  if (typeof payload !== "string") return false;
  const encoding = value.encoding;
  if (typeof encoding !== "string") return false;
  const hashFunction = value.hashFunction;
  if (typeof hashFunction !== "string") return false;
  return true;
}

/** The value as a {@link SignRawPayloadIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedSignRawPayloadIntentV2(value: unknown): ParseResult<SignRawPayloadIntentV2> {
  return parse(isReceivedSignRawPayloadIntentV2, signRawPayloadIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadIntentV2} as it may be answered. */
export function explainReceivedSignRawPayloadIntentV2(value: unknown): readonly Issue[] {
  return explain(signRawPayloadIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedSignRawPayloadIntentV2} as a Standard Schema. */
export const ReceivedSignRawPayloadIntentV2Schema: StandardSchema<SignRawPayloadIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedSignRawPayloadIntentV2);

/** What a {@link SignRawPayloadRequestV2} holds. */
export const signRawPayloadRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => signRawPayloadIntentV2Descriptor },
  ],
};

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
export function parseSignRawPayloadRequestV2(value: unknown): ParseResult<SignRawPayloadRequestV2> {
  return parse(isSignRawPayloadRequestV2, signRawPayloadRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link SignRawPayloadRequestV2} fit to be sent. */
export function explainSignRawPayloadRequestV2(value: unknown): readonly Issue[] {
  return explain(signRawPayloadRequestV2Descriptor, value, "strict");
}

/** {@link parseSignRawPayloadRequestV2} as a Standard Schema. */
export const SignRawPayloadRequestV2Schema: StandardSchema<SignRawPayloadRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadRequestV2,
);

/** What a {@link SignRawPayloadResponseV2} holds. */
export const signRawPayloadResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignRawPayloadResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => signRawPayloadActivityV2Descriptor }],
};

/** Whether a value is a {@link SignRawPayloadResponseV2} as it may be answered. */
export function isSignRawPayloadResponseV2(value: unknown): value is SignRawPayloadResponseV2 {
  if (!isObject(value)) return false;
  if (!isSignRawPayloadActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link SignRawPayloadResponseV2}, without explicit nulls, or its issues. */
export function parseSignRawPayloadResponseV2(value: unknown): ParseResult<SignRawPayloadResponseV2> {
  return parse(isSignRawPayloadResponseV2, signRawPayloadResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignRawPayloadResponseV2} as it may be answered. */
export function explainSignRawPayloadResponseV2(value: unknown): readonly Issue[] {
  return explain(signRawPayloadResponseV2Descriptor, value, "tolerant");
}

/** {@link parseSignRawPayloadResponseV2} as a Standard Schema. */
export const SignRawPayloadResponseV2Schema: StandardSchema<SignRawPayloadResponseV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignRawPayloadResponseV2,
);
