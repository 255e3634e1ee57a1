// For how long organizations have something wait.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addDelays(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    delays: {
      text: ["organization_id", "name"],
      integer: ["seconds", "updated_at"],
      primaryKey: ["name", "organization_id"],
      index: [["organization_id"]],
      clustered: true,
    },
  });
  await database.schema
    .alterTable("delays")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
