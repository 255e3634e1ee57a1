// How much of an organization may be under way at a time.

import { TooMuchAtOnce } from "./owner.js";
import type { Bounds, Owner } from "./owner.js";

export class UnderWay {
  readonly #what: string;
  readonly #most: Omit<Bounds, "total">;
  readonly #counts = new Map<string, number>();

  /**
   * @param what is under way, in the plural
   * @param most 0 for any number
   */
  constructor(what: string, most: Omit<Bounds, "total">) {
    this.#what = what;
    this.#most = most;
  }

  /**
   * Counts one.
   *
   * @returns to be called once when it has ended
   * @throws TooMuchAtOnce
   */
  enter({ id, parentId }: Owner): () => void {
    const tenant = `tenant ${parentId ?? id}`;
    const isTooMuch = (name: string, most: number) => most > 0 && (this.#counts.get(name) ?? 0) >= most;
    if (isTooMuch(id, this.#most.organization)) {
      throw new TooMuchAtOnce(`too many ${this.#what} of this organization are under way`);
    }
    if (isTooMuch(tenant, this.#most.tenant)) {
      throw new TooMuchAtOnce(
        `too many ${this.#what} of this organization's parent and its sub-organizations are under way`,
      );
    }
    for (const name of [id, tenant]) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return () => {
      for (const name of [id, tenant]) {
        const left = this.#counts.get(name)! - 1;
        if (left === 0) this.#counts.delete(name);
        else this.#counts.set(name, left);
      }
    };
  }
}
