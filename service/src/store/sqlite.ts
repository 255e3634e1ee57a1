// SQLite: one connection that writes, one that reads what is committed. Transactions that are waiting are committed
// together, each in a savepoint of its own, because the flush to the disk is what a commit costs.

import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { closeSync, openSync } from "node:fs";
import { WriteConflict } from "./conflict.js";
import { migrate } from "./migrations/migrate.js";
import type { Database } from "./schema.js";
import type { Access, Connections, Work } from "./store.js";

// Enough for the flush to be a small part of each; few enough that the first does not wait long for the last.
const largestGroup = 64;
const cachedStatements = 500;
// When a flush begins although others are on their way: they may turn out to be reads, or take long.
const patienceMilliseconds = 8;
// Of those on their way, how many have to be there for the flush to begin at once.
const companyShare = 1 / 3;

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
 * @param expectedWrites how many there may soon be, those that wait already included
 */
export async function openSqlite(path: string, expectedWrites: () => number): Promise<Connections> {
  closeSync(openSync(path, "a", 0o600));
  const file = new Sqlite(path);
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"]) {
    file.pragma(pragma);
  }
  const writer = accessTo(file);
  await migrate(writer.database as Kysely<never>, "sqlite");
  const readerFile = new Sqlite(path, { readonly: true });
  readerFile.pragma("busy_timeout = 10000");
  const reader = accessTo(readerFile);

  const statement = (text: string) => {
    const prepared = file.prepare(text);
    return () => void prepared.run();
  };
  const begin = statement("begin immediate");
  const commit = statement("commit");
  const rollback = statement("rollback");
  const savepoint = statement("savepoint job");
  const release = statement("release job");
  const rollbackToSavepoint = statement("rollback to job");

  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  /** Runs jobs in one transaction, and gives what to tell each when it is on the disk. */
  const runTogether = async (group: readonly Job[]): Promise<(() => void)[]> => {
    const settle: (() => void)[] = [];
    begin();
    for (const { work, resolve, reject } of group) {
      savepoint();
      try {
        const value = await work(writer);
        settle.push(() => resolve(value));
      } catch (error) {
        rollbackToSavepoint();
        // Told after the commit only: the refusal may rest on what others of the group have just written.
        settle.push(() => reject(conflictOr(error)));
      }
      release();
    }
    commit();
    return settle;
  };
  const runAlone = async ({ work, resolve, reject }: Job): Promise<(() => void)[]> => {
    begin();
    try {
      const value = await work(writer);
      commit();
      return [() => resolve(value)];
    } catch (error) {
      return [() => reject(conflictOr(error))];
    }
  };
  const runGroup = async (group: readonly Job[]): Promise<void> => {
    let settle: (() => void)[];
    try {
      settle = await (group.length === 1 ? runAlone(group[0]!) : runTogether(group));
    } catch (error) {
      // Nothing is known to be on the disk.
      settle = group.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
    try {
      // SQLite ends a transaction by itself after some errors, such as a full disk.
      if (file.inTransaction) rollback();
    } catch {
      // The next group cannot begin then, and comes by here again.
    }
    for (const tell of settle) tell();
  };
  const isEnough = () => waiting.length >= Math.min(expectedWrites() * companyShare, largestGroup);
  let onEnough: (() => void) | undefined;
  const gather = () =>
    new Promise<void>((resolve) => {
      // Those whose data arrived at the same time get into the same group in any case.
      if (isEnough()) return void setImmediate(resolve);
      const begin = () => {
        onEnough = undefined;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(begin, patienceMilliseconds);
      onEnough = begin;
    });
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather();
      await runGroup(waiting.splice(0, largestGroup));
    }
    running = undefined;
  };

  return {
    reader,
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job["resolve"], reject });
        if (!running) running = run();
        else if (onEnough && isEnough()) onEnough();
      }),
    async close() {
      await running;
      await reader.database.destroy();
      await writer.database.destroy();
    },
  };
}

function accessTo(file: Sqlite.Database): Access {
  // Compiling a statement costs more than running it, and the service has few of them.
  const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({ max: cachedStatements });
  const prepare = (text: string) => {
    let statement = statements.get(text);
    if (!statement) statements.set(text, (statement = file.prepare<unknown[]>(text)));
    return statement;
  };
  const database: SqliteDatabase = {
    prepare: (text) => prepare(text) as unknown as SqliteStatement,
    close: () => file.close(),
  };
  return {
    dialect: "sqlite",
    database: new Kysely<Database>({ dialect: new SqliteDialect({ database }) }),
    run<Row>({ sql, parameters }: CompiledQuery<Row>) {
      const statement = prepare(sql);
      if (statement.reader) return statement.all(...parameters) as Row[];
      statement.run(...parameters);
      return [];
    },
  };
}

function conflictOr(error: unknown): unknown {
  const isUniqueViolation =
    error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
  return isUniqueViolation ? new WriteConflict({ cause: error }) : error;
}
