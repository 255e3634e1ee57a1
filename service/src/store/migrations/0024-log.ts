// The transparency log: records of what has happened, first without and then with a place in it, and what is published.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  // Numbered from 1: one after the other, where the one before can't be continued.
  logs: {
    text: ["origin", "holder"],
    integer: ["number", "held_until", "fence", "created_at"],
    optionalText: ["checkpoint", "cosigned"],
    primaryKey: ["number"],
    unique: [["origin"]],
  },
  // Level -1 has the entries themselves.
  log_tiles: {
    text: ["content"],
    integer: ["log", "level", "tile", "width"],
    primaryKey: ["log", "level", "tile"],
  },
};

export async function addLog(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  let records = database.schema
    .createTable("log_records")
    // Of two records of which one knows of the other, that one has the greater position.
    .addColumn("position", engine.definitions.position.type, engine.definitions.position.options);
  for (const column of ["organization_id", "activity_id", "event", "salt"]) {
    records = records.addColumn(column, "text", (text) => text.notNull());
  }
  for (const column of ["number", "log", "leaf"]) records = records.addColumn(column, "bigint");
  await records.execute();
  const index = (name: string) => database.schema.createIndex(`log_records_${name}`).on("log_records");
  await index("by_activity").columns(["organization_id", "activity_id", "position"]).execute();
  await index("by_number").unique().columns(["organization_id", "number"]).execute();
  await index("waiting")
    .columns(["position"])
    .where(sql<boolean>`leaf is null`)
    .execute();
}
