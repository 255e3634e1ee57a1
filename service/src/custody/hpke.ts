// HPKE (RFC 9180) in base mode with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM, by WebCrypto, which works in
// threads of its own. What it is given and gives back is zeroed by its users; the secrets in between (that of the key
// agreement and what is derived from it) lie in buffers of the library and of WebCrypto until they are collected.

import { webcrypto } from "node:crypto";
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256, OpenError } from "@hpke/core";
import { p256Pkcs8, p256PublicKey } from "./p256.js";
import { copySecret } from "./secret-bytes.js";

/** The one suite of all bundles. */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** What a ciphertext is bound to besides its key. */
export interface Binding {
  /** `info` of RFC 9180 §5.1. */
  readonly info: Uint8Array;
  /** `aad` of RFC 9180 §5.2, by the encapsulated key and the recipient's public key, 65 bytes each. */
  associatedData(encapsulated: Uint8Array, publicKey: Uint8Array): Uint8Array;
  /** What both sides have besides, of 32 bytes or more: mode_psk of RFC 9180 §5.1.2. */
  readonly sharedKey?: { readonly id: Uint8Array; readonly key: Uint8Array };
}

/** The binding of every bundle: `info` is `turnkey_hpke`, `aad` the encapsulated key ‖ the recipient's public key. */
export const bundleBinding: Binding = {
  info: Buffer.from("turnkey_hpke", "utf8"),
  associatedData: (encapsulated, publicKey) => Buffer.concat([encapsulated, publicKey]),
};

/** A single message (RFC 9180 §6.1). */
export interface Message {
  /** 65 bytes, uncompressed. */
  readonly encapsulated: Uint8Array;
  /** With its tag of 16 bytes. */
  readonly ciphertext: Uint8Array;
}

/** Encrypts to a public key, which must be a point: 65 bytes, uncompressed. */
export async function hpkeSeal(
  publicKey: Uint8Array,
  plaintext: Uint8Array,
  { info, associatedData, sharedKey }: Binding = bundleBinding,
): Promise<Message> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey);
  const sender = await suite.createSenderContext({ recipientPublicKey, info, ...(sharedKey && { psk: sharedKey }) });
  const encapsulated = new Uint8Array(sender.enc);
  // A copy of our own, because the library makes one of views and leaves it as it is.
  const copy = copySecret(plaintext);
  try {
    const ciphertext = await sender.seal(copy.buffer, associatedData(encapsulated, publicKey));
    return { encapsulated, ciphertext: new Uint8Array(ciphertext) };
  } finally {
    copy.fill(0);
  }
}

/**
 * Decrypts with a private key of 32 bytes, which is zeroed.
 *
 * @returns The plaintext, which the caller zeroes; undefined where it does not open.
 */
export async function hpkeOpen(
  privateKey: Uint8Array,
  { encapsulated, ciphertext }: Message,
  { info, associatedData, sharedKey }: Binding = bundleBinding,
): Promise<Uint8Array | undefined> {
  const publicKey = p256PublicKey(privateKey);
  const recipientKey = {
    privateKey: await importPrivateKey(privateKey),
    // Given, so that the library need not export the private key to find it.
    publicKey: await suite.kem.deserializePublicKey(publicKey),
  };
  const recipient = await suite.createRecipientContext({
    recipientKey,
    enc: encapsulated,
    info,
    ...(sharedKey && { psk: sharedKey }),
  });
  try {
    return new Uint8Array(await recipient.open(ciphertext, associatedData(encapsulated, publicKey)));
  } catch (error) {
    if (error instanceof OpenError) return undefined;
    throw error;
  }
}

/** Not extractable, so that no library can turn it into bytes again. */
async function importPrivateKey(privateKey: Uint8Array): Promise<webcrypto.CryptoKey> {
  const der = p256Pkcs8(privateKey);
  privateKey.fill(0);
  try {
    return await webcrypto.subtle.importKey("pkcs8", der, { name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  } finally {
    der.fill(0);
  }
}
