// What SQLite's errors mean to whoever asked for something.

import Sqlite from "better-sqlite3";
import { KeyGone, WriteConflict } from "../conflict.js";
import { StoreUnavailable } from "../unavailable.js";

// Result codes of the disk, of locks and of memory: they pass when there is room again or another process lets go.
const temporary = /^SQLITE_(FULL|IOERR|READONLY|BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL|INTERRUPT)(_|$)/;
const uniqueViolation = /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/;
// Only sealed secrets refer to something: to their keys.
const foreignKeyViolation = "SQLITE_CONSTRAINT_FOREIGNKEY";

/** A driver's error as the store throws it; what is neither a conflict nor temporary stays as it is. */
export function sqliteError(error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError)) return error;
  if (uniqueViolation.test(error.code)) return new WriteConflict({ cause: error });
  if (error.code === foreignKeyViolation) return new KeyGone({ cause: error });
  if (temporary.test(error.code)) return new StoreUnavailable(`${error.code}: ${error.message}`, { cause: error });
  return error;
}

/** Whether another process holds the lock that was wanted. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
