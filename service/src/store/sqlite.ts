// SQLite: one connection that writes, one that reads what is committed. Transactions that are waiting are committed
// together, each in a savepoint of its own, because the flush to the disk is what a commit costs.

import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { ownerOnly, syncFolder } from "../files/atomic.js";
import { migrateSqlite } from "./migrations/migrate.js";
import type { Database } from "./schema.js";
import { sqliteError } from "./sqlite-errors.js";
import { whenUnlocked } from "./sqlite-lock.js";
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
  const [file, readerFile] = await openFiles(path);
  const writer = accessTo(file);
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

  /** As soon as no other process has a transaction, unless that takes too long for the first of a group. */
  const begin = ({ since }: Job) => whenUnlocked(beginNow, since, lockMilliseconds);

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

/** @returns a connection that writes, to a database that is up to date, and one that reads */
async function openFiles(path: string): Promise<[file: Sqlite.Database, readerFile: Sqlite.Database]> {
  const opened: Sqlite.Database[] = [];
  const open = (options?: Sqlite.Options) => {
    const file = new Sqlite(path, options);
    opened.push(file);
    return file;
  };
  try {
    closeSync(openSync(path, "a", ownerOnly));
    syncFolder(dirname(path));
    const file = open();
    for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) file.pragma(pragma);
    // Whoever waits for a lock from now on does so without holding up the event loop.
    file.pragma("busy_timeout = 0");
    await migrateSqlite(file, accessTo(file).database as Kysely<unknown>);
    const readerFile = open({ readonly: true });
    readerFile.pragma(`busy_timeout = ${readerTimeoutMilliseconds}`);
    return [file, readerFile];
  } catch (error) {
    for (const file of opened) file.close();
    throw sqliteError(error);
  }
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
