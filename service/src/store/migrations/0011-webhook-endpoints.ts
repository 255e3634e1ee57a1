// Receivers of webhooks beside the one that is a feature. Events wait in a queue for each: what waits already, in that of
// its organization.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  webhook_endpoints: {
    text: ["id", "organization_id", "name", "url", "subscriptions"],
    integer: ["active", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
  },
};

export async function addWebhookEndpoints(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  await database.schema.alterTable("outbox").addColumn("endpoint_id", "text").execute();
  // Computed, so that a process of the version before, which names no endpoint, still writes into the right one.
  const kept = engine.definitions.generated;
  await sql`
    alter table outbox add column queue text
    generated always as (organization_id || coalesce('/' || endpoint_id, '')) ${kept}`.execute(database);
  await database.schema.createIndex("outbox_by_queue").on("outbox").columns(["status", "queue", "id"]).execute();
}
