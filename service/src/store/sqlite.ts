// SQLite: one connection that writes, one that reads what is committed. Transactions that are waiting are committed
// together, each in a savepoint of its own, because the flush to the disk is what a commit costs.

import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { closeSync, openSync } from "node:fs";
import { WriteConflict } from "./conflict.js";
import { migrate } from "./migrations/migrate.js";
import type { Database } from "./schema.js";
import type { Connections, Work } from "./store.js";

// Enough for the flush to be a small part of each; few enough that the first does not wait long for the last.
const largestGroup = 64;
const cachedStatements = 500;

interface Job {
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens or creates a database file, readable by its owner only, in WAL mode with `synchronous = FULL`: what was
 * committed survives the loss of power.
 *
 * @param path of the file; `-wal` and `-shm` files lie beside it
 */
export async function openSqlite(path: string): Promise<Connections> {
  closeSync(openSync(path, "a", 0o600));
  const file = new Sqlite(path);
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"]) {
    file.pragma(pragma);
  }
  const writer = new Kysely<Database>({ dialect: new SqliteDialect({ database: prepareOnce(file) }) });
  await migrate(writer as Kysely<never>, "sqlite");
  const readerFile = new Sqlite(path, { readonly: true });
  readerFile.pragma("busy_timeout = 10000");
  const reader = new Kysely<Database>({ dialect: new SqliteDialect({ database: prepareOnce(readerFile) }) });

  const statement = (text: string) => {
    const prepared = file.prepare(text);
    return () => void prepared.run();
  };
  const begin = statement("begin immediate");
  const commit = statement("commit");
  const savepoint = statement("savepoint job");
  const release = statement("release job");
  const rollbackTo = statement("rollback to job");
  const rollback = statement("rollback");

  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  const runGroup = async (group: readonly Job[]): Promise<void> => {
    const settle: (() => void)[] = [];
    try {
      begin();
      for (const { work, resolve, reject } of group) {
        savepoint();
        try {
          const value = await work(writer);
          settle.push(() => resolve(value));
        } catch (error) {
          rollbackTo();
          // Told after the commit only: the refusal may rest on what others of the group have just written.
          settle.push(() => reject(isUniqueViolation(error) ? new WriteConflict({ cause: error }) : error));
        }
        release();
      }
      commit();
    } catch (error) {
      if (file.inTransaction) rollback();
      for (const { reject } of group) reject(error);
      return;
    }
    for (const tell of settle) tell();
  };
  const run = async (): Promise<void> => {
    // Requests whose data arrived at the same time get into the same group.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await runGroup(waiting.splice(0, largestGroup));
    running = undefined;
  };

  return {
    dialect: "sqlite",
    reader,
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job["resolve"], reject });
        running ??= run();
      }),
    async close() {
      await running;
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** Compiling a statement costs more than running it, and the service has few of them. */
function prepareOnce(file: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: cachedStatements });
  return {
    prepare(text) {
      let statement = statements.get(text);
      if (!statement) statements.set(text, (statement = file.prepare(text) as unknown as SqliteStatement));
      return statement;
    },
    close: () => file.close(),
  };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
}
