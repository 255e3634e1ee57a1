// What wallets and private keys are never used for.

import type { Kysely } from "kysely";

export async function addKeyRestrictions(database: Kysely<unknown>): Promise<void> {
  for (const table of ["wallets", "private_keys"]) {
    await database.schema.alterTable(table).addColumn("restrictions", "text").execute();
  }
}
