// What is carried out once at most has one row for all limits that count it. Before, each limit had an entry of its own, found
// by a second index. Such entries still count, but what was signed before counts anew where it is signed again.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addSpendingSlots(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    spending_slots: {
      text: ["organization_id", "slot", "counts"],
      integer: ["until"],
      primaryKey: ["organization_id", "slot"],
      index: [["organization_id", "until"]],
      clustered: true,
    },
  });
  await database.schema
    .alterTable("spending_slots")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await database.schema.dropIndex("spending_entries_by_organization_id_limit_id_holder_slot_number").execute();
  await database.schema
    .createIndex("spending_entries_by_receiver")
    .on("spending_entries")
    .columns(["organization_id", "limit_id", "holder", "slot", "number"])
    .where(sql<boolean>`slot <> ''`)
    .execute();
}
