// What narrows down what users may do: addresses from which requests are accepted, session profiles, and which of them
// sessions have.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  ip_allowlists: {
    text: ["organization_id", "public_key", "on_error", "rules"],
    integer: ["enabled", "created_at", "updated_at"],
    primaryKey: ["organization_id", "public_key"],
  },
  session_profiles: {
    text: ["id", "organization_id", "name", "scope", "notes"],
    integer: ["created_at", "updated_at"],
    optionalInteger: ["expiration_seconds"],
    primaryKey: ["organization_id", "id"],
  },
};

export async function addAccess(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  for (const table of Object.keys(tables)) {
    await database.schema
      .alterTable(table)
      .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await database.schema.alterTable("api_keys").addColumn("session_profile_id", "text").execute();
}
