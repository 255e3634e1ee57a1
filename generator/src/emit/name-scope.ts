// Names that are taken, and those of a contract with what a language calls them.

/** Names of one scope: one that is taken gets an underscore. */
export class NameScope {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
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

/** Names of a contract, each with one of a language that nothing else has in its scope. */
export class ScopedNames {
  readonly scope: NameScope;
  readonly #spell: (name: string) => string;
  readonly #names = new Map<string, string>();

  /** @param spell how the language writes a name, free or not */
  constructor(scope: NameScope, spell: (name: string) => string, names: Iterable<string> = []) {
    this.scope = scope;
    this.#spell = spell;
    for (const name of names) this.of(name);
  }

  /** The language calls it so, too. */
  keep(name: string): void {
    this.scope.take(name);
    this.#names.set(name, name);
  }

  /** The same each time. */
  of(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const own = this.scope.claim(this.#spell(name));
    this.#names.set(name, own);
    return own;
  }
}
