// Validators of the types in `activities/create-webhook-endpoint`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWebhookEndpointActivity,
  CreateWebhookEndpointIntent,
  CreateWebhookEndpointRequest,
  CreateWebhookEndpointResponse,
  CreateWebhookEndpointResult,
} from "../../activities/create-webhook-endpoint.js";
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
import {
  isReceivedWebhookSubscriptionParams,
  isWebhookEndpointData,
  isWebhookSubscriptionParams,
  webhookEndpointDataDescriptor,
  webhookSubscriptionParamsDescriptor,
} from "../shapes/webhook-endpoints.js";

/** What a {@link CreateWebhookEndpointActivity} holds. */
export const createWebhookEndpointActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWebhookEndpointActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
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
    intent: /* @__PURE__ */ record("", { createWebhookEndpointIntent: () => createWebhookEndpointIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createWebhookEndpointResult?": () => createWebhookEndpointResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateWebhookEndpointActivity}. */
function isCreateWebhookEndpointActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateWebhookEndpointIntent(value.createWebhookEndpointIntent);
}

/** Member `result` of {@link CreateWebhookEndpointActivity}. */
function isCreateWebhookEndpointActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createWebhookEndpointResult) && !isCreateWebhookEndpointResult(value.createWebhookEndpointResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateWebhookEndpointActivity} as it may be answered. */
export function isCreateWebhookEndpointActivity(value: unknown): value is CreateWebhookEndpointActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return false;
  if (!isCreateWebhookEndpointActivityIntent(value.intent)) return false;
  return isCreateWebhookEndpointActivityResult(value.result);
}

/** The value as a {@link CreateWebhookEndpointActivity}, without explicit nulls, or its issues. */
export const parseCreateWebhookEndpointActivity = (value: unknown): ParseResult<CreateWebhookEndpointActivity> =>
  parse(isCreateWebhookEndpointActivity, createWebhookEndpointActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWebhookEndpointActivity} as it may be answered. */
export const explainCreateWebhookEndpointActivity = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointActivityDescriptor, value, "tolerant");
/** {@link parseCreateWebhookEndpointActivity} as a Standard Schema. */
export const CreateWebhookEndpointActivitySchema: StandardSchema<CreateWebhookEndpointActivity> =
  /* @__PURE__ */ standardSchema(parseCreateWebhookEndpointActivity);

/** What a {@link CreateWebhookEndpointIntent} holds. */
export const createWebhookEndpointIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWebhookEndpointIntent",
  {
    url: webhookUrlDescriptor,
    name: webhookEndpointNameDescriptor,
    "subscriptions?": { kind: "array", of: () => webhookSubscriptionParamsDescriptor, minItems: 0, maxItems: 10 },
  },
);

const createWebhookEndpointIntentMembers = ["url", "name", "subscriptions"];

/** Whether a value is a {@link CreateWebhookEndpointIntent} fit to be sent. */
export function isCreateWebhookEndpointIntent(value: unknown): value is CreateWebhookEndpointIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const url = value.url;
  if (typeof url !== "string" || (url.length > 2048 && codePoints(url) > 2048)) return false;
  const name = value.name;
  if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0) return false;
  const subscriptions = value.subscriptions;
  if (subscriptions !== undefined) {
    present++;
    if (subscriptions === null) absent.nulls++;
    else {
      if (!Array.isArray(subscriptions) || subscriptions.length > 10) return false;
      for (let i = 0; i < subscriptions.length; i++) {
        if (!isWebhookSubscriptionParams(subscriptions[i])) return false;
      }
    }
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWebhookEndpointIntentMembers);
}

/** The value as a {@link CreateWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseCreateWebhookEndpointIntent = (value: unknown): ParseResult<CreateWebhookEndpointIntent> =>
  parse(isCreateWebhookEndpointIntent, createWebhookEndpointIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWebhookEndpointIntent} fit to be sent. */
export const explainCreateWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointIntentDescriptor, value, "strict");
/** {@link parseCreateWebhookEndpointIntent} as a Standard Schema. */
export const CreateWebhookEndpointIntentSchema: StandardSchema<CreateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseCreateWebhookEndpointIntent);

/** Whether a value is a {@link CreateWebhookEndpointIntent} as it may be answered. */
export function isReceivedCreateWebhookEndpointIntent(value: unknown): value is CreateWebhookEndpointIntent {
  if (!isObject(value) || typeof value.url !== "string" || typeof value.name !== "string") return false;
  const subscriptions = value.subscriptions;
  if (isPresent(subscriptions)) {
    if (!Array.isArray(subscriptions)) return false;
    for (let i = 0; i < subscriptions.length; i++) {
      if (!isReceivedWebhookSubscriptionParams(subscriptions[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link CreateWebhookEndpointIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateWebhookEndpointIntent = (value: unknown): ParseResult<CreateWebhookEndpointIntent> =>
  parse(isReceivedCreateWebhookEndpointIntent, createWebhookEndpointIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWebhookEndpointIntent} as it may be answered. */
export const explainReceivedCreateWebhookEndpointIntent = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateWebhookEndpointIntent} as a Standard Schema. */
export const ReceivedCreateWebhookEndpointIntentSchema: StandardSchema<CreateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateWebhookEndpointIntent);

/** What a {@link CreateWebhookEndpointResult} holds. */
export const createWebhookEndpointResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWebhookEndpointResult",
  { endpointId: webhookEndpointIdDescriptor, webhookEndpoint: () => webhookEndpointDataDescriptor },
);

/** Whether a value is a {@link CreateWebhookEndpointResult} as it may be answered. */
export function isCreateWebhookEndpointResult(value: unknown): value is CreateWebhookEndpointResult {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  return isWebhookEndpointData(value.webhookEndpoint);
}

/** The value as a {@link CreateWebhookEndpointResult}, without explicit nulls, or its issues. */
export const parseCreateWebhookEndpointResult = (value: unknown): ParseResult<CreateWebhookEndpointResult> =>
  parse(isCreateWebhookEndpointResult, createWebhookEndpointResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWebhookEndpointResult} as it may be answered. */
export const explainCreateWebhookEndpointResult = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointResultDescriptor, value, "tolerant");
/** {@link parseCreateWebhookEndpointResult} as a Standard Schema. */
export const CreateWebhookEndpointResultSchema: StandardSchema<CreateWebhookEndpointResult> =
  /* @__PURE__ */ standardSchema(parseCreateWebhookEndpointResult);

/** What a {@link CreateWebhookEndpointRequest} holds. */
export const createWebhookEndpointRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWebhookEndpointRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createWebhookEndpointIntentDescriptor,
  },
);

const createWebhookEndpointRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateWebhookEndpointRequest} fit to be sent. */
export function isCreateWebhookEndpointRequest(value: unknown): value is CreateWebhookEndpointRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return false;
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
  if (!isCreateWebhookEndpointIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createWebhookEndpointRequestMembers);
}

/** The value as a {@link CreateWebhookEndpointRequest}, without explicit nulls, or its issues. */
export const parseCreateWebhookEndpointRequest = (value: unknown): ParseResult<CreateWebhookEndpointRequest> =>
  parse(isCreateWebhookEndpointRequest, createWebhookEndpointRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateWebhookEndpointRequest} fit to be sent. */
export const explainCreateWebhookEndpointRequest = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointRequestDescriptor, value, "strict");
/** {@link parseCreateWebhookEndpointRequest} as a Standard Schema. */
export const CreateWebhookEndpointRequestSchema: StandardSchema<CreateWebhookEndpointRequest> =
  /* @__PURE__ */ standardSchema(parseCreateWebhookEndpointRequest);

/** What a {@link CreateWebhookEndpointResponse} holds. */
export const createWebhookEndpointResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateWebhookEndpointResponse",
  { activity: () => createWebhookEndpointActivityDescriptor },
);

/** Whether a value is a {@link CreateWebhookEndpointResponse} as it may be answered. */
export function isCreateWebhookEndpointResponse(value: unknown): value is CreateWebhookEndpointResponse {
  if (!isObject(value) || !isCreateWebhookEndpointActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWebhookEndpointResponse}, without explicit nulls, or its issues. */
export const parseCreateWebhookEndpointResponse = (value: unknown): ParseResult<CreateWebhookEndpointResponse> =>
  parse(isCreateWebhookEndpointResponse, createWebhookEndpointResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateWebhookEndpointResponse} as it may be answered. */
export const explainCreateWebhookEndpointResponse = (value: unknown): readonly Issue[] =>
  explain(createWebhookEndpointResponseDescriptor, value, "tolerant");
/** {@link parseCreateWebhookEndpointResponse} as a Standard Schema. */
export const CreateWebhookEndpointResponseSchema: StandardSchema<CreateWebhookEndpointResponse> =
  /* @__PURE__ */ standardSchema(parseCreateWebhookEndpointResponse);
