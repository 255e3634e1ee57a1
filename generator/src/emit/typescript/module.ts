// One TypeScript module in the making: imports by symbol, and declarations as structures, which are handed to ts-morph in
// one go.

import type { EmittedFile } from "../output.js";
import { Imports, specifier } from "./imports.js";
import type { Statement } from "./structure.js";

/**
 * @example
 * const module = new ModuleBuilder("src/greetings", "Greetings in all languages.");
 * const user = module.type("User", "src/shapes/users");
 * module.add(functionOf({ name: "greet", doc: "Greets.", parameters: [["user", user]], returns: "string", body }));
 * return [module.file()];
 */
export class ModuleBuilder {
  /** Without ending: `src/shapes/users`. */
  readonly module: string;
  readonly #about: string;
  readonly #imports: Imports;
  readonly #reexports: string[] = [];
  readonly #statements: Statement[] = [];

  /** @param about the comment at the head of the file: one to three sentences */
  constructor(module: string, about: string) {
    this.module = module;
    this.#about = about;
    this.#imports = new Imports(module);
  }

  get empty(): boolean {
    return this.#statements.length + this.#reexports.length === 0;
  }

  /** Imports a value (once) and returns its name, ready for use in the text. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.#imports.value(name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.#imports.type(name, from);
  }

  /** Imports all types of a module under one name, and returns a function that names one of them. */
  types(alias: string, from: string): (name: string) => string {
    return (name) => `${this.#imports.namespace(alias, from)}.${name}`;
  }

  /** The same of types and values. */
  all(alias: string, from: string): (name: string) => string {
    return (name) => `${this.#imports.namespace(alias, from, true)}.${name}`;
  }

  add(...statements: readonly Statement[]): void {
    this.#statements.push(...statements);
  }

  /** `export * from`, as index modules do. */
  reexport(from: string): void {
    this.#reexports.push(specifier(this.module, from));
  }

  file(shebang?: string): EmittedFile {
    return {
      path: `${this.module}.ts`,
      text: "",
      module: {
        ...(shebang !== undefined && { shebang }),
        about: this.#about,
        imports: this.#imports.list(),
        reexports: this.#reexports,
        statements: this.#statements,
      },
    };
  }
}
