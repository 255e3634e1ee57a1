// Activities that have their votes and wait for a delay.

import type { Kysely } from "kysely";

export async function addHeldActivities(database: Kysely<unknown>): Promise<void> {
  for (const column of ["held_at", "held_until"]) {
    await database.schema.alterTable("ballots").addColumn(column, "bigint").execute();
  }
  await database.schema.alterTable("ballots").addColumn("held_as", "text").execute();
  await database.schema
    .createIndex("ballots_organization_id_held_until")
    .on("ballots")
    .columns(["organization_id", "held_until"])
    .execute();
}
