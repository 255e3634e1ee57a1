// Databases that an early version has left in the middle of a migration. Its migrations of SQLite were no transactions,
// so that a kill or a full disk left some tables behind, and every later start failed.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { custodyTables } from "../migrations/0001-custody.js";
import { credentialTables } from "../migrations/0002-credentials.js";
import { createTables } from "../migrations/create-tables.js";
import { sqliteEngine } from "./engine.js";
import type { TableDescription } from "../migrations/create-tables.js";

type Tables = Readonly<Record<string, TableDescription>>;

/** The migrations that an early version can have left unfinished: what they make. Later ones are whole or not there. */
const migrations: readonly (readonly [name: string, tables: Tables])[] = [
  ["0001-custody", custodyTables],
  ["0002-credentials", credentialTables],
];

/**
 * Brings a SQLite database back to the state before a migration that was cut short. The service never ran on such a
 * database, so that whatever the migration has made is empty.
 *
 * @throws Error when it isn't: then it is no such database, and nothing of it is touched
 */
export async function undoInterrupted(database: Kysely<unknown>): Promise<void> {
  const done = await executedMigrations(database);
  let before: Tables = {};
  for (const [name, tables] of migrations) {
    if (!done.has(name)) return undo(database, name, tables, before);
    before = { ...before, ...tables };
  }
}

async function undo(database: Kysely<unknown>, name: string, tables: Tables, before: Tables): Promise<void> {
  for (const table of Object.keys(tables)) {
    const columns = await columnsOf(database, table);
    const earlier = before[table];
    if (earlier && isMadeBy(earlier, columns)) continue;
    if (columns.length > 0) {
      await checkEmpty(database, table, name);
      await sql`drop table ${sql.table(table)}`.execute(database);
    }
    if (earlier) await createTables(database, sqliteEngine, { [table]: earlier });
  }
}

/** Names of the migrations that a SQLite database has seen as a whole. */
export async function executedMigrations(database: Kysely<unknown>): Promise<ReadonlySet<string>> {
  if ((await columnsOf(database, "kysely_migration")).length === 0) return new Set();
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** None where there is no such table. */
async function columnsOf(database: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from pragma_table_info(${table})`.execute(database);
  return rows.map(({ name }) => name);
}

function isMadeBy(description: TableDescription, columns: readonly string[]): boolean {
  const { text = [], integer = [], optionalText = [], optionalInteger = [] } = description;
  const described = [...text, ...integer, ...optionalText, ...optionalInteger];
  return described.length === columns.length && described.every((column) => columns.includes(column));
}

async function checkEmpty(database: Kysely<unknown>, table: string, migration: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database);
  if (rows.length === 0) return;
  throw new Error(
    `its table ${table} has rows, but ${migration}, the migration that creates it, is not recorded as complete. ` +
      "Restore a backup, or the original file together with its -wal file",
  );
}
