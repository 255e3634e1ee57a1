// Brings a PostgreSQL database up to date.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { isUpToDate, migrateToLatest } from "../migrations/migrate.js";
import { postgresEngine } from "./engine.js";

const attempts = 5;

/** Whether a PostgreSQL database has seen all migrations, and none that this version doesn't know. */
export async function isPostgresUpToDate(database: Kysely<unknown>): Promise<boolean> {
  const schema = await currentSchema(database);
  const { rows } = await sql<{ readonly isThere: boolean }>`
    select to_regclass(format('%I.kysely_migration', ${schema}::text)) is not null as "isThere"`.execute(database);
  if (!rows[0]?.isThere) return false;
  const executed = await sql<{ readonly name: string }>`
    select name from ${sql.id(schema, "kysely_migration")}`.execute(database);
  return isUpToDate(new Set(executed.rows.map(({ name }) => name)), postgresEngine);
}

/**
 * Runs the migrations that a PostgreSQL database has not seen, in one transaction, which Kysely's migrator begins.
 *
 * @returns names of those that ran
 * @throws the database's error, and the database is as it was; Error for a database of a newer version
 */
export async function migratePostgres(database: Kysely<unknown>): Promise<string[]> {
  // Else tables of the same names in another schema of the database would pass for this one's.
  const migrationTableSchema = await currentSchema(database);
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateToLatest(database, postgresEngine, { migrationTableSchema });
    } catch (error) {
      if (attempt === attempts || !isOfAnotherSchema(error)) throw error;
    }
  }
}

/**
 * The migrator looks at all schemas of a PostgreSQL database, and fails when one that does not concern it is dropped in
 * the meantime: invalid_schema_name, undefined_table or undefined_column.
 */
function isOfAnotherSchema(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["3F000", "42P01", "42703"].includes(String(error.code));
}

async function currentSchema(database: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ readonly name: string | null }>`select current_schema() as name`.execute(database);
  const name = rows[0]?.name;
  if (!name) throw new Error("none of the schemas on the connection's search_path exists");
  return name;
}
