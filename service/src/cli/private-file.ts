// Files that hold a secret: read only where no other user of the computer can read them.

import { open } from "node:fs/promises";
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
        `${path} holds a private key and other users of this computer can get at it (mode ${octal}). ` +
          `Close it by: chmod 600 ${quoted(path)}`,
      );
    }
    if (size > limit) throw new UsageError(`${path}: ${size} bytes; a key file has at most ${limit}`);
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}

/** A path as a POSIX shell takes it. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/'/g, `'\\''`)}'`;
}
