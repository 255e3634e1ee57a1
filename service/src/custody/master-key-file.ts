// Makes and changes the file of key-encryption keys. A change is whole or did not happen, and survives a power failure.

import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { formatMasterKeys, masterKeyId } from "./key-ring.js";
import { readMasterKeyFile } from "./master-key.js";

/**
 * Creates the file with one random key, mode 0600, unless it exists. The folder must exist.
 *
 * @returns Whether it was created; false where it was there already, which leaves it as it is.
 * @throws {Error} The file could not be written.
 */
export function createMasterKeyFile(path: string): boolean {
  // The folder may be read-only, as mounted secrets are.
  if (existsSync(path)) return false;
  // Under another name first, so that nobody ever reads half a key; linking, unlike renaming, replaces nothing.
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  writeKeys(temporary, [randomBytes(32)]);
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw new Error(`master key file ${path} cannot be created`, { cause: error });
  } finally {
    rmSync(temporary, { force: true });
    syncFolder(path);
  }
  return true;
}

/**
 * Appends a random key, which is current from then on. What older keys sealed still opens.
 *
 * @returns The id of the new key, 16 hex digits.
 * @throws {Error} The file is no proper master key file, or another change of it is under way.
 */
export function addMasterKey(path: string): string {
  return change(path, (keys) => {
    const key = randomBytes(32);
    return { keys: [...keys, key], result: masterKeyId(key) };
  });
}

/**
 * Removes all keys but the current one. What the others sealed and nobody resealed is lost: make sure with
 * `masterKeyIdOf` that nothing is sealed under them any more.
 *
 * @returns The ids of the removed keys.
 * @throws {Error} The file is no proper master key file, or another change of it is under way.
 */
export function dropOldMasterKeys(path: string): string[] {
  return change(path, (keys) => ({ keys: keys.slice(-1), result: keys.slice(0, -1).map(masterKeyId) }));
}

/**
 * Ids of the keys in a file, oldest first; the last one is current.
 *
 * @throws {Error} The file is no proper master key file.
 */
export function listMasterKeys(path: string): string[] {
  return readMasterKeyFile(path).map((key) => {
    const id = masterKeyId(key);
    key.fill(0);
    return id;
  });
}

interface Change<Result> {
  readonly keys: readonly Buffer[];
  readonly result: Result;
}

function change<Result>(path: string, edit: (keys: readonly Buffer[]) => Change<Result>): Result {
  const file = realpathSync(path);
  // One name for all changes: while it exists, no second one can begin and lose the first one's key.
  const temporary = `${file}.new`;
  const handle = begin(temporary, file);
  let before: readonly Buffer[] = [];
  let after: readonly Buffer[] = [];
  try {
    before = readMasterKeyFile(file);
    const changed = edit(before);
    after = changed.keys;
    fill(handle, after);
    renameSync(temporary, file);
    syncFolder(file);
    return changed.result;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(handle);
    for (const key of [...before, ...after]) key.fill(0);
  }
}

function begin(temporary: string, file: string): number {
  try {
    return openSync(temporary, "wx", 0o600);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    const advice = `if no other command is at work, delete ${temporary} and try again`;
    throw new Error(`master key file ${file} is being changed already; ${advice}`, { cause: error });
  }
}

function writeKeys(path: string, keys: readonly Buffer[]): void {
  const handle = openSync(path, "wx", 0o600);
  try {
    fill(handle, keys);
  } finally {
    closeSync(handle);
    for (const key of keys) key.fill(0);
  }
}

function fill(handle: number, keys: readonly Buffer[]): void {
  const text = formatMasterKeys(keys);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    text.fill(0);
  }
}

// A new name lasts only once its folder is on disk. Windows cannot open folders, and has no need to.
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(dirname(path), "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
