// One process at a time writes to an archive.

import { join } from "node:path";
import { createFolder } from "../file-system/atomic.js";
import { Locked, lockFile } from "../file-system/lock.js";
import { lockArchive } from "../store/deployment-lock.js";

export interface ArchiveLock {
  release(): Promise<void> | void;
}

export interface ArchivePlace {
  readonly folder: string;
  /** Of PostgreSQL. */
  readonly databaseUrl?: string | undefined;
  readonly passwordFile?: string | undefined;
}

/**
 * Takes the archive: by the database where several processes share it, else by a file in the folder.
 *
 * @returns undefined where another process has it
 * @throws StoreUnavailable when the server does not answer in time; the system's error when the folder can't be used
 */
export async function takeArchive({
  folder,
  databaseUrl,
  passwordFile,
}: ArchivePlace): Promise<ArchiveLock | undefined> {
  if (databaseUrl !== undefined) return lockArchive(databaseUrl, passwordFile);
  createFolder(folder);
  try {
    return { release: lockFile(join(folder, "lock")) };
  } catch (error) {
    if (error instanceof Locked) return undefined;
    throw error;
  }
}
