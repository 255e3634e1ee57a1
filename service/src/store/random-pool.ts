// Random bytes of a fixed length. The system is asked for many at once: for each it would take longer than all else that is
// done with them.

import { randomFillSync } from "node:crypto";

const drawnAtOnce = 128;

export class RandomPool {
  readonly #length: number;
  readonly #bytes: Buffer;
  #used: number;

  /** @param length of each */
  constructor(length: number) {
    this.#length = length;
    this.#bytes = Buffer.alloc(length * drawnAtOnce);
    this.#used = this.#bytes.length;
  }

  /** Random bytes as text. Nothing is in memory for longer than what it was drawn for. */
  next(encoding: "hex" | "base64"): string {
    if (this.#used === this.#bytes.length) {
      randomFillSync(this.#bytes);
      this.#used = 0;
    }
    const drawn = this.#bytes.subarray(this.#used, (this.#used += this.#length));
    const text = drawn.toString(encoding);
    drawn.fill(0);
    return text;
  }
}
