// One validator module in the making: collects imports and declarations, and joins them to text in its final layout.

import { Imports, specifier } from "../imports.js";
import type { EmittedFile } from "../output.js";
import { wrap } from "../wrap.js";
import { assignment, body, docComment, functionHead } from "../layout.js";
import type { Piece } from "../layout.js";

export interface FunctionParts {
  readonly name: string;
  readonly doc: string;
  readonly parameters?: readonly string[];
  readonly returns: string;
  readonly lines: readonly string[];
  readonly isExported?: boolean;
}

export class Page {
  /** Without ending: `src/validators/shapes/users`. */
  readonly module: string;
  private readonly about: string;
  private readonly imports: Imports;
  private readonly declarations: string[] = [];

  constructor(module: string, about: string) {
    this.module = module;
    this.about = about;
    this.imports = new Imports(module);
  }

  get empty(): boolean {
    return this.declarations.length === 0;
  }

  /** Imports a value (once) and returns its name. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.imports.value(name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.imports.type(name, from);
  }

  /** Exports everything that another module exports. */
  reexport(from: string): void {
    this.declarations.push(`export * from "${specifier(this.module, from)}";`);
  }

  function({ name, doc, parameters = ["value: unknown"], returns, lines, isExported = true }: FunctionParts): void {
    const head = functionHead(name, parameters, returns);
    this.declarations.push(`\n${docComment(doc)}\n${isExported ? "export " : ""}${head}\n${body(lines)}\n}`);
  }

  /** An exported constant. */
  constant(name: string, type: string, value: Piece, doc: string): void {
    this.declarations.push(`\n${docComment(doc)}\n${assignment(`export const ${name}: ${type}`, value)}`);
  }

  /** A constant for this module alone. */
  own(name: string, value: Piece): void {
    this.declarations.push(`\n${assignment(`const ${name}`, value)}`);
  }

  render(): EmittedFile {
    const head = `// ${wrap(this.about, 117).join("\n// ")}\n`;
    const text = [head, ...this.imports.lines(), ...this.declarations].join("\n");
    return { path: `${this.module}.ts`, text: `${text}\n`, verbatim: true };
  }
}
