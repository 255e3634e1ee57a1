// Settings and secrets of the deployment as a whole.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "./schema.js";
import type { Access, Store, Transaction } from "./store.js";

export async function findSetting({ database }: Pick<Store, "database">, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** @throws WriteConflict when the setting is there already */
export async function insertSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database.insertInto("deployment").values({ name, value }).execute();
}

/** Writes a row that nobody reads, to see whether a write succeeds. */
export async function writeProbe({ dialect, database }: Access): Promise<void> {
  const value = new Date().toISOString();
  await database
    .insertInto("deployment")
    .values({ name: "write_probe", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  if (dialect === "postgres") await fillDisk(database);
}

/**
 * Takes some room on PostgreSQL's disk for the length of a statement. A row finds room in pages that are there already,
 * long after a disk is full; what does not fit into memory is sorted in a new file.
 */
async function fillDisk(database: Kysely<Database>): Promise<void> {
  await sql`select set_config('work_mem', '64kB', true)`.execute(database);
  await sql`
    select count(*) from (
      select md5(number::text) as text from generate_series(1, 2000) as number order by text offset 0
    ) as sorted`.execute(database);
}
