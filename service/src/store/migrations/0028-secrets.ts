// Secrets of any kind that organizations keep for others.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";

export async function addSecrets(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    secrets: {
      text: ["id", "organization_id", "static_properties", "sealed"],
      optionalText: ["name"],
      integer: ["created_at", "updated_at"],
      primaryKey: ["organization_id", "id"],
      index: [["organization_id", "name"]],
    },
  });
  await database.schema
    .alterTable("secrets")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // As for the other tables with sealed secrets, see 0004.
  const kept = engine.definitions.generated;
  await sql`
    alter table secrets add column sealed_under text
    generated always as (case when substr(sealed, 1, 4) = 'cs1.' then substr(sealed, 5, 16) end) ${kept}
    references key_encryption_keys (id)`.execute(database);
  await database.schema
    .createIndex("secrets_by_sealed_under")
    .on("secrets")
    .columns(["sealed_under", "organization_id", "id"])
    .execute();
}
