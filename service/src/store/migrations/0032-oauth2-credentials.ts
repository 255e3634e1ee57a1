// Apps of organizations at providers of OAuth 2.0, with their sealed secrets.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addOauth2Credentials(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    oauth2_credentials: {
      text: ["id", "organization_id", "provider", "client_id", "sealed"],
      integer: ["created_at", "updated_at"],
      primaryKey: ["organization_id", "id"],
    },
  });
  await database.schema
    .alterTable("oauth2_credentials")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // As for the other tables with sealed secrets, see 0004.
  const kept = engine.definitions.generated;
  await sql`
    alter table oauth2_credentials add column sealed_under text
    generated always as (case when substr(sealed, 1, 4) = 'cs1.' then substr(sealed, 5, 16) end) ${kept}
    references key_encryption_keys (id)`.execute(database);
  await database.schema
    .createIndex("oauth2_credentials_by_sealed_under")
    .on("oauth2_credentials")
    .columns(["sealed_under", "organization_id", "id"])
    .execute();
}
