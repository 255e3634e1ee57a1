// Has what waits in a table delivered: when it is woken and every so often, as long as the process serves.

import type { Logger } from "../log/log.js";
import { endLeases } from "../store/deliveries.js";
import type { DeliveryTable } from "../store/deliveries.js";
import type { Store } from "../store/store.js";
import { endInTime, Poller } from "./poller.js";

export interface DispatcherParts {
  readonly store: Store;
  readonly table: DeliveryTable;
  readonly log: Logger;
  /** What the table holds, in the plural, for the log. */
  readonly things: string;
  /**
   * Leases what is due and begins to deliver it.
   *
   * @returns milliseconds until there may be more
   */
  readonly lease: () => Promise<number>;
}

export class Dispatcher {
  readonly #parts: DispatcherParts;
  readonly #poller: Poller;
  readonly #underWay = new Set<Promise<void>>();
  readonly #abandon = new AbortController();

  constructor(parts: DispatcherParts) {
    const { log, things, lease } = parts;
    this.#parts = parts;
    this.#poller = new Poller({
      take: lease,
      onError: (error) => log.error({ err: error }, `${things} cannot be read`),
    });
  }

  /** Aborted when what is under way is to be abandoned. */
  get abandoned(): AbortSignal {
    return this.#abandon.signal;
  }

  /** Whether more may be begun. */
  get isRunning(): boolean {
    return this.#poller.isRunning;
  }

  /**
   * Begins with whatever waits.
   *
   * @param first what is to be done before; it does not reject
   */
  start(first: () => Promise<void> = async () => {}): void {
    const { store, table, log, things } = this.#parts;
    this.#poller.start(async () => {
      await first();
      if (store.isShared) return;
      // Any lease was left by a process that died.
      await endLeases(store, table).catch((error: unknown) =>
        log.error({ err: error }, `leases of ${things} not released`),
      );
    });
  }

  /** Something was committed, or a place is free. */
  wake(): void {
    this.#poller.wake();
  }

  /** Counts work as under way, and wakes when it ends. It does not reject. */
  track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => {
      this.#underWay.delete(tracked);
      this.wake();
    });
    this.#underWay.add(tracked);
    return tracked;
  }

  /** Leases nothing more, and abandons what does not end within seconds: it is delivered another time. */
  async close(): Promise<void> {
    await this.#poller.stop();
    await endInTime(this.#ended(), () => this.#abandon.abort());
  }

  async #ended(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
