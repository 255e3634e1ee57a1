// Writes of one organization that share a transaction. On PostgreSQL, to begin one, to check a revision and to commit
// costs more than what most writes do between; where many come at once, those that wait do this together.
//
// Organizations never share one: what one of them does can't make another's writes wait, or run again.

import type { Owner } from "../event-loop/owner.js";
import type { Transaction } from "./store.js";
import { StoreUnavailable } from "./unavailable.js";

/** Runs in a transaction, with other work or alone. It may run more than once. */
export type GroupedWork = (transaction: Transaction) => Promise<unknown>;

interface Job {
  /** On the monotonic clock, in milliseconds. */
  readonly since: number;
  readonly work: GroupedWork;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  underWay: number;
  readonly waiting: Job[];
}

// Of one organization. While one transaction waits for the disk, the other one runs.
const transactionsAtOnce = 2;
// What one of them does holds up the others, and what is undone with it runs again.
const largestGroup = 32;
// After which a write does not begin any more where the database was unavailable to the one that it has waited for.
const patienceMilliseconds = 1000;

export class TransactionGroups {
  readonly #transact: (works: readonly GroupedWork[], owner: Owner) => Promise<readonly unknown[]>;
  readonly #queues = new Map<string, Queue>();

  /**
   * @param transact runs works in one transaction, one after the other, and gives their results when it is committed;
   *   rejects when nothing of them has happened, or with a StoreUnavailable
   */
  constructor(transact: (works: readonly GroupedWork[], owner: Owner) => Promise<readonly unknown[]>) {
    this.#transact = transact;
  }

  /**
   * Runs work at once, or with others of its organization as soon as a transaction of that has ended.
   *
   * @throws what `transact` throws of this work alone
   */
  write(owner: Owner, work: GroupedWork): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(owner.id) ?? { underWay: 0, waiting: [] };
      this.#queues.set(owner.id, queue);
      queue.waiting.push({ since: performance.now(), work, resolve, reject });
      if (queue.underWay < transactionsAtOnce) void this.#run(owner, queue);
    });
  }

  async #run(owner: Owner, queue: Queue): Promise<void> {
    queue.underWay++;
    while (queue.waiting.length > 0) {
      const cause = await this.#runGroup(owner, queue.waiting.splice(0, largestGroup));
      if (cause) giveUp(queue.waiting, cause);
    }
    queue.underWay--;
    if (queue.underWay === 0) this.#queues.delete(owner.id);
  }

  /** @returns the error where the database could not do it */
  async #runGroup(owner: Owner, group: readonly Job[]): Promise<StoreUnavailable | undefined> {
    try {
      const results = await this.#transact(
        group.map(({ work }) => work),
        owner,
      );
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      // Where the database is the cause, it is that of each; and whether they were committed may not be known.
      const isUnavailable = error instanceof StoreUnavailable;
      if (isUnavailable || group.length === 1) for (const { reject } of group) reject(error);
      else await Promise.all(group.map((job) => this.#runGroup(owner, [job])));
      return isUnavailable ? error : undefined;
    }
    return undefined;
  }
}

/** Rejects those that have waited for long: each group of them might wait as long again for a server that is silent. */
function giveUp(waiting: Job[], cause: StoreUnavailable): void {
  const recent = waiting.findIndex(({ since }) => performance.now() - since < patienceMilliseconds);
  for (const { reject } of waiting.splice(0, recent === -1 ? waiting.length : recent)) reject(cause);
}
