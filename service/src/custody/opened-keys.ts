// The opened keys that the worker remembers: a bounded number, the longest unused ones go first, and what goes is zeroed.

import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import { zeroKey, type OpenedKey } from "./curve-keys.js";
import { sameOwner, type SealedSecret, type SecretOwner } from "./owner.js";

interface Entry extends SealedSecret {
  readonly key: OpenedKey;
}

export class OpenedKeys {
  readonly #entries: LRUCache<string, Entry>;
  /** Names of entries by their owner, because one owner's are to be found among a million. */
  readonly #byOwner = new Map<string, Set<string>>();

  /** @param size How many keys are remembered at most, 1 or more. */
  constructor(size: number) {
    this.#entries = new LRUCache({ ...atMost(size), dispose: (entry, name) => this.#dispose(entry, name) });
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * The key of exactly this sealed text and account, if it was opened for this owner: a replaced text or another owner
   * finds nothing.
   */
  get({ owner, sealed }: SealedSecret, account: string): OpenedKey | undefined {
    const entry = this.#entries.get(entryName(owner, account));
    return entry && entry.sealed === sealed && sameOwner(entry.owner, owner) ? entry.key : undefined;
  }

  /** Takes a key over, in place of the one that was opened from an earlier text. */
  add({ owner, sealed }: SealedSecret, account: string, key: OpenedKey): void {
    const name = entryName(owner, account);
    this.#entries.set(name, { owner, sealed, key });
    const names = this.#byOwner.get(ownerName(owner));
    if (names) names.add(name);
    else this.#byOwner.set(ownerName(owner), new Set([name]));
  }

  /** Forgets every account of an owner, from whichever text it was opened. */
  forget(owner: SecretOwner): void {
    for (const name of this.#byOwner.get(ownerName(owner)) ?? []) this.#entries.delete(name);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }

  #dispose({ owner, key }: Entry, name: string): void {
    zeroKey(key);
    const names = this.#byOwner.get(ownerName(owner));
    names?.delete(name);
    if (names?.size === 0) this.#byOwner.delete(ownerName(owner));
  }
}

// Names may be shared by ids with blanks in them; then one takes the other's place, and neither gets the other's key.
function ownerName({ kind, organizationId, id }: SecretOwner): string {
  return `${kind} ${organizationId} ${id}`;
}

function entryName(owner: SecretOwner, account: string): string {
  return `${ownerName(owner)} ${account}`;
}
