// A receiver of webhook events, as it is answered.

import type { WebhookEndpointData, WebhookSubscriptionParams } from "@countersign/api";
import type { WebhookEndpointRow } from "../store/webhook-endpoints.js";

export function toWebhookEndpoint(row: WebhookEndpointRow): WebhookEndpointData {
  return {
    endpointId: row.id,
    organizationId: row.organization_id,
    url: row.url,
    name: row.name,
    isActive: row.active === 1,
    subscriptions: JSON.parse(row.subscriptions) as WebhookSubscriptionParams[],
  };
}
