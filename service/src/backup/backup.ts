// Makes a backup of a SQLite database while it is served, and checks it.

import { createHash } from "node:crypto";
import { createReadStream, existsSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { removeAbandoned } from "../file-system/atomic.js";
import { placeFile, withScratch } from "../file-system/new-file.js";
import { encryptFile } from "./age-file.js";
import { copyDatabase, inspectSnapshot, type Snapshot } from "./snapshot.js";

export interface Backup extends Snapshot {
  readonly file: string;
  readonly bytes: number;
  /** Of the file, in hex. */
  readonly sha256: string;
}

/** No backup takes so long. */
const abandonedMilliseconds = 86_400_000;

/**
 * @param database path of a SQLite database
 * @param file path of the backup, which must not be there
 * @param recipients public keys of age; without any, the backup is a SQLite database, in which every key is sealed
 * @throws Error where there is a file already, where the copy is damaged, and the file system's errors
 */
export async function backUp(database: string, file: string, recipients: readonly string[]): Promise<Backup> {
  if (existsSync(file)) throw new Error(`${file} already exists; a backup never replaces a file`);
  removeAbandoned(file, (begun) => begun < Date.now() - abandonedMilliseconds);
  return withScratch(file, async (scratch) => {
    const copy = scratch();
    await copyDatabase(database, copy);
    const snapshot = inspectSnapshot(copy);
    let whole = copy;
    if (recipients.length > 0) {
      whole = scratch();
      await encryptFile(copy, whole, recipients);
    }
    if (!placeFile(whole, file)) throw new Error(`${file} already exists; a backup never replaces a file`);
    return { ...snapshot, file, bytes: statSync(file).size, sha256: await sha256Of(file) };
  });
}

async function sha256Of(file: string): Promise<string> {
  const hasher = createHash("sha256");
  await pipeline(createReadStream(file), hasher);
  return hasher.digest("hex");
}
