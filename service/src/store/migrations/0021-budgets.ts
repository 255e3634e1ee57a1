// How much of what is limited by the hour and day was used: messages, and guesses at one-time codes. Rows of the same holder
// are added up, each of which counts ten minutes. Of a message, whose turn it uses when it is sent: processes of earlier
// versions do not say.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  budgets: {
    text: ["organization_id", "holder"],
    integer: ["starts_at", "used"],
    primaryKey: ["organization_id", "holder", "starts_at"],
    index: [["organization_id", "starts_at"]],
  },
};

export async function addBudgets(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  await database.schema
    .alterTable("messages")
    .addColumn("tenant_id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    update messages set tenant_id = coalesce(
      (select parent_id from organizations where organizations.id = messages.organization_id), organization_id)`.execute(
    database,
  );
  await database.schema
    .createIndex("messages_by_turn")
    .on("messages")
    .columns(["channel", "tenant_id", "due_at"])
    .where(sql<boolean>`status = 'waiting'`)
    .execute();
}
