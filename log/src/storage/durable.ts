// Files that are there as a whole or not at all, and that survive a crash of the machine once they are there.

import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/** @returns `undefined` when there is no such file */
export async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    // A Buffer's `slice` would not copy.
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** @returns whether the file is there now by this call: false when there was one, or others removed what was written */
export async function createFile(file: string, bytes: Uint8Array): Promise<boolean> {
  const temporary = await writeTemporary(file, bytes);
  try {
    await link(temporary, file);
  } catch (error) {
    if (hasCode(error, "EEXIST") || isMissing(error)) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** Replaces a file. The caller syncs its folder. */
export async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = await writeTemporary(file, bytes);
  try {
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Makes a folder and those above it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o755 });
  if (first === undefined) return;
  for (let made = folder; ; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
    if (path.resolve(made) === path.resolve(first)) return;
  }
}

/** A new name lasts only once its folder is on disk. Windows can't open folders, and has no need to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

async function writeTemporary(file: string, bytes: Uint8Array): Promise<string> {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(temporary, "wx", 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return temporary;
}
