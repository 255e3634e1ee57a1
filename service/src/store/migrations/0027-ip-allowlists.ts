// Addresses from which requests are accepted.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addIpAllowlists(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    ip_allowlists: {
      text: ["organization_id", "public_key", "on_error", "rules"],
      integer: ["enabled", "created_at", "updated_at"],
      primaryKey: ["organization_id", "public_key"],
    },
  });
  await database.schema
    .alterTable("ip_allowlists")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
