// The recovery key: P-256, by HPKE (RFC 9180) in its mode with a pre-shared key. New key-encryption keys are encrypted to the
// public half without the shares. The pre-shared key is derived from the private half and sealed in the database, so that those
// alone who open its secrets can encrypt to it: others, who could write to the database, would have a restored deployment
// seal under a key that they know.

import { combine, split } from "shamir-secret-sharing";
import { hkdf } from "./hkdf.js";
import { hpkeOpen, hpkeSeal } from "./hpke.js";
import type { Binding } from "./hpke.js";
import { masterKeyId } from "./key-ring.js";
import { compressPoint, drawP256, p256PublicKey, parseP256Point } from "./p256.js";
import { recoverySet } from "./recovery-record.js";
import type { RecoveryRecord } from "./recovery-record.js";
import { formatShare, ShareCollection } from "./recovery-share.js";
import { copySecret } from "./secret-bytes.js";

const purpose = "countersign recovery 1";
const encapsulatedLength = 65;

/** What custody keeps of the key. */
export interface RecoveryPublicKey {
  readonly threshold: number;
  readonly shares: number;
  /** 33 bytes, compressed. */
  readonly publicKey: Uint8Array;
  /** 32 bytes, by which it is known who encrypts. Its owner zeroes them. */
  readonly authentication: Uint8Array;
}

export interface MadeRecoveryKey {
  readonly key: RecoveryPublicKey;
  /** As people keep them. */
  readonly shares: readonly string[];
}

/** What a key-encryption key is bound to. */
type Bound = Pick<RecoveryRecord, "deployment" | "set">;

/** Draws a key and splits it. */
export async function makeRecoveryKey(shares: number, threshold: number): Promise<MadeRecoveryKey> {
  const privateKey = drawP256();
  try {
    const publicKey = compressPoint(p256PublicKey(privateKey));
    const set = recoverySet(publicKey);
    const parts = await split(plain(privateKey), shares, threshold);
    try {
      for (const some of [parts.slice(0, threshold), parts.slice(-threshold)]) await checkParts(some, publicKey);
      const texts = parts.map((bytes, place) => formatShare({ set, threshold, shares, number: place + 1, bytes }));
      return { key: { threshold, shares, publicKey, authentication: authenticationOf(privateKey) }, shares: texts };
    } finally {
      for (const part of parts) part.fill(0);
    }
  } finally {
    privateKey.fill(0);
  }
}

/** Encrypts a key-encryption key, which its owner zeroes. */
export async function sealToRecovery(
  { publicKey, authentication }: RecoveryPublicKey,
  bound: Bound,
  id: string,
  key: Uint8Array,
): Promise<string> {
  const point = parseP256Point(Buffer.from(publicKey).toString("hex"), "the recovery key");
  const { encapsulated, ciphertext } = await hpkeSeal(point, key, bindingOf(bound, id, authentication));
  return Buffer.concat([encapsulated, ciphertext]).toString("base64url");
}

/**
 * The key-encryption keys of a record, oldest first. The caller zeroes them.
 *
 * @param texts shares
 * @throws Error too few or others; or a key that was not encrypted by who opens the deployment's secrets
 */
export async function recoverKeys(record: RecoveryRecord, texts: readonly string[]): Promise<Buffer[]> {
  const shares = new ShareCollection(record);
  texts.forEach((text, place) => shares.add(text, `share ${place + 1}`));
  shares.check();
  const privateKey = await joined(shares.bytes, Buffer.from(record.publicKey, "hex"));
  const authentication = authenticationOf(privateKey);
  const keys: Buffer[] = [];
  try {
    for (const { id, sealed } of record.keys) {
      const bytes = Buffer.from(sealed, "base64url");
      const message = {
        encapsulated: Uint8Array.from(bytes.subarray(0, encapsulatedLength)),
        ciphertext: Uint8Array.from(bytes.subarray(encapsulatedLength)),
      };
      const opened = await hpkeOpen(copySecret(privateKey), message, bindingOf(record, id, authentication));
      if (opened) keys.push(takenOver(opened));
      if (!opened || masterKeyId(keys.at(-1) ?? opened) !== id) {
        throw new Error(`the record of the recovery key was altered: its key ${id} does not belong to this deployment`);
      }
    }
    return keys;
  } catch (error) {
    for (const key of keys) key.fill(0);
    throw error;
  } finally {
    privateKey.fill(0);
    authentication.fill(0);
  }
}

function takenOver(bytes: Uint8Array): Buffer {
  const key = copySecret(bytes);
  bytes.fill(0);
  return key;
}

async function checkParts(parts: Uint8Array[], publicKey: Uint8Array): Promise<void> {
  (await joined(parts, publicKey)).fill(0);
}

/** Zeroes the parts' sum where it is no key. */
async function joined(parts: Uint8Array[], publicKey: Uint8Array): Promise<Buffer> {
  const combined = await combine(parts.map(plain));
  const privateKey = copySecret(combined);
  combined.fill(0);
  if (isPrivateKeyOf(privateKey, publicKey)) return privateKey;
  privateKey.fill(0);
  throw new Error("these shares do not restore the recovery key: at least one was altered");
}

/** The same bytes: the package takes no Buffers. */
function plain({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

function isPrivateKeyOf(privateKey: Buffer, publicKey: Uint8Array): boolean {
  try {
    return compressPoint(p256PublicKey(privateKey)).equals(publicKey);
  } catch {
    // Zero, or beyond the order of the curve.
    return false;
  }
}

function authenticationOf(privateKey: Uint8Array): Buffer {
  return hkdf(privateKey, "", `${purpose} authentication`);
}

function bindingOf({ deployment, set }: Bound, keyId: string, authentication: Uint8Array): Binding {
  return {
    info: Buffer.from(purpose, "utf8"),
    // A JSON array of strings reads one way only.
    associatedData: () => Buffer.from(JSON.stringify([purpose, deployment, set, keyId]), "utf8"),
    sharedKey: { id: Buffer.from(set, "utf8"), key: authentication },
  };
}
