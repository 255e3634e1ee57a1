// SQLite: one connection that writes, one that reads what is committed.

import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { ownerOnly, syncFolder } from "../../file-system/atomic.js";
import { Durability } from "./durability.js";
import { GroupCommit } from "./group-commit.js";
import { LogFile } from "./log-file.js";
import { Snapshot } from "./snapshot.js";
import type { StoreMetrics } from "../metrics.js";
import { migrateSqlite } from "./migrate.js";
import type { Database } from "../schema.js";
import { sqliteEngine } from "./engine.js";
import { sqliteError } from "./errors.js";
import type { Access, Connections, NamedQuery } from "../store.js";

const cachedStatements = 500;
// For readers, whom a write-ahead log makes wait for its recovery only. The event loop stands still meanwhile.
const readerTimeoutMilliseconds = 100;
// How much of the file each connection keeps beside what the system keeps of it anyway. With the 16 MB that the driver
// gives each of them, a signature takes as long, and all 32 MB fill up.
const writerCacheKibibytes = 4_000;
const readerCacheKibibytes = 2_000;

/**
 * Opens or creates a database file, readable by its owner only, in WAL mode: what was committed survives the loss of power.
 *
 * @param path of the file; `-wal` and `-shm` files lie beside it
 * @param expectedWrites how many there may soon be, those that wait already included
 */
export async function openSqlite(
  path: string,
  expectedWrites: () => number,
  metrics?: StoreMetrics,
): Promise<Connections> {
  const [file, readerFile] = await openFiles(path);
  const writer = accessTo(file);
  const reader = accessTo(readerFile);

  const log = new LogFile(path);
  const durability = new Durability({ file, snapshot: new Snapshot(readerFile), log });
  const commits = new GroupCommit({ file, writer, durability, expectedWrites, metrics });
  return {
    reader,
    // Nothing that is read waits.
    readerOf: () => reader,
    write: (work, owner) => commits.write(work, owner),
    async close() {
      await commits.idle();
      // By the files themselves: Kysely's destroy() does nothing to a database of which it was never asked anything.
      readerFile.close();
      await log.close();
      file.close();
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
    // What a savepoint may have to undo is kept in memory: in a file, that costs as much as what is committed.
    file.pragma("temp_store = MEMORY");
    file.pragma(`cache_size = -${writerCacheKibibytes}`);
    // From here on the log is flushed and emptied by `durability.ts`. Its beginning is flushed by SQLite all the same, before
    // anything else is written in the place of what was there.
    file.pragma("synchronous = NORMAL");
    file.pragma("wal_autocheckpoint = 0");
    // The log is there by now, and stays.
    syncFolder(dirname(path));
    const readerFile = open({ readonly: true });
    readerFile.pragma(`busy_timeout = ${readerTimeoutMilliseconds}`);
    readerFile.pragma(`cache_size = -${readerCacheKibibytes}`);
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
  // As many as the code has, and looked up for every request.
  const named = new Map<string, Sqlite.Statement<unknown[]>>();
  const database: SqliteDatabase = {
    prepare: (text) => translated(() => kyselyStatement(prepare(text))),
    close: () => file.close(),
  };
  return {
    engine: sqliteEngine,
    database: new Kysely<Database>({ dialect: new SqliteDialect({ database }) }),
    run<Row>({ name, sql, parameters }: NamedQuery<Row>) {
      return translated(() => {
        let statement = named.get(name);
        if (!statement) named.set(name, (statement = file.prepare<unknown[]>(sql)));
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
