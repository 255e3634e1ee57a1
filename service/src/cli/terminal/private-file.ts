// Files that hold a secret: read only where no other user of the computer can read them, and written so.

import { access, constants, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { createFile, isSystemError } from "../../file-system/atomic.js";
import { UsageError } from "./failure.js";

const limit = 64 * 1024;

/**
 * The text of a file that holds a secret.
 *
 * @throws UsageError where it can't be read, is not a plain file, is larger than 64 KiB, or where others than its owner
 *   may read or write it (not checked on Windows, which has no such modes). Errors never repeat what it holds
 */
export async function readPrivateFile(path: string): Promise<string> {
  // What is checked is what is read: the file may be exchanged between a look at the path and its opening.
  const file = await open(path, "r").catch((cause: unknown) => {
    throw new UsageError(`can't read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  try {
    const { mode, size } = await file.stat().then((stats) => {
      if (!stats.isFile()) throw new UsageError(`${path} is not a file`);
      return stats;
    });
    if (process.platform !== "win32" && mode & 0o077) {
      const octal = (mode & 0o777).toString(8).padStart(3, "0");
      throw new UsageError(
        `${path} contains a secret, and other users of this computer can access it (mode ${octal}). ` +
          `Fix it with: chmod 600 ${quoted(path)}`,
      );
    }
    if (size > limit) throw new UsageError(`${path}: ${size} bytes; a file with a secret has at most ${limit}`);
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}

/**
 * The members of a JSON file that holds a secret; none where it holds no object.
 *
 * @throws UsageError as `readPrivateFile` does, and where it is not JSON
 */
export async function readPrivateMembers(path: string): Promise<Partial<Record<string, unknown>>> {
  const text = await readPrivateFile(path);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new UsageError(`${path} is not JSON`);
  }
  return { ...(typeof file === "object" ? file : undefined) };
}

/**
 * Writes a new file that only its owner may read (mode 0600).
 *
 * @throws UsageError where there is one of that name, or where it can't be written: then nothing is left of it
 */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  let isNew: boolean;
  try {
    isNew = createFile(path, text);
  } catch (cause) {
    throw unwritable(path, cause);
  }
  if (!isNew) throw exists(path);
}

/**
 * Looks whether a file can be new, before something is done that would be in vain without it.
 *
 * @throws UsageError where there is one of that name, or no folder for it that can be written to
 */
export async function checkNewFile(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const there = await stat(path).catch((cause: unknown) => {
    if (isSystemError(cause, "ENOENT")) return undefined;
    throw unwritable(path, cause);
  });
  if (there) throw exists(path);
  await access(dirname(path), constants.W_OK).catch((cause: unknown) => {
    throw unwritable(path, cause);
  });
}

function exists(path: string): UsageError {
  return new UsageError(`${path} already exists, and files are never overwritten; choose another file`);
}

function unwritable(path: string, cause: unknown): UsageError {
  return new UsageError(`can't write ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
}

/** A path as a POSIX shell takes it. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/'/g, `'\\''`)}'`;
}
