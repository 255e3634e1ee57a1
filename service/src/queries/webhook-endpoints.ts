// Receivers of webhook events.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toWebhookEndpoint } from "../organizations/webhook-endpoint.js";

export const webhookEndpointQueries: Pick<Service<Call>, "listWebhookEndpoints"> = {
  listWebhookEndpoints: ({ caller: { organization } }) => ({
    webhookEndpoints: organization.webhookEndpoints.map(toWebhookEndpoint),
  }),
};
