// The deployment's key that signs bundles of exports and imports, by which clients know that they come from here.

import { ApiError } from "@countersign/api";
import type { Custody } from "../custody/custody.js";
import type { Store } from "../store/store.js";

/** Signs bundles. */
export interface BundleSigner {
  /** P-256, 65 bytes uncompressed in hex: what clients call the enclave's quorum key. */
  readonly publicKey: string;
  /**
   * The envelope of a bundle: JSON text with `version`, `data`, `dataSignature` and `enclaveQuorumPublic`. `data` is the
   * hex of the JSON text of what is given; the signature is ECDSA over SHA-256 of those bytes, DER in hex.
   *
   * @throws ApiError when custody cannot sign
   */
  wrap(data: object): Promise<string>;
}

export async function openBundleSigner(_store: Store, _custody: Custody): Promise<BundleSigner> {
  return { publicKey: "", wrap: () => Promise.reject(new ApiError(12, "not yet")) };
}
