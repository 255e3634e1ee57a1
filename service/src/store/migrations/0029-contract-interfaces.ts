// Interfaces of smart contracts.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  contract_interfaces: {
    text: ["id", "organization_id", "type", "address", "label", "notes", "digest"],
    integer: ["bytes", "created_at"],
    primaryKey: ["organization_id", "id"],
  },
  contract_interface_texts: {
    text: ["id", "organization_id", "text"],
    integer: [],
    primaryKey: ["organization_id", "id"],
  },
};

export async function addContractInterfaces(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  for (const table of Object.keys(tables)) {
    await database.schema
      .alterTable(table)
      .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
