// Validators of the types in `activities/delete-payment-method`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeletePaymentMethodActivity,
  DeletePaymentMethodIntent,
  DeletePaymentMethodRequest,
  DeletePaymentMethodResponse,
  DeletePaymentMethodResult,
} from "../../activities/delete-payment-method.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const deletePaymentMethodActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePaymentMethodActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
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
        members: [{ name: "deletePaymentMethodIntent", type: () => deletePaymentMethodIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "deletePaymentMethodResult", type: () => deletePaymentMethodResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link DeletePaymentMethodActivity}. */
function isDeletePaymentMethodActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeletePaymentMethodIntent(value.deletePaymentMethodIntent)) return false;
  return true;
}

/** Member `result` of {@link DeletePaymentMethodActivity}. */
function isDeletePaymentMethodActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deletePaymentMethodResult = value.deletePaymentMethodResult;
  if (deletePaymentMethodResult !== undefined) {
    if (deletePaymentMethodResult === null) absent.nulls++;
    else if (!isDeletePaymentMethodResult(deletePaymentMethodResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeletePaymentMethodActivity} as it may be answered. */
export function isDeletePaymentMethodActivity(value: unknown): value is DeletePaymentMethodActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return false;
  if (!isDeletePaymentMethodActivityIntent(value.intent)) return false;
  if (!isDeletePaymentMethodActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodActivity}, without explicit nulls, or its issues. */
export function parseDeletePaymentMethodActivity(value: unknown): ParseResult<DeletePaymentMethodActivity> {
  return parse(isDeletePaymentMethodActivity, deletePaymentMethodActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePaymentMethodActivity} as it may be answered. */
export function explainDeletePaymentMethodActivity(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodActivityDescriptor, value, "tolerant");
}

/** {@link parseDeletePaymentMethodActivity} as a Standard Schema. */
export const DeletePaymentMethodActivitySchema: StandardSchema<DeletePaymentMethodActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePaymentMethodActivity);

/** What a {@link DeletePaymentMethodIntent} holds. */
export const deletePaymentMethodIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePaymentMethodIntent",
  extra: false,
  members: [{ name: "paymentMethodId", type: paymentMethodIdDescriptor }],
};

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
export function parseDeletePaymentMethodIntent(value: unknown): ParseResult<DeletePaymentMethodIntent> {
  return parse(isDeletePaymentMethodIntent, deletePaymentMethodIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePaymentMethodIntent} fit to be sent. */
export function explainDeletePaymentMethodIntent(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodIntentDescriptor, value, "strict");
}

/** {@link parseDeletePaymentMethodIntent} as a Standard Schema. */
export const DeletePaymentMethodIntentSchema: StandardSchema<DeletePaymentMethodIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePaymentMethodIntent);

/** Whether a value is a {@link DeletePaymentMethodIntent} as it may be answered. */
export function isReceivedDeletePaymentMethodIntent(value: unknown): value is DeletePaymentMethodIntent {
  if (!isObject(value)) return false;
  const paymentMethodId = value.paymentMethodId;
  if (typeof paymentMethodId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeletePaymentMethodIntent(value: unknown): ParseResult<DeletePaymentMethodIntent> {
  return parse(isReceivedDeletePaymentMethodIntent, deletePaymentMethodIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePaymentMethodIntent} as it may be answered. */
export function explainReceivedDeletePaymentMethodIntent(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeletePaymentMethodIntent} as a Standard Schema. */
export const ReceivedDeletePaymentMethodIntentSchema: StandardSchema<DeletePaymentMethodIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeletePaymentMethodIntent);

/** What a {@link DeletePaymentMethodResult} holds. */
export const deletePaymentMethodResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePaymentMethodResult",
  extra: false,
  members: [{ name: "paymentMethodId", type: paymentMethodIdDescriptor }],
};

/** Whether a value is a {@link DeletePaymentMethodResult} as it may be answered. */
export function isDeletePaymentMethodResult(value: unknown): value is DeletePaymentMethodResult {
  if (!isObject(value)) return false;
  const paymentMethodId = value.paymentMethodId;
  if (typeof paymentMethodId !== "string") return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodResult}, without explicit nulls, or its issues. */
export function parseDeletePaymentMethodResult(value: unknown): ParseResult<DeletePaymentMethodResult> {
  return parse(isDeletePaymentMethodResult, deletePaymentMethodResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePaymentMethodResult} as it may be answered. */
export function explainDeletePaymentMethodResult(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodResultDescriptor, value, "tolerant");
}

/** {@link parseDeletePaymentMethodResult} as a Standard Schema. */
export const DeletePaymentMethodResultSchema: StandardSchema<DeletePaymentMethodResult> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePaymentMethodResult);

/** What a {@link DeletePaymentMethodRequest} holds. */
export const deletePaymentMethodRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePaymentMethodRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deletePaymentMethodIntentDescriptor },
  ],
};

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
export function parseDeletePaymentMethodRequest(value: unknown): ParseResult<DeletePaymentMethodRequest> {
  return parse(isDeletePaymentMethodRequest, deletePaymentMethodRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeletePaymentMethodRequest} fit to be sent. */
export function explainDeletePaymentMethodRequest(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodRequestDescriptor, value, "strict");
}

/** {@link parseDeletePaymentMethodRequest} as a Standard Schema. */
export const DeletePaymentMethodRequestSchema: StandardSchema<DeletePaymentMethodRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePaymentMethodRequest);

/** What a {@link DeletePaymentMethodResponse} holds. */
export const deletePaymentMethodResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeletePaymentMethodResponse",
  extra: false,
  members: [{ name: "activity", type: () => deletePaymentMethodActivityDescriptor }],
};

/** Whether a value is a {@link DeletePaymentMethodResponse} as it may be answered. */
export function isDeletePaymentMethodResponse(value: unknown): value is DeletePaymentMethodResponse {
  if (!isObject(value)) return false;
  if (!isDeletePaymentMethodActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeletePaymentMethodResponse}, without explicit nulls, or its issues. */
export function parseDeletePaymentMethodResponse(value: unknown): ParseResult<DeletePaymentMethodResponse> {
  return parse(isDeletePaymentMethodResponse, deletePaymentMethodResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeletePaymentMethodResponse} as it may be answered. */
export function explainDeletePaymentMethodResponse(value: unknown): readonly Issue[] {
  return explain(deletePaymentMethodResponseDescriptor, value, "tolerant");
}

/** {@link parseDeletePaymentMethodResponse} as a Standard Schema. */
export const DeletePaymentMethodResponseSchema: StandardSchema<DeletePaymentMethodResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeletePaymentMethodResponse);
