// The envelope of what clients check before they encrypt something to a key in it, or open it.

import type { SigningKey } from "../deployment-keys/signer.js";
import type { Owner } from "../event-loop/owner.js";

const version = "v1.0.0";

/**
 * JSON text with `version`, `data`, `dataSignature` and `enclaveQuorumPublic`. `data` is the hex of the JSON text of what
 * is given; the signature is ECDSA over SHA-256 of those bytes, DER in hex.
 *
 * @throws ApiError when custody cannot sign
 */
export async function wrapData({ publicKey, sign }: SigningKey, data: object, whose: Owner): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(data), "utf8");
  const dataSignature = await sign(bytes, whose);
  return JSON.stringify({ version, data: bytes.toString("hex"), dataSignature, enclaveQuorumPublic: publicKey });
}
