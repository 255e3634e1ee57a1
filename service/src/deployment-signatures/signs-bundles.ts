// What families need of whatever signs the bundles of exports and imports.

import type { Owner } from "../event-loop/owner.js";

/** Signs bundles. */
export interface BundleSigner {
  /**
   * The envelope of a bundle: JSON text with `version`, `data`, `dataSignature` and `enclaveQuorumPublic`. `data` is the
   * hex of the JSON text of what is given; the signature is ECDSA over SHA-256 of those bytes, DER in hex. The last one is
   * the public key, P-256, 65 bytes uncompressed in hex: what clients call the enclave's quorum key.
   *
   * @param whose turn in custody it uses
   * @throws ApiError when custody cannot sign
   */
  wrap(data: object, whose: Owner): Promise<string>;
}
