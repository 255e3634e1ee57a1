// SQLite: one connection that writes, one that reads what is committed. Transactions that are waiting are committed
// together, each in a savepoint of its own, because the flush to the disk is what a commit costs.

import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { closeSync, openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "./migrations/migrate.js";
import type { Database } from "./schema.js";
import { isLocked, sqliteError } from "./sqlite-errors.js";
import type { Access, Connections, Work } from "./store.js";

// Enough for the flush to be a small part of each; few enough that the first does not wait long for the last.
const largestGroup = 64;
const cachedStatements = 500;
// When a flush begins although others are on their way: they may turn out to be reads, or take long.
const patienceMilliseconds = 8;
// Of those on their way, how many have to be there for the flush to begin at once.
const companyShare = 1 / 3;

// How long the database may be locked by another process, such as a command of the operator, until writes are refused.
const lockMilliseconds = 5000;
const lockPollMilliseconds = 5;
// For readers, whom a write-ahead log makes wait for its recovery only. The event loop stands still meanwhile.
const readerTimeoutMilliseconds = 100;

interface Job {
  /** When it came, on the monotonic clock. */
  readonly since: number;
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
  // Whoever waits for a lock from now on does so without holding up the event loop.
  file.pragma("busy_timeout = 0");
  const readerFile = new Sqlite(path, { readonly: true });
  readerFile.pragma(`busy_timeout = ${readerTimeoutMilliseconds}`);
  const reader = accessTo(readerFile);

  const statement = (text: string) => {
    const prepared = file.prepare(text);
    return () => void prepared.run();
  };
  const beginNow = statement("begin immediate");
  const commit = statement("commit");
  const rollback = statement("rollback");
  const savepoint = statement("savepoint job");
  const release = statement("release job");
  const rollbackToSavepoint = statement("rollback to job");

  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  /** Begins a transaction as soon as no other process has one, unless that takes too long for the first of a group. */
  const begin = async ({ since }: Job): Promise<void> => {
    for (;;) {
      try {
        return beginNow();
      } catch (error) {
        if (!isLocked(error) || performance.now() - since > lockMilliseconds) throw error;
      }
      await pause(lockPollMilliseconds);
    }
  };

  /** Runs jobs in one transaction, and gives what to tell each when it is on the disk. */
  const runTogether = async (group: readonly Job[]): Promise<(() => void)[]> => {
    const settle: (() => void)[] = [];
    await begin(group[0]!);
    for (const { work, resolve, reject } of group) {
      savepoint();
      try {
        const value = await work(writer);
        settle.push(() => resolve(value));
      } catch (error) {
        // SQLite ends the transaction of all by itself after some errors, such as a full disk.
        if (!file.inTransaction) throw error;
        rollbackToSavepoint();
        // Told after the commit only: the refusal may rest on what others of the group have just written.
        settle.push(() => reject(sqliteError(error)));
      }
      release();
    }
    commit();
    return settle;
  };
  const runAlone = async (job: Job): Promise<(() => void)[]> => {
    const { work, resolve, reject } = job;
    await begin(job);
    try {
      const value = await work(writer);
      commit();
      return [() => resolve(value)];
    } catch (error) {
      return [() => reject(sqliteError(error))];
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
            reject(sqliteError(error)),
      );
    }
    try {
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
        waiting.push({ since: performance.now(), work, resolve: resolve as Job["resolve"], reject });
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
    prepare: (text) => translated(() => kyselyStatement(prepare(text))),
    close: () => file.close(),
  };
  return {
    dialect: "sqlite",
    database: new Kysely<Database>({ dialect: new SqliteDialect({ database }) }),
    run<Row>({ sql, parameters }: CompiledQuery<Row>) {
      return translated(() => {
        const statement = prepare(sql);
        if (statement.reader) return statement.all(...parameters) as Row[];
        statement.run(...parameters);
        return [];
      });
    },
  };
}

function kyselyStatement(statement: Sqlite.Statement<unknown[]>): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => translated(() => statement.all(...parameters)),
    run: (parameters) => translated(() => statement.run(...parameters)),
    iterate: (parameters) => translated(() => statement.iterate(...parameters)),
  };
}

/** Does something with the driver; what it throws says what it means to the store's callers. */
function translated<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteError(error);
  }
}
