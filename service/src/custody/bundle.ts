// Bundles: how secrets that are encrypted to someone's key are written down.

import { ApiError, ErrorCode } from "@countersign/api";
import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";
import { hex } from "./hex.js";
import { hpkeSeal, type Message } from "./hpke.js";
import { compressPoint, parseP256Point } from "./p256.js";

/** What was encrypted to a public key. */
export interface Ciphertext {
  /** The encapsulated key: a P-256 point, 65 bytes uncompressed (SEC 1), hex. */
  readonly encappedPublic: string;
  /** With its tag of 16 bytes at the end, hex. */
  readonly ciphertext: string;
}

/** The longest words of any language are well below it; secrets of other kinds are held to it. */
export const maxPlaintextLength = 4096;
const tagLength = 16;
const hexForm = /^(?:[0-9a-f]{2})+$/i;

const base58check = createBase58check(sha256);

/**
 * Encrypts to someone's key.
 *
 * @param targetPublicKey SEC 1 in hex, 65 bytes uncompressed or 33 compressed.
 * @throws ApiError INVALID_ARGUMENT: not a public key.
 */
export async function encryptTo(targetPublicKey: string, plaintext: Uint8Array): Promise<Message> {
  return hpkeSeal(parseTarget(targetPublicKey), plaintext);
}

/**
 * The 65 bytes of someone's key.
 *
 * @throws ApiError INVALID_ARGUMENT: not a public key.
 */
export function parseTarget(targetPublicKey: string): Buffer {
  return parseP256Point(targetPublicKey, "targetPublicKey: it");
}

/** Both halves in hex. */
export function formatCiphertext({ encapsulated, ciphertext }: Message): Ciphertext {
  return { encappedPublic: hex(encapsulated), ciphertext: hex(ciphertext) };
}

/**
 * Reads a bundle that is to be opened.
 *
 * @throws ApiError INVALID_ARGUMENT: not the hex of a point of 65 bytes, or a ciphertext that is too short or too long.
 */
export function parseCiphertext({ encappedPublic, ciphertext }: Ciphertext): Message {
  if (encappedPublic.length !== 130) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "encappedPublic of the bundle is not a point on P-256 of 65 bytes in hex (04…)",
    );
  }
  const encapsulated = parseP256Point(encappedPublic, "encappedPublic of the bundle");
  const length = ciphertext.length / 2;
  if (length <= tagLength || length > maxPlaintextLength + tagLength || !hexForm.test(ciphertext)) {
    const range = `${tagLength + 1} to ${maxPlaintextLength + tagLength}`;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `ciphertext of the bundle is not ${range} bytes in hex without 0x`);
  }
  return { encapsulated, ciphertext: Buffer.from(ciphertext, "hex") };
}

/** base58check of the compressed encapsulated key, 33 bytes, and the ciphertext. */
export function formatCredential({ encapsulated, ciphertext }: Message): string {
  return base58check.encode(Buffer.concat([compressPoint(encapsulated), ciphertext]));
}
