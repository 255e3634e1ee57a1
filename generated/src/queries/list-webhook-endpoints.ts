// Lists the receivers of webhook events that an organization has registered. Asked of `query/list_webhook_endpoints`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { WebhookEndpointData } from "../shapes/webhook-endpoints.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listWebhookEndpoints`. Lists the receivers of webhook events that an organization has
 * registered.
 */
export interface ListWebhookEndpointsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listWebhookEndpoints`. */
export interface ListWebhookEndpointsResponse {
  /** The receivers, oldest first. */
  readonly webhookEndpoints: readonly WebhookEndpointData[];
}

/** `listWebhookEndpoints` as data. */
export const listWebhookEndpointsOperation: Operation = {
  name: "listWebhookEndpoints",
  path: "/public/v1/query/list_webhook_endpoints",
  kind: "query",
};

/**
 * Lists the receivers of webhook events that an organization has registered.
 *
 * @throws ApiError as `call` says
 */
export function listWebhookEndpoints(
  connection: Connection,
  input: ListWebhookEndpointsRequest,
  options?: CallOptions,
): Promise<ListWebhookEndpointsResponse> {
  return call(connection, listWebhookEndpointsOperation, input, options);
}
