// The folder of an embedded deployment. One service at a time has it; the lock goes with the process, however it ends.

import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { createFolder, removeAbandoned } from "../file-system/atomic.js";
import { Locked, lockFile } from "../file-system/lock.js";
import { ConfigurationError } from "./configuration-error.js";

export interface DataFolder {
  readonly path: string;
  readonly databaseFile: string;
  readonly masterKeyFile: string;
  readonly rootFile: string;
  /** Root credentials that are not known to be in the database yet. */
  readonly newRootFile: string;
  /** Folder of messages that no server sends. */
  readonly outbox: string;
  /** Folder of activities that are in the database no more, unless the settings name another. */
  readonly archive: string;
  /** The state that each organization has come to, so that the database is not put back to an earlier one. */
  readonly pinsFile: string;
}

/** Where things lie in a data folder. */
export function dataFolder(path: string): DataFolder {
  return {
    path,
    databaseFile: join(path, "countersign.db"),
    masterKeyFile: join(path, "master.key"),
    rootFile: join(path, "root.json"),
    newRootFile: join(path, "root.json.new"),
    outbox: join(path, "outbox"),
    archive: join(path, "archive"),
    pinsFile: join(path, "authority.pins"),
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
    if (present) throw new Error("a file has that name");
    createFolder(path);
    // Whatever the umask says.
    chmodSync(path, 0o700);
  } catch (cause) {
    throw new ConfigurationError(
      `the data folder ${path} cannot be created: ${messageOf(cause)}; choose another with --data or COUNTERSIGN_DATA_DIR`,
      { cause },
    );
  }
}

/**
 * Takes the folder for this process, and removes what processes that were killed have left half-written in it.
 *
 * @returns a function that gives it back
 * @throws Error when another process has it, or when it can't be written to
 */
export function lockDataFolder(path: string): () => void {
  try {
    const unlock = lockFile(join(path, "lock"));
    const { databaseFile, masterKeyFile, rootFile, newRootFile, pinsFile } = dataFolder(path);
    for (const file of [databaseFile, masterKeyFile, rootFile, newRootFile, pinsFile])
      removeAbandoned(file, () => true);
    return unlock;
  } catch (cause) {
    if (cause instanceof Locked) {
      throw new Error(`another process uses the data folder ${path}; stop it, or choose another folder with --data`, {
        cause,
      });
    }
    throw new Error(`the data folder ${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
