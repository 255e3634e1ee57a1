// One-time codes that were sent to a contact, whoever has it: nobody need be a user yet.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  contact_codes: {
    text: ["id", "organization_id", "otp_type", "contact", "recipient", "hash"],
    optionalText: ["user_identifier", "sealed", "token_id"],
    integer: ["tries", "expires_at", "created_at", "forgotten_at"],
    optionalInteger: ["used_at", "logged_in_at"],
    primaryKey: ["organization_id", "id"],
    index: [
      ["organization_id", "recipient", "created_at"],
      ["organization_id", "user_identifier", "created_at"],
      ["organization_id", "token_id"],
      ["recipient", "created_at"],
    ],
  },
};

export async function addContactCodes(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  // As for the other tables with sealed secrets, see 0004.
  const kept = engine.definitions.generated;
  await sql`
    alter table contact_codes add column sealed_under text
    generated always as (case when substr(sealed, 1, 4) = 'cs1.' then substr(sealed, 5, 16) end) ${kept}
    references key_encryption_keys (id)`.execute(database);
  await database.schema
    .createIndex("contact_codes_by_sealed_under")
    .on("contact_codes")
    .columns(["sealed_under", "organization_id", "id"])
    .execute();
}
