// The types in `activities/create-webhook-endpoint`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-webhook-endpoint.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  WebhookEndpointId,
  WebhookEndpointName,
  WebhookUrl,
} from "../scalars.js";
import { WebhookEndpointData, WebhookSubscriptionParams } from "../shapes/webhook-endpoints.js";

export type CreateWebhookEndpointActivity = types.CreateWebhookEndpointActivity;
/** Judges and reads a {@link CreateWebhookEndpointActivity} as it is answered. */
export const CreateWebhookEndpointActivity: RecordType<CreateWebhookEndpointActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
    intent: /* @__PURE__ */ record({ createWebhookEndpointIntent: () => CreateWebhookEndpointIntent }),
    result: /* @__PURE__ */ record({ "createWebhookEndpointResult?": () => CreateWebhookEndpointResult }),
  },
);

function checkCreateWebhookEndpointIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!WebhookUrl.check(value.url)) return false;
  if (!WebhookEndpointName.check(value.name)) return false;
  const subscriptions = value.subscriptions;
  if (subscriptions !== undefined) {
    present++;
    if (!Array.isArray(subscriptions) || subscriptions.length > 10) return false;
    for (let i = 0; i < subscriptions.length; i++) {
      if (!WebhookSubscriptionParams.check(subscriptions[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type CreateWebhookEndpointIntent = types.CreateWebhookEndpointIntent;
/** Judges and reads a {@link CreateWebhookEndpointIntent} as it is sent; `received` as it is answered. */
export const CreateWebhookEndpointIntent: RecordType<
  CreateWebhookEndpointIntent,
  CreateWebhookEndpointIntent,
  types.ReceivedCreateWebhookEndpointIntent
> = /* @__PURE__ */ sent(checkCreateWebhookEndpointIntent, {
  url: WebhookUrl,
  name: WebhookEndpointName,
  "subscriptions?": { kind: "array", of: () => WebhookSubscriptionParams, minItems: 0, maxItems: 10 },
});

export type CreateWebhookEndpointResult = types.CreateWebhookEndpointResult;
/** Judges and reads a {@link CreateWebhookEndpointResult} as it is answered. */
export const CreateWebhookEndpointResult: RecordType<CreateWebhookEndpointResult> = /* @__PURE__ */ answered({
  endpointId: WebhookEndpointId,
  webhookEndpoint: () => WebhookEndpointData,
});

function checkCreateWebhookEndpointRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateWebhookEndpointIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateWebhookEndpointRequest = types.CreateWebhookEndpointRequest;
/** Judges and reads a {@link CreateWebhookEndpointRequest} as it is sent. */
export const CreateWebhookEndpointRequest: RecordType<CreateWebhookEndpointRequest> = /* @__PURE__ */ sent(
  checkCreateWebhookEndpointRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateWebhookEndpointIntent,
  },
);

export type CreateWebhookEndpointResponse = types.CreateWebhookEndpointResponse;
/** Judges and reads a {@link CreateWebhookEndpointResponse} as it is answered. */
export const CreateWebhookEndpointResponse: RecordType<CreateWebhookEndpointResponse> = /* @__PURE__ */ answered({
  activity: () => CreateWebhookEndpointActivity,
});
