// Brings a backup back as the database of a data folder.

import Sqlite from "better-sqlite3";
import { copyFileSync, constants, existsSync, rmSync } from "node:fs";
import { createDataFolder, dataFolder, lockDataFolder } from "../config/data-folder.js";
import { placeFile, withScratch } from "../file-system/new-file.js";
import { olderSetting } from "../store/logs.js";
import { decryptFile, isAgeFile } from "./age-file.js";
import { inspectSnapshot, type Snapshot } from "./snapshot.js";

export interface Restored extends Snapshot {
  readonly databaseFile: string;
  /** How many codes, sessions and keys for imports that had been handed out were made void. */
  readonly voided: number;
}

export interface RestoreOptions {
  /** The data folder, which must not have a database. */
  readonly data: string;
  /** Private keys of age. */
  readonly identities: readonly string[];
}

/**
 * What is good for one use, or may have been ended since, is void in what is restored: nobody knows whether it was used
 * after the backup.
 */
export const voidedTables = ["one_time_codes", "contact_codes", "console_pairings", "import_targets", "sessions"];

/**
 * @throws Error where a service has the folder, where it has a database, and where the backup is damaged, does not open, or
 *   is of a newer version
 */
export async function restore(backup: string, { data, identities }: RestoreOptions): Promise<Restored> {
  createDataFolder(data);
  const unlock = lockDataFolder(data);
  try {
    const { databaseFile, pinsFile } = dataFolder(data);
    for (const file of [databaseFile, `${databaseFile}-wal`]) {
      if (existsSync(file)) throw new Error(`${file} already exists; move it away first, or restore to another folder`);
    }
    return await withScratch(databaseFile, async (scratch) => {
      const copy = scratch();
      const snapshot = await takeCopy(backup, copy, identities);
      const voided = prepare(copy);
      if (!placeFile(copy, databaseFile)) throw new Error(`${databaseFile} already exists`);
      // What is restored is older on purpose.
      rmSync(pinsFile, { force: true });
      return { ...snapshot, databaseFile, voided };
    });
  } finally {
    unlock();
  }
}

async function takeCopy(backup: string, copy: string, identities: readonly string[]): Promise<Snapshot> {
  try {
    if (isAgeFile(backup)) await decryptFile(backup, copy, identities);
    else copyFileSync(backup, copy, constants.COPYFILE_EXCL);
    return inspectSnapshot(copy);
  } catch (cause) {
    throw new Error(`${backup}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** @returns how much was made void */
function prepare(path: string): number {
  const database = new Sqlite(path, { fileMustExist: true });
  try {
    database.pragma("secure_delete = ON");
    const has = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    const tables = voidedTables.filter((table) => has.get(table));
    return database.transaction(() => {
      // Since the backup, more may have been published of its transparency log.
      if (has.get("logs")) {
        database.prepare("insert or replace into deployment (name, value) values (?, ?)").run(olderSetting, "restored");
      }
      return tables.reduce((sum, table) => sum + database.prepare(`delete from ${table}`).run().changes, 0);
    })();
  } finally {
    database.close();
  }
}
