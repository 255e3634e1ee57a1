// A database whose writes can be held back: a test decides what happens between a request's decision and its record.
// What a process writes of its own accord, such as that it lives, passes.

import { openStore } from "../../../service/src/store/open.js";

/** A write that is held back. */
export interface HeldWrite {
  /** Resolves when the write has come. */
  readonly reached: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

export class HeldWrites {
  #next: { skip: number; readonly reach: () => void; readonly released: Promise<void> } | undefined;

  /** Opens a store like `openStore`. */
  readonly open: typeof openStore = async (...where) => {
    const store = await openStore(...where);
    return {
      ...store,
      write: async (work, owner) => {
        if (isRecord()) await this.#pass();
        return store.write(work, owner);
      },
    };
  };

  /**
   * Holds the write of one activity back, and none after it.
   *
   * @param skip how many pass before
   */
  hold(skip = 0): HeldWrite {
    let reach = () => {};
    let release = () => {};
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#next = { skip, reach, released };
    return { reached, release };
  }

  async #pass(): Promise<void> {
    const held = this.#next;
    if (!held || held.skip-- > 0) return;
    this.#next = undefined;
    held.reach();
    await held.released;
  }
}

/** Whether whoever writes is what records activities. */
function isRecord(): boolean {
  return new Error("a write").stack?.includes("activities/engine/commit.") ?? false;
}
