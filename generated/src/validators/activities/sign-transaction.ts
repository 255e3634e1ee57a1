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
export const signTransactionActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
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
  intent: /* @__PURE__ */ record("", { signTransactionIntent: () => signTransactionIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "signTransactionResult?": () => signTransactionResultDescriptor }),
});

/** Member `intent` of {@link SignTransactionActivity}. */
function isSignTransactionActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSignTransactionIntent(value.signTransactionIntent)) return false;
  return true;
}

/** Member `result` of {@link SignTransactionActivity}. */
function isSignTransactionActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.signTransactionResult) && !isSignTransactionResult(value.signTransactionResult)) return false;
  return true;
}

/** Whether a value is a {@link SignTransactionActivity} as it may be answered. */
export function isSignTransactionActivity(value: unknown): value is SignTransactionActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION") return false;
  if (!isSignTransactionActivityIntent(value.intent)) return false;
  return isSignTransactionActivityResult(value.result);
}

/** The value as a {@link SignTransactionActivity}, without explicit nulls, or its issues. */
export const parseSignTransactionActivity = (value: unknown): ParseResult<SignTransactionActivity> =>
  parse(isSignTransactionActivity, signTransactionActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionActivity} as it may be answered. */
export const explainSignTransactionActivity = (value: unknown): readonly Issue[] =>
  explain(signTransactionActivityDescriptor, value, "tolerant");
/** {@link parseSignTransactionActivity} as a Standard Schema. */
export const SignTransactionActivitySchema: StandardSchema<SignTransactionActivity> =
  /* @__PURE__ */ standardSchema(parseSignTransactionActivity);

/** What a {@link SignTransactionIntent} holds. */
export const signTransactionIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionIntent", {
  privateKeyId: privateKeyIdDescriptor,
  unsignedTransaction: unsignedTransactionDescriptor,
  type: transactionTypeDescriptor,
});

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
export const parseSignTransactionIntent = (value: unknown): ParseResult<SignTransactionIntent> =>
  parse(isSignTransactionIntent, signTransactionIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link SignTransactionIntent} fit to be sent. */
export const explainSignTransactionIntent = (value: unknown): readonly Issue[] =>
  explain(signTransactionIntentDescriptor, value, "strict");
/** {@link parseSignTransactionIntent} as a Standard Schema. */
export const SignTransactionIntentSchema: StandardSchema<SignTransactionIntent> =
  /* @__PURE__ */ standardSchema(parseSignTransactionIntent);

/** Whether a value is a {@link SignTransactionIntent} as it may be answered. */
export function isReceivedSignTransactionIntent(value: unknown): value is SignTransactionIntent {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  if (typeof value.unsignedTransaction !== "string" || typeof value.type !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionIntent}, without explicit nulls, or its issues. */
export const parseReceivedSignTransactionIntent = (value: unknown): ParseResult<SignTransactionIntent> =>
  parse(isReceivedSignTransactionIntent, signTransactionIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionIntent} as it may be answered. */
export const explainReceivedSignTransactionIntent = (value: unknown): readonly Issue[] =>
  explain(signTransactionIntentDescriptor, value, "tolerant");
/** {@link parseReceivedSignTransactionIntent} as a Standard Schema. */
export const ReceivedSignTransactionIntentSchema: StandardSchema<SignTransactionIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedSignTransactionIntent);

/** What a {@link SignTransactionResult} holds. */
export const signTransactionResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionResult", {
  signedTransaction: signedTransactionDescriptor,
});

/** Whether a value is a {@link SignTransactionResult} as it may be answered. */
export function isSignTransactionResult(value: unknown): value is SignTransactionResult {
  if (!isObject(value) || typeof value.signedTransaction !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionResult}, without explicit nulls, or its issues. */
export const parseSignTransactionResult = (value: unknown): ParseResult<SignTransactionResult> =>
  parse(isSignTransactionResult, signTransactionResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionResult} as it may be answered. */
export const explainSignTransactionResult = (value: unknown): readonly Issue[] =>
  explain(signTransactionResultDescriptor, value, "tolerant");
/** {@link parseSignTransactionResult} as a Standard Schema. */
export const SignTransactionResultSchema: StandardSchema<SignTransactionResult> =
  /* @__PURE__ */ standardSchema(parseSignTransactionResult);

/** What a {@link SignTransactionActivityV2} holds. */
export const signTransactionActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SignTransactionActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { signTransactionIntentV2: () => signTransactionIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "signTransactionResult?": () => signTransactionResultDescriptor }),
  },
);

/** Member `intent` of {@link SignTransactionActivityV2}. */
function isSignTransactionActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedSignTransactionIntentV2(value.signTransactionIntentV2)) return false;
  return true;
}

/** Member `result` of {@link SignTransactionActivityV2}. */
function isSignTransactionActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.signTransactionResult) && !isSignTransactionResult(value.signTransactionResult)) return false;
  return true;
}

/** Whether a value is a {@link SignTransactionActivityV2} as it may be answered. */
export function isSignTransactionActivityV2(value: unknown): value is SignTransactionActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return false;
  if (!isSignTransactionActivityV2Intent(value.intent)) return false;
  return isSignTransactionActivityV2Result(value.result);
}

/** The value as a {@link SignTransactionActivityV2}, without explicit nulls, or its issues. */
export const parseSignTransactionActivityV2 = (value: unknown): ParseResult<SignTransactionActivityV2> =>
  parse(isSignTransactionActivityV2, signTransactionActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionActivityV2} as it may be answered. */
export const explainSignTransactionActivityV2 = (value: unknown): readonly Issue[] =>
  explain(signTransactionActivityV2Descriptor, value, "tolerant");
/** {@link parseSignTransactionActivityV2} as a Standard Schema. */
export const SignTransactionActivityV2Schema: StandardSchema<SignTransactionActivityV2> =
  /* @__PURE__ */ standardSchema(parseSignTransactionActivityV2);

/** What a {@link SignTransactionIntentV2} holds. */
export const signTransactionIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionIntentV2", {
  signWith: signWithDescriptor,
  unsignedTransaction: unsignedTransactionDescriptor,
  type: transactionTypeDescriptor,
});

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
export const parseSignTransactionIntentV2 = (value: unknown): ParseResult<SignTransactionIntentV2> =>
  parse(isSignTransactionIntentV2, signTransactionIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SignTransactionIntentV2} fit to be sent. */
export const explainSignTransactionIntentV2 = (value: unknown): readonly Issue[] =>
  explain(signTransactionIntentV2Descriptor, value, "strict");
/** {@link parseSignTransactionIntentV2} as a Standard Schema. */
export const SignTransactionIntentV2Schema: StandardSchema<SignTransactionIntentV2> =
  /* @__PURE__ */ standardSchema(parseSignTransactionIntentV2);

/** Whether a value is a {@link SignTransactionIntentV2} as it may be answered. */
export function isReceivedSignTransactionIntentV2(value: unknown): value is SignTransactionIntentV2 {
  if (!isObject(value) || typeof value.signWith !== "string") return false;
  if (typeof value.unsignedTransaction !== "string" || typeof value.type !== "string") return false;
  return true;
}

/** The value as a {@link SignTransactionIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedSignTransactionIntentV2 = (value: unknown): ParseResult<SignTransactionIntentV2> =>
  parse(isReceivedSignTransactionIntentV2, signTransactionIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionIntentV2} as it may be answered. */
export const explainReceivedSignTransactionIntentV2 = (value: unknown): readonly Issue[] =>
  explain(signTransactionIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedSignTransactionIntentV2} as a Standard Schema. */
export const ReceivedSignTransactionIntentV2Schema: StandardSchema<SignTransactionIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedSignTransactionIntentV2);

/** What a {@link SignTransactionRequest} holds. */
export const signTransactionRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => signTransactionIntentDescriptor,
});

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
export const parseSignTransactionRequest = (value: unknown): ParseResult<SignTransactionRequest> =>
  parse(isSignTransactionRequest, signTransactionRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link SignTransactionRequest} fit to be sent. */
export const explainSignTransactionRequest = (value: unknown): readonly Issue[] =>
  explain(signTransactionRequestDescriptor, value, "strict");
/** {@link parseSignTransactionRequest} as a Standard Schema. */
export const SignTransactionRequestSchema: StandardSchema<SignTransactionRequest> =
  /* @__PURE__ */ standardSchema(parseSignTransactionRequest);

/** What a {@link SignTransactionResponse} holds. */
export const signTransactionResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionResponse", {
  activity: () => signTransactionActivityDescriptor,
});

/** Whether a value is a {@link SignTransactionResponse} as it may be answered. */
export function isSignTransactionResponse(value: unknown): value is SignTransactionResponse {
  if (!isObject(value) || !isSignTransactionActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SignTransactionResponse}, without explicit nulls, or its issues. */
export const parseSignTransactionResponse = (value: unknown): ParseResult<SignTransactionResponse> =>
  parse(isSignTransactionResponse, signTransactionResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionResponse} as it may be answered. */
export const explainSignTransactionResponse = (value: unknown): readonly Issue[] =>
  explain(signTransactionResponseDescriptor, value, "tolerant");
/** {@link parseSignTransactionResponse} as a Standard Schema. */
export const SignTransactionResponseSchema: StandardSchema<SignTransactionResponse> =
  /* @__PURE__ */ standardSchema(parseSignTransactionResponse);

/** What a {@link SignTransactionRequestV2} holds. */
export const signTransactionRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SignTransactionRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => signTransactionIntentV2Descriptor,
});

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
export const parseSignTransactionRequestV2 = (value: unknown): ParseResult<SignTransactionRequestV2> =>
  parse(isSignTransactionRequestV2, signTransactionRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SignTransactionRequestV2} fit to be sent. */
export const explainSignTransactionRequestV2 = (value: unknown): readonly Issue[] =>
  explain(signTransactionRequestV2Descriptor, value, "strict");
/** {@link parseSignTransactionRequestV2} as a Standard Schema. */
export const SignTransactionRequestV2Schema: StandardSchema<SignTransactionRequestV2> =
  /* @__PURE__ */ standardSchema(parseSignTransactionRequestV2);

/** What a {@link SignTransactionResponseV2} holds. */
export const signTransactionResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SignTransactionResponseV2",
  { activity: () => signTransactionActivityV2Descriptor },
);

/** Whether a value is a {@link SignTransactionResponseV2} as it may be answered. */
export function isSignTransactionResponseV2(value: unknown): value is SignTransactionResponseV2 {
  if (!isObject(value) || !isSignTransactionActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link SignTransactionResponseV2}, without explicit nulls, or its issues. */
export const parseSignTransactionResponseV2 = (value: unknown): ParseResult<SignTransactionResponseV2> =>
  parse(isSignTransactionResponseV2, signTransactionResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SignTransactionResponseV2} as it may be answered. */
export const explainSignTransactionResponseV2 = (value: unknown): readonly Issue[] =>
  explain(signTransactionResponseV2Descriptor, value, "tolerant");
/** {@link parseSignTransactionResponseV2} as a Standard Schema. */
export const SignTransactionResponseV2Schema: StandardSchema<SignTransactionResponseV2> =
  /* @__PURE__ */ standardSchema(parseSignTransactionResponseV2);

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
export const parseSignTransactionBody = (value: unknown): ParseResult<SignTransactionBody> =>
  parse(isSignTransactionBody, signTransactionBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link SignTransactionBody} fit to be sent. */
export const explainSignTransactionBody = (value: unknown): readonly Issue[] =>
  explain(signTransactionBodyDescriptor, value, "strict");
/** {@link parseSignTransactionBody} as a Standard Schema. */
export const SignTransactionBodySchema: StandardSchema<SignTransactionBody> =
  /* @__PURE__ */ standardSchema(parseSignTransactionBody);
