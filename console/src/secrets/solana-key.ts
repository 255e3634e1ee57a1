// Private keys as Solana's wallets give them: base58 of the 32-byte seed and the 32-byte public key.

import { ed25519 } from "@noble/curves/ed25519.js";
import { getBase58Encoder } from "@solana/kit";

/** Letters that 64 bytes take at most. */
const longest = 90;

/** The seed, which the caller zeroes; undefined where the text is no such key. */
export function readSolanaKey(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > longest || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  const bytes = Uint8Array.from(getBase58Encoder().encode(text));
  const seed = bytes.slice(0, 32);
  const isPair = bytes.length === 64 && ed25519.getPublicKey(seed).every((byte, index) => byte === bytes[32 + index]);
  bytes.fill(0);
  if (isPair) return seed;
  seed.fill(0);
  return undefined;
}
