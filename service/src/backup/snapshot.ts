// A copy of a SQLite database as it is at one moment, also while a service writes to it, and what can be said of a copy.

import Sqlite from "better-sqlite3";
import { closeSync, openSync } from "node:fs";
import { migrationsFor } from "../store/migrations/migrate.js";
import { sqliteEngine } from "../store/sqlite/engine.js";

/** What a copy holds. */
export interface Snapshot {
  /** The last migration that it has seen. */
  readonly schema: string;
  readonly organizations: number;
  readonly activities: number;
  /** When the last activity was created, in milliseconds since 1970; undefined where there is none. */
  readonly lastActivityAt: number | undefined;
  /** Ids of the key-encryption keys under which secrets in it are sealed, oldest first. */
  readonly masterKeyIds: readonly string[];
}

/** More pages than any database has: what is copied in one step is of one moment, however much is written meanwhile. */
const allPages = 2 ** 31 - 1;

/**
 * Copies a database by SQLite's online backup: readers and writers go on.
 *
 * @param source path of a database
 * @param target path of the copy: one file, readable by its owner only
 * @throws Error where there is a file at `target`
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  closeSync(openSync(target, "wx", 0o600));
  const database = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    await database.backup(target, { progress: () => allPages });
  } finally {
    database.close();
  }
  const copy = new Sqlite(target, { fileMustExist: true });
  try {
    // A file of its own, without another one for its log.
    copy.pragma("journal_mode = DELETE");
  } finally {
    copy.close();
  }
}

/**
 * Checks a copy as a whole: its pages, its indexes, its references, and that this version knows its schema.
 *
 * @throws Error that says what is wrong
 */
export function inspectSnapshot(path: string): Snapshot {
  const database = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    if (!isOurs(database)) throw new Error("it is not a database of Countersign");
    const findings = database.pragma("integrity_check(10)") as readonly { readonly integrity_check: string }[];
    const [first] = findings;
    if (first?.integrity_check !== "ok") throw new Error(`it is damaged: ${findings.map(textOf).join("; ")}`);
    const [dangling] = database.pragma("foreign_key_check") as readonly { readonly table: string }[];
    if (dangling) throw new Error(`it is damaged: a row of ${dangling.table} refers to a row that does not exist`);
    return contentsOf(database);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_CORRUPT") {
      throw new Error(`it is damaged: ${error.message}`, { cause: error });
    }
    throw error;
  } finally {
    database.close();
  }
}

function isOurs(database: Sqlite.Database): boolean {
  try {
    return database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() !== undefined;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_NOTADB") return false;
    throw error;
  }
}

function contentsOf(database: Sqlite.Database): Snapshot {
  const texts = (query: string) => database.prepare<[], string>(query).pluck().all();
  const number = (query: string) => database.prepare<[], number | null>(query).pluck().get() ?? undefined;
  const seen = texts("select name from kysely_migration order by name");
  const known = new Set(Object.keys(migrationsFor(sqliteEngine)));
  const newer = seen.filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new Error(`it was written by a newer version: it has ${newer.join(", ")}, which this version does not know`);
  }
  const hasKeys = seen.includes("0004-key-encryption-keys");
  return {
    schema: seen.at(-1) ?? "",
    organizations: number("select count(*) from organizations where deleted_at is null") ?? 0,
    activities: number("select count(*) from activities") ?? 0,
    lastActivityAt: number("select max(created_at) from activities"),
    masterKeyIds: hasKeys ? texts("select id from key_encryption_keys order by created_at, id") : [],
  };
}

function textOf({ integrity_check: text }: { readonly integrity_check: string }): string {
  return text;
}
