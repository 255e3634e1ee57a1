// The key-encryption keys that a deployment has, and the processes that hold them. Each sealed secret refers to its key,
// so that no key goes while something is sealed under it, and nothing is written under one that has gone.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

const tables: Readonly<Record<string, TableDescription>> = {
  key_encryption_keys: {
    text: ["id", "state"],
    integer: ["created_at"],
    primaryKey: ["id"],
  },
  processes: {
    text: ["id", "name", "key_ids", "seals_under"],
    integer: ["started_at", "seen_at", "expires_at"],
    primaryKey: ["id"],
  },
};

/** Where sealed secrets are. `value` of `deployment` holds other things too. */
const sealedColumns: readonly { readonly table: string; readonly column: string; readonly order: readonly string[] }[] =
  [
    { table: "private_keys", column: "sealed", order: ["organization_id", "id"] },
    { table: "wallets", column: "sealed", order: ["organization_id", "id"] },
    { table: "import_targets", column: "sealed", order: ["organization_id", "id"] },
    { table: "messages", column: "sealed", order: ["organization_id", "id"] },
    { table: "deployment", column: "value", order: ["name"] },
  ];

export async function addKeyEncryptionKeys(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, tables);
  await database.schema
    .createIndex("key_encryption_keys_one_current")
    .on("key_encryption_keys")
    .column("state")
    .unique()
    .where(sql<boolean>`state = 'current'`)
    .execute();
  for (const { table, column, order } of sealedColumns) {
    // A text is `cs1.<key id, 16 digits>.…`. What was damaged opens with no key, and refers to none.
    const isSealed = sql.raw(`substr(${column}, 1, 4) = 'cs1.'`);
    const keyId = sql.raw(`substr(${column}, 5, 16)`);
    // Which of them seals is known to the services alone; the first to start says it.
    await sql`
      insert into key_encryption_keys (id, state, created_at)
      select distinct ${keyId}, 'old', ${sql.lit(Date.now())} from ${sql.table(table)} where ${isSealed}
      on conflict (id) do nothing`.execute(database);
    const kept = engine.definitions.generated;
    await sql`
      alter table ${sql.table(table)} add column sealed_under text
      generated always as (case when ${isSealed} then ${keyId} end) ${kept}
      references key_encryption_keys (id)`.execute(database);
    await database.schema
      .createIndex(`${table}_by_sealed_under`)
      .on(table)
      .columns(["sealed_under", ...order])
      .execute();
  }
}
