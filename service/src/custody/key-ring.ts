// Key-encryption keys: their text, their ids, and the ring in which the last one is current and the others still open
// what they sealed. Texts of keys are handled as bytes, because strings cannot be zeroed.

import { createHash } from "node:crypto";
import { hexBytes, hexDigit } from "./hex.js";
import { copySecret, secretBytes } from "./secret-bytes.js";

/** A key-encryption key: 256 bits from which the key of each sealed secret is derived. */
export interface MasterKey {
  /** First 8 bytes of SHA-256("countersign key-encryption key id" ‖ key), 16 hex digits. */
  readonly id: string;
  /** Whoever holds the ring may zero it later. */
  readonly key: Uint8Array;
}

export interface KeyRing {
  /** What seals. */
  readonly current: MasterKey;
  /** What opens, oldest first, the current one last. */
  readonly byId: ReadonlyMap<string, Uint8Array>;
}

const keyLength = 32;
const keyDigits = 2 * keyLength;
const newline = 0x0a;
const separators = new Set([...", \t\r\n"].map((character) => character.charCodeAt(0)));

/** Id of a key of 32 bytes. */
export function masterKeyId(key: Uint8Array): string {
  return createHash("sha256").update("countersign key-encryption key id").update(key).digest("hex").slice(0, 16);
}

/**
 * Reads keys of 64 hex digits each, with line breaks, blanks or commas between, oldest first.
 *
 * @param where Where the text comes from, for error messages; these never repeat the text.
 * @returns At least one key of 32 bytes. The caller zeroes them.
 * @throws Error No key, one of another length, other characters, the same key twice, or a key that is no secret.
 */
export function parseMasterKeys(text: Uint8Array, where: string): Buffer[] {
  const keys: Buffer[] = [];
  const ids = new Set<string>();
  try {
    let start = 0;
    for (let end = 0; end <= text.length; end++) {
      if (end < text.length && !separators.has(text[end] ?? 0)) continue;
      if (end > start) {
        const name = `key ${keys.length + 1} in ${where}`;
        const key = secretBytes(keyLength);
        keys.push(key);
        parseKey(text.subarray(start, end), key, name);
        const id = masterKeyId(key);
        if (ids.has(id)) throw new Error(`${name} appears twice`);
        ids.add(id);
      }
      start = end + 1;
    }
    if (keys.length === 0) throw new Error(`no key in ${where}; a key is ${keyDigits} hex digits`);
    return keys;
  } catch (error) {
    for (const key of keys) key.fill(0);
    throw error;
  }
}

/** The text of keys: one line of 64 hex digits each. The caller zeroes it. */
export function formatMasterKeys(keys: readonly Uint8Array[]): Buffer {
  const text = secretBytes(keys.length * (keyDigits + 1)).fill(newline);
  keys.forEach((key, line) => {
    const digits = hexBytes(key);
    text.set(digits, line * (keyDigits + 1));
    digits.fill(0);
  });
  return text;
}

/** A ring of keys, oldest first. Takes the bytes over and zeroes them. */
export function keyRing(keys: readonly Buffer[]): KeyRing {
  const ring = keys.map((bytes): MasterKey => {
    const masterKey = { id: masterKeyId(bytes), key: copySecret(bytes) };
    bytes.fill(0);
    return masterKey;
  });
  const current = ring.at(-1);
  if (!current) throw new Error("a key ring needs a key");
  return { current, byId: new Map(ring.map(({ id, key }) => [id, key])) };
}

function parseKey(text: Uint8Array, key: Buffer, name: string): void {
  if (text.length !== keyDigits) {
    throw new Error(`${name} has ${text.length} characters; a key is ${keyDigits} hex digits`);
  }
  text.forEach((character, position) => {
    const digit = hexDigit(character);
    if (digit === undefined)
      throw new Error(`${name} has a character that is not a hex digit at position ${position + 1}`);
    key[position >> 1] = ((key[position >> 1] ?? 0) << 4) | digit;
  });
  // Placeholders such as 000…0 are no secrets.
  if (key.every((byte) => byte === key[0])) throw new Error(`${name} repeats one byte; generate a random key`);
}
