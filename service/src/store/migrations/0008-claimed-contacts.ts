// When a contact was verified by a verification token, which each does once.

import type { Kysely } from "kysely";

export async function addClaimedContacts(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("contact_codes").addColumn("claimed_at", "bigint").execute();
}
