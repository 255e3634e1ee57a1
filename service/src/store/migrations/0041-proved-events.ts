// Proves webhook events that wait. Those that an earlier version has written have no proof, and wait for the operator's word.

import type { Kysely } from "kysely";

export async function addProvedEvents(database: Kysely<unknown>): Promise<void> {
  for (const table of ["outbox", "event_bodies"]) {
    await database.schema
      .alterTable(table)
      .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
