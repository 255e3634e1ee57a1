// To whom files belong that a command of root's makes. A service runs as a user of its own, and what root has put in the
// place of its files, or beside them, would be closed to it.

import { constants, closeSync, fchownSync, fstatSync, openSync, statSync } from "node:fs";

/**
 * As root, gives an open file or folder to the user and group that another one belongs to. SQLite does the same with the
 * files that it keeps beside a database.
 *
 * @param made opened by this process, new, and without other names: a link would give away what it leads to
 * @param like path of what is replaced, or of the folder
 */
export function giveToOwnerOf(made: number, like: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  const found = fstatSync(made);
  if (uid === 0 || found.uid !== 0 || (found.isFile() && found.nlink !== 1)) return;
  try {
    fchownSync(made, uid, gid);
  } catch {
    // A root that may not do this, as in some containers, keeps what it has made to itself.
  }
}

/** The same for what is at a path. */
export function givePathToOwnerOf(path: string, like: string): void {
  if (process.geteuid?.() !== 0) return;
  const made = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    giveToOwnerOf(made, like);
  } finally {
    closeSync(made);
  }
}
