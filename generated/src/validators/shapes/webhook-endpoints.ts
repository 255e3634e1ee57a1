// Validators of the types in `shapes/webhook-endpoints`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type {
  WebhookDelivery,
  WebhookEndpointData,
  WebhookSubscriptionParams,
} from "../../shapes/webhook-endpoints.js";
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
import { deliveryStatusDescriptor, webhookEventTypeDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  idDescriptor,
  organizationIdDescriptor,
  webhookEndpointIdDescriptor,
  webhookEndpointNameDescriptor,
  webhookUrlDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link WebhookDelivery} holds. */
export const webhookDeliveryDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WebhookDelivery", {
  eventId: idDescriptor,
  organizationId: organizationIdDescriptor,
  "endpointId?": webhookEndpointIdDescriptor,
  eventType: webhookEventTypeDescriptor,
  activityId: activityIdDescriptor,
  status: deliveryStatusDescriptor,
  attempts: { kind: "int32" },
  "nextAttemptAt?": () => timestampDescriptor,
  "lastError?": { kind: "string", maxLength: 65536, example: "HTTP 503" },
  createdAt: () => timestampDescriptor,
});

/** Whether a value is a {@link WebhookDelivery} as it may be answered. */
export function isWebhookDelivery(value: unknown): value is WebhookDelivery {
  if (!isObject(value) || typeof value.eventId !== "string") return false;
  if (typeof value.organizationId !== "string") return false;
  if (typeof value.endpointId !== "string" && isPresent(value.endpointId)) return false;
  if (typeof value.eventType !== "string" || typeof value.activityId !== "string") return false;
  if (typeof value.status !== "string") return false;
  const attempts = value.attempts;
  if (typeof attempts !== "number" || (attempts | 0) !== attempts) return false;
  if (isPresent(value.nextAttemptAt) && !isTimestamp(value.nextAttemptAt)) return false;
  if (typeof value.lastError !== "string" && isPresent(value.lastError)) return false;
  return isTimestamp(value.createdAt);
}

/** The value as a {@link WebhookDelivery}, without explicit nulls, or its issues. */
export const parseWebhookDelivery = (value: unknown): ParseResult<WebhookDelivery> =>
  parse(isWebhookDelivery, webhookDeliveryDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WebhookDelivery} as it may be answered. */
export const explainWebhookDelivery = (value: unknown): readonly Issue[] =>
  explain(webhookDeliveryDescriptor, value, "tolerant");
/** {@link parseWebhookDelivery} as a Standard Schema. */
export const WebhookDeliverySchema: StandardSchema<WebhookDelivery> =
  /* @__PURE__ */ standardSchema(parseWebhookDelivery);

/** What a {@link WebhookEndpointData} holds. */
export const webhookEndpointDataDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WebhookEndpointData", {
  endpointId: webhookEndpointIdDescriptor,
  organizationId: organizationIdDescriptor,
  url: webhookUrlDescriptor,
  name: webhookEndpointNameDescriptor,
  isActive: { kind: "boolean" },
  "subscriptions?": { kind: "array", of: () => webhookSubscriptionParamsDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link WebhookEndpointData} as it may be answered. */
export function isWebhookEndpointData(value: unknown): value is WebhookEndpointData {
  if (!isObject(value) || typeof value.endpointId !== "string") return false;
  if (typeof value.organizationId !== "string" || typeof value.url !== "string") return false;
  if (typeof value.name !== "string" || typeof value.isActive !== "boolean") return false;
  const subscriptions = value.subscriptions;
  if (isPresent(subscriptions)) {
    if (!Array.isArray(subscriptions)) return false;
    for (let i = 0; i < subscriptions.length; i++) {
      if (!isReceivedWebhookSubscriptionParams(subscriptions[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link WebhookEndpointData}, without explicit nulls, or its issues. */
export const parseWebhookEndpointData = (value: unknown): ParseResult<WebhookEndpointData> =>
  parse(isWebhookEndpointData, webhookEndpointDataDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WebhookEndpointData} as it may be answered. */
export const explainWebhookEndpointData = (value: unknown): readonly Issue[] =>
  explain(webhookEndpointDataDescriptor, value, "tolerant");
/** {@link parseWebhookEndpointData} as a Standard Schema. */
export const WebhookEndpointDataSchema: StandardSchema<WebhookEndpointData> =
  /* @__PURE__ */ standardSchema(parseWebhookEndpointData);

/** What a {@link WebhookSubscriptionParams} holds. */
export const webhookSubscriptionParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "WebhookSubscriptionParams",
  {
    eventType: webhookEventTypeDescriptor,
    "filtersJson?": { kind: "string", maxLength: 4096, example: "{}" },
    "isActive?": { kind: "boolean" },
  },
);

const webhookSubscriptionParamsMembers = ["eventType", "filtersJson", "isActive"];

/** Whether a value is a {@link WebhookSubscriptionParams} fit to be sent. */
export function isWebhookSubscriptionParams(value: unknown): value is WebhookSubscriptionParams {
  if (!isObject(value)) return false;
  let present = 1;
  const eventType = value.eventType;
  if (eventType !== "ACTIVITY_UPDATES") return false;
  const filtersJson = value.filtersJson;
  if (filtersJson !== undefined) {
    present++;
    if (filtersJson === null) absent.nulls++;
    else if (typeof filtersJson !== "string" || (filtersJson.length > 4096 && codePoints(filtersJson) > 4096))
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
  return members === present || hasOnly(value, webhookSubscriptionParamsMembers);
}

/** The value as a {@link WebhookSubscriptionParams}, without explicit nulls, or its issues. */
export const parseWebhookSubscriptionParams = (value: unknown): ParseResult<WebhookSubscriptionParams> =>
  parse(isWebhookSubscriptionParams, webhookSubscriptionParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link WebhookSubscriptionParams} fit to be sent. */
export const explainWebhookSubscriptionParams = (value: unknown): readonly Issue[] =>
  explain(webhookSubscriptionParamsDescriptor, value, "strict");
/** {@link parseWebhookSubscriptionParams} as a Standard Schema. */
export const WebhookSubscriptionParamsSchema: StandardSchema<WebhookSubscriptionParams> =
  /* @__PURE__ */ standardSchema(parseWebhookSubscriptionParams);

/** Whether a value is a {@link WebhookSubscriptionParams} as it may be answered. */
export function isReceivedWebhookSubscriptionParams(value: unknown): value is WebhookSubscriptionParams {
  if (!isObject(value) || typeof value.eventType !== "string") return false;
  if (typeof value.filtersJson !== "string" && isPresent(value.filtersJson)) return false;
  if (typeof value.isActive !== "boolean" && isPresent(value.isActive)) return false;
  return true;
}

/** The value as a {@link WebhookSubscriptionParams}, without explicit nulls, or its issues. */
export const parseReceivedWebhookSubscriptionParams = (value: unknown): ParseResult<WebhookSubscriptionParams> =>
  parse(isReceivedWebhookSubscriptionParams, webhookSubscriptionParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WebhookSubscriptionParams} as it may be answered. */
export const explainReceivedWebhookSubscriptionParams = (value: unknown): readonly Issue[] =>
  explain(webhookSubscriptionParamsDescriptor, value, "tolerant");
/** {@link parseReceivedWebhookSubscriptionParams} as a Standard Schema. */
export const ReceivedWebhookSubscriptionParamsSchema: StandardSchema<WebhookSubscriptionParams> =
  /* @__PURE__ */ standardSchema(parseReceivedWebhookSubscriptionParams);
