// What policies and quorum refuse leaves no activity, and is in the log nevertheless. Of a user who is refused again and
// again, some refusals of each hour are; the next one says how many were left out.

import { LRUCache } from "lru-cache";
import { atMost } from "../../event-loop/at-most.js";
import type { Caller } from "../../auth/caller.js";
import { insertLogRecord } from "../../store/log-records.js";
import type { Store } from "../../store/store.js";
import { stampOf } from "../../store/log-submissions.js";
import { newLogRecord } from "../../transparency/event.js";
import type { RefusalEvent } from "../../transparency/event.js";

/** Of a user, in this process. */
const refusalsPerHour = 60;
const hour = 3_600_000;

type Refused = Pick<RefusalEvent, "type" | "fingerprint" | "activityId" | "reason"> & {
  /** As it may be kept; empty where it may not. */
  readonly signature: string;
};

interface Counted {
  hour: number;
  logged: number;
  leftOut: number;
}

export class Refusals {
  readonly #store: Store;
  readonly #counted = new LRUCache<string, Counted>(atMost(10_000));

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Puts a refusal into the log of the organization whose policies refuse.
   *
   * @throws StoreUnavailable while nothing can be written
   */
  async note({ home, member, stamp }: Caller, { signature, ...refused }: Refused): Promise<void> {
    const time = Date.now();
    const counted = this.#countedOf(`${home.id} ${member.id}`, time);
    if (counted.logged >= refusalsPerHour) {
      counted.leftOut++;
      return;
    }
    counted.logged++;
    const { leftOut } = counted;
    counted.leftOut = 0;
    const event: RefusalEvent = {
      kind: "refusal",
      time,
      ...refused,
      userId: member.id,
      stamp: stampOf(stamp.publicKey, stamp.scheme, signature),
      leftOut,
    };
    const record = newLogRecord(event);
    await this.#store.write(async (transaction) => insertLogRecord(transaction.in(home.id), record), home);
  }

  #countedOf(name: string, time: number): Counted {
    const current = Math.floor(time / hour);
    const known = this.#counted.get(name);
    if (known?.hour === current) return known;
    const counted = { hour: current, logged: 0, leftOut: known?.leftOut ?? 0 };
    this.#counted.set(name, counted);
    return counted;
  }
}
