// The deployment's own keys: what each signs, and how it is made, signs and is verified. Custody holds the private halves.

import { createHash, createPublicKey, verify } from "node:crypto";
import type { Custody, SecretOwner } from "../custody/custody.js";
import { isP256Signature } from "../custody/p256.js";
import type { KeptKey, SigningKeyName } from "../store/signing-keys.js";

export interface KeyPlace {
  /** What its keys sign, as operators name it. */
  readonly name: SigningKeyName;
  /** Whose secrets the keys are. */
  readonly owner: SecretOwner;
  /** Whether clients have the public key in their own configuration, and so have to be given the next one. */
  readonly isPinned: boolean;
  /** What a key is called among processes and operators. */
  readonly keyId: (publicKey: string) => string;
  /** Draws a key. */
  readonly create: (custody: Custody) => Promise<KeptKey>;
  /**
   * The signature over a message, in hex.
   *
   * @throws ApiError when custody cannot sign
   */
  readonly sign: (custody: Custody, sealed: string, message: Uint8Array) => Promise<string>;
  /** Whether a signature over a message is by the key with this public half, as it is written down. */
  readonly isSignature: (publicKey: string, message: Uint8Array, signature: Uint8Array) => boolean;
}

/** Sign webhooks, and text messages that are posted. Receivers find the keys in a key set. */
export const webhookKeys: KeyPlace = ed25519Place("webhooks", "webhook", false);
/** Sign the bundles of imports and exports. */
export const bundleKeys: KeyPlace = p256Place("bundles", "bundle");
/** Sign sessions, by which a client's backend knows that they come from here. */
export const sessionKeys: KeyPlace = p256Place("sessions", "session");
/** Sign what has to do with one-time codes: the keys to which they are encrypted, and verification tokens. */
export const codeKeys: KeyPlace = p256Place("codes", "code");
/** Sign checkpoints of the transparency log. Auditors have them in their policies. */
export const checkpointKeys: KeyPlace = ed25519Place("checkpoints", "checkpoint", true);

/** Sign nothing but the proof that both halves belong together: client secrets of organizations are encrypted to them. */
export const envelopeKeys: KeyPlace = p256Place("envelopes", "envelope");

/** Say to push services that messages come from here (VAPID, RFC 8292). Push subscriptions are made for them. */
export const notificationKeys: KeyPlace = p256Place("notifications", "notification");

export const keyPlaces: readonly KeyPlace[] = [
  webhookKeys,
  bundleKeys,
  sessionKeys,
  codeKeys,
  checkpointKeys,
  envelopeKeys,
  notificationKeys,
];

/** The members of an Ed25519 key (RFC 8037 §2) that its thumbprint is made of, from 32 bytes in hex. */
export function ed25519Key(publicKey: string) {
  return { crv: "Ed25519", kty: "OKP", x: Buffer.from(publicKey, "hex").toString("base64url") } as const;
}

/** Public keys are 32 bytes in hex, ids their thumbprints (RFC 7638), 43 characters of base64url. */
function ed25519Place(name: SigningKeyName, id: string, isPinned: boolean): KeyPlace {
  const owner = ownerOf(id);
  return {
    name,
    owner,
    isPinned,
    // RFC 7638 §3: the required members alone, in lexicographic order, without white space.
    keyId: (publicKey) =>
      createHash("sha256")
        .update(JSON.stringify(ed25519Key(publicKey)))
        .digest("base64url"),
    create: (custody) => custody.createPrivateKey(owner, "CURVE_ED25519"),
    async sign(custody, sealed, message) {
      const key = { secret: { owner, sealed }, curve: "CURVE_ED25519" } as const;
      const [signature] = await custody.sign(key, "ed25519", [message]);
      if (!signature) throw new Error("custody has answered without a signature");
      return signature.r + signature.s;
    },
    isSignature(publicKey, message, signature) {
      if (!/^[0-9a-f]{64}$/.test(publicKey)) return false;
      return verify(null, message, createPublicKey({ key: ed25519Key(publicKey), format: "jwk" }), signature);
    },
  };
}

/** Public keys are 65 bytes uncompressed in hex, as clients have them, and are their own ids. Signatures are DER. */
function p256Place(name: SigningKeyName, id: string): KeyPlace {
  const owner = ownerOf(id);
  return {
    name,
    owner,
    isPinned: true,
    keyId: (publicKey) => publicKey,
    create: (custody) => custody.createTransferKey(owner),
    sign: (custody, sealed, message) => custody.signTransfer({ owner, sealed }, message),
    // Clients compare its text with the one that they know.
    isSignature: (publicKey, message, signature) =>
      /^04[0-9a-f]{128}$/.test(publicKey) && isP256Signature(Buffer.from(publicKey, "hex"), message, signature),
  };
}

/**
 * Whether a key signs for a public half: the two halves lie in the database apart from each other.
 *
 * @param sign the signature over a message, in hex
 * @throws what `sign` throws
 */
export async function signsFor(
  { owner, isSignature }: KeyPlace,
  publicKey: string,
  sign: (message: Uint8Array) => Promise<string>,
): Promise<boolean> {
  const message = Buffer.from(`${owner.id} key`);
  return isSignature(publicKey, message, Buffer.from(await sign(message), "hex"));
}

function ownerOf(id: string): SecretOwner {
  return { organizationId: "deployment", kind: "service", id };
}
