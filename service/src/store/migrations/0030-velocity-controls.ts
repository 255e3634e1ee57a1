// Velocity controls.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addVelocityControls(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    velocity_controls: {
      text: ["id", "organization_id", "name", "identifier", "data_source", "aggregation"],
      integer: ["created_at"],
      primaryKey: ["organization_id", "id"],
    },
  });
  await database.schema
    .alterTable("velocity_controls")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
