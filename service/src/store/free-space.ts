// How much of its disk the database takes, and how much of that it has no use for.

import { sql } from "kysely";
import type { Store } from "./store.js";

/** Bytes of a SQLite file that hold nothing any more, and are used before the file grows. */
export async function findFreePages({ database }: Pick<Store, "database">): Promise<number> {
  const { rows } = await sql<{ readonly bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count(), pragma_page_size()`.execute(database);
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes of a PostgreSQL database on its server's disk, with all that is in it. */
export async function findDatabaseSize({ database }: Pick<Store, "database">): Promise<number> {
  const { rows } = await sql<{ readonly bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(database);
  return Number(rows[0]?.bytes ?? 0);
}
