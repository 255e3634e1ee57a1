// Changes a receiver of webhook events. One that is switched off loses what waits for it.

import { toWebhookEndpoint } from "../../organizations/webhook-endpoint.js";
import { removeEvents } from "../../store/outbox.js";
import { updateWebhookEndpoint as updateRow } from "../../store/webhook-endpoints.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkEndpointUrl, findEndpoint } from "./webhook-endpoint.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"> = async ({ organization, webhooks }, intent) => {
  const { endpointId, url, name, isActive } = intent;
  const row = findEndpoint(organization, endpointId);
  if (url !== undefined) checkEndpointUrl(url, webhooks);
  const changes = {
    ...(url !== undefined && { url }),
    ...(name !== undefined && { name }),
    ...(isActive !== undefined && { active: isActive ? (1 as const) : (0 as const) }),
  };
  return async (scope) => {
    await updateRow(scope, endpointId, changes);
    if (isActive === false) await removeEvents(scope, endpointId);
    return { endpointId, webhookEndpoint: toWebhookEndpoint({ ...row, ...changes }) };
  };
};

export const updateWebhookEndpoint: Family<"updateWebhookEndpoint"> = {
  subjects: { endpointId: "webhookEndpoint" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: { ...plain, plan } },
};
