// MFA policies, and what an attested stamp has proved: its token is not kept.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addMfaPolicies(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    mfa_policies: {
      text: ["id", "organization_id", "user_id", "name", "condition", "methods", "notes"],
      integer: ["position", "created_at", "updated_at"],
      primaryKey: ["organization_id", "id"],
      index: [["organization_id", "user_id", "id"]],
    },
  });
  await database.schema
    .alterTable("mfa_policies")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const table of ["votes", "ballots"]) {
    await database.schema.alterTable(table).addColumn("attested", "text").execute();
  }
}
