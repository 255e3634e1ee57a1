// What the last changes of an organization were about. Nothing is known of those before.

import type { Kysely } from "kysely";

export async function addChanges(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("organizations")
    .addColumn("changes", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
