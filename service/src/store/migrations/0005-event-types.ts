// The type of each webhook event. Those that wait since before there were several tell of an activity.

import type { Kysely } from "kysely";

export async function addEventTypes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox")
    .addColumn("event_type", "text", (column) => column.notNull().defaultTo("ACTIVITY_UPDATES"))
    .execute();
}
