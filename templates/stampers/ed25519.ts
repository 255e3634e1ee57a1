// Stamps with an API key on Ed25519, by WebCrypto (Node 20, and browsers since 2025).

import { fromHex, hex } from "../runtime/encoding.js";
import type { Bytes } from "../runtime/encoding.js";
import { apiKeyStamp } from "./api-key-stamp.js";
import type { Stamper } from "../runtime/stamper.js";

/** An Ed25519 key pair that a user has registered as API key. */
export interface Ed25519ApiKeyPair {
  /** 64 hex digits. */
  readonly publicKey: string;
  /** The seed of RFC 8032: 64 hex digits. */
  readonly privateKey: string;
}

/**
 * Stamps with an Ed25519 API key: header `X-Stamp`, scheme `SIGNATURE_SCHEME_API_KEY_ED25519`, over the body itself.
 *
 * @throws TypeError at once where a key is malformed; by the first stamp where the two keys are not a pair.
 *   `NotSupportedError` by the first stamp where the runtime has no Ed25519
 */
export function ed25519ApiKeyStamper(key: Ed25519ApiKeyPair): Stamper {
  const publicKey = key.publicKey.toLowerCase();
  const point = fromHex(publicKey, 32, "publicKey");
  const seed = fromHex(key.privateKey, 32, "privateKey");
  let signing: Promise<CryptoKey> | undefined;

  const load = async (): Promise<CryptoKey> => {
    const { subtle } = crypto;
    const secret = await subtle.importKey("pkcs8", pkcs8(seed), "Ed25519", false, ["sign"]);
    const open = await subtle.importKey("raw", point, "Ed25519", false, ["verify"]);
    if (await subtle.verify("Ed25519", open, await subtle.sign("Ed25519", secret, point), point)) return secret;
    throw new TypeError("privateKey does not belong to publicKey");
  };

  return {
    async stamp(body) {
      const signature = await crypto.subtle.sign("Ed25519", await (signing ??= load()), body);
      return apiKeyStamp(publicKey, "SIGNATURE_SCHEME_API_KEY_ED25519", hex(new Uint8Array(signature)));
    },
  };
}

/** PKCS #8 for a seed (RFC 8410 §7): the only format besides JWK in which WebCrypto takes one. */
function pkcs8(seed: Bytes): Bytes {
  const head = fromHex("302e020100300506032b657004220420", 16, "head");
  return Uint8Array.of(...head, ...seed);
}
