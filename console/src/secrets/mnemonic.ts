// Whether words are a mnemonic (BIP-39): their number, that all are of one list, and their checksum.

import { t } from "../texts/index.js";

const wordCounts: readonly number[] = [12, 15, 18, 21, 24];

type List = Promise<{ readonly wordlist: readonly string[] }>;

// Most are in English; the others are loaded where it does not know the words.
const lists: readonly (() => List)[] = [
  () => import("@scure/bip39/wordlists/english"),
  () => import("@scure/bip39/wordlists/simplified-chinese"),
  () => import("@scure/bip39/wordlists/traditional-chinese"),
  () => import("@scure/bip39/wordlists/czech"),
  () => import("@scure/bip39/wordlists/french"),
  () => import("@scure/bip39/wordlists/italian"),
  () => import("@scure/bip39/wordlists/japanese"),
  () => import("@scure/bip39/wordlists/korean"),
  () => import("@scure/bip39/wordlists/spanish"),
];

/**
 * The words as they are imported, in UTF-8 with single spaces. The caller zeroes them.
 *
 * @throws Error that says what is wrong with them, and repeats none
 */
export async function readMnemonic(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = text.normalize("NFKD").toLowerCase().trim().split(/\s+/u);
  if (!wordCounts.includes(words.length)) throw new Error(t.import.wordCount(words.length, wordCounts.join(", ")));
  // Of the list that knows most of them.
  let unknown: readonly number[] = words.map((_, index) => index);
  for (const load of lists) {
    const { wordlist } = await load();
    const indexes = new Map(wordlist.map((word, index) => [word, index]));
    const missing = words.flatMap((word, index) => (indexes.has(word) ? [] : [index]));
    if (missing.length < unknown.length) unknown = missing;
    // Some words are in several lists.
    if (missing.length === 0 && (await isWhole(words.map((word) => indexes.get(word) ?? 0)))) {
      return new TextEncoder().encode(words.join(" "));
    }
  }
  if (unknown.length === 0) throw new Error(t.import.checksum);
  if (unknown.length === words.length) throw new Error(t.import.noWords);
  throw new Error(t.import.unknownWords(unknown.map((index) => index + 1)));
}

/** Whether the last bits are the first ones of the SHA-256 of those before them. */
async function isWhole(indexes: readonly number[]): Promise<boolean> {
  const bits = indexes.map((index) => index.toString(2).padStart(11, "0")).join("");
  const length = (bits.length * 32) / 33;
  const entropy = Uint8Array.from({ length: length / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2));
  const [digest = 0] = new Uint8Array(await crypto.subtle.digest("SHA-256", entropy));
  entropy.fill(0);
  return digest.toString(2).padStart(8, "0").startsWith(bits.slice(length));
}
