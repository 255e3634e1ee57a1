// BIP-39: entropy, the words that people write down for it, and the seed that follows from those words.

import { createHash, pbkdf2Sync } from "node:crypto";
import { ApiError, MnemonicLanguage, ErrorCode } from "@countersign/api";
import { mnemonicToEntropy } from "@scure/bip39";
import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as simplifiedChinese } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditionalChinese } from "@scure/bip39/wordlists/traditional-chinese.js";
import { secretBytes } from "./secret-bytes.js";

/**
 * What a wallet grows from. The language belongs to it: BIP-39 makes the seed from the words, so the same entropy in
 * another language is another wallet.
 */
export interface Mnemonic {
  readonly language: MnemonicLanguage;
  /** 16, 20, 24, 28 or 32 bytes, for 12, 15, 18, 21 or 24 words. */
  readonly entropy: Uint8Array;
}

/** Numbers of words that BIP-39 knows. */
export const wordCounts = [12, 15, 18, 21, 24] as const;
export type WordCount = (typeof wordCounts)[number];

const wordlists: Readonly<Record<MnemonicLanguage, string[]>> = {
  [MnemonicLanguage.ENGLISH]: english,
  [MnemonicLanguage.SIMPLIFIED_CHINESE]: simplifiedChinese,
  [MnemonicLanguage.TRADITIONAL_CHINESE]: traditionalChinese,
  [MnemonicLanguage.CZECH]: czech,
  [MnemonicLanguage.FRENCH]: french,
  [MnemonicLanguage.ITALIAN]: italian,
  [MnemonicLanguage.JAPANESE]: japanese,
  [MnemonicLanguage.KOREAN]: korean,
  [MnemonicLanguage.SPANISH]: spanish,
};

/**
 * The 2048 words of a language.
 *
 * @throws ApiError INVALID_ARGUMENT: a language that is not listed in BIP-39 or in the contract.
 */
export function wordlistOf(language: MnemonicLanguage): string[] {
  if (!Object.hasOwn(wordlists, language)) {
    const known = Object.keys(wordlists).join(", ");
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `unknown mnemonic language ${JSON.stringify(language.slice(0, 64))}; expected one of ${known}`,
    );
  }
  return wordlists[language];
}

/** The words of a mnemonic: one text, with ideographic spaces between Japanese words and spaces between all others. */
export function mnemonicWords({ language, entropy }: Mnemonic): string {
  const words = wordsOf(entropy, wordlistOf(language));
  return words.join(language === MnemonicLanguage.JAPANESE ? "\u3000" : " ");
}

/**
 * BIP-39, "Generating the mnemonic": 11 bits for each word, the last ones from a checksum. The library goes through the
 * whole list each time to see whether it is one, which takes a tenth of what the seed takes.
 */
function wordsOf(entropy: Uint8Array, wordlist: readonly string[]): string[] {
  // Words of any other entropy would be read by nobody else.
  if (!wordCounts.some((count) => entropy.length * 3 === count * 4)) {
    throw new Error(`a mnemonic of ${entropy.length} bytes of entropy is not one of BIP-39`);
  }
  const bytes = secretBytes(entropy.length + 1);
  bytes.set(entropy);
  createHash("sha256").update(entropy).digest().copy(bytes, entropy.length, 0, 1);
  const words: string[] = [];
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count < 11) continue;
    count -= 11;
    words.push(wordlist[bits >> count] ?? "");
    bits &= (1 << count) - 1;
  }
  bytes.fill(0);
  return words;
}

/** Reads words of a language, in any Unicode normalisation and with any white space between them; undefined where they are none. */
export function readMnemonic(words: string, language: MnemonicLanguage): Mnemonic | undefined {
  const wordlist = wordlistOf(language);
  const spaced = words.trim().split(/\s+/u).join(" ");
  try {
    return { language, entropy: mnemonicToEntropy(spaced, wordlist) };
  } catch {
    // What was thrown names words.
    return undefined;
  }
}

/**
 * Reads words whose language is to be found. Where they are right in several, the first of them is taken: the seed
 * follows from the words, so it is the same wallet.
 *
 * @throws ApiError INVALID_ARGUMENT: not words of one language, not as many as BIP-39 knows, or a wrong checksum. The
 *   message does not repeat the words.
 */
export function findMnemonic(words: string): Mnemonic {
  for (const language of Object.values(MnemonicLanguage)) {
    const mnemonic = readMnemonic(words, language);
    if (mnemonic) return mnemonic;
  }
  const counts = wordCounts.join(", ");
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `not a mnemonic: expected ${counts} words from one language's list with a valid checksum`,
  );
}

/**
 * Whether words are a mnemonic in a language, which some are in two.
 *
 * @throws ApiError INVALID_ARGUMENT: an unknown language.
 */
export function isMnemonicIn(words: string, language: MnemonicLanguage): boolean {
  const mnemonic = readMnemonic(words, language);
  mnemonic?.entropy.fill(0);
  return mnemonic !== undefined;
}

/** The seed of 64 bytes (BIP-39, "From mnemonic to seed"), with the empty passphrase. Its user zeroes it. */
export function mnemonicSeed(mnemonic: Mnemonic): Buffer {
  const words = Buffer.from(mnemonicWords(mnemonic).normalize("NFKD"), "utf8");
  try {
    return pbkdf2Sync(words, "mnemonic", 2048, 64, "sha512");
  } finally {
    words.fill(0);
  }
}
