// What databases keep of rows that were changed: secrets as they were sealed under a key that was given up.

import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Store } from "../store/store.js";
import { secretTables } from "./secrets.js";

/**
 * Rewrites what may hold remains of sealed secrets, so that whoever has an old key finds nothing in the database that it
 * opens. Copies elsewhere, such as backups, are not reached.
 *
 * @param databaseFile of SQLite
 */
export async function eraseRemains(store: Store, databaseFile: string): Promise<void> {
  if (store.dialect === "postgres") {
    for (const table of secretTables) {
      await sql`vacuum full ${sql.table(table)}`.execute(store.database);
    }
    return;
  }
  const file = new Sqlite(databaseFile);
  try {
    file.exec("vacuum");
    file.pragma("wal_checkpoint(truncate)");
  } finally {
    file.close();
  }
}
