// A file that is made under another name, and gets its own when it is whole.

import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { nameFile } from "./atomic.js";
import { giveToOwnerOf } from "./owner.js";

/** Names beside `path` that nobody else uses. What lies there is removed at the end, whatever comes of the work. */
export async function withScratch<Result>(
  path: string,
  work: (scratch: () => string) => Promise<Result>,
): Promise<Result> {
  const made: string[] = [];
  try {
    return await work(() => {
      const name = `${path}.${randomBytes(6).toString("hex")}`;
      made.push(name);
      return name;
    });
  } finally {
    for (const name of made) for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(name + end, { force: true });
  }
}

/**
 * Flushes a whole file and gives it its name, for good.
 *
 * @returns whether there was none of that name
 */
export function placeFile(whole: string, path: string): boolean {
  const file = openSync(whole, "r");
  try {
    giveToOwnerOf(file, dirname(path));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return nameFile(whole, path);
}
