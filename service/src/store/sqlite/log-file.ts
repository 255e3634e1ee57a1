// The write-ahead log of a SQLite file: flushed by the thread pool, and emptied by a thread of its own. Both wait for the
// disk, and the event loop does not.

import { closeSync, fdatasync, fstatSync, openSync } from "node:fs";
import { promisify } from "node:util";
import type { Worker } from "node:worker_threads";
import { startThread, threadFile } from "../../event-loop/thread.js";
import type { Checkpoint, Checkpointed } from "./checkpoint-thread.js";

const flush = promisify(fdatasync);

/** After that many rows, or when it has grown by so much, the log is emptied. */
const mostRows = 1_500;
const mostBytes = 4 * 1024 * 1024;

export class LogFile {
  readonly #path: string;
  /** Of the log, on which SQLite holds no locks: it may be closed. */
  readonly #descriptor: number;
  #thread: Worker | undefined;
  #isClosed = false;
  #last = { rows: 0, bytes: 0 };

  /** @param path of the database, which is open */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = openSync(`${path}-wal`, "r+");
  }

  /** Has everything that was written to the log be on the disk. */
  flush(): Promise<void> {
    return flush(this.#descriptor);
  }

  /** @param rows how many were written since the database was opened */
  isLong(rows: number): boolean {
    return rows - this.#last.rows >= mostRows || fstatSync(this.#descriptor).size - this.#last.bytes >= mostBytes;
  }

  /**
   * Copies the log into the database, one call at a time. Where that was all of it and nobody writes meanwhile, it is begun
   * anew: by this call where it is asked to renew, or else by the next who writes.
   *
   * @param rows how many were written since the database was opened
   * @returns whether it was all
   * @throws Error where the disk does not take it
   */
  async checkpoint(kind: Checkpoint, rows: number): Promise<boolean> {
    const thread = (this.#thread ??= this.#start());
    const done = await new Promise<Checkpointed>((resolve) => {
      const ended = () => resolve({ error: "the thread that copies the log has ended" });
      thread.once("exit", ended);
      thread.once("message", (message: Checkpointed) => {
        thread.off("exit", ended);
        resolve(message);
      });
      thread.postMessage(kind);
    });
    if ("error" in done) throw new Error(done.error);
    this.#last = { rows, bytes: fstatSync(this.#descriptor).size };
    return done.isWhole;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread) {
      await new Promise((resolve) => {
        thread.once("exit", resolve);
        thread.postMessage("close");
      });
    }
    closeSync(this.#descriptor);
  }

  #start(): Worker {
    const thread = startThread(threadFile(import.meta.url, "checkpoint-thread.js"), {
      name: "checkpoints",
      workerData: this.#path,
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    thread.on("error", () => {});
    thread.on("exit", () => (this.#thread = undefined));
    return thread;
  }
}
