// Makes and changes the file of key-encryption keys. A change is whole or did not happen, and survives a power failure.

import { randomBytes } from "node:crypto";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { createFile, removeAbandoned, replaceFile } from "../file-system/atomic.js";
import { Locked, lockFile } from "../file-system/lock.js";
import { formatMasterKeys, masterKeyId } from "./key-ring.js";
import { readMasterKeyFile } from "./master-key.js";

/** Milliseconds after which nobody is making the file any more. */
const longestCreation = 3_600_000;

/**
 * Creates the file with one random key, mode 0600, unless it exists. The folder must exist.
 *
 * @returns Whether it was created; false where it was there already, which leaves it as it is.
 * @throws Error The file could not be written.
 */
export function createMasterKeyFile(path: string): boolean {
  // The folder may be read-only, as mounted secrets are.
  if (existsSync(path)) return false;
  const text = textOf([randomBytes(32)]);
  try {
    removeAbandoned(path, isLongOver);
    return createFile(path, text);
  } catch (cause) {
    throw new Error(`master key file ${path} cannot be created: ${messageOf(cause)}`, { cause });
  } finally {
    text.fill(0);
  }
}

/**
 * Appends a random key, which is current from then on. What older keys sealed still opens.
 *
 * @returns The id of the new key, 16 hex digits.
 * @throws Error The file is no proper master key file, or another change of it is under way.
 */
export function addMasterKey(path: string): string {
  return change(path, (keys) => {
    const key = randomBytes(32);
    return { keys: [...keys, key], result: masterKeyId(key) };
  });
}

/**
 * Removes the keys before a current one. What they sealed and nobody resealed is lost: make sure with `masterKeyIdOf` that
 * nothing is sealed under them any more.
 *
 * @param current Id of the key that seals. Default: the last one.
 * @returns The ids of the removed keys.
 * @throws Error The file is no proper master key file, it does not have the current key, or another change of it is under
 *   way.
 */
export function dropOldMasterKeys(path: string, current?: string): string[] {
  return change(path, (keys) => {
    const ids = keys.map(masterKeyId);
    const place = current === undefined ? keys.length - 1 : ids.indexOf(current);
    if (place < 0) throw new Error(`key ${current} is not in the master key file ${path}`);
    return { keys: keys.slice(place), result: ids.slice(0, place) };
  });
}

/**
 * Ids of the keys in a file, oldest first; the last one is current.
 *
 * @throws Error The file is no proper master key file.
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
  // No second change may begin and lose the first one's key.
  const unlock = lock(file);
  try {
    removeAbandoned(file, () => true);
    // As an earlier version has left it that was killed in the middle.
    rmSync(`${file}.new`, { force: true });
    return replace(file, edit);
  } finally {
    unlock();
  }
}

function replace<Result>(file: string, edit: (keys: readonly Buffer[]) => Change<Result>): Result {
  const before = readMasterKeyFile(file);
  const { keys, result } = edit(before);
  const text = textOf(keys);
  try {
    replaceFile(file, text);
    return result;
  } finally {
    text.fill(0);
    for (const key of before) key.fill(0);
  }
}

function lock(file: string): () => void {
  try {
    return lockFile(`${file}.lock`);
  } catch (cause) {
    if (cause instanceof Locked) throw new Error(`another command is changing the master key file ${file}`, { cause });
    throw new Error(`the master key file ${file} cannot be changed: ${messageOf(cause)}`, { cause });
  }
}

/** Zeroes the keys. */
function textOf(keys: readonly Buffer[]): Buffer {
  const text = formatMasterKeys(keys);
  for (const key of keys) key.fill(0);
  return text;
}

/** Of files that processes of other deployments may be making at the same time. */
function isLongOver(begun: number): boolean {
  return Date.now() - begun > longestCreation;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
