// Commits to a SQLite file that last: the log is flushed off the event loop, and until that is done nobody is answered and
// no reader sees what was committed. The next transaction is carried out meanwhile, and committed afterwards.

import type Sqlite from "better-sqlite3";
import { StoreUnavailable } from "../unavailable.js";
import type { LogFile } from "./log-file.js";
import type { Snapshot } from "./snapshot.js";

export interface DurabilityParts {
  /** The connection that writes. It flushes nothing at its commits. */
  readonly file: Sqlite.Database;
  /** Of those who read. */
  readonly snapshot: Snapshot;
  readonly log: Pick<LogFile, "flush" | "isLong" | "checkpoint">;
}

export class Durability {
  readonly #parts: DurabilityParts;
  readonly #commit: Sqlite.Statement;
  readonly #rows: Sqlite.Statement;
  #settled: Promise<void> = Promise.resolve();
  /** The disk has failed to take something that is in the log. */
  #isInDoubt = false;
  #copying: Promise<void> | undefined;
  /** The log is to be emptied before the next transaction: most of it is in the database, or there is no room for more. */
  #isToEmpty = false;

  constructor(parts: DurabilityParts) {
    this.#parts = parts;
    this.#commit = parts.file.prepare("commit");
    this.#rows = parts.file.prepare("select total_changes()").pluck();
  }

  /** When what was committed is on the disk, or has turned out not to be. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  /**
   * To be called before a transaction begins: empties the log from time to time.
   *
   * @throws StoreUnavailable where the disk still does not take what it has failed to take before
   */
  async prepare(): Promise<void> {
    const { log } = this.#parts;
    if (this.#isInDoubt) return this.#recover();
    const rows = this.#rows.get() as number;
    if (this.#isToEmpty) {
      await this.#copying;
      this.#isToEmpty = false;
      // Nothing is written meanwhile, so that the log can be begun anew.
      await this.#settled;
      await log.checkpoint("renew", rows).catch(() => {});
    } else if (!this.#copying && log.isLong(rows)) {
      const copied = () => void (this.#isToEmpty = true);
      this.#copying = log
        .checkpoint("passive", rows)
        .then(copied, () => {})
        .finally(() => (this.#copying = undefined));
    }
  }

  /** To be called after a transaction that could not be written: what the log takes may be the room that is wanting. */
  makeRoom(): void {
    this.#isToEmpty = true;
  }

  /**
   * Commits the transaction that is under way. To be called when the one before is settled.
   *
   * @returns when it is on the disk
   * @throws the database's error, and it is not committed; StoreUnavailable likewise
   */
  commit(): Promise<void> {
    if (this.#isInDoubt) throw new StoreUnavailable("the disk has failed to take the transaction before");
    const { snapshot } = this.#parts;
    snapshot.hold();
    try {
      this.#commit.run();
    } catch (error) {
      snapshot.release();
      throw error;
    }
    const flushed = this.#flush();
    this.#settled = flushed.catch(() => {});
    return flushed;
  }

  async #flush(): Promise<void> {
    try {
      await this.#parts.log.flush();
    } catch (cause) {
      this.#isInDoubt = true;
      throw new StoreUnavailable("the disk has failed to take what was committed", { cause });
    }
    this.#parts.snapshot.release();
  }

  /**
   * A flush that has failed may have dropped pages of the log that a second one does not write again. So all of the log is
   * copied into the database, and that is flushed.
   */
  async #recover(): Promise<void> {
    const { log, snapshot } = this.#parts;
    await this.#copying;
    snapshot.release();
    try {
      if (!(await log.checkpoint("truncate", this.#rows.get() as number))) throw new Error("others read or write");
    } catch (cause) {
      throw new StoreUnavailable("the disk has failed to take what was committed, and still does", { cause });
    }
    this.#isInDoubt = false;
  }
}
