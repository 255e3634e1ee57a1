// The transparency log: records that wait for their place, records that have one, and what is published of them.

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
  log_records: {
    text: ["organization_id", "activity_id", "event", "salt"],
    integer: ["number", "log", "leaf"],
    primaryKey: ["organization_id", "number"],
    // No two records have the same place.
    unique: [["log", "leaf"]],
    index: [["organization_id", "activity_id", "number"]],
  },
};

export async function addLog(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  let queue = database.schema
    .createTable("log_queue")
    // Of two records of which one knows of the other, that one has the greater position.
    .addColumn("position", engine.definitions.position.type, engine.definitions.position.options);
  for (const column of ["organization_id", "activity_id", "event", "salt"]) {
    queue = queue.addColumn(column, "text", (text) => text.notNull());
  }
  await queue.execute();
  await database.schema
    .createIndex("log_queue_by_activity")
    .on("log_queue")
    .columns(["organization_id", "activity_id"])
    .execute();
}
