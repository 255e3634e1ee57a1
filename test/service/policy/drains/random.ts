// Choices at random that are the same for the same seed.

/** Mulberry32: 32 bits of state, enough to pick mutations by. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 up to before `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  of<Option>(options: readonly Option[]): Option {
    if (options.length === 0) throw new RangeError("there is nothing to choose from");
    return options[this.below(options.length)] as Option;
  }

  chance(of: number): boolean {
    return this.below(of) === 0;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.below(rest.length), 1)[0] as Item);
  }
}
