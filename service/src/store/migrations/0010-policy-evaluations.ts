// What policies came to at each vote. Of those that were cast it is not known.

import type { Kysely } from "kysely";

export async function addPolicyEvaluations(database: Kysely<unknown>): Promise<void> {
  for (const table of ["activities", "votes"]) {
    await database.schema.alterTable(table).addColumn("evaluations", "text").execute();
  }
}
