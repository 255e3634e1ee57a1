// The deployment's key that signs bundles of exports and imports, by which clients know that they come from here.

import type { Custody } from "../../custody/custody.js";
import type { BundleSigner } from "../../family/bundle-signer.js";
import type { Store } from "../../store/store.js";
import { wrapData } from "../deployment-keys/envelope.js";
import { openP256Signer } from "../deployment-keys/p256-signer.js";
import { bundleKey } from "../deployment-keys/places.js";

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openBundleSigner(store: Store, custody: Custody): Promise<BundleSigner> {
  const signer = await openP256Signer(store, custody, bundleKey);
  return { publicKey: signer.publicKey, wrap: (data) => wrapData(signer, data) };
}
