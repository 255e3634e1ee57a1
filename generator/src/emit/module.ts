// One TypeScript module in the making: collects imports and statements, then lets ts-morph print it in one go.
// A file is built once and never changed, because every change makes ts-morph parse it again.

import path from "node:path";
import { Project, StructureKind } from "ts-morph";
import type { ImportDeclarationStructure, StatementStructures } from "ts-morph";
import type { EmittedFile } from "./output.js";

export type Statement = string | StatementStructures;

let project: Project | undefined;

export class ModuleBuilder {
  /** Without ending: `src/shapes/users`. */
  readonly module: string;
  private readonly about: string;
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();
  private readonly exports: string[] = [];
  private readonly statements: Statement[] = [];

  /** `about` is the comment at the head of the file: one to three sentences. */
  constructor(module: string, about: string) {
    this.module = module;
    this.about = about;
  }

  get empty(): boolean {
    return this.statements.length === 0 && this.exports.length === 0;
  }

  /** Imports a value (once) and returns its name, ready for use in the text. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.remember(this.values, name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.remember(this.types, name, from);
  }

  add(...statements: readonly Statement[]): void {
    // ts-morph parts structures with blank lines, but not texts.
    this.statements.push(
      ...statements.map((statement) => (typeof statement === "string" ? `\n${statement}` : statement)),
    );
  }

  /** `export * from`, as index modules do. */
  reexport(from: string): void {
    this.exports.push(`export * from "${this.specifier(from)}";`);
  }

  render(): EmittedFile {
    project ??= new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    const file = project.createSourceFile(
      `/${this.module}.ts`,
      { statements: [...this.imports(), ...this.exports, ...this.statements] },
      { overwrite: true },
    );
    const text = `// ${wrap(this.about, 117).join("\n// ")}\n\n${file.getFullText()}`;
    project.removeSourceFile(file);
    return { path: `${this.module}.ts`, text };
  }

  private remember(into: Map<string, Set<string>>, name: string, from: string): string {
    if (from !== this.module) {
      const names = into.get(from) ?? new Set<string>();
      names.add(name);
      into.set(from, names);
    }
    return name;
  }

  private imports(): ImportDeclarationStructure[] {
    return [...this.importsOf(this.types, true), ...this.importsOf(this.values, false)];
  }

  private importsOf(wanted: Map<string, Set<string>>, isTypeOnly: boolean): ImportDeclarationStructure[] {
    return [...wanted]
      .map(([from, names]) => ({
        from,
        names: [...names].filter((n) => !isTypeOnly || !this.values.get(from)?.has(n)),
      }))
      .filter(({ names }) => names.length > 0)
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, names }) => ({
        kind: StructureKind.ImportDeclaration,
        isTypeOnly,
        moduleSpecifier: this.specifier(from),
        namedImports: names.sort(),
      }));
  }

  private specifier(to: string): string {
    const relative = path.posix.relative(path.posix.dirname(this.module), to);
    return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
  }
}

/** Breaks prose into lines of at most `width` characters. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  if (line) lines.push(line);
  return lines;
}
