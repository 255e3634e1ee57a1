// Names and ids of note keys, and vkeys, the text form of a public key (C2SP signed-note).

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { base64, concatBytes, fromBase64, isWellFormed, utf8 } from "../encoding.js";
import { LogError } from "../error.js";

/** The signature types of signed-note that this package knows. */
export const signatureTypes = { ed25519: 0x01, cosignature: 0x04, mlDsaCosignature: 0x06 } as const;

/** A public key, as a vkey states it. */
export interface NoteKey {
  readonly name: string;
  /** A short identifier of name, type and public key: it finds the key and proves nothing. */
  readonly id: number;
  /** The signature type's byte. */
  readonly type: number;
  readonly publicKey: Uint8Array;
}

/** Longer names are rejected: ML-DSA cosignatures allow no longer ones. */
export const maxNameLength = 255;

/** @throws LogError unless it can name a key in a signature line */
export function checkKeyName(name: string, where: string): void {
  if (name === "") throw LogError.malformed(where, "the key name is empty");
  if (!isWellFormed(name)) throw LogError.malformed(where, "the key name is not valid Unicode");
  if (/[\p{White_Space}+\u0000-\u001f]/u.test(name)) {
    throw LogError.malformed(where, "the key name contains a space, a plus or a control character");
  }
  if (utf8(name).length > maxNameLength) {
    throw LogError.malformed(where, `the key name is longer than ${maxNameLength} bytes`);
  }
}

export function keyIdOf(name: string, type: number, publicKey: Uint8Array): number {
  const digest = sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(type), publicKey));
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0);
}

/** @throws LogError when the name can't name a key */
export function noteKey(name: string, type: number, publicKey: Uint8Array): NoteKey {
  checkKeyName(name, "note key");
  return { name, id: keyIdOf(name, type, publicKey), type, publicKey };
}

export function formatVkey({ name, id, type, publicKey }: NoteKey): string {
  return `${name}+${hexOf(id)}+${base64(concatBytes(Uint8Array.of(type), publicKey))}`;
}

/** @throws LogError unless it is a vkey whose id is that of its name and key */
export function parseVkey(vkey: string): NoteKey {
  const where = "vkey";
  const [name = "", id = "", encoded = "", ...rest] = vkey.split("+");
  // Base64 may contain pluses as well: all that follows the second one is the key.
  const bytes = fromBase64([encoded, ...rest].join("+"), where);
  checkKeyName(name, where);
  if (!/^[0-9a-f]{8}$/.test(id)) throw LogError.malformed(where, "expected a key id of 8 lowercase hex digits");
  const type = bytes[0];
  if (type === undefined) throw LogError.malformed(where, "the signature type is missing");
  const key = noteKey(name, type, bytes.slice(1));
  if (hexOf(key.id) !== id) {
    throw LogError.malformed(where, `the key id is ${id}, and name and key have the id ${hexOf(key.id)}`);
  }
  return key;
}

export function hexOf(id: number): string {
  return bytesToHex(new Uint8Array([id >>> 24, id >>> 16, id >>> 8, id]));
}

/** Verifies the signatures of one key. */
export interface NoteVerifier extends NoteKey {
  /** @param signature without the key id */
  verify(text: Uint8Array, signature: Uint8Array): boolean;
}

/** Signs notes with one key, which may be elsewhere. */
export interface NoteSigner extends NoteKey {
  /** @returns the signature without the key id */
  sign(text: Uint8Array): Uint8Array | Promise<Uint8Array>;
}
