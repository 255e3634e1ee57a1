// The folder of an embedded deployment. One service at a time has it; the lock goes with the process, however it ends.

import Sqlite from "better-sqlite3";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ConfigurationError } from "../config/configuration-error.js";

export interface DataFolder {
  readonly path: string;
  readonly databaseFile: string;
  readonly masterKeyFile: string;
  readonly rootFile: string;
  /** Folder of messages that no server sends. */
  readonly outbox: string;
}

/** Where things lie in a data folder. */
export function dataFolder(path: string): DataFolder {
  return {
    path,
    databaseFile: join(path, "countersign.db"),
    masterKeyFile: join(path, "master.key"),
    rootFile: join(path, "root.json"),
    outbox: join(path, "outbox"),
  };
}

/**
 * Makes the folder, readable by its owner only, unless it is there.
 *
 * @throws ConfigurationError when it can't be made
 */
export function createDataFolder(path: string): void {
  try {
    const present = statSync(path, { throwIfNoEntry: false });
    if (present?.isDirectory()) return;
    if (present) throw new Error("there is a file of that name");
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // Whatever the umask says.
    chmodSync(path, 0o700);
  } catch (cause) {
    throw new ConfigurationError(
      `the data folder ${path} cannot be made: ${messageOf(cause)}; choose another with --data or COUNTERSIGN_DATA_DIR`,
      { cause },
    );
  }
}

/**
 * Takes the folder for this process.
 *
 * @returns a function that gives it back
 * @throws Error when another process has it, or when it can't be written to
 */
export function lockDataFolder(path: string): () => void {
  // An open transaction holds a lock of the operating system, which a crash releases; a file with a process id stays.
  let lock: Sqlite.Database | undefined;
  try {
    const file = join(path, "lock");
    closeSync(openSync(file, "a", 0o600));
    lock = new Sqlite(file, { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (cause) {
    lock?.close();
    if (cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_BUSY")) {
      throw new Error(`another process uses the data folder ${path}; stop it, or choose another folder with --data`, {
        cause,
      });
    }
    throw new Error(`the data folder ${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
  return () => lock.close();
}

/** Writes a file that only its owner can read. It is there as a whole or as it was before, also after a power failure. */
export function writePrivateFile(path: string, text: string): void {
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(temporary, text, { flag: "wx", mode: 0o600, flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  if (process.platform === "win32") return;
  // A new name lasts only once its folder is on disk.
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
