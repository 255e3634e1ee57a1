// Validators of the types in `activities/delete-webhook-endpoint`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteWebhookEndpointActivity,
  DeleteWebhookEndpointIntent,
  DeleteWebhookEndpointRequest,
  DeleteWebhookEndpointResponse,
  DeleteWebhookEndpointResult,
} from "../../activities/delete-webhook-endpoint.js";
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
  webhookEndpointIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteWebhookEndpointActivity} holds. */
export const deleteWebhookEndpointActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWebhookEndpointActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
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
    intent: /* @__PURE__ */ record("", { deleteWebhookEndpointIntent: () => deleteWebhookEndpointIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteWebhookEndpointResult?": () => deleteWebhookEndpointResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteWebhookEndpointActivity}. */
function isDeleteWebhookEndpointActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeleteWebhookEndpointIntent(value.deleteWebhookEndpointIntent);
}

/** Member `result` of {@link DeleteWebhookEndpointActivity}. */
function isDeleteWebhookEndpointActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteWebhookEndpointResult) && !isDeleteWebhookEndpointResult(value.deleteWebhookEndpointResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteWebhookEndpointActivity} as it may be answered. */
export function isDeleteWebhookEndpointActivity(value: unknown): value is DeleteWebhookEndpointActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return false;
  if (!isDeleteWebhookEndpointActivityIntent(value.intent)) return false;
  return isDeleteWebhookEndpointActivityResult(value.result);
}

/** The value as a {@link DeleteWebhookEndpointActivity}, without explicit nulls, or its issues. */
export const parseDeleteWebhookEndpointActivity = (value: unknown): ParseResult<DeleteWebhookEndpointActivity> =>
  parse(isDeleteWebhookEndpointActivity, deleteWebhookEndpointActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWebhookEndpointActivity} as it may be answered. */
export const explainDeleteWebhookEndpointActivity = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointActivityDescriptor, value, "tolerant");
/** {@link parseDeleteWebhookEndpointActivity} as a Standard Schema. */
export const DeleteWebhookEndpointActivitySchema: StandardSchema<DeleteWebhookEndpointActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteWebhookEndpointActivity);

/** What a {@link DeleteWebhookEndpointIntent} holds. */
export const deleteWebhookEndpointIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWebhookEndpointIntent",
  { endpointId: webhookEndpointIdDescriptor },
);

const deleteWebhookEndpointIntentMembers = ["endpointId"];

/** Whether a value is a {@link DeleteWebhookEndpointIntent} fit to be sent. */
export function isDeleteWebhookEndpointIntent(value: unknown): value is DeleteWebhookEndpointIntent {
  if (!isObject(value)) return false;
  const endpointId = value.endpointId;
  if (typeof endpointId !== "string" || (endpointId.length > 64 && codePoints(endpointId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deleteWebhookEndpointIntentMembers);
}

/** The value as a {@link DeleteWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseDeleteWebhookEndpointIntent = (value: unknown): ParseResult<DeleteWebhookEndpointIntent> =>
  parse(isDeleteWebhookEndpointIntent, deleteWebhookEndpointIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWebhookEndpointIntent} fit to be sent. */
export const explainDeleteWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointIntentDescriptor, value, "strict");
/** {@link parseDeleteWebhookEndpointIntent} as a Standard Schema. */
export const DeleteWebhookEndpointIntentSchema: StandardSchema<DeleteWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteWebhookEndpointIntent);

/** Whether a value is a {@link DeleteWebhookEndpointIntent} as it may be answered. */
export function isReceivedDeleteWebhookEndpointIntent(value: unknown): value is DeleteWebhookEndpointIntent {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteWebhookEndpointIntent = (value: unknown): ParseResult<DeleteWebhookEndpointIntent> =>
  parse(isReceivedDeleteWebhookEndpointIntent, deleteWebhookEndpointIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWebhookEndpointIntent} as it may be answered. */
export const explainReceivedDeleteWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteWebhookEndpointIntent} as a Standard Schema. */
export const ReceivedDeleteWebhookEndpointIntentSchema: StandardSchema<DeleteWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteWebhookEndpointIntent);

/** What a {@link DeleteWebhookEndpointResult} holds. */
export const deleteWebhookEndpointResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWebhookEndpointResult",
  { endpointId: webhookEndpointIdDescriptor },
);

/** Whether a value is a {@link DeleteWebhookEndpointResult} as it may be answered. */
export function isDeleteWebhookEndpointResult(value: unknown): value is DeleteWebhookEndpointResult {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointResult}, without explicit nulls, or its issues. */
export const parseDeleteWebhookEndpointResult = (value: unknown): ParseResult<DeleteWebhookEndpointResult> =>
  parse(isDeleteWebhookEndpointResult, deleteWebhookEndpointResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWebhookEndpointResult} as it may be answered. */
export const explainDeleteWebhookEndpointResult = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointResultDescriptor, value, "tolerant");
/** {@link parseDeleteWebhookEndpointResult} as a Standard Schema. */
export const DeleteWebhookEndpointResultSchema: StandardSchema<DeleteWebhookEndpointResult> =
  /* @__PURE__ */ standardSchema(parseDeleteWebhookEndpointResult);

/** What a {@link DeleteWebhookEndpointRequest} holds. */
export const deleteWebhookEndpointRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWebhookEndpointRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteWebhookEndpointIntentDescriptor,
  },
);

const deleteWebhookEndpointRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link DeleteWebhookEndpointRequest} fit to be sent. */
export function isDeleteWebhookEndpointRequest(value: unknown): value is DeleteWebhookEndpointRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return false;
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
  if (!isDeleteWebhookEndpointIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteWebhookEndpointRequestMembers);
}

/** The value as a {@link DeleteWebhookEndpointRequest}, without explicit nulls, or its issues. */
export const parseDeleteWebhookEndpointRequest = (value: unknown): ParseResult<DeleteWebhookEndpointRequest> =>
  parse(isDeleteWebhookEndpointRequest, deleteWebhookEndpointRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteWebhookEndpointRequest} fit to be sent. */
export const explainDeleteWebhookEndpointRequest = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointRequestDescriptor, value, "strict");
/** {@link parseDeleteWebhookEndpointRequest} as a Standard Schema. */
export const DeleteWebhookEndpointRequestSchema: StandardSchema<DeleteWebhookEndpointRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteWebhookEndpointRequest);

/** What a {@link DeleteWebhookEndpointResponse} holds. */
export const deleteWebhookEndpointResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteWebhookEndpointResponse",
  { activity: () => deleteWebhookEndpointActivityDescriptor },
);

/** Whether a value is a {@link DeleteWebhookEndpointResponse} as it may be answered. */
export function isDeleteWebhookEndpointResponse(value: unknown): value is DeleteWebhookEndpointResponse {
  if (!isObject(value) || !isDeleteWebhookEndpointActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointResponse}, without explicit nulls, or its issues. */
export const parseDeleteWebhookEndpointResponse = (value: unknown): ParseResult<DeleteWebhookEndpointResponse> =>
  parse(isDeleteWebhookEndpointResponse, deleteWebhookEndpointResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteWebhookEndpointResponse} as it may be answered. */
export const explainDeleteWebhookEndpointResponse = (value: unknown): readonly Issue[] =>
  explain(deleteWebhookEndpointResponseDescriptor, value, "tolerant");
/** {@link parseDeleteWebhookEndpointResponse} as a Standard Schema. */
export const DeleteWebhookEndpointResponseSchema: StandardSchema<DeleteWebhookEndpointResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteWebhookEndpointResponse);
