// Which keys a process signs webhooks with and publishes. Processes of earlier versions do not say.

import type { Kysely } from "kysely";

export async function addSigningKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("processes")
    .addColumn("signing_keys", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
