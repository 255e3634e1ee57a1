// Bodies of events that several deliveries share, what each organization stores, and which ones have signed themselves up.
// Events that wait already keep their bodies in their own rows, and so do those of processes of the version before.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  event_bodies: {
    text: ["id", "organization_id", "family_id", "body"],
    integer: ["bytes", "signed_up"],
    primaryKey: ["organization_id", "id"],
    // Of budgets: both are read without the bodies.
    index: [
      ["organization_id", "bytes"],
      ["family_id", "signed_up", "organization_id", "bytes"],
    ],
  },
  stored_bytes: {
    text: ["organization_id"],
    integer: ["bytes", "family_bytes", "signed_up_bytes"],
    primaryKey: ["organization_id"],
    clustered: true,
  },
};

export async function addStorage(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  await database.schema
    .alterTable("organizations")
    .addColumn("signed_up", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await engine.definitions.dropNotNull(database, "outbox", "body");
  for (const column of ["body_of", "body_id"]) {
    await database.schema.alterTable("outbox").addColumn(column, "text").execute();
  }
  await database.schema
    .createIndex("outbox_by_body")
    .on("outbox")
    .columns(["body_of", "body_id"])
    .where(sql<boolean>`body_id is not null`)
    .execute();
  await countStoredBytes(database);
}

/** Counts what there is, as `stored-bytes.ts` does from now on. */
export async function countStoredBytes(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into stored_bytes (organization_id, bytes, family_bytes, signed_up_bytes)
    select organization_id, cast(sum(bytes) as bigint), 0, 0 from (
      select organization_id, 1024 + octet_length(body) + coalesce(octet_length(result), 0)
        + coalesce(octet_length(evaluations), 0) as bytes from activities
      union all
      select organization_id, 1024 + octet_length(message) + coalesce(octet_length(evaluations), 0) from votes
      union all
      select organization_id, 256 + octet_length(record) from user_records
      union all
      select organization_id, 1536 from wallet_accounts
      union all
      select id, 4096 from organizations where deleted_at is null
    ) as rows_of_all group by organization_id`.execute(database);
  // Organizations at the top have all that is below them, too.
  await sql`
    update stored_bytes set family_bytes = coalesce((
      select sum(each.bytes) from organizations join stored_bytes as each on each.organization_id = organizations.id
      where organizations.parent_id = stored_bytes.organization_id
    ), 0) + stored_bytes.bytes
    where organization_id in (select id from organizations where parent_id is null)`.execute(database);
}
