// How secrets that move in and out are written: a wallet's words, or a private key in hexadecimal digits or as Solana's
// wallets write it.

import { base58 } from "@scure/base";
import { ed25519PrivateKey, ed25519PublicKey } from "../../custody/ed25519.js";
import { UsageError } from "./failure.js";

/** How a private key is written: 64 hexadecimal digits, or base58 of the 32-byte seed and the 32-byte public key. */
export const keyFormats = ["hexadecimal", "solana"] as const;
export type KeyFormat = (typeof keyFormats)[number];

const keyLength = 32;
const wordCounts = [12, 15, 18, 21, 24];

/**
 * The bytes of a secret as they are encrypted for an import.
 *
 * @throws UsageError that repeats nothing of the text
 */
export function parseSecret(text: string, format: KeyFormat | "mnemonic" | "text"): Uint8Array {
  switch (format) {
    case "text":
      return Buffer.from(text, "utf8");
    case "mnemonic":
      return parseWords(text);
    case "hexadecimal": {
      const digits = text.trim().replace(/^0x/i, "");
      if (/^[\da-f]{64}$/i.test(digits)) return Buffer.from(digits, "hex");
      throw new UsageError("not a private key of 64 hexadecimal digits");
    }
    case "solana":
      return parseSolana(text.trim());
  }
}

/**
 * A decrypted secret as people write it. 32 bytes are a private key; the words of every language are longer.
 *
 * @param format of a private key, words are words; `text` for what is neither
 * @throws UsageError where it is none of these
 */
export function formatSecret(secret: Uint8Array, format: KeyFormat | "text"): string {
  if (format === "text" || secret.length !== keyLength) return formatWords(secret);
  return format === "solana"
    ? base58.encode(Uint8Array.of(...secret, ...publicKeyOf(secret)))
    : Buffer.from(secret).toString("hex");
}

/** The Solana address of a private key: base58 of its public key. */
export function solanaAddress(secret: Uint8Array): string {
  return base58.encode(publicKeyOf(secret));
}

/** Whether a decrypted secret is a private key rather than words. */
export function isPrivateKey(secret: Uint8Array): boolean {
  return secret.length === keyLength;
}

function publicKeyOf(seed: Uint8Array): Buffer {
  return ed25519PublicKey(ed25519PrivateKey(seed));
}

function parseWords(text: string): Uint8Array {
  const words = text.trim().split(/\s+/u);
  if (wordCounts.includes(words.length)) return new TextEncoder().encode(words.join(" "));
  throw new UsageError(`not a mnemonic: ${words.length} words; expected ${wordCounts.join(", ")}`);
}

function parseSolana(text: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = base58.decode(text);
  } catch {
    throw new UsageError("not a Solana private key: expected base58 text");
  }
  if (bytes.length !== 2 * keyLength) {
    throw new UsageError(`not a Solana private key: ${bytes.length} bytes; expected seed and public key, 64`);
  }
  const seed = bytes.slice(0, keyLength);
  if (publicKeyOf(seed).equals(bytes.subarray(keyLength))) return seed;
  throw new UsageError("not a Solana private key: its second half is not the public key of the first");
}

function formatWords(secret: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(secret);
  } catch {
    throw new UsageError(`the bundle's ${secret.length} bytes are neither a private key nor text`);
  }
}
