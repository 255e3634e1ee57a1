// What proves the rows that decide who may do what: keys that are never in the database, and the latest states that this
// process has seen, which no older one may take the place of.

import { LRUCache } from "lru-cache";
import type { AuthoritySecret } from "../../custody/custody.js";
import { Hmac } from "./hmac.js";

/** Proves rows and heads. */
export interface AuthorityKey {
  /** Of the key-encryption key that it is derived from. */
  readonly id: string;
  readonly hmac: Hmac;
}

/** Organizations, and single rows, whose latest state is remembered. */
const remembered = 100_000;

export class Authority {
  #deployment = "";
  #current: AuthorityKey | undefined;
  #keys: ReadonlyMap<string, AuthorityKey> = new Map();
  readonly #counters = new LRUCache<string, number>({ max: remembered });
  readonly #generations = new LRUCache<string, number>({ max: remembered });
  /** Told of each state that an organization has come to. */
  onCounter: ((organizationId: string, counter: number) => void) | undefined;

  /**
   * Proves with these keys from now on.
   *
   * @param deployment id of the deployment, to which everything that is proved is bound
   * @param current id of the key that proves what is written
   */
  use(deployment: string, secrets: readonly AuthoritySecret[], current: string): void {
    const keys = secrets.map(({ id, key }): [string, AuthorityKey] => [
      id,
      this.#keys.get(id) ?? { id, hmac: new Hmac(Buffer.from(key, "hex")) },
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
    this.onCounter?.(organizationId, counter);
  }

  /** Lets an organization go on from an older state. */
  forgetCounter(organizationId: string): void {
    this.#counters.delete(organizationId);
  }

  /** The latest generation of a row that this process has written; -1 where it has not. */
  generationOf(row: string): number {
    return this.#generations.get(row) ?? -1;
  }

  /** Notes the generation of a row that was committed; Infinity for one that was deleted. */
  sawGeneration(row: string, generation: number): void {
    this.#generations.set(row, generation);
  }
}
