// Receivers of webhooks that organizations have registered, beside the one that is a feature.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { Flag, WebhookEndpointsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type WebhookEndpointRow = WebhookEndpointsTable;

/** As it was read, with its proof. */
export type ProvedWebhookEndpointRow = WebhookEndpointRow & { readonly authority: string };

/** All of an organization, oldest first; also of one that was deleted. */
export function listWebhookEndpoints({ database, organizationId }: Scope): Promise<ProvedWebhookEndpointRow[]> {
  return database
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertWebhookEndpoint(
  scope: WriteScope,
  endpoint: Omit<WebhookEndpointRow, "organization_id">,
): Promise<void> {
  scope.changed("settings");
  await insertRow(scope, "webhook_endpoints", endpoint);
}

/** Changes a receiver; what is left out stays as it is. */
export async function updateWebhookEndpoint(
  scope: WriteScope,
  id: string,
  changes: { readonly name?: string; readonly url?: string; readonly active?: Flag },
): Promise<void> {
  scope.changed("settings");
  await updateRows(scope, "webhook_endpoints", [["id", "=", id]], { ...changes, updated_at: Date.now() });
}

export async function deleteWebhookEndpoint(scope: WriteScope, id: string): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "webhook_endpoints", [["id", "=", id]]);
}
