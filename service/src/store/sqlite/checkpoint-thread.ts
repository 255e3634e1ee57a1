// Copies what is in the write-ahead log into the database, as SQLite does it, in a thread of its own: it waits for the disk
// twice. Whoever writes first into a log that is begun anew waits for the disk once more, so this thread does that too.

import Sqlite from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Passive ones take what they can get; `renew` likewise, and where that is all, it begins the log anew; the others leave an
 * empty log, or say that they could not.
 */
export type Checkpoint = "passive" | "renew" | "truncate";

/** How it went. */
export type Checkpointed = { readonly isWhole: boolean } | { readonly error: string };

if (!parentPort) throw new Error("this file is the start of a worker thread");
const port = parentPort;
const file = new Sqlite(workerData as string, { fileMustExist: true });
file.pragma("busy_timeout = 0");
file.pragma("synchronous = FULL");
port.on("message", (asked: Checkpoint | "close") => {
  if (asked === "close") {
    file.close();
    port.close();
  } else port.postMessage(checkpoint(asked));
});

function checkpoint(kind: Checkpoint): Checkpointed {
  try {
    const pragma = `wal_checkpoint(${kind === "truncate" ? kind : "passive"})`;
    const [found] = file.pragma(pragma) as { busy: number; log: number; checkpointed: number }[];
    const isWhole = found?.busy === 0 && found.log === found.checkpointed;
    if (kind === "renew" && isWhole) beginLog();
    return { isWhole };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "" };
  }
}

/** Writes what is there already, a number of which nobody makes use. Where it cannot, the next who writes begins the log. */
function beginLog(): void {
  try {
    file.pragma(`user_version = ${Number(file.pragma("user_version", { simple: true }))}`);
  } catch {}
}
