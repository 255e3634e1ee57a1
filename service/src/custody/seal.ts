// Sealing at rest: AES-256-GCM under a key of its own for each secret, bound to the owner. A sealed secret is the text
// `cs1.<id of the key-encryption key>.<base64url of salt ‖ nonce ‖ ciphertext ‖ tag>`.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { hkdf } from "./hkdf.js";
import type { MasterKey } from "./key-ring.js";
import type { SealedSecret, SecretOwner } from "./owner.js";

const version = "cs1";
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
// The longest is that of 4,096 bytes.
const sealedForm = /^cs1\.([0-9a-f]{16})\.([A-Za-z0-9_-]{60,5524})$/;
const unknownForm = `not a sealed secret: expected ${version}.<key id>.<base64url>`;

/** Seals bytes for an owner. The same bytes never give the same text twice. */
export function seal(masterKey: MasterKey, owner: SecretOwner, plaintext: Uint8Array): string {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const key = secretKey(masterKey.key, salt);
  try {
    const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
    cipher.setAAD(associatedData(masterKey.id, owner));
    const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
    const body = Buffer.concat([salt, nonce, ciphertext, cipher.getAuthTag()]);
    return `${version}.${masterKey.id}.${body.toString("base64url")}`;
  } finally {
    key.fill(0);
  }
}

/**
 * Opens a sealed secret. The caller zeroes the bytes.
 *
 * @param find The key-encryption key of an id.
 * @throws ApiError INTERNAL: not a sealed secret, sealed under a key that is not there, altered, or another owner's.
 */
export function open(find: (id: string) => Uint8Array | undefined, { owner, sealed }: SealedSecret): Buffer {
  const id = sealedForm.exec(sealed)?.[1];
  if (id === undefined) throw refused(owner, `it is ${unknownForm}`);
  const masterKey = find(id);
  if (!masterKey) throw refused(owner, `it is sealed under key-encryption key ${id}, which this service does not have`);
  const text = sealed.slice(version.length + id.length + 2);
  const body = Buffer.from(text, "base64url");
  // Decoding ignores the last bits of a text; without this, two texts could stand for one secret.
  if (body.toString("base64url") !== text) throw refused(owner, "its text was altered");
  const salt = body.subarray(0, saltLength);
  const nonce = body.subarray(saltLength, saltLength + nonceLength);
  const key = secretKey(masterKey, salt);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
    decipher.setAAD(associatedData(id, owner));
    decipher.setAuthTag(body.subarray(-tagLength));
    const plaintext = decipher.update(body.subarray(saltLength + nonceLength, -tagLength));
    try {
      decipher.final();
    } catch {
      plaintext.fill(0);
      throw refused(owner, "it was altered or belongs to another owner");
    }
    return plaintext;
  } finally {
    key.fill(0);
  }
}

/**
 * Id of the key-encryption key under which a text is sealed, 16 hex digits. Needs no key.
 *
 * @throws ApiError INTERNAL: not a sealed secret of a version that is known here.
 */
export function masterKeyIdOf(sealed: string): string {
  const id = sealedForm.exec(sealed)?.[1];
  if (id === undefined) throw new ApiError(ErrorCode.INTERNAL, unknownForm);
  return id;
}

// A key for each secret: random nonces under one key would be safe for 2^32 messages only (NIST SP 800-38D §8.3), and
// every sealing counts as one. HKDF with a fresh salt takes that limit away.
function secretKey(masterKey: Uint8Array, salt: Uint8Array): Buffer {
  return hkdf(masterKey, salt, `countersign sealed secret ${version}`);
}

// A JSON array of strings reads one way only, whatever characters the ids hold.
function associatedData(masterKeyId: string, { kind, organizationId, id }: SecretOwner): Buffer {
  return Buffer.from(JSON.stringify([version, masterKeyId, kind, organizationId, id]), "utf8");
}

function refused({ kind, id }: SecretOwner, reason: string): ApiError {
  return new ApiError(
    ErrorCode.INTERNAL,
    `the sealed secret of ${kind} ${id.slice(0, 64)} cannot be opened: ${reason}`,
  );
}
