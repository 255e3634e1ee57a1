// Stamps with an API key on secp256k1, which WebCrypto lacks: it needs the optional package @noble/curves.

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { fromHex, hex } from "../runtime/encoding.js";
import { apiKeyStamp } from "./api-key-stamp.js";
import type { Stamper } from "../runtime/stamper.js";

/** A secp256k1 key pair that a user has registered as API key. */
export interface Secp256k1ApiKeyPair {
  /** Compressed point: 66 hex digits, the first two 02 or 03. */
  readonly publicKey: string;
  /** The scalar: 64 hex digits. */
  readonly privateKey: string;
}

/**
 * Stamps with a secp256k1 API key: header `X-Stamp`, scheme `SIGNATURE_SCHEME_API_KEY_SECP256K1`, ECDSA over SHA-256 of
 * the body, low S, in DER.
 *
 * @throws TypeError at once where a key is malformed or the two are not a pair
 */
export function secp256k1ApiKeyStamper(key: Secp256k1ApiKeyPair): Stamper {
  const publicKey = hex(fromHex(key.publicKey, 33, "publicKey"));
  const privateKey = fromHex(key.privateKey, 32, "privateKey");
  if (!secp256k1.utils.isValidSecretKey(privateKey) || hex(secp256k1.getPublicKey(privateKey, true)) !== publicKey) {
    throw new TypeError("privateKey does not belong to publicKey");
  }
  return {
    stamp(body) {
      const signature = secp256k1.sign(body, privateKey, { format: "der", lowS: true, prehash: true });
      return apiKeyStamp(publicKey, "SIGNATURE_SCHEME_API_KEY_SECP256K1", hex(signature));
    },
  };
}
