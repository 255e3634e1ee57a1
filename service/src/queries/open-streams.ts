// How many streams one process answers at a time: each holds a connection, and looks again and again.

import { TooMuchAtOnce } from "../event-loop/owner.js";
import type { Bounds, Owner } from "../event-loop/owner.js";
import { UnderWay } from "../event-loop/under-way.js";

export class OpenStreams {
  readonly #underWay: UnderWay;
  readonly #total: number;
  #open = 0;

  /** 0 for any number. */
  constructor({ organization, total }: Pick<Bounds, "organization" | "total">) {
    this.#underWay = new UnderWay("streams", { organization, tenant: total });
    this.#total = total;
  }

  /**
   * Counts a stream until the signal is aborted.
   *
   * @throws TooMuchAtOnce
   */
  enter(owner: Owner, signal: AbortSignal): void {
    if (this.#total > 0 && this.#open >= this.#total) throw new TooMuchAtOnce("too many streams are open");
    const leave = this.#underWay.enter(owner);
    this.#open++;
    const end = () => {
      this.#open--;
      leave();
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  }
}
