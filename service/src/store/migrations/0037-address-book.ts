// Receivers in address books.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addAddressBook(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    address_book_entries: {
      text: ["id", "organization_id", "book", "chain", "address"],
      optionalText: ["label"],
      integer: ["created_at"],
      primaryKey: ["organization_id", "id"],
    },
  });
  await database.schema
    .alterTable("address_book_entries")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
