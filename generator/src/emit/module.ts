// One TypeScript module in the making: collects imports and statements, then prints them in one go.

import path from "node:path";
import type { EmittedFile } from "./output.js";
import type { Structure } from "./structure.js";
import { importLine } from "./validators/layout.js";

export type Statement = string | Structure;

export class ModuleBuilder {
  /** Without ending: `src/shapes/users`. */
  readonly module: string;
  private readonly about: string;
  private readonly form: "final" | "rough";
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();
  private readonly exports: string[] = [];
  private readonly structures: Structure[] = [];
  private readonly texts: string[] = [];

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
    return this.structures.length + this.texts.length + this.exports.length === 0;
  }

  /** Imports a value (once) and returns its name, ready for use in the text. A module does not import from itself. */
  value(name: string, from: string): string {
    return this.remember(this.values, name, from);
  }

  /** Imports a type (once) and returns its name. */
  type(name: string, from: string): string {
    return this.remember(this.types, name, from);
  }

  /** Structures are printed by ts-morph; texts stand behind them as they are. */
  add(...statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (typeof statement === "string") this.texts.push(statement);
      else this.structures.push(statement);
    }
  }

  /** `export * from`, as index modules do. */
  reexport(from: string): void {
    this.exports.push(`export * from "${this.specifier(from)}";`);
  }

  render(): EmittedFile {
    const head = `// ${wrap(this.about, 117).join("\n// ")}`;
    const first = [head, [...this.imports(), ...this.exports].join("\n")].filter(Boolean).join("\n\n");
    const file = { path: `${this.module}.ts`, final: this.form === "final" };
    const texts = this.texts.join("\n\n");
    if (this.structures.length > 0) return { ...file, text: first, structures: this.structures, rest: texts };
    return { ...file, text: `${[first, texts].filter(Boolean).join("\n\n")}\n` };
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
