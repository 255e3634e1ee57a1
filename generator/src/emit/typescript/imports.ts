// The imports of one module: types first, then values, each by the module that it comes from.

import path from "node:path";

export interface Import {
  readonly from: string;
  readonly isTypeOnly: boolean;
  readonly names: readonly string[];
  /** `* as alias` in place of names. */
  readonly namespace?: string;
}

export class Imports {
  readonly #module: string;
  readonly #values = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();
  readonly #namespaces = new Map<string, { readonly alias: string; readonly hasValues: boolean }>();

  constructor(module: string) {
    this.#module = module;
  }

  /** Remembers a value and returns its name. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.#remember(this.#values, name, from);
  }

  /** Remembers a type and returns its name. */
  type(name: string, from: string): string {
    return this.#remember(this.#types, name, from);
  }

  /** Remembers all types of a module under a name, or values too. */
  namespace(alias: string, from: string, hasValues = false): string {
    this.#namespaces.set(from, { alias, hasValues });
    return alias;
  }

  list(): readonly Import[] {
    // A value brings the type of its name along.
    const values = new Set([...this.#values.values()].flatMap((names) => [...names]));
    const types = [...this.#types].map(([from, names]): [string, Set<string>] => {
      return [from, new Set([...names].filter((name) => !values.has(name)))];
    });
    const spaces = [...this.#namespaces].map(([from, { alias, hasValues }]): [string, Import] => [
      from,
      { from: specifier(this.#module, from), isTypeOnly: !hasValues, names: [], namespace: alias },
    ]);
    return [
      ...[...spaces, ...this.#listed(new Map(types), true)].sort(([a], [b]) => (a < b ? -1 : 1)),
      ...this.#listed(this.#values, false).sort(([a], [b]) => (a < b ? -1 : 1)),
    ].map(([, one]) => one);
  }

  #remember(into: Map<string, Set<string>>, name: string, from: string): string {
    if (from !== this.#module) {
      const names = into.get(from) ?? new Set<string>();
      names.add(name);
      into.set(from, names);
    }
    return name;
  }

  #listed(wanted: ReadonlyMap<string, ReadonlySet<string>>, isTypeOnly: boolean): [string, Import][] {
    return [...wanted]
      .filter(([, names]) => names.size > 0)
      .map(([from, names]) => [from, { from: specifier(this.#module, from), isTypeOnly, names: [...names].sort() }]);
  }
}

/** How one module names another: `../enums.js`. */
export function specifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
}
