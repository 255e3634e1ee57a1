// One TypeScript module in the making: collects imports and statements, then prints them in one go.

import { Imports, specifier } from "./imports.js";
import type { EmittedFile } from "./output.js";
import type { Structure } from "./structure.js";
import { wrap } from "./wrap.js";

export type Statement = string | Structure;

/**
 * How far the statements are laid out. `rough`: prettier formats the module. `final`: as prettier would have it, except
 * for lines that come out too long, and then prettier formats the module after all. `verbatim`: long lines, too. Each is
 * several times as fast as the one before.
 */
export type ModuleForm = "rough" | "final" | "verbatim";

export class ModuleBuilder {
  /** Without ending: `src/shapes/users`. */
  readonly module: string;
  readonly #about: string;
  readonly #form: ModuleForm;
  readonly #imports: Imports;
  readonly #exports: string[] = [];
  readonly #structures: Structure[] = [];
  readonly #texts: string[] = [];

  /**
   * `about` is the comment at the head of the file: one to three sentences.
   */
  constructor(module: string, about: string, form: ModuleForm = "rough") {
    this.module = module;
    this.#about = about;
    this.#form = form;
    this.#imports = new Imports(module);
  }

  get empty(): boolean {
    return this.#structures.length + this.#texts.length + this.#exports.length === 0;
  }

  /** Imports a value (once) and returns its name, ready for use in the text. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.#imports.value(name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.#imports.type(name, from);
  }

  /** Structures are printed by ts-morph; texts stand behind them as they are. */
  add(...statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (typeof statement === "string") this.#texts.push(statement);
      else this.#structures.push(statement);
    }
  }

  /** `export * from`, as index modules do. */
  reexport(from: string): void {
    this.#exports.push(`export * from "${specifier(this.module, from)}";`);
  }

  render(): EmittedFile {
    const head = `// ${wrap(this.#about, 117).join("\n// ")}`;
    const first = [head, [...this.#imports.lines(), ...this.#exports].join("\n")].filter(Boolean).join("\n\n");
    const file = {
      path: `${this.module}.ts`,
      final: this.#form === "final",
      ...(this.#form === "verbatim" && { verbatim: true }),
    };
    const texts = this.#texts.join("\n\n");
    if (this.#structures.length > 0) return { ...file, text: first, structures: this.#structures, rest: texts };
    return { ...file, text: `${[first, texts].filter(Boolean).join("\n\n")}\n` };
  }
}
