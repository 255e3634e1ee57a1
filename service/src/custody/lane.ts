// One of the queues in front of a custody worker. The worker itself has a few requests at a time, so that what it does next
// is decided as late as possible, and organizations take turns.

import { FairQueue, type Displaced } from "../event-loop/fair-queue.js";
import type { Bounds, Owner } from "../event-loop/owner.js";

/** A request that waits for its turn. */
export interface Queued {
  /** How much of the worker's time it takes, in signatures on secp256k1. */
  readonly cost: number;
}

export interface LaneOptions extends Bounds {
  /** As much as the worker has at a time, in what requests cost; the last one may go beyond it. */
  readonly places: number;
}

export class Lane<Item extends Queued> {
  readonly #queue: FairQueue<Item>;
  readonly #places: number;
  #taken = 0;

  constructor({ places, ...bounds }: LaneOptions) {
    this.#places = places;
    this.#queue = new FairQueue(bounds);
  }

  /** Whether a request is next. */
  get isReady(): boolean {
    return this.#queue.size > 0 && this.#taken < this.#places;
  }

  /** @returns what had to give way, which may be the item itself */
  push(owner: Owner, item: Item): Displaced<Item> | undefined {
    return this.#queue.push(owner, item);
  }

  /** Takes the next request and its places; to be asked for only when one is ready. */
  next(): Item {
    const item = this.#queue.shift()!;
    this.#taken += item.cost;
    return item;
  }

  /** Gives the places of a request back. */
  leave({ cost }: Queued): void {
    this.#taken -= cost;
  }
}
