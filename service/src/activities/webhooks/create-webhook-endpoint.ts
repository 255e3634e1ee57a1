// Registers a receiver of webhook events.

import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { toWebhookEndpoint } from "../../organizations/webhook-endpoint.js";
import { insertWebhookEndpoint } from "../../store/webhook-endpoints.js";
import type { WebhookEndpointRow } from "../../store/webhook-endpoints.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkEndpointUrl, readSubscriptions } from "./webhook-endpoint.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"> = async (context, { url, name, subscriptions }) => {
  const { organization, limits, webhooks } = context;
  checkEndpointUrl(url, webhooks);
  const told = JSON.stringify(readSubscriptions(subscriptions));
  const present = organization.webhookEndpoints.length;
  await checkLimit("webhook endpoints", limits.webhookEndpoints, 1, async () => present);
  return async (scope) => {
    const now = Date.now();
    const row: WebhookEndpointRow = {
      id: uuidv7(),
      organization_id: organization.id,
      name,
      url,
      subscriptions: told,
      active: 1,
      created_at: now,
      updated_at: now,
    };
    await insertWebhookEndpoint(scope, row);
    return { endpointId: row.id, webhookEndpoint: toWebhookEndpoint(row) };
  };
};

export const createWebhookEndpoint: Family<"createWebhookEndpoint"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: { ...plain, plan } },
};
