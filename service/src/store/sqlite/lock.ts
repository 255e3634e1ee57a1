// Waits for a lock of SQLite without holding up the event loop, as SQLite's own waiting does: other processes hold it,
// such as commands of the operator, or another transaction of this one.

import { setTimeout as pause } from "node:timers/promises";
import { isLocked } from "./errors.js";

const pollMilliseconds = 5;

/**
 * Does something as soon as the lock that it needs is free.
 *
 * @param since when the waiting began, on the monotonic clock
 * @param milliseconds how long it may take from then on
 * @throws the database's error when it takes longer
 */
export async function whenUnlocked<Result>(action: () => Result, since: number, milliseconds: number): Promise<Result> {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isLocked(error) || performance.now() - since > milliseconds) throw error;
    }
    await pause(pollMilliseconds);
  }
}
