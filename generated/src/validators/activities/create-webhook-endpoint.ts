// Validators of the types in `activities/create-webhook-endpoint`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateWebhookEndpointActivity,
  CreateWebhookEndpointIntent,
  CreateWebhookEndpointRequest,
  CreateWebhookEndpointResponse,
  CreateWebhookEndpointResult,
} from "../../activities/create-webhook-endpoint.js";
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
export const createWebhookEndpointActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWebhookEndpointActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
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
        members: [{ name: "createWebhookEndpointIntent", type: () => createWebhookEndpointIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createWebhookEndpointResult", type: () => createWebhookEndpointResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateWebhookEndpointActivity}. */
function isCreateWebhookEndpointActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateWebhookEndpointIntent(value.createWebhookEndpointIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateWebhookEndpointActivity}. */
function isCreateWebhookEndpointActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createWebhookEndpointResult = value.createWebhookEndpointResult;
  if (createWebhookEndpointResult !== undefined) {
    if (createWebhookEndpointResult === null) absent.nulls++;
    else if (!isCreateWebhookEndpointResult(createWebhookEndpointResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateWebhookEndpointActivity} as it may be answered. */
export function isCreateWebhookEndpointActivity(value: unknown): value is CreateWebhookEndpointActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return false;
  if (!isCreateWebhookEndpointActivityIntent(value.intent)) return false;
  if (!isCreateWebhookEndpointActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateWebhookEndpointActivity}, without explicit nulls, or its issues. */
export function parseCreateWebhookEndpointActivity(value: unknown): ParseResult<CreateWebhookEndpointActivity> {
  return parse(isCreateWebhookEndpointActivity, createWebhookEndpointActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWebhookEndpointActivity} as it may be answered. */
export function explainCreateWebhookEndpointActivity(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateWebhookEndpointActivity} as a Standard Schema. */
export const CreateWebhookEndpointActivitySchema: StandardSchema<CreateWebhookEndpointActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWebhookEndpointActivity);

/** What a {@link CreateWebhookEndpointIntent} holds. */
export const createWebhookEndpointIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWebhookEndpointIntent",
  extra: false,
  members: [
    { name: "url", type: webhookUrlDescriptor },
    { name: "name", type: webhookEndpointNameDescriptor },
    {
      name: "subscriptions",
      type: { kind: "array", of: () => webhookSubscriptionParamsDescriptor, minItems: 0, maxItems: 10 },
      optional: true,
    },
  ],
};

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
export function parseCreateWebhookEndpointIntent(value: unknown): ParseResult<CreateWebhookEndpointIntent> {
  return parse(isCreateWebhookEndpointIntent, createWebhookEndpointIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWebhookEndpointIntent} fit to be sent. */
export function explainCreateWebhookEndpointIntent(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointIntentDescriptor, value, "strict");
}

/** {@link parseCreateWebhookEndpointIntent} as a Standard Schema. */
export const CreateWebhookEndpointIntentSchema: StandardSchema<CreateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWebhookEndpointIntent);

/** Whether a value is a {@link CreateWebhookEndpointIntent} as it may be answered. */
export function isReceivedCreateWebhookEndpointIntent(value: unknown): value is CreateWebhookEndpointIntent {
  if (!isObject(value)) return false;
  const url = value.url;
  if (typeof url !== "string") return false;
  const name = value.name;
  if (typeof name !== "string") return false;
  const subscriptions = value.subscriptions;
  if (subscriptions !== undefined) {
    if (subscriptions === null) absent.nulls++;
    else {
      if (!Array.isArray(subscriptions)) return false;
      for (let i = 0; i < subscriptions.length; i++) {
        if (!isReceivedWebhookSubscriptionParams(subscriptions[i])) return false;
      }
    }
  }
  return true;
}

/** The value as a {@link CreateWebhookEndpointIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateWebhookEndpointIntent(value: unknown): ParseResult<CreateWebhookEndpointIntent> {
  return parse(isReceivedCreateWebhookEndpointIntent, createWebhookEndpointIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWebhookEndpointIntent} as it may be answered. */
export function explainReceivedCreateWebhookEndpointIntent(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateWebhookEndpointIntent} as a Standard Schema. */
export const ReceivedCreateWebhookEndpointIntentSchema: StandardSchema<CreateWebhookEndpointIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateWebhookEndpointIntent);

/** What a {@link CreateWebhookEndpointResult} holds. */
export const createWebhookEndpointResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWebhookEndpointResult",
  extra: false,
  members: [
    { name: "endpointId", type: webhookEndpointIdDescriptor },
    { name: "webhookEndpoint", type: () => webhookEndpointDataDescriptor },
  ],
};

/** Whether a value is a {@link CreateWebhookEndpointResult} as it may be answered. */
export function isCreateWebhookEndpointResult(value: unknown): value is CreateWebhookEndpointResult {
  if (!isObject(value)) return false;
  const endpointId = value.endpointId;
  if (typeof endpointId !== "string") return false;
  if (!isWebhookEndpointData(value.webhookEndpoint)) return false;
  return true;
}

/** The value as a {@link CreateWebhookEndpointResult}, without explicit nulls, or its issues. */
export function parseCreateWebhookEndpointResult(value: unknown): ParseResult<CreateWebhookEndpointResult> {
  return parse(isCreateWebhookEndpointResult, createWebhookEndpointResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWebhookEndpointResult} as it may be answered. */
export function explainCreateWebhookEndpointResult(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointResultDescriptor, value, "tolerant");
}

/** {@link parseCreateWebhookEndpointResult} as a Standard Schema. */
export const CreateWebhookEndpointResultSchema: StandardSchema<CreateWebhookEndpointResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWebhookEndpointResult);

/** What a {@link CreateWebhookEndpointRequest} holds. */
export const createWebhookEndpointRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWebhookEndpointRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createWebhookEndpointIntentDescriptor },
  ],
};

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
export function parseCreateWebhookEndpointRequest(value: unknown): ParseResult<CreateWebhookEndpointRequest> {
  return parse(isCreateWebhookEndpointRequest, createWebhookEndpointRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateWebhookEndpointRequest} fit to be sent. */
export function explainCreateWebhookEndpointRequest(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointRequestDescriptor, value, "strict");
}

/** {@link parseCreateWebhookEndpointRequest} as a Standard Schema. */
export const CreateWebhookEndpointRequestSchema: StandardSchema<CreateWebhookEndpointRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWebhookEndpointRequest);

/** What a {@link CreateWebhookEndpointResponse} holds. */
export const createWebhookEndpointResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateWebhookEndpointResponse",
  extra: false,
  members: [{ name: "activity", type: () => createWebhookEndpointActivityDescriptor }],
};

/** Whether a value is a {@link CreateWebhookEndpointResponse} as it may be answered. */
export function isCreateWebhookEndpointResponse(value: unknown): value is CreateWebhookEndpointResponse {
  if (!isObject(value)) return false;
  if (!isCreateWebhookEndpointActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateWebhookEndpointResponse}, without explicit nulls, or its issues. */
export function parseCreateWebhookEndpointResponse(value: unknown): ParseResult<CreateWebhookEndpointResponse> {
  return parse(isCreateWebhookEndpointResponse, createWebhookEndpointResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateWebhookEndpointResponse} as it may be answered. */
export function explainCreateWebhookEndpointResponse(value: unknown): readonly Issue[] {
  return explain(createWebhookEndpointResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateWebhookEndpointResponse} as a Standard Schema. */
export const CreateWebhookEndpointResponseSchema: StandardSchema<CreateWebhookEndpointResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateWebhookEndpointResponse);
