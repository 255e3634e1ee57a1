// Ed25519 note signatures (C2SP signed-note, type 0x01): RFC 8032 over the text.

import { ed25519 } from "@noble/curves/ed25519.js";
import { LogError } from "../error.js";
import { noteKey, signatureTypes, type NoteKey, type NoteSigner, type NoteVerifier } from "./key.js";

/** Makes an Ed25519 signature of a message, wherever the private key is. */
export type SignEd25519 = (message: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export function ed25519Verifier(key: NoteKey): NoteVerifier {
  checkPublicKey(key, signatureTypes.ed25519);
  return { ...key, verify: (text, signature) => verifyEd25519(key.publicKey, text, signature) };
}

/** @param sign makes signatures that the public key verifies */
export function ed25519Signer(name: string, publicKey: Uint8Array, sign: SignEd25519): NoteSigner {
  const key = noteKey(name, signatureTypes.ed25519, publicKey);
  checkPublicKey(key, signatureTypes.ed25519);
  return { ...key, sign };
}

/** Strict: a signature in any other form than that of RFC 8032, or by a key of small order, does not verify. */
export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

/** @throws LogError unless the key is an Ed25519 key of this signature type */
export function checkPublicKey({ type, publicKey }: NoteKey, expected: number): void {
  if (type !== expected) throw LogError.malformed("vkey", `signature type ${type}, expected ${expected}`);
  if (publicKey.length !== 32) {
    throw LogError.malformed("vkey", `an Ed25519 key has 32 bytes, this one ${publicKey.length}`);
  }
}
