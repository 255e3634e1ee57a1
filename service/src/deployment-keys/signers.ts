// The signers of all the deployment's own keys, which are read again together.

import type { Custody } from "../custody/custody.js";
import type { PublishedKeyIds } from "../store/processes.js";
import { listSigningKeys, openSigningKey } from "../store/signing-keys.js";
import type { SigningKeyName } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";
import { keyPlaces } from "./places.js";
import { DeploymentSigner } from "./signer.js";

export interface DeploymentSigners extends Readonly<Record<SigningKeyName, DeploymentSigner>> {
  /** Ids of all keys that are published. */
  keyIds(): PublishedKeyIds;
  /**
   * Reads the keys again.
   *
   * @throws Error when a key does not sign for its public key, and those of its place are as they were
   */
  refresh(): Promise<void>;
}

/**
 * Opens the deployment's keys. Those that are not there yet are made.
 *
 * @throws ApiError when a key does not open; Error when it does not sign for its public key
 */
export async function openDeploymentSigners(store: Store, custody: Custody): Promise<DeploymentSigners> {
  for (const place of keyPlaces) await openSigningKey(store, place.name, () => place.create(custody));
  const all = keyPlaces.map((place) => new DeploymentSigner(place, store, custody));
  const byName = Object.fromEntries(all.map((signer) => [signer.place.name, signer]));
  const signers: DeploymentSigners = {
    ...(byName as Record<SigningKeyName, DeploymentSigner>),
    keyIds: () => Object.fromEntries(all.map(({ place, keyIds }) => [place.name, keyIds])),
    async refresh() {
      const kept = await listSigningKeys(store);
      const taken = await Promise.allSettled(all.map((signer) => signer.take(kept.get(signer.place.name))));
      const failed = taken.find(({ status }) => status === "rejected");
      if (failed) throw (failed as PromiseRejectedResult).reason;
    },
  };
  await signers.refresh();
  return signers;
}
