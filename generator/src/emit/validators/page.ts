// One validator module in the making: collects imports and declarations, and joins them to text in its final layout.

import path from "node:path";
import { wrap } from "../module.js";
import type { EmittedFile } from "../output.js";
import { assignment, body, docComment, functionHead, importLine } from "./layout.js";
import type { Piece } from "./layout.js";

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
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();
  private readonly declarations: string[] = [];

  constructor(module: string, about: string) {
    this.module = module;
    this.about = about;
  }

  get empty(): boolean {
    return this.declarations.length === 0;
  }

  /** Imports a value (once) and returns its name. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.remember(this.values, name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.remember(this.types, name, from);
  }

  /** Exports everything that another module exports. */
  reexport(from: string): void {
    this.declarations.push(`export * from "${this.specifier(from)}";`);
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
    const imports = [...this.imports(this.types, "import type"), ...this.imports(this.values, "import")];
    const text = [head, ...imports, ...this.declarations].join("\n");
    return { path: `${this.module}.ts`, text: `${text}\n`, verbatim: true };
  }

  private remember(into: Map<string, Set<string>>, name: string, from: string): string {
    if (from !== this.module) {
      const names = into.get(from) ?? new Set<string>();
      names.add(name);
      into.set(from, names);
    }
    return name;
  }

  private imports(wanted: Map<string, Set<string>>, keyword: string): string[] {
    return [...wanted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => importLine(keyword, [...names].sort(), this.specifier(from)));
  }

  private specifier(to: string): string {
    const relative = path.posix.relative(path.posix.dirname(this.module), to);
    return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
  }
}
