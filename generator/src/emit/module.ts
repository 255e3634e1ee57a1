// One TypeScript module in the making: collects imports and statements, then lets ts-morph print it in one go.
// A file is built once and never changed, because every change makes ts-morph parse it again.

import path from "node:path";
import { IndentationText, Project } from "ts-morph";
import type { StatementStructures } from "ts-morph";
import type { EmittedFile } from "./output.js";
import { importLine } from "./validators/layout.js";

export type Statement = string | StatementStructures;

let project: Project | undefined;

export class ModuleBuilder {
  /** Without ending: `src/shapes/users`. */
  readonly module: string;
  private readonly about: string;
  private readonly form: "final" | "rough";
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();
  private readonly exports: string[] = [];
  private readonly statements: Statement[] = [];

  /**
   * `about` is the comment at the head of the file: one to three sentences. In the form `final` every statement is laid
   * out already as prettier would have it, which is several times faster than having it done.
   */
  constructor(module: string, about: string, form: "final" | "rough" = "rough") {
    this.module = module;
    this.about = about;
    this.form = form;
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
    for (const statement of statements) {
      // ts-morph puts blank lines around structures, but not between texts.
      const after = this.statements.at(-1);
      const apart = typeof statement === "string" && (after === undefined || typeof after === "string");
      this.statements.push(apart ? `\n${statement}` : statement);
    }
  }

  /** `export * from`, as index modules do. */
  reexport(from: string): void {
    this.exports.push(`export * from "${this.specifier(from)}";`);
  }

  render(): EmittedFile {
    project ??= new Project({
      useInMemoryFileSystem: true,
      skipLoadingLibFiles: true,
      manipulationSettings: { indentationText: IndentationText.TwoSpaces },
    });
    const file = project.createSourceFile(
      `/${this.module}.ts`,
      { statements: [...this.imports(), ...this.exports, ...this.statements] },
      { overwrite: true },
    );
    const text = `// ${wrap(this.about, 117).join("\n// ")}\n\n${file
      .getFullText()
      .trimStart()
      .replace(/\n{3,}/g, "\n\n")}`;
    project.removeSourceFile(file);
    return { path: `${this.module}.ts`, text, final: this.form === "final" && isNarrow(text) };
  }

  private remember(into: Map<string, Set<string>>, name: string, from: string): string {
    if (from !== this.module) {
      const names = into.get(from) ?? new Set<string>();
      names.add(name);
      into.set(from, names);
    }
    return name;
  }

  private imports(): string[] {
    const ofValues = this.importsOf(this.values, "import");
    const types = [...this.types].map(([from, names]): [string, Set<string>] => {
      return [from, new Set([...names].filter((name) => !this.values.get(from)?.has(name)))];
    });
    return [...this.importsOf(new Map(types), "import type"), ...ofValues];
  }

  private importsOf(wanted: ReadonlyMap<string, ReadonlySet<string>>, keyword: string): string[] {
    return [...wanted]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => importLine(keyword, [...names].sort(), this.specifier(from)));
  }

  private specifier(to: string): string {
    const relative = path.posix.relative(path.posix.dirname(this.module), to);
    return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
  }
}

/** Whether no line is so long that prettier would break it, whatever it holds. Comments it leaves alone. */
function isNarrow(text: string): boolean {
  return text.split("\n").every((line) => line.length <= 120 || /^ *(?:\*|\/\*\*)/.test(line));
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
