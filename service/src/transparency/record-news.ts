// Tells when records of an organization have got their places in the log, whichever process has given them. As long as
// somebody waits, it looks once a second whether the log has grown, and only then for whom.

import { lastRecordNumber } from "../store/log-records.js";
import { findLogByNumber } from "../store/logs.js";
import type { Store } from "../store/store.js";

const lookMilliseconds = 1000;

interface Waiting {
  readonly organizationId: string;
  readonly after: number;
  /** What the log was like when its organization was last looked at; undefined before. */
  seen: string | null | undefined;
  readonly wake: () => void;
}

export class RecordNews {
  readonly #store: Store;
  readonly #log: number;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  /** @param log number of the log that is continued */
  constructor(store: Store, log: number) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * Resolves once an organization has a record behind a number, after some time, or when the signal is aborted. It does not
   * reject: where that cannot be told, whoever waits finds out by reading.
   */
  wait(organizationId: string, after: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const waiting: Waiting = { organizationId, after, seen: undefined, wake: () => end() };
      const timer = setTimeout(() => end(), milliseconds).unref();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        this.#waiting.delete(waiting);
        resolve();
      };
      signal.addEventListener("abort", end);
      this.#waiting.add(waiting);
      this.#lookLater();
    });
  }

  /** Everybody who waits looks for themselves. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { wake } of this.#waiting) wake();
  }

  #lookLater(): void {
    if (this.#timer || this.#isLooking || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), lookMilliseconds).unref();
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    this.#isLooking = true;
    try {
      const { checkpoint } = await findLogByNumber(this.#store, this.#log);
      const numbers = new Map<string, number>();
      for (const one of this.#waiting) {
        if (one.seen === checkpoint) continue;
        one.seen = checkpoint;
        const { organizationId: id } = one;
        const last = numbers.get(id) ?? (await lastRecordNumber(this.#store, id));
        numbers.set(id, last);
        if (last > one.after) one.wake();
      }
    } catch {
      this.close();
    } finally {
      this.#isLooking = false;
      this.#lookLater();
    }
  }
}
