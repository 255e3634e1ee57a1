// The folder of an embedded deployment. One service at a time has it; the lock goes with the process, however it ends.

import Sqlite from "better-sqlite3";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

export interface DataFolder {
  readonly path: string;
  readonly databaseFile: string;
  readonly masterKeyFile: string;
  readonly rootFile: string;
}

/** Where things lie in a data folder. */
export function dataFolder(path: string): DataFolder {
  return {
    path,
    databaseFile: join(path, "countersign.db"),
    masterKeyFile: join(path, "master.key"),
    rootFile: join(path, "root.json"),
  };
}

/** Makes the folder, readable by its owner only, unless it is there. */
export function createDataFolder(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Whatever the umask says.
  chmodSync(path, 0o700);
}

/**
 * Takes the folder for this process.
 *
 * @returns a function that gives it back
 * @throws Error when another process has it
 */
export function lockDataFolder(path: string): () => void {
  // An open transaction holds a lock of the operating system, which a crash releases; a file with a process id stays.
  const lock = new Sqlite(join(path, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new Error(`another process uses the data folder ${path}; stop it, or choose another folder with --data`, { cause });
  }
  return () => lock.close();
}
