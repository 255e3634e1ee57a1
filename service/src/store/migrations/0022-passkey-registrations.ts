// By whom each passkey was first registered, also once it was deleted. Of passkeys that are there, a registration after the
// first does not lead to its organization.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { insertRegistration } from "../passkey-registrations.js";
import type { Database } from "../schema.js";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  passkey_registrations: {
    text: ["credential_hash", "organization_id", "user_id"],
    primaryKey: ["credential_hash"],
    clustered: true,
  },
};

/** How many are read together. */
const batch = 500;

export async function addPasskeyRegistrations(migrated: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(migrated, engine, tables);
  const database = migrated as Kysely<Database>;
  for (let last = ""; ;) {
    const credentials = await database
      .selectFrom("authenticators")
      .select("credential_id")
      .distinct()
      .where("credential_id", ">", last)
      .orderBy("credential_id")
      .limit(batch)
      .execute();
    if (credentials.length === 0) break;
    for (const { credential_id: id } of credentials) await insertRegistration(database, id);
    last = credentials.at(-1)!.credential_id;
  }
  await sql`
    update authenticators set proof = 'vouched' where proof = 'registered' and exists (
      select 1 from authenticators as earlier
      where earlier.credential_id = authenticators.credential_id and earlier.id < authenticators.id)`.execute(database);
}
