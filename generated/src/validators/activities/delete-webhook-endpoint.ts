// Validators of the types in `activities/delete-webhook-endpoint`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteWebhookEndpointActivity,
  DeleteWebhookEndpointIntent,
  DeleteWebhookEndpointRequest,
  DeleteWebhookEndpointResponse,
  DeleteWebhookEndpointResult,
} from "../../activities/delete-webhook-endpoint.js";
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
  webhookEndpointIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteWebhookEndpointActivity} holds. */
export const deleteWebhookEndpointActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteWebhookEndpointActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
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
        members: [{ name: "deleteWebhookEndpointIntent", type: () => deleteWebhookEndpointIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "deleteWebhookEndpointResult", type: () => deleteWebhookEndpointResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteWebhookEndpointActivity}. */
function isDeleteWebhookEndpointActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteWebhookEndpointIntent(value.deleteWebhookEndpointIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteWebhookEndpointActivity}. */
function isDeleteWebhookEndpointActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteWebhookEndpointResult = value.deleteWebhookEndpointResult;
  if (deleteWebhookEndpointResult !== undefined) {
    if (deleteWebhookEndpointResult === null) absent.nulls++;
    else if (!isDeleteWebhookEndpointResult(deleteWebhookEndpointResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteWebhookEndpointActivity} as it may be answered. */
export function isDeleteWebhookEndpointActivity(value: unknown): value is DeleteWebhookEndpointActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return false;
  if (!isDeleteWebhookEndpointActivityIntent(value.intent)) return false;
  if (!isDeleteWebhookEndpointActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointActivity}, without explicit nulls, or its issues. */
export function parseDeleteWebhookEndpointActivity(value: unknown): ParseResult<DeleteWebhookEndpointActivity> {
  return parse(isDeleteWebhookEndpointActivity, deleteWebhookEndpointActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointActivity} as it may be answered. */
export function explainDeleteWebhookEndpointActivity(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteWebhookEndpointActivity} as a Standard Schema. */
export const DeleteWebhookEndpointActivitySchema: StandardSchema<DeleteWebhookEndpointActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteWebhookEndpointActivity);

/** What a {@link DeleteWebhookEndpointIntent} holds. */
export const deleteWebhookEndpointIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteWebhookEndpointIntent",
  extra: false,
  members: [{ name: "endpointId", type: webhookEndpointIdDescriptor }],
};

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
export function parseDeleteWebhookEndpointIntent(value: unknown): ParseResult<DeleteWebhookEndpointIntent> {
  return parse(isDeleteWebhookEndpointIntent, deleteWebhookEndpointIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointIntent} fit to be sent. */
export function explainDeleteWebhookEndpointIntent(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointIntentDescriptor, value, "strict");
}

/** {@link parseDeleteWebhookEndpointIntent} as a Standard Schema. */
export const DeleteWebhookEndpointIntentSchema: StandardSchema<DeleteWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteWebhookEndpointIntent);

/** Whether a value is a {@link DeleteWebhookEndpointIntent} as it may be answered. */
export function isReceivedDeleteWebhookEndpointIntent(value: unknown): value is DeleteWebhookEndpointIntent {
  if (!isObject(value)) return false;
  const endpointId = value.endpointId;
  if (typeof endpointId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteWebhookEndpointIntent(value: unknown): ParseResult<DeleteWebhookEndpointIntent> {
  return parse(isReceivedDeleteWebhookEndpointIntent, deleteWebhookEndpointIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointIntent} as it may be answered. */
export function explainReceivedDeleteWebhookEndpointIntent(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteWebhookEndpointIntent} as a Standard Schema. */
export const ReceivedDeleteWebhookEndpointIntentSchema: StandardSchema<DeleteWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeleteWebhookEndpointIntent);

/** What a {@link DeleteWebhookEndpointResult} holds. */
export const deleteWebhookEndpointResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteWebhookEndpointResult",
  extra: false,
  members: [{ name: "endpointId", type: webhookEndpointIdDescriptor }],
};

/** Whether a value is a {@link DeleteWebhookEndpointResult} as it may be answered. */
export function isDeleteWebhookEndpointResult(value: unknown): value is DeleteWebhookEndpointResult {
  if (!isObject(value)) return false;
  const endpointId = value.endpointId;
  if (typeof endpointId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointResult}, without explicit nulls, or its issues. */
export function parseDeleteWebhookEndpointResult(value: unknown): ParseResult<DeleteWebhookEndpointResult> {
  return parse(isDeleteWebhookEndpointResult, deleteWebhookEndpointResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointResult} as it may be answered. */
export function explainDeleteWebhookEndpointResult(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteWebhookEndpointResult} as a Standard Schema. */
export const DeleteWebhookEndpointResultSchema: StandardSchema<DeleteWebhookEndpointResult> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteWebhookEndpointResult);

/** What a {@link DeleteWebhookEndpointRequest} holds. */
export const deleteWebhookEndpointRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteWebhookEndpointRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteWebhookEndpointIntentDescriptor },
  ],
};

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
export function parseDeleteWebhookEndpointRequest(value: unknown): ParseResult<DeleteWebhookEndpointRequest> {
  return parse(isDeleteWebhookEndpointRequest, deleteWebhookEndpointRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointRequest} fit to be sent. */
export function explainDeleteWebhookEndpointRequest(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointRequestDescriptor, value, "strict");
}

/** {@link parseDeleteWebhookEndpointRequest} as a Standard Schema. */
export const DeleteWebhookEndpointRequestSchema: StandardSchema<DeleteWebhookEndpointRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteWebhookEndpointRequest);

/** What a {@link DeleteWebhookEndpointResponse} holds. */
export const deleteWebhookEndpointResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteWebhookEndpointResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteWebhookEndpointActivityDescriptor }],
};

/** Whether a value is a {@link DeleteWebhookEndpointResponse} as it may be answered. */
export function isDeleteWebhookEndpointResponse(value: unknown): value is DeleteWebhookEndpointResponse {
  if (!isObject(value)) return false;
  if (!isDeleteWebhookEndpointActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteWebhookEndpointResponse}, without explicit nulls, or its issues. */
export function parseDeleteWebhookEndpointResponse(value: unknown): ParseResult<DeleteWebhookEndpointResponse> {
  return parse(isDeleteWebhookEndpointResponse, deleteWebhookEndpointResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteWebhookEndpointResponse} as it may be answered. */
export function explainDeleteWebhookEndpointResponse(value: unknown): readonly Issue[] {
  return explain(deleteWebhookEndpointResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteWebhookEndpointResponse} as a Standard Schema. */
export const DeleteWebhookEndpointResponseSchema: StandardSchema<DeleteWebhookEndpointResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteWebhookEndpointResponse);
