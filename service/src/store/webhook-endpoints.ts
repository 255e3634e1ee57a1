// Receivers of webhooks that organizations have registered, beside the one that is a feature.

import type { Flag, WebhookEndpointsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type WebhookEndpointRow = WebhookEndpointsTable;

/** All of an organization, oldest first; also of one that was deleted. */
export function listWebhookEndpoints({ database, organizationId }: Scope): Promise<WebhookEndpointRow[]> {
  return database
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertWebhookEndpoint(
  { database, changed }: WriteScope,
  endpoint: WebhookEndpointRow,
): Promise<void> {
  changed("settings");
  await database.insertInto("webhook_endpoints").values(endpoint).execute();
}

/** Changes a receiver; what is left out stays as it is. */
export async function updateWebhookEndpoint(
  { database, organizationId, changed }: WriteScope,
  id: string,
  changes: { readonly name?: string; readonly url?: string; readonly active?: Flag },
): Promise<void> {
  changed("settings");
  await database
    .updateTable("webhook_endpoints")
    .set({ ...changes, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

export async function deleteWebhookEndpoint(
  { database, organizationId, changed }: WriteScope,
  id: string,
): Promise<void> {
  changed("settings");
  await database
    .deleteFrom("webhook_endpoints")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}
