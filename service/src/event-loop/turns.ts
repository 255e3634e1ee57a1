// Long work in turns: whatever takes longer than a few milliseconds lets others have the event loop in between.

import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds. What cannot be divided adds to it. */
const turnLasts = 2;

/** Work that yields where others may have their turn. */
export type InTurns<Result> = Generator<void, Result>;

/** Does all of it in one turn. */
export function atOnce<Result>(work: InTurns<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export class Turns {
  #since = performance.now();

  /** Whether this turn has lasted long enough. */
  get isOver(): boolean {
    return performance.now() - this.#since >= turnLasts;
  }

  /** Waits for the next turn if this one is over. */
  async take(): Promise<void> {
    if (!this.isOver) return;
    await nextTurn();
    this.#since = performance.now();
  }

  /** Does work, and lets others have their turn where it yields. */
  async run<Result>(work: InTurns<Result>): Promise<Result> {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await this.take();
    }
  }
}
