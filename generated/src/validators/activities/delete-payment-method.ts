// Validators of the types in `activities/delete-payment-method`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePaymentMethodActivity,
  DeletePaymentMethodIntent,
  DeletePaymentMethodRequest,
  DeletePaymentMethodResponse,
  DeletePaymentMethodResult,
} from "../../activities/delete-payment-method.js";
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
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  paymentMethodIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeletePaymentMethodActivity} holds. */
export const deletePaymentMethodActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePaymentMethodActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
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
    intent: /* @__PURE__ */ record("", { deletePaymentMethodIntent: () => deletePaymentMethodIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deletePaymentMethodResult?": () => deletePaymentMethodResultDescriptor }),
  },
);

/** Member `intent` of {@link DeletePaymentMethodActivity}. */
function isDeletePaymentMethodActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeletePaymentMethodIntent(value.deletePaymentMethodIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePaymentMethodActivity}. */
function isDeletePaymentMethodActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deletePaymentMethodResult) && !isDeletePaymentMethodResult(value.deletePaymentMethodResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeletePaymentMethodActivity} as it may be answered. */
export function isDeletePaymentMethodActivity(value: unknown): value is DeletePaymentMethodActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return false;
  if (!isDeletePaymentMethodActivityIntent(value.intent)) return false;
  return isDeletePaymentMethodActivityResult(value.result);
}

/** The value as a {@link DeletePaymentMethodActivity}, without explicit nulls, or its issues. */
export const parseDeletePaymentMethodActivity = (value: unknown): ParseResult<DeletePaymentMethodActivity> =>
  parse(isDeletePaymentMethodActivity, deletePaymentMethodActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePaymentMethodActivity} as it may be answered. */
export const explainDeletePaymentMethodActivity = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodActivityDescriptor, value, "tolerant");
/** {@link parseDeletePaymentMethodActivity} as a Standard Schema. */
export const DeletePaymentMethodActivitySchema: StandardSchema<DeletePaymentMethodActivity> =
  /* @__PURE__ */ standardSchema(parseDeletePaymentMethodActivity);

/** What a {@link DeletePaymentMethodIntent} holds. */
export const deletePaymentMethodIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePaymentMethodIntent",
  { paymentMethodId: paymentMethodIdDescriptor },
);

const deletePaymentMethodIntentMembers = ["paymentMethodId"];

/** Whether a value is a {@link DeletePaymentMethodIntent} fit to be sent. */
export function isDeletePaymentMethodIntent(value: unknown): value is DeletePaymentMethodIntent {
  if (!isObject(value)) return false;
  const paymentMethodId = value.paymentMethodId;
  if (typeof paymentMethodId !== "string" || (paymentMethodId.length > 64 && codePoints(paymentMethodId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deletePaymentMethodIntentMembers);
}

/** The value as a {@link DeletePaymentMethodIntent}, without explicit nulls, or its issues. */
export const parseDeletePaymentMethodIntent = (value: unknown): ParseResult<DeletePaymentMethodIntent> =>
  parse(isDeletePaymentMethodIntent, deletePaymentMethodIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePaymentMethodIntent} fit to be sent. */
export const explainDeletePaymentMethodIntent = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodIntentDescriptor, value, "strict");
/** {@link parseDeletePaymentMethodIntent} as a Standard Schema. */
export const DeletePaymentMethodIntentSchema: StandardSchema<DeletePaymentMethodIntent> =
  /* @__PURE__ */ standardSchema(parseDeletePaymentMethodIntent);

/** Whether a value is a {@link DeletePaymentMethodIntent} as it may be answered. */
export function isReceivedDeletePaymentMethodIntent(value: unknown): value is DeletePaymentMethodIntent {
  if (!isObject(value) || typeof value.paymentMethodId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeletePaymentMethodIntent = (value: unknown): ParseResult<DeletePaymentMethodIntent> =>
  parse(isReceivedDeletePaymentMethodIntent, deletePaymentMethodIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePaymentMethodIntent} as it may be answered. */
export const explainReceivedDeletePaymentMethodIntent = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeletePaymentMethodIntent} as a Standard Schema. */
export const ReceivedDeletePaymentMethodIntentSchema: StandardSchema<DeletePaymentMethodIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeletePaymentMethodIntent);

/** What a {@link DeletePaymentMethodResult} holds. */
export const deletePaymentMethodResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePaymentMethodResult",
  { paymentMethodId: paymentMethodIdDescriptor },
);

/** Whether a value is a {@link DeletePaymentMethodResult} as it may be answered. */
export function isDeletePaymentMethodResult(value: unknown): value is DeletePaymentMethodResult {
  if (!isObject(value) || typeof value.paymentMethodId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodResult}, without explicit nulls, or its issues. */
export const parseDeletePaymentMethodResult = (value: unknown): ParseResult<DeletePaymentMethodResult> =>
  parse(isDeletePaymentMethodResult, deletePaymentMethodResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePaymentMethodResult} as it may be answered. */
export const explainDeletePaymentMethodResult = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodResultDescriptor, value, "tolerant");
/** {@link parseDeletePaymentMethodResult} as a Standard Schema. */
export const DeletePaymentMethodResultSchema: StandardSchema<DeletePaymentMethodResult> =
  /* @__PURE__ */ standardSchema(parseDeletePaymentMethodResult);

/** What a {@link DeletePaymentMethodRequest} holds. */
export const deletePaymentMethodRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePaymentMethodRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deletePaymentMethodIntentDescriptor,
  },
);

const deletePaymentMethodRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeletePaymentMethodRequest} fit to be sent. */
export function isDeletePaymentMethodRequest(value: unknown): value is DeletePaymentMethodRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return false;
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
  if (!isDeletePaymentMethodIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deletePaymentMethodRequestMembers);
}

/** The value as a {@link DeletePaymentMethodRequest}, without explicit nulls, or its issues. */
export const parseDeletePaymentMethodRequest = (value: unknown): ParseResult<DeletePaymentMethodRequest> =>
  parse(isDeletePaymentMethodRequest, deletePaymentMethodRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeletePaymentMethodRequest} fit to be sent. */
export const explainDeletePaymentMethodRequest = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodRequestDescriptor, value, "strict");
/** {@link parseDeletePaymentMethodRequest} as a Standard Schema. */
export const DeletePaymentMethodRequestSchema: StandardSchema<DeletePaymentMethodRequest> =
  /* @__PURE__ */ standardSchema(parseDeletePaymentMethodRequest);

/** What a {@link DeletePaymentMethodResponse} holds. */
export const deletePaymentMethodResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeletePaymentMethodResponse",
  { activity: () => deletePaymentMethodActivityDescriptor },
);

/** Whether a value is a {@link DeletePaymentMethodResponse} as it may be answered. */
export function isDeletePaymentMethodResponse(value: unknown): value is DeletePaymentMethodResponse {
  if (!isObject(value) || !isDeletePaymentMethodActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodResponse}, without explicit nulls, or its issues. */
export const parseDeletePaymentMethodResponse = (value: unknown): ParseResult<DeletePaymentMethodResponse> =>
  parse(isDeletePaymentMethodResponse, deletePaymentMethodResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeletePaymentMethodResponse} as it may be answered. */
export const explainDeletePaymentMethodResponse = (value: unknown): readonly Issue[] =>
  explain(deletePaymentMethodResponseDescriptor, value, "tolerant");
/** {@link parseDeletePaymentMethodResponse} as a Standard Schema. */
export const DeletePaymentMethodResponseSchema: StandardSchema<DeletePaymentMethodResponse> =
  /* @__PURE__ */ standardSchema(parseDeletePaymentMethodResponse);
