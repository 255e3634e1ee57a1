// Files that are there as a whole or not at all, however the process ends, and that last once they are there: a file is
// written under another name, flushed, and gets its own name then.

import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { givePathToOwnerOf } from "./owner.js";

/** Permissions of a file that only its owner can read. */
export const ownerOnly = 0o600;

/** Writes a file in the place of the one that there may be. */
export function replaceFile(path: string, content: string | Uint8Array, mode = ownerOnly): void {
  const temporary = writeTemporary(path, content, mode);
  try {
    givePathToOwnerOf(temporary, existsSync(path) ? path : dirname(path));
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/**
 * Writes a file unless there is one of that name.
 *
 * @returns whether it was written
 */
export function createFile(path: string, content: string | Uint8Array, mode = ownerOnly): boolean {
  const temporary = writeTemporary(path, content, mode);
  try {
    givePathToOwnerOf(temporary, dirname(path));
    return nameFile(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Gives a file that is on disk as a whole its name, for good.
 *
 * @returns whether there was none of that name
 */
export function nameFile(whole: string, path: string): boolean {
  try {
    // Unlike renaming, it replaces nothing.
    linkSync(whole, path);
  } catch (error) {
    if (isSystemError(error, "EEXIST")) return false;
    throw error;
  }
  syncFolder(dirname(path));
  return true;
}

/** Makes a folder and those above it, readable by their owner only whatever the umask, unless it is there. */
export function createFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const folders: string[] = [];
  for (let made = path; ; made = dirname(made)) {
    syncFolder(dirname(made));
    folders.unshift(made);
    if (made === first) break;
  }
  for (const folder of folders) givePathToOwnerOf(folder, dirname(folder));
}

/**
 * Removes what writers of a file have left that were killed in the middle. They hold what the file holds.
 *
 * @param path of the file
 * @param isOver whether what was begun at a time, in milliseconds, can't be under way any more
 */
export function removeAbandoned(path: string, isOver: (begun: number) => boolean): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !/^\.[0-9a-f]{12}$/.test(name.slice(basename(path).length))) continue;
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found && isOver(found.mtimeMs)) rmSync(join(folder, name), { force: true });
  }
}

/** A new name lasts only once its folder is on disk. Windows can't open folders, and has no need to. */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

export function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function writeTemporary(path: string, content: string | Uint8Array, mode: number): string {
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(temporary, content, { flag: "wx", mode, flush: true });
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}
