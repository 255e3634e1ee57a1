// Files that one process at a time has. The lock is the operating system's and goes with the process, however it ends; a
// file with a process id would stay.

import Sqlite from "better-sqlite3";
import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { isSystemError, ownerOnly } from "./atomic.js";
import { giveToOwnerOf } from "./owner.js";

/** Another process has the lock. */
export class Locked extends Error {
  override readonly name = "Locked";
}

/**
 * Takes a lock for this process.
 *
 * @param path of a file that serves nothing else; it is made, and stays
 * @returns a function that gives it back
 * @throws Locked when another process has it; the system's error when the file can't be written to
 */
export function lockFile(path: string): () => void {
  makeUnlessThere(path);
  // SQLite, because Node has no locks of files: an open transaction holds one.
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    const isLocked = cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_BUSY");
    throw isLocked ? new Locked(`another process has locked ${path}`, { cause }) : cause;
  }
  return () => lock.close();
}

function makeUnlessThere(path: string): void {
  let file: number;
  try {
    file = openSync(path, "ax", ownerOnly);
  } catch (error) {
    if (!isSystemError(error, "EEXIST")) throw error;
    closeSync(openSync(path, "a"));
    return;
  }
  try {
    giveToOwnerOf(file, dirname(path));
  } finally {
    closeSync(file);
  }
}
