// The types in `shapes/webhook-endpoints`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/webhook-endpoints.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { DeliveryStatus, WebhookEventType } from "../enums.js";
import { ActivityId, Id, OrganizationId, WebhookEndpointId, WebhookEndpointName, WebhookUrl } from "../scalars.js";
import { Timestamp } from "./common.js";

export type WebhookDelivery = types.WebhookDelivery;
/** Judges and reads a {@link WebhookDelivery} as it is answered. */
export const WebhookDelivery: RecordType<WebhookDelivery> = /* @__PURE__ */ answered({
  eventId: Id,
  organizationId: OrganizationId,
  "endpointId?": WebhookEndpointId,
  eventType: WebhookEventType,
  activityId: ActivityId,
  status: DeliveryStatus,
  attempts: { kind: "int32" },
  "nextAttemptAt?": () => Timestamp,
  "lastError?": { kind: "string", maxLength: 65536, example: "HTTP 503" },
  createdAt: () => Timestamp,
});

export type WebhookEndpointData = types.WebhookEndpointData;
/** Judges and reads a {@link WebhookEndpointData} as it is answered. */
export const WebhookEndpointData: RecordType<WebhookEndpointData> = /* @__PURE__ */ answered({
  endpointId: WebhookEndpointId,
  organizationId: OrganizationId,
  url: WebhookUrl,
  name: WebhookEndpointName,
  isActive: { kind: "boolean" },
  "subscriptions?": { kind: "array", of: () => WebhookSubscriptionParams, minItems: 0, maxItems: 100 },
});

function checkWebhookSubscriptionParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!WebhookEventType.check(value.eventType)) return false;
  const filtersJson = value.filtersJson;
  if (filtersJson !== undefined) {
    present++;
    if (typeof filtersJson !== "string" || (filtersJson.length > 4096 && codePoints(filtersJson) > 4096)) return false;
  }
  const is_Active = value.isActive;
  if (is_Active !== undefined) {
    present++;
    if (typeof is_Active !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type WebhookSubscriptionParams = types.WebhookSubscriptionParams;
/** Judges and reads a {@link WebhookSubscriptionParams} as it is sent; `received` as it is answered. */
export const WebhookSubscriptionParams: RecordType<
  WebhookSubscriptionParams,
  WebhookSubscriptionParams,
  types.ReceivedWebhookSubscriptionParams
> = /* @__PURE__ */ sent(checkWebhookSubscriptionParams, {
  eventType: WebhookEventType,
  "filtersJson?": { kind: "string", maxLength: 4096, example: "{}" },
  "isActive?": { kind: "boolean" },
});
