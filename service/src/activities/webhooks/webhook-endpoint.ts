// Receivers of webhooks that organizations register, beside the one that is a feature.

import { ApiError, ErrorCode } from "@countersign/api";
import type { WebhookSubscriptionParams } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { defaultEventTypes } from "../../delivery/webhooks/event-types.js";
import { checkWebhookUrl } from "../../delivery/webhooks/target.js";
import type { Organization } from "../../organizations/organization.js";
import type { WebhookEndpointRow } from "../../store/webhook-endpoints.js";

/**
 * Checks where events are to be sent: over https, unless the operator allows private targets, and as any webhook.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkEndpointUrl(text: string, webhooks: Settings["webhooks"]): void {
  const { protocol } = checkWebhookUrl(text, webhooks);
  if (protocol === "https:" || webhooks.allowPrivateTargets) return;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, "url: the URL of a webhook endpoint must be one of https");
}

/**
 * The events that a new receiver is told.
 *
 * @throws ApiError INVALID_ARGUMENT for a type that comes twice, and for a filter
 */
export function readSubscriptions(asked: readonly WebhookSubscriptionParams[] = []): WebhookSubscriptionParams[] {
  if (asked.length === 0) return defaultEventTypes.map((eventType) => ({ eventType }));
  const types = new Set<string>();
  for (const [index, { eventType: type, filtersJson = "" }] of asked.entries()) {
    const path = `subscriptions.${index}`;
    if (types.has(type)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.eventType: it comes twice`);
    types.add(type);
    // One that was ignored would have its sender believe that less is told.
    if (!/^\s*(\{\s*\})?\s*$/.test(filtersJson)) {
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.filtersJson: there are no filters; leave it out`);
    }
  }
  return asked.map(({ eventType: type, isActive }) => ({ eventType: type, ...(isActive === false && { isActive }) }));
}

/** @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization */
export function findEndpoint({ webhookEndpoints }: Organization, id: string): WebhookEndpointRow {
  const row = webhookEndpoints.find((each) => each.id === id);
  if (row) return row;
  throw new ApiError(ErrorCode.NOT_FOUND, `endpointId: no webhook endpoint ${JSON.stringify(id)} in this organization`);
}
