// A keyed hash of texts: SHA-256 of a block that is the key, the length of the text, and the text. As no such input is the
// beginning of another one, that is a pseudorandom function if SHA-256's compression function is (Bellare, Canetti and
// Krawczyk, "Pseudorandom functions revisited", 1996). HMAC is for inputs of which that cannot be said, and takes two hashes:
// thousands of rows are read together, and half a microsecond each counts.

import { hash } from "node:crypto";

export class KeyedHash {
  /** 64 characters: one block of SHA-256. */
  readonly #block: string;

  /** @param key 32 bytes in hex */
  constructor(key: string) {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("the key of a keyed hash has 32 bytes");
    this.#block = key;
  }

  /** Writes what comes before the length of a text. */
  copyTo(target: Buffer): void {
    target.write(this.#block, "latin1");
  }

  /** @returns 32 bytes in hex */
  digest(text: string): string {
    return hash("sha256", `${this.#block}${text.length}:${text}`);
  }
}

/** Values as a text that stands for no others: texts come behind their length. */
export function canonicalText(values: readonly unknown[]): string {
  let text = "";
  for (const value of values) text += canonicalValue(value);
  return text;
}

export function canonicalValue(value: unknown): string {
  if (typeof value === "string") return `${value.length}:${value},`;
  if (typeof value === "number") return `#${value},`;
  if (value === null || value === undefined) return "-,";
  if (Array.isArray(value)) return `[${value.length},${canonicalText(value)}`;
  throw new TypeError(`a ${typeof value} has no canonical text`);
}
