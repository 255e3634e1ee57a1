// Opens what clients have encrypted to the deployment.

import type { Custody, SecretOwner } from "../custody/custody.js";
import type { Owner } from "../event-loop/owner.js";
import { findSigningKeys } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { envelopeKeys } from "./places.js";

export interface Envelopes {
  /**
   * Seals what is in an envelope for its owner, without its leaving custody.
   *
   * @param whose turn in custody it uses
   * @throws ApiError INVALID_ARGUMENT where it does not open with the deployment's present key
   */
  seal(owner: SecretOwner, envelope: Uint8Array, whose: Owner): Promise<string>;
}

export function createEnvelopes(store: Store, custody: Custody): Envelopes {
  return {
    async seal(owner, envelope, whose) {
      // Read each time: commands may replace it.
      const keys = await findSigningKeys(store, envelopeKeys.name);
      if (!keys) throw new Error(`the database no longer has a key of ${envelopeKeys.name}`);
      const target = { owner: envelopeKeys.owner, sealed: keys.current.sealed };
      return (await custody.onBehalfOf(whose).importText(owner, target, envelope)).sealed;
    },
  };
}
