// Brings a database up to date at start. A migration that has been released is never edited.

import { Migrator } from "kysely";
import type { Kysely, Migration } from "kysely";
import { custodyTables } from "./0001-custody.js";
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
  };
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
