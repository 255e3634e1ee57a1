// What is frozen.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addFreezes(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    freezes: {
      text: ["organization_id", "target_id", "target", "user_id"],
      optionalText: ["reason"],
      integer: ["created_at"],
      primaryKey: ["organization_id", "target_id"],
      clustered: true,
    },
  });
  await database.schema
    .alterTable("freezes")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
