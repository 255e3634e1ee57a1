// The types in `activities/delete-webhook-endpoint`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-webhook-endpoint.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, WebhookEndpointId } from "../scalars.js";

export type DeleteWebhookEndpointActivity = types.DeleteWebhookEndpointActivity;
/** Judges and reads a {@link DeleteWebhookEndpointActivity} as it is answered. */
export const DeleteWebhookEndpointActivity: RecordType<DeleteWebhookEndpointActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
    intent: /* @__PURE__ */ record({ deleteWebhookEndpointIntent: () => DeleteWebhookEndpointIntent }),
    result: /* @__PURE__ */ record({ "deleteWebhookEndpointResult?": () => DeleteWebhookEndpointResult }),
  },
);

function checkDeleteWebhookEndpointIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!WebhookEndpointId.check(value.endpointId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteWebhookEndpointIntent = types.DeleteWebhookEndpointIntent;
/** Judges and reads a {@link DeleteWebhookEndpointIntent} as it is sent; `received` as it is answered. */
export const DeleteWebhookEndpointIntent: RecordType<DeleteWebhookEndpointIntent> = /* @__PURE__ */ sent(
  checkDeleteWebhookEndpointIntent,
  { endpointId: WebhookEndpointId },
);

export type DeleteWebhookEndpointResult = types.DeleteWebhookEndpointResult;
/** Judges and reads a {@link DeleteWebhookEndpointResult} as it is answered. */
export const DeleteWebhookEndpointResult: RecordType<DeleteWebhookEndpointResult> = /* @__PURE__ */ answered({
  endpointId: WebhookEndpointId,
});

function checkDeleteWebhookEndpointRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteWebhookEndpointIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteWebhookEndpointRequest = types.DeleteWebhookEndpointRequest;
/** Judges and reads a {@link DeleteWebhookEndpointRequest} as it is sent. */
export const DeleteWebhookEndpointRequest: RecordType<DeleteWebhookEndpointRequest> = /* @__PURE__ */ sent(
  checkDeleteWebhookEndpointRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteWebhookEndpointIntent,
  },
);

export type DeleteWebhookEndpointResponse = types.DeleteWebhookEndpointResponse;
/** Judges and reads a {@link DeleteWebhookEndpointResponse} as it is answered. */
export const DeleteWebhookEndpointResponse: RecordType<DeleteWebhookEndpointResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteWebhookEndpointActivity,
});
