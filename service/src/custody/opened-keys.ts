// The opened keys that the worker remembers: a bounded number, the longest unused ones go first, and what goes is zeroed.

import type { KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sameOwner, type SealedSecret, type SecretOwner } from "./owner.js";

/** A key that is ready to sign. */
export type OpenedKey =
  | {
      readonly curve: "CURVE_SECP256K1";
      readonly privateKey: Uint8Array;
      /** The key tweaked by BIP-341, once it was needed. */
      taprootKey?: Uint8Array;
    }
  | { readonly curve: "CURVE_ED25519"; readonly privateKey: KeyObject };

interface Entry {
  readonly owner: SecretOwner;
  readonly key: OpenedKey;
}

export class OpenedKeys {
  readonly #entries: LRUCache<string, Entry>;

  /** @param size How many keys are remembered at most, 1 or more. */
  constructor(size: number) {
    this.#entries = new LRUCache({ max: size, dispose: ({ key }) => zero(key) });
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
    const entry = this.#entries.get(name(sealed, account));
    return entry && sameOwner(entry.owner, owner) ? entry.key : undefined;
  }

  /** Takes a key over. */
  add({ owner, sealed }: SealedSecret, account: string, key: OpenedKey): void {
    this.#entries.set(name(sealed, account), { owner, key });
  }

  /** Forgets every account of a secret. */
  forget({ sealed }: SealedSecret): void {
    const accounts = [...this.#entries.keys()].filter((entry) => entry.startsWith(name(sealed, "")));
    for (const account of accounts) this.#entries.delete(account);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }
}

// A sealed text holds no blank, so no two pairs share a name.
function name(sealed: string, account: string): string {
  return `${sealed} ${account}`;
}

// The memory of a KeyObject belongs to OpenSSL, which wipes it when it is freed.
function zero(key: OpenedKey): void {
  if (key.curve !== "CURVE_SECP256K1") return;
  key.privateKey.fill(0);
  key.taprootKey?.fill(0);
}
