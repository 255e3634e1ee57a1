// Brings a SQLite file up to date.

import type Sqlite from "better-sqlite3";
import type { Kysely } from "kysely";
import { isUpToDate, migrateToLatest } from "../migrations/migrate.js";
import { sqliteEngine } from "./engine.js";
import { executedMigrations, undoInterrupted } from "./interrupted.js";
import { whenUnlocked } from "./lock.js";

// How long a migration by another process is waited for.
const lockMilliseconds = 60_000;

/**
 * Runs the migrations that a SQLite database has not seen, with the rows that say so, in one transaction.
 *
 * @param file that `database` works on
 * @returns names of those that ran
 * @throws the database's error, and the database is as it was; Error for a database of a newer version
 */
export async function migrateSqlite(file: Sqlite.Database, database: Kysely<unknown>): Promise<string[]> {
  // Commands of the operator open databases that a service is writing to, and that may lie on a full disk.
  if (isUpToDate(await executedMigrations(database), sqliteEngine)) return [];
  // Kysely's migrator begins no transaction of its own here, because it believes that SQLite could not undo the making
  // of tables. Immediate, so that of several processes one migrates and the others find it done.
  await whenUnlocked(() => file.exec("begin immediate"), performance.now(), lockMilliseconds);
  try {
    await undoInterrupted(database);
    const names = await migrateToLatest(database, sqliteEngine, {});
    file.exec("commit");
    return names;
  } finally {
    if (file.inTransaction) file.exec("rollback");
  }
}
