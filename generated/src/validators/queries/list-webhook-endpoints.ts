// The types in `queries/list-webhook-endpoints`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-webhook-endpoints.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { WebhookEndpointData } from "../shapes/webhook-endpoints.js";

function checkListWebhookEndpointsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListWebhookEndpointsRequest = types.ListWebhookEndpointsRequest;
/** Judges and reads a {@link ListWebhookEndpointsRequest} as it is sent. */
export const ListWebhookEndpointsRequest: RecordType<ListWebhookEndpointsRequest> = /* @__PURE__ */ sent(
  checkListWebhookEndpointsRequest,
  { organizationId: OrganizationId },
);

export type ListWebhookEndpointsResponse = types.ListWebhookEndpointsResponse;
/** Judges and reads a {@link ListWebhookEndpointsResponse} as it is answered. */
export const ListWebhookEndpointsResponse: RecordType<ListWebhookEndpointsResponse> = /* @__PURE__ */ answered({
  webhookEndpoints: { kind: "array", of: () => WebhookEndpointData, minItems: 0, maxItems: 100 },
});
