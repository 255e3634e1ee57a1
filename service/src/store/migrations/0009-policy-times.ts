// When policies are in force. Those that are there are so at any time.

import type { Kysely } from "kysely";

export async function addPolicyTimes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("policies")
    .addColumn("time", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
