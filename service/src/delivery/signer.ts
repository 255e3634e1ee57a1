// Signs webhook deliveries with the deployment's Ed25519 key. Custody holds the private half; receivers find the public
// half in a key set. A next key is in the set before it signs, and stays there when another has taken its place.

import { createHash, createPublicKey, verify } from "node:crypto";
import type { Custody } from "../custody/custody.js";
import { openDeploymentKey } from "../store/deployment.js";
import type { KeptKey } from "../store/deployment.js";
import type { Store } from "../store/store.js";
import { currentWebhookKey, findWebhookKeys } from "../store/webhook-keys.js";

/** A key that signs deliveries. */
export interface WebhookSigningKey {
  /** The key's thumbprint (RFC 7638), 43 characters of base64url. */
  readonly keyId: string;
  /** 32 bytes in hex. */
  readonly publicKey: string;
  /**
   * Ed25519 signature (RFC 8032), 64 bytes in hex.
   *
   * @throws ApiError when custody cannot sign
   */
  readonly sign: (message: Uint8Array) => Promise<string>;
}

/** The keys of the deployment for webhooks, as commands may change them at any moment. */
export interface WebhookSigner {
  /** The key that signs at present: asked for once for all that one delivery says of it. */
  current(): WebhookSigningKey;
  /** Ids of all that are published, the one that signs first. */
  readonly keyIds: readonly string[];
  /**
   * The key set with the public halves (RFC 7517 §5, RFC 8037 §2): of the key that signs, of the one that will, and of those
   * that have signed before.
   */
  jwks(): WebhookKeySet;
  /**
   * Reads the keys again.
   *
   * @throws Error when a key that is there does not sign for its public key, and all is as it was
   */
  refresh(): Promise<void>;
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

/**
 * Opens the deployment's keys. Where there is none, one is made.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openWebhookSigner(store: Store, custody: Custody): Promise<WebhookSigner> {
  await openDeploymentKey(store, currentWebhookKey, () => createWebhookKey(custody));
  const signer = new DeploymentSigner(store, custody);
  await signer.refresh();
  return signer;
}

/** Draws a key. */
export function createWebhookKey(custody: Custody): Promise<KeptKey> {
  return custody.createPrivateKey(webhookKeyOwner, "CURVE_ED25519");
}

class DeploymentSigner implements WebhookSigner {
  readonly #store: Store;
  readonly #custody: Custody;
  #published: { readonly current: WebhookSigningKey; readonly keySet: WebhookKeySet } | undefined;

  constructor(store: Store, custody: Custody) {
    this.#store = store;
    this.#custody = custody;
  }

  current(): WebhookSigningKey {
    return this.#known().current;
  }

  get keyIds(): readonly string[] {
    return this.jwks().keys.map(({ kid }) => kid);
  }

  jwks(): WebhookKeySet {
    return this.#known().keySet;
  }

  async refresh(): Promise<void> {
    const kept = await findWebhookKeys(this.#store);
    if (!kept) throw new Error("the database has no key for webhooks any more");
    const publicKeys = [kept.current, ...(kept.next ? [kept.next] : []), ...kept.replaced].map(
      ({ publicKey }) => publicKey,
    );
    const { current, keySet } = this.#published ?? {};
    if (keySet && publicKeys.join() === keySet.keys.map(publicKeyOf).join()) return;
    const isOther = current?.publicKey !== kept.current.publicKey;
    this.#published = {
      current: isOther ? await this.#prove(this.#signingKey(kept.current)) : current,
      keySet: { keys: publicKeys.map(webhookKey) },
    };
  }

  #known() {
    if (!this.#published) throw new Error("the keys for webhooks have not been read yet");
    return this.#published;
  }

  #signingKey({ sealed, publicKey }: KeptKey): WebhookSigningKey {
    const signed = async (text: string, message: Uint8Array) => {
      const key = { secret: { owner: webhookKeyOwner, sealed: text }, curve: "CURVE_ED25519" } as const;
      const [signature] = await this.#custody.sign(key, "ed25519", [message]);
      if (!signature) throw new Error("custody has answered without a signature");
      return signature.r + signature.s;
    };
    let known = sealed;
    return {
      keyId: webhookKey(publicKey).kid,
      publicKey,
      sign: async (message) => {
        try {
          return await signed(known, message);
        } catch (error) {
          // A rotation may have sealed the key anew, and the key-encryption key that opens the text be gone. Another key of
          // the deployment's must not sign in this one's name.
          const kept = await findWebhookKeys(this.#store);
          if (kept?.current.publicKey !== publicKey || kept.current.sealed === known) throw error;
          known = kept.current.sealed;
          return signed(known, message);
        }
      },
    };
  }

  /** The two halves lie in the database apart from each other; receivers would refuse all that a wrong one signs. */
  async #prove(key: WebhookSigningKey): Promise<WebhookSigningKey> {
    const message = Buffer.from("webhook key");
    const signature = Buffer.from(await key.sign(message), "hex");
    const publicKey = createPublicKey({ key: { ...webhookKey(key.publicKey) }, format: "jwk" });
    if (verify(null, message, publicKey, signature)) return key;
    const { sealed, publicKey: half } = currentWebhookKey;
    throw new Error(`the settings ${sealed} and ${half} of the database do not belong together`);
  }
}

function publicKeyOf({ x }: WebhookKey): string {
  return Buffer.from(x, "base64url").toString("hex");
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
