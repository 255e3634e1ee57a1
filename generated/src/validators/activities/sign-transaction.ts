// Validators of the types in `activities/sign-transaction`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  SignTransactionActivity,
  SignTransactionActivityV2,
  SignTransactionBody,
  SignTransactionIntent,
  SignTransactionIntentV2,
  SignTransactionRequest,
  SignTransactionRequestV2,
  SignTransactionResponse,
  SignTransactionResponseV2,
  SignTransactionResult,
} from "../../activities/sign-transaction.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor, transactionTypeDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  privateKeyIdDescriptor,
  signWithDescriptor,
  signedTransactionDescriptor,
  unsignedTransactionDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link SignTransactionActivity} holds. */
export const signTransactionActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
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
        members: [{ name: "signTransactionIntent", type: () => signTransactionIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "signTransactionResult", type: () => signTransactionResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link SignTransactionActivity}. */
function isSignTransactionActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedSignTransactionIntent(value.signTransactionIntent)) return false;
  return true;
}

/** Member `result` of {@link SignTransactionActivity}. */
function isSignTransactionActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const signTransactionResult = value.signTransactionResult;
  if (signTransactionResult !== undefined) {
    if (signTransactionResult === null) absent.nulls++;
    else if (!isSignTransactionResult(signTransactionResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link SignTransactionActivity} as it may be answered. */
export function isSignTransactionActivity(value: unknown): value is SignTransactionActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION") return false;
  if (!isSignTransactionActivityIntent(value.intent)) return false;
  if (!isSignTransactionActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link SignTransactionActivity}, without explicit nulls, or its issues. */
export function parseSignTransactionActivity(value: unknown): ParseResult<SignTransactionActivity> {
  return parse(isSignTransactionActivity, signTransactionActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionActivity} as it may be answered. */
export function explainSignTransactionActivity(value: unknown): readonly Issue[] {
  return explain(signTransactionActivityDescriptor, value, "tolerant");
}

/** {@link parseSignTransactionActivity} as a Standard Schema. */
export const SignTransactionActivitySchema: StandardSchema<SignTransactionActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionActivity,
);

/** What a {@link SignTransactionIntent} holds. */
export const signTransactionIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionIntent",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor },
    { name: "unsignedTransaction", type: unsignedTransactionDescriptor },
    { name: "type", type: transactionTypeDescriptor },
  ],
};

const signTransactionIntentMembers = ["privateKeyId", "unsignedTransaction", "type"];

/** Whether a value is a {@link SignTransactionIntent} fit to be sent. */
export function isSignTransactionIntent(value: unknown): value is SignTransactionIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string" || (privateKeyId.length > 64 && codePoints(privateKeyId) > 64)) return false;
  const unsignedTransaction = value.unsignedTransaction;
  if (
    typeof unsignedTransaction !== "string" ||
    (unsignedTransaction.length > 524288 && codePoints(unsignedTransaction) > 524288)
  )
    return false;
  const type = value.type;
  if (
    type !== "TRANSACTION_TYPE_ETHEREUM" &&
    type !== "TRANSACTION_TYPE_SOLANA" &&
    type !== "TRANSACTION_TYPE_BITCOIN" &&
    type !== "TRANSACTION_TYPE_TRON"
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, signTransactionIntentMembers);
}

/** The value as a {@link SignTransactionIntent}, without explicit nulls, or its issues. */
export function parseSignTransactionIntent(value: unknown): ParseResult<SignTransactionIntent> {
  return parse(isSignTransactionIntent, signTransactionIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SignTransactionIntent} fit to be sent. */
export function explainSignTransactionIntent(value: unknown): readonly Issue[] {
  return explain(signTransactionIntentDescriptor, value, "strict");
}

/** {@link parseSignTransactionIntent} as a Standard Schema. */
export const SignTransactionIntentSchema: StandardSchema<SignTransactionIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionIntent,
);

/** Whether a value is a {@link SignTransactionIntent} as it may be answered. */
export function isReceivedSignTransactionIntent(value: unknown): value is SignTransactionIntent {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string") return false;
  const unsignedTransaction = value.unsignedTransaction;
  if (typeof unsignedTransaction !== "string") return false;
  const type = value.type;
  if (typeof type !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionIntent}, without explicit nulls, or its issues. */
export function parseReceivedSignTransactionIntent(value: unknown): ParseResult<SignTransactionIntent> {
  return parse(isReceivedSignTransactionIntent, signTransactionIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionIntent} as it may be answered. */
export function explainReceivedSignTransactionIntent(value: unknown): readonly Issue[] {
  return explain(signTransactionIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedSignTransactionIntent} as a Standard Schema. */
export const ReceivedSignTransactionIntentSchema: StandardSchema<SignTransactionIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedSignTransactionIntent);

/** What a {@link SignTransactionResult} holds. */
export const signTransactionResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionResult",
  extra: false,
  members: [{ name: "signedTransaction", type: signedTransactionDescriptor }],
};

/** Whether a value is a {@link SignTransactionResult} as it may be answered. */
export function isSignTransactionResult(value: unknown): value is SignTransactionResult {
  if (!isObject(value)) return false;
  const signedTransaction = value.signedTransaction;
  if (typeof signedTransaction !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionResult}, without explicit nulls, or its issues. */
export function parseSignTransactionResult(value: unknown): ParseResult<SignTransactionResult> {
  return parse(isSignTransactionResult, signTransactionResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionResult} as it may be answered. */
export function explainSignTransactionResult(value: unknown): readonly Issue[] {
  return explain(signTransactionResultDescriptor, value, "tolerant");
}

/** {@link parseSignTransactionResult} as a Standard Schema. */
export const SignTransactionResultSchema: StandardSchema<SignTransactionResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionResult,
);

/** What a {@link SignTransactionActivityV2} holds. */
export const signTransactionActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
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
        members: [{ name: "signTransactionIntentV2", type: () => signTransactionIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "signTransactionResult", type: () => signTransactionResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link SignTransactionActivityV2}. */
function isSignTransactionActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedSignTransactionIntentV2(value.signTransactionIntentV2)) return false;
  return true;
}

/** Member `result` of {@link SignTransactionActivityV2}. */
function isSignTransactionActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const signTransactionResult = value.signTransactionResult;
  if (signTransactionResult !== undefined) {
    if (signTransactionResult === null) absent.nulls++;
    else if (!isSignTransactionResult(signTransactionResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link SignTransactionActivityV2} as it may be answered. */
export function isSignTransactionActivityV2(value: unknown): value is SignTransactionActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return false;
  if (!isSignTransactionActivityV2Intent(value.intent)) return false;
  if (!isSignTransactionActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link SignTransactionActivityV2}, without explicit nulls, or its issues. */
export function parseSignTransactionActivityV2(value: unknown): ParseResult<SignTransactionActivityV2> {
  return parse(isSignTransactionActivityV2, signTransactionActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionActivityV2} as it may be answered. */
export function explainSignTransactionActivityV2(value: unknown): readonly Issue[] {
  return explain(signTransactionActivityV2Descriptor, value, "tolerant");
}

/** {@link parseSignTransactionActivityV2} as a Standard Schema. */
export const SignTransactionActivityV2Schema: StandardSchema<SignTransactionActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseSignTransactionActivityV2);

/** What a {@link SignTransactionIntentV2} holds. */
export const signTransactionIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionIntentV2",
  extra: false,
  members: [
    { name: "signWith", type: signWithDescriptor },
    { name: "unsignedTransaction", type: unsignedTransactionDescriptor },
    { name: "type", type: transactionTypeDescriptor },
  ],
};

const signTransactionIntentV2Members = ["signWith", "unsignedTransaction", "type"];

/** Whether a value is a {@link SignTransactionIntentV2} fit to be sent. */
export function isSignTransactionIntentV2(value: unknown): value is SignTransactionIntentV2 {
  if (!isObject(value)) return false;
  const signWith = value.signWith;
  if (typeof signWith !== "string" || (signWith.length > 256 && codePoints(signWith) > 256)) return false;
  const unsignedTransaction = value.unsignedTransaction;
  if (
    typeof unsignedTransaction !== "string" ||
    (unsignedTransaction.length > 524288 && codePoints(unsignedTransaction) > 524288)
  )
    return false;
  const type = value.type;
  if (
    type !== "TRANSACTION_TYPE_ETHEREUM" &&
    type !== "TRANSACTION_TYPE_SOLANA" &&
    type !== "TRANSACTION_TYPE_BITCOIN" &&
    type !== "TRANSACTION_TYPE_TRON"
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, signTransactionIntentV2Members);
}

/** The value as a {@link SignTransactionIntentV2}, without explicit nulls, or its issues. */
export function parseSignTransactionIntentV2(value: unknown): ParseResult<SignTransactionIntentV2> {
  return parse(isSignTransactionIntentV2, signTransactionIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link SignTransactionIntentV2} fit to be sent. */
export function explainSignTransactionIntentV2(value: unknown): readonly Issue[] {
  return explain(signTransactionIntentV2Descriptor, value, "strict");
}

/** {@link parseSignTransactionIntentV2} as a Standard Schema. */
export const SignTransactionIntentV2Schema: StandardSchema<SignTransactionIntentV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionIntentV2,
);

/** Whether a value is a {@link SignTransactionIntentV2} as it may be answered. */
export function isReceivedSignTransactionIntentV2(value: unknown): value is SignTransactionIntentV2 {
  if (!isObject(value)) return false;
  const signWith = value.signWith;
  if (typeof signWith !== "string") return false;
  const unsignedTransaction = value.unsignedTransaction;
  if (typeof unsignedTransaction !== "string") return false;
  const type = value.type;
  if (typeof type !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedSignTransactionIntentV2(value: unknown): ParseResult<SignTransactionIntentV2> {
  return parse(isReceivedSignTransactionIntentV2, signTransactionIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionIntentV2} as it may be answered. */
export function explainReceivedSignTransactionIntentV2(value: unknown): readonly Issue[] {
  return explain(signTransactionIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedSignTransactionIntentV2} as a Standard Schema. */
export const ReceivedSignTransactionIntentV2Schema: StandardSchema<SignTransactionIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedSignTransactionIntentV2);

/** What a {@link SignTransactionRequest} holds. */
export const signTransactionRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => signTransactionIntentDescriptor },
  ],
};

const signTransactionRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SignTransactionRequest} fit to be sent. */
export function isSignTransactionRequest(value: unknown): value is SignTransactionRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION") return false;
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
  if (!isSignTransactionIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, signTransactionRequestMembers);
}

/** The value as a {@link SignTransactionRequest}, without explicit nulls, or its issues. */
export function parseSignTransactionRequest(value: unknown): ParseResult<SignTransactionRequest> {
  return parse(isSignTransactionRequest, signTransactionRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SignTransactionRequest} fit to be sent. */
export function explainSignTransactionRequest(value: unknown): readonly Issue[] {
  return explain(signTransactionRequestDescriptor, value, "strict");
}

/** {@link parseSignTransactionRequest} as a Standard Schema. */
export const SignTransactionRequestSchema: StandardSchema<SignTransactionRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionRequest,
);

/** What a {@link SignTransactionResponse} holds. */
export const signTransactionResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionResponse",
  extra: false,
  members: [{ name: "activity", type: () => signTransactionActivityDescriptor }],
};

/** Whether a value is a {@link SignTransactionResponse} as it may be answered. */
export function isSignTransactionResponse(value: unknown): value is SignTransactionResponse {
  if (!isObject(value)) return false;
  if (!isSignTransactionActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SignTransactionResponse}, without explicit nulls, or its issues. */
export function parseSignTransactionResponse(value: unknown): ParseResult<SignTransactionResponse> {
  return parse(isSignTransactionResponse, signTransactionResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionResponse} as it may be answered. */
export function explainSignTransactionResponse(value: unknown): readonly Issue[] {
  return explain(signTransactionResponseDescriptor, value, "tolerant");
}

/** {@link parseSignTransactionResponse} as a Standard Schema. */
export const SignTransactionResponseSchema: StandardSchema<SignTransactionResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionResponse,
);

/** What a {@link SignTransactionRequestV2} holds. */
export const signTransactionRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => signTransactionIntentV2Descriptor },
  ],
};

const signTransactionRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link SignTransactionRequestV2} fit to be sent. */
export function isSignTransactionRequestV2(value: unknown): value is SignTransactionRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return false;
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
  if (!isSignTransactionIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, signTransactionRequestV2Members);
}

/** The value as a {@link SignTransactionRequestV2}, without explicit nulls, or its issues. */
export function parseSignTransactionRequestV2(value: unknown): ParseResult<SignTransactionRequestV2> {
  return parse(isSignTransactionRequestV2, signTransactionRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link SignTransactionRequestV2} fit to be sent. */
export function explainSignTransactionRequestV2(value: unknown): readonly Issue[] {
  return explain(signTransactionRequestV2Descriptor, value, "strict");
}

/** {@link parseSignTransactionRequestV2} as a Standard Schema. */
export const SignTransactionRequestV2Schema: StandardSchema<SignTransactionRequestV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionRequestV2,
);

/** What a {@link SignTransactionResponseV2} holds. */
export const signTransactionResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignTransactionResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => signTransactionActivityV2Descriptor }],
};

/** Whether a value is a {@link SignTransactionResponseV2} as it may be answered. */
export function isSignTransactionResponseV2(value: unknown): value is SignTransactionResponseV2 {
  if (!isObject(value)) return false;
  if (!isSignTransactionActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link SignTransactionResponseV2}, without explicit nulls, or its issues. */
export function parseSignTransactionResponseV2(value: unknown): ParseResult<SignTransactionResponseV2> {
  return parse(isSignTransactionResponseV2, signTransactionResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignTransactionResponseV2} as it may be answered. */
export function explainSignTransactionResponseV2(value: unknown): readonly Issue[] {
  return explain(signTransactionResponseV2Descriptor, value, "tolerant");
}

/** {@link parseSignTransactionResponseV2} as a Standard Schema. */
export const SignTransactionResponseV2Schema: StandardSchema<SignTransactionResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseSignTransactionResponseV2);

/** What a {@link SignTransactionBody} holds. */
export const signTransactionBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "SignTransactionBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION", type: () => signTransactionRequestDescriptor },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", type: () => signTransactionRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link SignTransactionBody} fit to be sent. */
export function isSignTransactionBody(value: unknown): value is SignTransactionBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_SIGN_TRANSACTION":
      return isSignTransactionRequest(value);
    case "ACTIVITY_TYPE_SIGN_TRANSACTION_V2":
      return isSignTransactionRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link SignTransactionBody}, without explicit nulls, or its issues. */
export function parseSignTransactionBody(value: unknown): ParseResult<SignTransactionBody> {
  return parse(isSignTransactionBody, signTransactionBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SignTransactionBody} fit to be sent. */
export function explainSignTransactionBody(value: unknown): readonly Issue[] {
  return explain(signTransactionBodyDescriptor, value, "strict");
}

/** {@link parseSignTransactionBody} as a Standard Schema. */
export const SignTransactionBodySchema: StandardSchema<SignTransactionBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSignTransactionBody,
);
