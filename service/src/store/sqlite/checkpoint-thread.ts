// Copies what is in the write-ahead log into the database, as SQLite does it, in a thread of its own: it waits for the disk
// twice.

import Sqlite from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";

/** Passive ones take what they can get; the others leave an empty log, or say that they could not. */
export type Checkpoint = "passive" | "truncate";

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
    const [found] = file.pragma(`wal_checkpoint(${kind})`) as { busy: number; log: number; checkpointed: number }[];
    return { isWhole: found?.busy === 0 && found.log === found.checkpointed };
  } catch (error) {
    return { error: error instanceof Error ? error.message : "" };
  }
}
