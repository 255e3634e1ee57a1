// Signs webhook deliveries with the deployment's Ed25519 keys, whose public halves receivers find in a key set.

import { ed25519Key, webhookKeys } from "../deployment-keys/places.js";
import type { DeploymentSigner, SigningKey } from "../deployment-keys/signer.js";

/** The keys of the deployment for webhooks, as commands may change them at any moment. */
export interface WebhookSigner {
  /** The key that signs at present, by Ed25519 (RFC 8032): asked for once for all that one delivery says of it. */
  current(): SigningKey;
  /**
   * The key set with the public halves (RFC 7517 §5, RFC 8037 §2): of the key that signs, of the one that will, and of those
   * that have signed before.
   */
  jwks(): WebhookKeySet;
}

export interface WebhookKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  /** The public key, base64url without padding. */
  readonly x: string;
  readonly kid: string;
  readonly use: "sig";
  readonly alg: "EdDSA";
  /** As in the headers of a delivery, by which receivers choose how to verify. */
  readonly turnkey_signature_algorithm: "ed25519";
  readonly turnkey_signature_version: "v1";
}

export interface WebhookKeySet {
  readonly keys: readonly WebhookKey[];
}

export function createWebhookSigner(signer: DeploymentSigner): WebhookSigner {
  return {
    current: () => signer.current(),
    jwks: () => ({ keys: signer.published().publicKeys.map(webhookKey) }),
  };
}

/**
 * A public key as receivers get it.
 *
 * @param publicKey 32 bytes in hex
 */
export function webhookKey(publicKey: string): WebhookKey {
  const { kty, crv, x } = ed25519Key(publicKey);
  return {
    kty,
    crv,
    x,
    kid: webhookKeys.keyId(publicKey),
    use: "sig",
    alg: "EdDSA",
    turnkey_signature_algorithm: "ed25519",
    turnkey_signature_version: "v1",
  };
}
