// Names that are taken.

/** Names of one scope: one that is taken gets an underscore. */
export class NameScope {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(name: string): void {
    this.#taken.add(name);
  }

  claim(name: string): string {
    const free = this.#taken.has(name) ? this.claim(`${name}_`) : name;
    this.#taken.add(free);
    return free;
  }
}
