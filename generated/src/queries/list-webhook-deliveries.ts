// Lists the webhook events of an organization that are not delivered: those that wait for an attempt, and the last
// thousand that have failed; newest first, a page at a time. What is delivered is not listed. An addition to the API,
// which existing clients do not know. Asked of `query/list_webhook_deliveries`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import type { WebhookDelivery } from "../shapes/webhook-endpoints.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listWebhookDeliveries`. Lists the webhook events of an organization that are not delivered:
 * those that wait for an attempt, and the last thousand that have failed; newest first, a page at a time. What
 * is delivered is not listed. An addition to the API, which existing clients do not know.
 */
export interface ListWebhookDeliveriesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which page to read. Its ids are those of events. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listWebhookDeliveries`. */
export interface ListWebhookDeliveriesResponse {
  /** The deliveries of the page, newest first. */
  readonly deliveries: readonly WebhookDelivery[];
}

/** `listWebhookDeliveries` as data. */
export const listWebhookDeliveriesOperation: Operation = {
  name: "listWebhookDeliveries",
  path: "/public/v1/query/list_webhook_deliveries",
  kind: "query",
};

/**
 * Lists the webhook events of an organization that are not delivered: those that wait for an attempt, and the
 * last thousand that have failed; newest first, a page at a time. What is delivered is not listed. An addition
 * to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listWebhookDeliveries(
  connection: Connection,
  input: ListWebhookDeliveriesRequest,
  options?: CallOptions,
): Promise<ListWebhookDeliveriesResponse> {
  return call(connection, listWebhookDeliveriesOperation, input, options);
}
