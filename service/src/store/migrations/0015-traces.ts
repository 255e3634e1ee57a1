// The trace to which the request belongs that an event comes from. Nothing is known of those before.

import type { Kysely } from "kysely";

export async function addTraces(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("outbox").addColumn("trace", "text").execute();
}
