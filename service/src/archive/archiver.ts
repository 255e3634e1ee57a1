// Has old activities move to the archive while the service runs: some time after the start, and once a day from then on.

import { inTime } from "../event-loop/in-time.js";
import type { Logger } from "../log/log.js";
import { findLastArchiveFile } from "../store/archive.js";
import type { ArchiveLock } from "./lock.js";
import type { ArchiveMetrics } from "./metrics.js";
import { moveOldActivities } from "./moving.js";
import type { ArchiveParts } from "./moving.js";

/** When what is done. */
export interface ArchiverTimes {
  /** Until the first look, and between two. */
  readonly firstMilliseconds: number;
  readonly lookMilliseconds: number;
  /** A file is written so long after the one before, unless there is more than goes into one. */
  readonly dueMilliseconds: number;
}

export interface ArchiverParts extends Omit<ArchiveParts, "isOver" | "onFile"> {
  readonly log: Logger;
  readonly metrics: ArchiveMetrics;
  /** Fails where the folder cannot be used; undefined while another process has it. */
  readonly lock: () => Promise<ArchiveLock | undefined>;
  readonly times?: Partial<ArchiverTimes> | undefined;
}

const defaultTimes: ArchiverTimes = {
  firstMilliseconds: 60_000,
  lookMilliseconds: 3_600_000,
  dueMilliseconds: 86_400_000,
};
const longestFarewellMilliseconds = 2000;

export class Archiver {
  readonly #parts: ArchiverParts;
  readonly #times: ArchiverTimes;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  /** Whether this process has looked at all there was once. */
  #hasLooked = false;
  #isClosed = false;

  constructor(parts: ArchiverParts) {
    this.#parts = parts;
    this.#times = { ...defaultTimes, ...parts.times };
  }

  start(): void {
    this.#lookIn(this.#times.firstMilliseconds);
  }

  /** Ends after the slice that is under way. What becomes of that one, a killed process finds out, too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#working) await inTime(this.#working, longestFarewellMilliseconds).catch(() => {});
  }

  #lookIn(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#look().finally(() => this.#lookIn(this.#times.lookMilliseconds));
    }, milliseconds);
    this.#timer.unref();
  }

  /** A look that fails is followed by others. */
  async #look(): Promise<void> {
    const { log, metrics, lock } = this.#parts;
    try {
      if (!(await this.#isDue())) return;
      const held = await lock();
      // Another process does it.
      if (!held) return;
      try {
        await moveOldActivities({
          ...this.#parts,
          isOver: () => this.#isClosed,
          onFile: (activities) => metrics.moved(activities),
        });
        this.#hasLooked = true;
      } finally {
        await held.release();
      }
    } catch (error) {
      metrics.failed();
      log.error({ err: error }, "could not move activities to the archive; retrying in an hour");
    }
  }

  async #isDue(): Promise<boolean> {
    if (!this.#hasLooked) return true;
    const last = await findLastArchiveFile(this.#parts.store);
    return last === undefined || Date.now() - last.archived_at >= this.#times.dueMilliseconds;
  }
}
