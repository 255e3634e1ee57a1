// Whose payments a spending limit counts.

import type { Kysely } from "kysely";

export async function addSpendingReceivers(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("spending_limits").addColumn("receivers", "text").execute();
}
