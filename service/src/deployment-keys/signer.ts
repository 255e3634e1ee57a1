// Signs for the deployment with the keys that it has at the moment, which commands may replace at any time. A next key is
// published before it signs, and stays published when another has taken its place.

import type { Custody } from "../custody/custody.js";
import type { Owner } from "../event-loop/owner.js";
import { currentKey, findSigningKeys } from "../store/signing-keys.js";
import type { KeptKey, SigningKeys } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { signsFor } from "./places.js";
import type { KeyPlace } from "./places.js";

/** A key that signs. */
export interface SigningKey {
  readonly keyId: string;
  /** In hex, as its place has it. */
  readonly publicKey: string;
  /**
   * The signature over a message, in hex, as its place has it.
   *
   * @param whose turn in custody it uses; the deployment's own where it is undefined
   * @throws ApiError when custody cannot sign
   */
  readonly sign: (message: Uint8Array, whose?: Owner) => Promise<string>;
}

/** The keys as they are at one moment. */
export interface PublishedKeys {
  readonly current: SigningKey;
  /** Public half of the key that is to sign next. */
  readonly next: string | undefined;
  /** Public halves of those that have signed before and are not retired, oldest first. */
  readonly replaced: readonly string[];
  /** All public halves, the one that signs first: by these is verified. */
  readonly publicKeys: readonly string[];
}

/** The keys of one place. */
export class DeploymentSigner {
  readonly place: KeyPlace;
  readonly #store: Store;
  readonly #custody: Custody;
  #published: PublishedKeys | undefined;

  constructor(place: KeyPlace, store: Store, custody: Custody) {
    this.place = place;
    this.#store = store;
    this.#custody = custody;
  }

  /** The key that signs at present: asked for once for all that is said of one signature. */
  current(): SigningKey {
    return this.published().current;
  }

  published(): PublishedKeys {
    if (!this.#published) throw new Error(`the keys of ${this.place.name} have not been read yet`);
    return this.#published;
  }

  /** Ids of all that are published, the one that signs first. */
  get keyIds(): readonly string[] {
    return this.published().publicKeys.map(this.place.keyId);
  }

  /**
   * Takes over the keys that are kept.
   *
   * @throws Error when the one that is to sign does not sign for its public key, and all is as it was
   */
  async take(kept: SigningKeys | undefined): Promise<void> {
    if (!kept) throw new Error(`the database no longer has a key of ${this.place.name}`);
    const next = kept.next?.publicKey;
    const replaced = kept.replaced.map(({ publicKey }) => publicKey);
    const publicKeys = [kept.current.publicKey, ...(next === undefined ? [] : [next]), ...replaced];
    const known = this.#published;
    if (known && known.next === next && known.publicKeys.join() === publicKeys.join()) return;
    const isSame = known?.current.publicKey === kept.current.publicKey;
    const current = isSame ? known.current : await this.#prove(this.#signingKey(kept.current));
    this.#published = { current, next, replaced, publicKeys };
  }

  #signingKey({ sealed, publicKey }: KeptKey): SigningKey {
    const { place } = this;
    let known = sealed;
    return {
      keyId: place.keyId(publicKey),
      publicKey,
      sign: async (message, whose) => {
        const custody = whose ? this.#custody.onBehalfOf(whose) : this.#custody;
        try {
          return await place.sign(custody, known, message);
        } catch (error) {
          // A rotation may have sealed the key anew, and the key-encryption key that opens the text be gone. Another key of
          // the deployment's must not sign in this one's name.
          const kept = await findSigningKeys(this.#store, place.name);
          if (kept?.current.publicKey !== publicKey || kept.current.sealed === known) throw error;
          known = kept.current.sealed;
          return place.sign(custody, known, message);
        }
      },
    };
  }

  /** Clients would refuse all that a wrong one signs. */
  async #prove(key: SigningKey): Promise<SigningKey> {
    if (await signsFor(this.place, key.publicKey, key.sign)) return key;
    const { sealed, publicKey } = currentKey(this.place.name);
    throw new Error(`the settings ${sealed} and ${publicKey} of the database do not match`);
  }
}
