// HMAC-SHA-512 (RFC 2104) by two one-shot hashes: a quarter of the time that `createHmac` takes for texts as short as rows.

import { hash } from "node:crypto";

const block = 128;
const digestLength = 64;

export class Hmac {
  #inner = Buffer.alloc(block + 1024);
  readonly #outer = Buffer.alloc(block + digestLength);

  /** @param key of at most 128 bytes */
  constructor(key: Uint8Array) {
    this.#inner.set(key);
    this.#outer.set(key);
    for (let i = 0; i < block; i++) {
      this.#inner[i]! ^= 0x36;
      this.#outer[i]! ^= 0x5c;
    }
  }

  /** @returns 64 bytes in hex */
  digest(text: string): string {
    const longest = block + 3 * text.length;
    if (this.#inner.length < longest) {
      const grown = Buffer.alloc(longest);
      this.#inner.copy(grown, 0, 0, block);
      this.#inner = grown;
    }
    const length = this.#inner.write(text, block, "utf8");
    hash("sha512", this.#inner.subarray(0, block + length), "buffer").copy(this.#outer, block);
    return hash("sha512", this.#outer, "hex");
  }
}
