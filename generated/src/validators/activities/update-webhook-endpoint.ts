// Validators of the types in `activities/update-webhook-endpoint`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateWebhookEndpointActivity,
  UpdateWebhookEndpointIntent,
  UpdateWebhookEndpointRequest,
  UpdateWebhookEndpointResponse,
  UpdateWebhookEndpointResult,
} from "../../activities/update-webhook-endpoint.js";
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
  webhookEndpointNameDescriptor,
  webhookUrlDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { isWebhookEndpointData, webhookEndpointDataDescriptor } from "../shapes/webhook-endpoints.js";

/** What a {@link UpdateWebhookEndpointActivity} holds. */
export const updateWebhookEndpointActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWebhookEndpointActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"], open: false },
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
    intent: /* @__PURE__ */ record("", { updateWebhookEndpointIntent: () => updateWebhookEndpointIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "updateWebhookEndpointResult?": () => updateWebhookEndpointResultDescriptor }),
  },
);

/** Member `intent` of {@link UpdateWebhookEndpointActivity}. */
function isUpdateWebhookEndpointActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateWebhookEndpointIntent(value.updateWebhookEndpointIntent);
}

/** Member `result` of {@link UpdateWebhookEndpointActivity}. */
function isUpdateWebhookEndpointActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateWebhookEndpointResult) && !isUpdateWebhookEndpointResult(value.updateWebhookEndpointResult))
    return false;
  return true;
}

/** Whether a value is a {@link UpdateWebhookEndpointActivity} as it may be answered. */
export function isUpdateWebhookEndpointActivity(value: unknown): value is UpdateWebhookEndpointActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT") return false;
  if (!isUpdateWebhookEndpointActivityIntent(value.intent)) return false;
  return isUpdateWebhookEndpointActivityResult(value.result);
}

/** The value as a {@link UpdateWebhookEndpointActivity}, without explicit nulls, or its issues. */
export const parseUpdateWebhookEndpointActivity = (value: unknown): ParseResult<UpdateWebhookEndpointActivity> =>
  parse(isUpdateWebhookEndpointActivity, updateWebhookEndpointActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWebhookEndpointActivity} as it may be answered. */
export const explainUpdateWebhookEndpointActivity = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointActivityDescriptor, value, "tolerant");
/** {@link parseUpdateWebhookEndpointActivity} as a Standard Schema. */
export const UpdateWebhookEndpointActivitySchema: StandardSchema<UpdateWebhookEndpointActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateWebhookEndpointActivity);

/** What a {@link UpdateWebhookEndpointIntent} holds. */
export const updateWebhookEndpointIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWebhookEndpointIntent",
  {
    endpointId: webhookEndpointIdDescriptor,
    "url?": webhookUrlDescriptor,
    "name?": webhookEndpointNameDescriptor,
    "isActive?": { kind: "boolean" },
  },
);

const updateWebhookEndpointIntentMembers = ["endpointId", "url", "name", "isActive"];

/** Whether a value is a {@link UpdateWebhookEndpointIntent} fit to be sent. */
export function isUpdateWebhookEndpointIntent(value: unknown): value is UpdateWebhookEndpointIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const endpointId = value.endpointId;
  if (typeof endpointId !== "string" || (endpointId.length > 64 && codePoints(endpointId) > 64)) return false;
  const url = value.url;
  if (url !== undefined) {
    present++;
    if (url === null) absent.nulls++;
    else if (typeof url !== "string" || (url.length > 2048 && codePoints(url) > 2048)) return false;
  }
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (name === null) absent.nulls++;
    else if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0)
      return false;
  }
  const is_Active = value.isActive;
  if (is_Active !== undefined) {
    present++;
    if (is_Active === null) absent.nulls++;
    else if (typeof is_Active !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWebhookEndpointIntentMembers);
}

/** The value as a {@link UpdateWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseUpdateWebhookEndpointIntent = (value: unknown): ParseResult<UpdateWebhookEndpointIntent> =>
  parse(isUpdateWebhookEndpointIntent, updateWebhookEndpointIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWebhookEndpointIntent} fit to be sent. */
export const explainUpdateWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointIntentDescriptor, value, "strict");
/** {@link parseUpdateWebhookEndpointIntent} as a Standard Schema. */
export const UpdateWebhookEndpointIntentSchema: StandardSchema<UpdateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateWebhookEndpointIntent);

/** Whether a value is a {@link UpdateWebhookEndpointIntent} as it may be answered. */
export function isReceivedUpdateWebhookEndpointIntent(value: unknown): value is UpdateWebhookEndpointIntent {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  if (typeof value.url !== "string" && isPresent(value.url)) return false;
  if (typeof value.name !== "string" && isPresent(value.name)) return false;
  if (typeof value.isActive !== "boolean" && isPresent(value.isActive)) return false;
  return true;
}

/** The value as a {@link UpdateWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateWebhookEndpointIntent = (value: unknown): ParseResult<UpdateWebhookEndpointIntent> =>
  parse(isReceivedUpdateWebhookEndpointIntent, updateWebhookEndpointIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWebhookEndpointIntent} as it may be answered. */
export const explainReceivedUpdateWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateWebhookEndpointIntent} as a Standard Schema. */
export const ReceivedUpdateWebhookEndpointIntentSchema: StandardSchema<UpdateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateWebhookEndpointIntent);

/** What a {@link UpdateWebhookEndpointResult} holds. */
export const updateWebhookEndpointResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWebhookEndpointResult",
  { endpointId: webhookEndpointIdDescriptor, webhookEndpoint: () => webhookEndpointDataDescriptor },
);

/** Whether a value is a {@link UpdateWebhookEndpointResult} as it may be answered. */
export function isUpdateWebhookEndpointResult(value: unknown): value is UpdateWebhookEndpointResult {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  return isWebhookEndpointData(value.webhookEndpoint);
}

/** The value as a {@link UpdateWebhookEndpointResult}, without explicit nulls, or its issues. */
export const parseUpdateWebhookEndpointResult = (value: unknown): ParseResult<UpdateWebhookEndpointResult> =>
  parse(isUpdateWebhookEndpointResult, updateWebhookEndpointResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWebhookEndpointResult} as it may be answered. */
export const explainUpdateWebhookEndpointResult = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointResultDescriptor, value, "tolerant");
/** {@link parseUpdateWebhookEndpointResult} as a Standard Schema. */
export const UpdateWebhookEndpointResultSchema: StandardSchema<UpdateWebhookEndpointResult> =
  /* @__PURE__ */ standardSchema(parseUpdateWebhookEndpointResult);

/** What a {@link UpdateWebhookEndpointRequest} holds. */
export const updateWebhookEndpointRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWebhookEndpointRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateWebhookEndpointIntentDescriptor,
  },
);

const updateWebhookEndpointRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link UpdateWebhookEndpointRequest} fit to be sent. */
export function isUpdateWebhookEndpointRequest(value: unknown): value is UpdateWebhookEndpointRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT") return false;
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
  if (!isUpdateWebhookEndpointIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateWebhookEndpointRequestMembers);
}

/** The value as a {@link UpdateWebhookEndpointRequest}, without explicit nulls, or its issues. */
export const parseUpdateWebhookEndpointRequest = (value: unknown): ParseResult<UpdateWebhookEndpointRequest> =>
  parse(isUpdateWebhookEndpointRequest, updateWebhookEndpointRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateWebhookEndpointRequest} fit to be sent. */
export const explainUpdateWebhookEndpointRequest = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointRequestDescriptor, value, "strict");
/** {@link parseUpdateWebhookEndpointRequest} as a Standard Schema. */
export const UpdateWebhookEndpointRequestSchema: StandardSchema<UpdateWebhookEndpointRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateWebhookEndpointRequest);

/** What a {@link UpdateWebhookEndpointResponse} holds. */
export const updateWebhookEndpointResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateWebhookEndpointResponse",
  { activity: () => updateWebhookEndpointActivityDescriptor },
);

/** Whether a value is a {@link UpdateWebhookEndpointResponse} as it may be answered. */
export function isUpdateWebhookEndpointResponse(value: unknown): value is UpdateWebhookEndpointResponse {
  if (!isObject(value) || !isUpdateWebhookEndpointActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateWebhookEndpointResponse}, without explicit nulls, or its issues. */
export const parseUpdateWebhookEndpointResponse = (value: unknown): ParseResult<UpdateWebhookEndpointResponse> =>
  parse(isUpdateWebhookEndpointResponse, updateWebhookEndpointResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateWebhookEndpointResponse} as it may be answered. */
export const explainUpdateWebhookEndpointResponse = (value: unknown): readonly Issue[] =>
  explain(updateWebhookEndpointResponseDescriptor, value, "tolerant");
/** {@link parseUpdateWebhookEndpointResponse} as a Standard Schema. */
export const UpdateWebhookEndpointResponseSchema: StandardSchema<UpdateWebhookEndpointResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateWebhookEndpointResponse);
