// Looks for what there is to send: when it is woken, and every so often, because other processes leave things
// to be sent too.

import { setImmediate, setTimeout as after } from "node:timers/promises";
import { outsideSpans } from "../tracing/spans.js";

export interface PollerParts {
  /**
   * Leases what is due.
   *
   * @returns milliseconds until there may be more
   */
  readonly take: () => Promise<number>;
  /** Told why a look has failed. Another one follows. */
  readonly onError: (error: unknown) => void;
}

/** The longest time between two looks. */
export const pollMilliseconds = 2000;
const closeMilliseconds = 3000;

export class Poller {
  readonly #parts: PollerParts;
  #state: "new" | "running" | "stopped" = "new";
  #looking: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PollerParts) {
    this.#parts = parts;
  }

  get isRunning(): boolean {
    return this.#state === "running";
  }

  /**
   * Begins with whatever waits.
   *
   * @param first what is to be done before; it does not reject
   */
  start(first: () => Promise<void>): void {
    if (this.#state !== "new") return;
    this.#state = "running";
    this.#again = true;
    this.#looking = outsideSpans(() => first().then(() => this.#look()));
  }

  /** There may be something. */
  wake(): void {
    if (this.#state !== "running") return;
    this.#again = true;
    this.#looking ??= outsideSpans(() => this.#look());
  }

  /** Lets the present look end; there is no other. */
  async stop(): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    // What is committed together is seen by the same look.
    await setImmediate();
    while (this.#again && this.#state === "running") {
      this.#again = false;
      clearTimeout(this.#timer);
      let wait = pollMilliseconds;
      try {
        wait = Math.min(wait, await this.#parts.take());
      } catch (error) {
        this.#parts.onError(error);
      }
      this.#timer = setTimeout(() => this.wake(), wait);
    }
    this.#looking = undefined;
    if (this.#state === "stopped") clearTimeout(this.#timer);
  }
}

/** Waits some seconds for what is under way, then abandons it and waits as long once more. */
export async function endInTime(inHand: Promise<unknown>, abandon: () => void): Promise<void> {
  const ended = inHand.then(() => true);
  const later = () => after(closeMilliseconds, false, { ref: false });
  if (await Promise.race([ended, later()])) return;
  abandon();
  await Promise.race([ended, later()]);
}
