// What the stamps of all kinds of API keys have in common.

import { base64url, utf8 } from "../runtime/encoding.js";
import type { StampHeader } from "../runtime/stamper.js";

/**
 * The header `X-Stamp` of an API key: base64url of the JSON of public key, scheme and signature.
 *
 * @param publicKey lower-case hex: 33 bytes compressed, or 32 for Ed25519
 * @param scheme for instance `SIGNATURE_SCHEME_API_KEY_P256`
 * @param signature hex: DER for ECDSA, 64 bytes for Ed25519
 */
export function apiKeyStamp(publicKey: string, scheme: string, signature: string): StampHeader {
  return { name: "X-Stamp", value: base64url(utf8(JSON.stringify({ publicKey, scheme, signature }))) };
}
