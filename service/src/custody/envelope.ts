// Envelopes that clients encrypt to a key of the deployment, as the enclaves of existing deployments open them: ECDH on P-256,
// HMAC-SHA-512 of a constant under both public keys and the shared x coordinate, AES-256-GCM. Its Borsh form is the nonce (12
// bytes), the sender's public key (65), the length of the rest (4, little-endian), and the ciphertext with its tag.

import { createDecipheriv, createECDH, createHmac } from "node:crypto";
import { p256PublicKey } from "./p256.js";
import { secretBytes } from "./secret-bytes.js";

const [nonceLength, keyLength, sizeLength, tagLength] = [12, 65, 4, 16];
const headLength = nonceLength + keyLength + sizeLength;
const label = "qos_encryption_hmac_message";

/** The longest that is opened. */
export const longestEnvelope = 512;

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
    decipher.setAAD(Buffer.concat([sender, Buffer.of(keyLength), receiver, Buffer.of(keyLength)]));
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
    const hmacKey = Buffer.concat([sender, receiver, shared]);
    const digest = createHmac("sha512", hmacKey).update(label).digest();
    hmacKey.fill(0);
    const key = secretBytes(32);
    digest.copy(key, 0, 0, 32);
    digest.fill(0);
    return key;
  } catch {
    // Not a point of the curve.
    return undefined;
  } finally {
    shared?.fill(0);
    // OpenSSL wipes a key when another takes its place.
    ecdh.setPrivateKey(Buffer.alloc(32, 1));
  }
}
