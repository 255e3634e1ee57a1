// Takes a receiver of webhook events away, with what waits for it.

import { removeEvents } from "../../store/outbox.js";
import { deleteWebhookEndpoint as deleteRow } from "../../store/webhook-endpoints.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findEndpoint } from "./webhook-endpoint.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"> = async ({ organization }, { endpointId }) => {
  findEndpoint(organization, endpointId);
  return async (scope) => {
    await deleteRow(scope, endpointId);
    await removeEvents(scope, endpointId);
    return { endpointId };
  };
};

export const deleteWebhookEndpoint: Family<"deleteWebhookEndpoint"> = {
  subjects: { endpointId: "webhookEndpoint" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: { ...plain, plan } },
};
