// Auth proxies: the key that each acts with, and how it is set. An organization has one at most.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  auth_proxies: {
    text: ["id", "organization_id", "user_id", "public_key", "sealed", "settings"],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
  },
};

export async function addAuthProxies(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  for (const column of ["organization_id", "id"]) {
    const index = database.schema.createIndex(`auth_proxies_by_${column}`).on("auth_proxies");
    await index.column(column).unique().execute();
  }
  // As for the other tables with sealed secrets, see 0004.
  const kept = engine.definitions.generated;
  await sql`
    alter table auth_proxies add column sealed_under text
    generated always as (case when substr(sealed, 1, 4) = 'cs1.' then substr(sealed, 5, 16) end) ${kept}
    references key_encryption_keys (id)`.execute(database);
  await database.schema
    .createIndex("auth_proxies_by_sealed_under")
    .on("auth_proxies")
    .columns(["sealed_under", "organization_id", "id"])
    .execute();
}
