// Lets a few pieces of work run at a time, a bounded number wait for their turn, and whoever closes the door wait until
// all have gone.

import { ApiError, ErrorCode } from "@countersign/api";

export interface SemaphoreOptions {
  /** How many run at the same time, 1 or more. */
  readonly places: number;
  /** How many may wait besides. */
  readonly queue: number;
}

export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #onIdle: (() => void)[] = [];

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /**
   * Runs work when a place is free, in the order of the calls. What becomes of one is nothing to the others.
   *
   * @throws ApiError UNAVAILABLE: too many are waiting.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.places) {
      if (this.#queue.length >= this.#options.queue) {
        throw new ApiError(
          ErrorCode.UNAVAILABLE,
          "too many keys are being derived or transferred at the same time; try again later",
        );
      }
      await new Promise<void>((enter) => this.#queue.push(enter));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** When nothing runs or waits. */
  async idle(): Promise<void> {
    if (this.#running > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  // The place goes to the next in the queue, if there is one.
  #leave(): void {
    const next = this.#queue.shift();
    if (next) return next();
    this.#running--;
    if (this.#running > 0) return;
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}
