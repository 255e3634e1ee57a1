// Signs bundles of exports and imports, by which clients know that they come from here: they check the envelope before they
// encrypt something to a key in it, or open it.

import type { DeploymentSigner } from "../deployment-keys/signer.js";
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

const version = "v1.0.0";

export function createBundleSigner(signer: DeploymentSigner): BundleSigner {
  return {
    async wrap(data, whose) {
      const { publicKey, sign } = signer.current();
      const bytes = Buffer.from(JSON.stringify(data), "utf8");
      const dataSignature = await sign(bytes, whose);
      return JSON.stringify({ version, data: bytes.toString("hex"), dataSignature, enclaveQuorumPublic: publicKey });
    },
  };
}
