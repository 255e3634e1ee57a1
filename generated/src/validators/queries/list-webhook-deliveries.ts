// The types in `queries/list-webhook-deliveries`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-webhook-deliveries.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";
import { WebhookDelivery } from "../shapes/webhook-endpoints.js";

function checkListWebhookDeliveriesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListWebhookDeliveriesRequest = types.ListWebhookDeliveriesRequest;
/** Judges and reads a {@link ListWebhookDeliveriesRequest} as it is sent. */
export const ListWebhookDeliveriesRequest: RecordType<ListWebhookDeliveriesRequest> = /* @__PURE__ */ sent(
  checkListWebhookDeliveriesRequest,
  { organizationId: OrganizationId, "paginationOptions?": () => Pagination },
);

export type ListWebhookDeliveriesResponse = types.ListWebhookDeliveriesResponse;
/** Judges and reads a {@link ListWebhookDeliveriesResponse} as it is answered. */
export const ListWebhookDeliveriesResponse: RecordType<ListWebhookDeliveriesResponse> = /* @__PURE__ */ answered({
  deliveries: { kind: "array", of: () => WebhookDelivery, minItems: 0, maxItems: 100 },
});
