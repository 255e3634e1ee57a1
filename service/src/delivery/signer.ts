// Signs webhook deliveries with the deployment's Ed25519 key. Custody holds the private half; receivers find the public
// half in a key set.

import { createHash, createPublicKey, verify } from "node:crypto";
import type { Custody } from "../custody/custody.js";
import { openDeploymentKey } from "../store/deployment.js";
import type { KeySettings } from "../store/deployment.js";
import type { Store } from "../store/store.js";

/** A key that signs deliveries. */
export interface WebhookSigningKey {
  /** The key's thumbprint (RFC 7638), 43 characters of base64url. */
  readonly keyId: string;
  /** 32 bytes in hex. */
  readonly publicKey: string;
  /** Ed25519 signature (RFC 8032), 64 bytes in hex. */
  sign(message: Uint8Array): Promise<string>;
}

export interface WebhookSigner {
  /** The key that signs at present: asked for once for all that one delivery says of it. */
  current(): WebhookSigningKey;
  /** The key set that holds the public key (RFC 7517 §5, RFC 8037 §2). */
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

/** Whose secret the key is. */
export const webhookKeyOwner = { organizationId: "deployment", kind: "service", id: "webhook" } as const;
/** Setting of the deployment that holds the key as custody has sealed it. */
export const webhookKeySetting = "webhook_key";
/** The settings that hold its two halves. */
export const webhookKeySettings: KeySettings = { sealed: webhookKeySetting, publicKey: "webhook_public_key" };

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openWebhookSigner(store: Store, custody: Custody): Promise<WebhookSigner> {
  const { publicKey, use } = await openDeploymentKey(store, webhookKeySettings, () =>
    custody.createPrivateKey(webhookKeyOwner, "CURVE_ED25519"),
  );
  const jwk = webhookKey(publicKey);
  const keySet: WebhookKeySet = { keys: [jwk] };
  const key: WebhookSigningKey = {
    keyId: jwk.kid,
    publicKey,
    sign: (message) =>
      use(async (sealed) => {
        const secret = { secret: { owner: webhookKeyOwner, sealed }, curve: "CURVE_ED25519" } as const;
        const [signature] = await custody.sign(secret, "ed25519", [message]);
        if (!signature) throw new Error("custody has answered without a signature");
        return signature.r + signature.s;
      }),
  };
  await prove(key, jwk);
  return { current: () => key, jwks: () => keySet };
}

/**
 * A public key as receivers get it.
 *
 * @param publicKey 32 bytes in hex
 */
export function webhookKey(publicKey: string): WebhookKey {
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  // RFC 7638 §3: the required members alone, in lexicographic order, without white space.
  const thumbprint = createHash("sha256").update(JSON.stringify({ crv: "Ed25519", kty: "OKP", x }));
  return {
    kty: "OKP",
    crv: "Ed25519",
    x,
    kid: thumbprint.digest("base64url"),
    use: "sig",
    alg: "EdDSA",
    turnkey_signature_algorithm: "ed25519",
    turnkey_signature_version: "v1",
  };
}

/** The two halves lie in the database apart from each other; receivers would refuse all that a wrong one signs. */
async function prove(key: WebhookSigningKey, jwk: WebhookKey): Promise<void> {
  const message = Buffer.from("webhook key");
  const signature = Buffer.from(await key.sign(message), "hex");
  const publicKey = createPublicKey({ key: { ...jwk }, format: "jwk" });
  if (verify(null, message, publicKey, signature)) return;
  const { sealed, publicKey: half } = webhookKeySettings;
  throw new Error(`the settings ${sealed} and ${half} of the database do not belong together`);
}
