// One run at a time in an output folder. The lock is a file in it that names its holder, so that runs from anywhere meet
// at the same place. One whose holder is gone is taken over.

import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const lockFile = ".lock";

/** Far longer than reading or replacing the largest output takes. */
const abandonedMs = 60_000;
const pauseMs = 15;

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Does the work while no other run does any in this folder. Where there is no folder yet, nothing has to be kept apart. */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(path.join(folder, lockFile));
  try {
    return await work();
  } finally {
    await release();
  }
}

async function acquire(file: string): Promise<() => Promise<void>> {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), run: randomUUID() });
  for (;;) {
    try {
      await writeFile(file, own, { flag: "wx" });
      return () => discard(file, own);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      // Nothing can be there to guard, or nobody can write what would have to be guarded.
      if (["ENOENT", "ENOTDIR", "EROFS", "EACCES", "EPERM"].includes(code ?? "")) return async () => undefined;
      if (code !== "EEXIST") throw cause;
    }
    const holder = await readFile(file, "utf8").catch(() => undefined);
    if (holder !== undefined && (await isAbandoned(file, holder))) await discard(file, holder);
    else await sleep(pauseMs);
  }
}

async function isAbandoned(file: string, holder: string): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  if (!written) return false;
  if (Date.now() - written.mtimeMs > abandonedMs) return true;
  try {
    const { pid, host } = JSON.parse(holder) as Holder;
    if (host !== hostname()) return false;
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Removes the lock if it still is this one: between reading and removing it, another run may have taken it over. */
async function discard(file: string, holder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, "utf8").catch(() => holder);
  if (moved !== holder) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
