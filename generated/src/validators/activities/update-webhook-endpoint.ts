// The types in `activities/update-webhook-endpoint`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-webhook-endpoint.js";
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
import { WebhookEndpointData } from "../shapes/webhook-endpoints.js";

export type UpdateWebhookEndpointActivity = types.UpdateWebhookEndpointActivity;
/** Judges and reads a {@link UpdateWebhookEndpointActivity} as it is answered. */
export const UpdateWebhookEndpointActivity: RecordType<UpdateWebhookEndpointActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"], open: false },
    intent: /* @__PURE__ */ record({ updateWebhookEndpointIntent: () => UpdateWebhookEndpointIntent }),
    result: /* @__PURE__ */ record({ "updateWebhookEndpointResult?": () => UpdateWebhookEndpointResult }),
  },
);

function checkUpdateWebhookEndpointIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!WebhookEndpointId.check(value.endpointId)) return false;
  const url = value.url;
  if (url !== undefined) {
    present++;
    if (!WebhookUrl.check(url)) return false;
  }
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (!WebhookEndpointName.check(name)) return false;
  }
  const is_Active = value.isActive;
  if (is_Active !== undefined) {
    present++;
    if (typeof is_Active !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type UpdateWebhookEndpointIntent = types.UpdateWebhookEndpointIntent;
/** Judges and reads a {@link UpdateWebhookEndpointIntent} as it is sent; `received` as it is answered. */
export const UpdateWebhookEndpointIntent: RecordType<UpdateWebhookEndpointIntent> = /* @__PURE__ */ sent(
  checkUpdateWebhookEndpointIntent,
  { endpointId: WebhookEndpointId, "url?": WebhookUrl, "name?": WebhookEndpointName, "isActive?": { kind: "boolean" } },
);

export type UpdateWebhookEndpointResult = types.UpdateWebhookEndpointResult;
/** Judges and reads a {@link UpdateWebhookEndpointResult} as it is answered. */
export const UpdateWebhookEndpointResult: RecordType<UpdateWebhookEndpointResult> = /* @__PURE__ */ answered({
  endpointId: WebhookEndpointId,
  webhookEndpoint: () => WebhookEndpointData,
});

function checkUpdateWebhookEndpointRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateWebhookEndpointIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateWebhookEndpointRequest = types.UpdateWebhookEndpointRequest;
/** Judges and reads a {@link UpdateWebhookEndpointRequest} as it is sent. */
export const UpdateWebhookEndpointRequest: RecordType<UpdateWebhookEndpointRequest> = /* @__PURE__ */ sent(
  checkUpdateWebhookEndpointRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateWebhookEndpointIntent,
  },
);

export type UpdateWebhookEndpointResponse = types.UpdateWebhookEndpointResponse;
/** Judges and reads a {@link UpdateWebhookEndpointResponse} as it is answered. */
export const UpdateWebhookEndpointResponse: RecordType<UpdateWebhookEndpointResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateWebhookEndpointActivity,
});
