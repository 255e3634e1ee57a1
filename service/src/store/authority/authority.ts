// What proves the rows that decide who may do what: keys that are never in the database, and the latest states that this
// process has seen, which no older one may take the place of.

import { LRUCache } from "lru-cache";
import { atMost } from "../../event-loop/at-most.js";
import type { AuthoritySecret } from "../../custody/custody.js";
import { KeyedHash } from "./keyed-hash.js";

/** Proves rows and heads. */
export interface AuthorityKey {
  /** Of the key-encryption key that it is derived from. */
  readonly id: string;
  readonly hash: KeyedHash;
}

/** The generation of a row that was deleted. No other one is higher. */
export const gone = 999_999_999_999_999;

/** What names of rows begin with. */
export const rowPrefix = "row:";

/** Organizations, and single rows, whose latest state is remembered. */
const remembered = 100_000;

/** Takes room as it fills: with `max`, all of it is laid out first, which took a tenth of a start. */
const numbers = () => new LRUCache<string, number>(atMost(remembered));

export class Authority {
  #deployment = "";
  #current: AuthorityKey | undefined;
  #keys: ReadonlyMap<string, AuthorityKey> = new Map();
  readonly #counters = numbers();
  readonly #generations = numbers();
  /** Told of each state that an organization or a row has come to, by its name; see `pins.ts`. */
  onState: ((name: string, state: number) => void) | undefined;

  /**
   * Proves with these keys from now on.
   *
   * @param deployment id of the deployment, to which everything that is proved is bound
   * @param current id of the key that proves what is written
   */
  use(deployment: string, secrets: readonly AuthoritySecret[], current: string): void {
    const keys = secrets.map(({ id, key }): [string, AuthorityKey] => [
      id,
      this.#keys.get(id) ?? { id, hash: new KeyedHash(key) },
    ]);
    this.#deployment = deployment;
    this.#keys = new Map(keys);
    this.#current = this.#keys.get(current);
  }

  get deployment(): string {
    return this.#deployment;
  }

  /** What proves what is written now. */
  get current(): AuthorityKey {
    if (this.#current) return this.#current;
    throw new Error("there is no key to prove rows with; custody has to be opened first");
  }

  find(id: string): AuthorityKey | undefined {
    return this.#keys.get(id);
  }

  /** The highest counter that an organization is known to have had; -1 where none is. */
  counterOf(organizationId: string): number {
    return this.#counters.get(organizationId) ?? -1;
  }

  /** Notes that an organization has come to a state, as it was committed. */
  sawCounter(organizationId: string, counter: number): void {
    if (counter <= this.counterOf(organizationId)) return;
    this.#counters.set(organizationId, counter);
    this.onState?.(organizationId, counter);
  }

  /** Lets an organization go on from an older state. */
  forgetCounter(organizationId: string): void {
    this.#counters.delete(organizationId);
  }

  /**
   * The latest generation of a row that is known; -1 where none is.
   *
   * @param row its name, as `nameOf` gives it
   */
  generationOf(row: string): number {
    return this.#generations.get(row) ?? -1;
  }

  /** Notes the generation of a row that was committed; `gone` for one that was deleted. */
  sawGeneration(row: string, generation: number): void {
    // Before its first change, there is no earlier state.
    if (generation === 0 || generation <= this.generationOf(row)) return;
    this.#generations.set(row, generation);
    this.onState?.(row, generation);
  }

  /** Notes what was known of a state before, see `onState`. */
  remember(name: string, state: number): void {
    if (name.startsWith(rowPrefix)) this.sawGeneration(name, state);
    else this.sawCounter(name, state);
  }
}
