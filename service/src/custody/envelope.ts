// Envelopes that clients encrypt to a key of the deployment, as the enclaves of existing deployments open them: ECDH on P-256,
// HMAC-SHA-512 of a constant under both public keys and the shared x coordinate, AES-256-GCM. Its Borsh form is the nonce (12
// bytes), the sender's public key (65), the length of the rest (4, little-endian), and the ciphertext with its tag.

import { createCipheriv, createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { p256PublicKey } from "./p256.js";
import { secretBytes } from "./secret-bytes.js";

const [nonceLength, keyLength, sizeLength, tagLength] = [12, 65, 4, 16];
const headLength = nonceLength + keyLength + sizeLength;
const label = "qos_encryption_hmac_message";

/** The longest that is opened. */
export const longestEnvelope = 512;

/**
 * Encrypts a secret to a key of the deployment, as clients do.
 *
 * @param receiver 65 bytes, uncompressed (SEC 1)
 * @returns the envelope's Borsh form
 */
export function sealEnvelope(receiver: Uint8Array, secret: Uint8Array): Buffer {
  const ecdh = createECDH("prime256v1");
  const sender = ecdh.generateKeys();
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(sender, receiver, ecdh.computeSecret(receiver)), nonce);
  cipher.setAAD(associatedData(sender, receiver));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(sizeLength);
  size.writeUInt32LE(ciphertext.length);
  return Buffer.concat([nonce, sender, size, ciphertext]);
}

/**
 * What is in an envelope. The caller zeroes it.
 *
 * @param privateKey 32 bytes
 * @returns undefined where it does not open
 */
export function openEnvelope(privateKey: Uint8Array, envelope: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(envelope);
  if (bytes.length <= headLength + tagLength || bytes.length > longestEnvelope) return undefined;
  const nonce = bytes.subarray(0, nonceLength);
  const sender = bytes.subarray(nonceLength, nonceLength + keyLength);
  const ciphertext = bytes.subarray(headLength);
  if (bytes.readUInt32LE(nonceLength + keyLength) !== ciphertext.length) return undefined;
  const receiver = p256PublicKey(privateKey);
  const key = sharedKey(privateKey, sender, receiver);
  if (!key) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce);
    decipher.setAAD(associatedData(sender, receiver));
    decipher.setAuthTag(ciphertext.subarray(-tagLength));
    const opened = decipher.update(ciphertext.subarray(0, -tagLength));
    try {
      decipher.final();
      const plaintext = secretBytes(opened.length);
      opened.copy(plaintext);
      return plaintext;
    } finally {
      opened.fill(0);
    }
  } catch {
    return undefined;
  } finally {
    key.fill(0);
  }
}

function sharedKey(privateKey: Uint8Array, sender: Buffer, receiver: Buffer): Buffer | undefined {
  const ecdh = createECDH("prime256v1");
  let shared: Buffer | undefined;
  try {
    ecdh.setPrivateKey(privateKey);
    shared = ecdh.computeSecret(sender);
    return derivedKey(sender, receiver, shared);
  } catch {
    // Not a point of the curve.
    return undefined;
  } finally {
    shared?.fill(0);
    // OpenSSL wipes a key when another takes its place.
    ecdh.setPrivateKey(Buffer.alloc(32, 1));
  }
}

function derivedKey(sender: Uint8Array, receiver: Uint8Array, shared: Uint8Array): Buffer {
  const hmacKey = Buffer.concat([sender, receiver, shared]);
  const digest = createHmac("sha512", hmacKey).update(label).digest();
  hmacKey.fill(0);
  const key = secretBytes(32);
  digest.copy(key, 0, 0, 32);
  digest.fill(0);
  return key;
}

function associatedData(sender: Uint8Array, receiver: Uint8Array): Buffer {
  return Buffer.concat([sender, Buffer.of(keyLength), receiver, Buffer.of(keyLength)]);
}
