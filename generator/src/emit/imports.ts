// The imports of one module: types first, then values, each by the module that it comes from.

import path from "node:path";
import { importLine } from "./layout.js";

export class Imports {
  readonly #module: string;
  readonly #values = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

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

  lines(): string[] {
    const types = [...this.#types].map(([from, names]): [string, Set<string>] => {
      return [from, new Set([...names].filter((name) => !this.#values.get(from)?.has(name)))];
    });
    return [...this.#linesOf(new Map(types), "import type"), ...this.#linesOf(this.#values, "import")];
  }

  #remember(into: Map<string, Set<string>>, name: string, from: string): string {
    if (from !== this.#module) {
      const names = into.get(from) ?? new Set<string>();
      names.add(name);
      into.set(from, names);
    }
    return name;
  }

  #linesOf(wanted: ReadonlyMap<string, ReadonlySet<string>>, keyword: string): string[] {
    return [...wanted]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => importLine(keyword, [...names].sort(), specifier(this.#module, from)));
  }
}

/** How one module names another: `../enums.js`. */
export function specifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
}
