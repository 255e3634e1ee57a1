// Long work in turns: whatever takes longer than a few milliseconds lets others have the event loop in between. What is
// not done by then waits in a queue of which one goes on at a time, and organizations take turns there. So however many
// requests one of them has, what arrives meanwhile waits for one turn, and the long work of others for one more of each.

import { FairQueue } from "./fair-queue.js";
import type { Owner } from "./owner.js";

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

/** Of the whole process, which has one event loop. */
const waiting = new FairQueue<() => void>();

function nextTurn(owner: Owner): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(owner, resolve);
    if (waiting.size === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.size > 0) setImmediate(goOn);
}

export class Turns {
  readonly #owner: Owner;
  #since = performance.now();

  /** The first turn begins at once. @param owner whose turns it uses */
  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** Whether this turn has lasted long enough. */
  get isOver(): boolean {
    return performance.now() - this.#since >= turnLasts;
  }

  /** Waits for the next turn if this one is over. */
  async take(): Promise<void> {
    if (!this.isOver) return;
    await nextTurn(this.#owner);
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

/**
 * Pauses of work for which others wait, such as a transaction: everything that is ready on the event loop goes first, and no other
 * long work does.
 */
export class Pauses {
  #since = performance.now();

  /** Lets others go first, if they have waited long enough. */
  async take(): Promise<void> {
    if (performance.now() - this.#since < turnLasts) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#since = performance.now();
  }
}
