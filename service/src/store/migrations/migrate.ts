// Brings a database up to date at start. A migration that has been released is never edited.

import Sqlite from "better-sqlite3";
import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import pg from "pg";
import { custodyTables } from "./0001-custody.js";
import { addCredentials } from "./0002-credentials.js";
import { createTables } from "./create-tables.js";
import type { Dialect } from "./create-tables.js";

/**
 * Runs the migrations that the database has not seen, each as a whole or not at all.
 *
 * @returns names of those that ran
 * @throws the database's error; nothing of the failed migration remains
 */
export async function migrate(database: Kysely<never>, dialect: Dialect): Promise<string[]> {
  const migrations: Record<string, Migration> = {
    "0001-custody": { up: (transaction) => createTables(transaction, dialect, custodyTables) },
    "0002-credentials": { up: (transaction) => addCredentials(transaction, dialect) },
  };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Else tables of the same names in another schema of the database would pass for this one's.
    ...(dialect === "postgres" && { migrationTableSchema: await currentSchema(database) }),
  });
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (attempt === attempts || !(isOfAnotherSchema(error) || isOvertaken(error))) throw error;
  }
}

const attempts = 5;

/**
 * The migrator looks at all schemas of a PostgreSQL database, and fails when one that does not concern it is dropped in
 * the meantime: invalid_schema_name or undefined_table.
 */
function isOfAnotherSchema(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "3F000" || error.code === "42P01");
}

/** SQLite has no lock for migrations: what another process has just made of the same one is in the way of this. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(ERROR|BUSY)/.test(error.code);
}

async function currentSchema(database: Kysely<never>): Promise<string> {
  const { rows } = await sql<{ readonly name: string | null }>`select current_schema() as name`.execute(database);
  const name = rows[0]?.name;
  if (!name) throw new Error("none of the schemas on the connection's search_path exists");
  return name;
}
