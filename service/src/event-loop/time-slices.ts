// Shares the event loop between long work, such as answers with ten thousand items, and everything else. Long work is done
// in slices of a few milliseconds, one at a time, and organizations take turns. After each, as long as other requests are
// under way, four times as much is left to them: however many readers there are, signing keeps most of the loop.

import { FairQueue } from "./fair-queue.js";
import type { Owner } from "./owner.js";

/** In milliseconds: how long a task may go on until it has to wait for its next slice. What it does by then it completes. */
const slice = 2;
/** What is left to other requests after a slice of a read, in slices. */
const pause = 4;

/** Work that may have to wait. */
export interface LongTask {
  /**
   * To be awaited wherever the work can be interrupted, at the least after every millisecond.
   *
   * @returns undefined as long as the task may go on
   */
  pace(): Promise<void> | undefined;
}

/**
 * - `read`: what a caller waits for alone, such as a long answer. It always waits for its slice.
 * - `load`: what other requests wait for, too. Its first slice begins at once, and it never waits for others' sake.
 */
export type TaskKind = "read" | "load";

interface Waiting {
  /** Lets the task begin its slice. */
  readonly begin: () => void;
}

export class TimeSlices {
  readonly #requestsUnderWay: () => number;
  readonly #loads = new FairQueue<Waiting>();
  readonly #reads = new FairQueue<Waiting>();
  #scheduled = false;
  #pause: NodeJS.Timeout | undefined;
  /** When reads may go on, on the monotonic clock. */
  #readsResumeAt = 0;

  /** @param requestsUnderWay how many have arrived and are not answered, those whose answers are being made included */
  constructor(requestsUnderWay: () => number = () => 0) {
    this.#requestsUnderWay = requestsUnderWay;
  }

  /** How many reads wait for their slice. */
  get waitingReads(): number {
    return this.#reads.size;
  }

  /** @param owner whose turn it uses */
  task(owner: Owner, kind: TaskKind): LongTask {
    let until = kind === "load" ? performance.now() + slice : 0;
    return {
      pace: () => {
        if (performance.now() < until) return undefined;
        return new Promise((resolve) => {
          const begin = () => {
            until = performance.now() + slice;
            resolve();
          };
          (kind === "load" ? this.#loads : this.#reads).push(owner, { begin });
          this.#schedule();
        });
      },
    };
  }

  #schedule(): void {
    // A pause is for reads only.
    if (this.#pause && this.#loads.size > 0) this.#scheduled = false;
    if (this.#scheduled) return;
    this.#scheduled = true;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const left = this.#readsResumeAt - performance.now();
    const nobodyElse = this.#requestsUnderWay() <= this.#reads.size;
    if (this.#loads.size > 0 || left <= 0 || nobodyElse) this.#runNext();
    else this.#pause = setTimeout(() => this.#runNext(), left);
  }

  #runNext(): void {
    this.#pause = undefined;
    let began = 0;
    let isRead = false;
    // Two in a row: what the first lets begin is done, as far as it goes without waiting, when the second comes.
    setImmediate(() => {
      const load = this.#loads.shift();
      isRead = load === undefined;
      began = performance.now();
      (load ?? this.#reads.shift())?.begin();
    });
    setImmediate(() => {
      const now = performance.now();
      if (isRead) this.#readsResumeAt = now + (now - began) * pause;
      this.#scheduled = false;
      if (this.#loads.size + this.#reads.size > 0) this.#schedule();
    });
  }
}
