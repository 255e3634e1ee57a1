// Spending limits, and what they have counted.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  spending_limits: {
    text: ["id", "organization_id", "name", "assets", "measure", "maximum", "period", "time_zone", "scope"].concat([
      "excess",
      "uncounted",
    ]),
    optionalText: ["scope_id"],
    integer: ["seconds", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
  },
  spending_totals: {
    text: ["organization_id", "limit_id", "holder", "spent", "waiting"],
    integer: ["number", "at"],
    primaryKey: ["organization_id", "limit_id", "holder"],
    clustered: true,
  },
  spending_entries: {
    text: ["organization_id", "limit_id", "holder", "activity_id", "slot", "whole", "total"],
    integer: ["number", "at"],
    primaryKey: ["organization_id", "limit_id", "holder", "at", "number"],
    index: [["organization_id", "limit_id", "holder", "slot", "number"]],
    clustered: true,
  },
  spending_reservations: {
    text: ["organization_id", "activity_id", "limit_id", "holder", "slot", "amount"],
    integer: [],
    primaryKey: ["organization_id", "activity_id", "limit_id", "holder", "slot"],
    index: [["organization_id", "limit_id", "holder"]],
    clustered: true,
  },
};

export async function addSpending(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  for (const table of Object.keys(tables)) {
    await database.schema
      .alterTable(table)
      .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
