// Requests of one organization that come into each other's way: one of them wins, the others decide anew. Most are
// through at the second attempt. Where many change who may do what, they go on one after the other.

import { ApiError, ErrorCode } from "@countersign/api";
import { setTimeout as pause } from "node:timers/promises";
import { WriteConflict } from "../../store/conflict.js";

const attemptsSideBySide = 2;
// Those that are left are other processes' and a few that have just come in.
const attemptsInTurn = 40;
const longestPause = 20;

export class Contention {
  /** By organization, the end of its queue. */
  readonly #queues = new Map<string, Promise<unknown>>();

  /**
   * Runs an attempt, again after each WriteConflict.
   *
   * @param attempt is told whether it runs again, and has to look at the state anew then
   * @throws what the attempt throws; ApiError UNAVAILABLE when others are always faster
   */
  async run<T>(organizationId: string, attempt: (again: boolean) => Promise<T>): Promise<T> {
    for (let count = 0; count < attemptsSideBySide; count++) {
      try {
        return await attempt(count > 0);
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
      }
    }
    return this.#inTurn(organizationId, async () => {
      for (let count = 0; count < attemptsInTurn; count++) {
        try {
          return await attempt(true);
        } catch (error) {
          if (!(error instanceof WriteConflict)) throw error;
          await pause(Math.random() * Math.min(count, longestPause));
        }
      }
      throw new ApiError(
        ErrorCode.UNAVAILABLE,
        "the organization is being changed by too many requests at once; try again",
      );
    });
  }

  async #inTurn<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(organizationId) ?? Promise.resolve();
    const turn = before.then(work);
    const end = turn.then(
      () => {},
      () => {},
    );
    this.#queues.set(organizationId, end);
    try {
      return await turn;
    } finally {
      if (this.#queues.get(organizationId) === end) this.#queues.delete(organizationId);
    }
  }
}
