// One contract as an editor has it: the files of its folder, with the texts that are open and perhaps not saved.

import path from "node:path";
import { compileParsed } from "../compile.js";
import type { Compilation } from "../compile.js";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";
import { readSources } from "../load/contract-files.js";
import type { Parsed, Sources } from "../load/contract-files.js";
import { declaredNames } from "./declared.js";
import type { DeclaredName } from "./declared.js";

/** A name of a type that stands somewhere, in the declaration or where it is used. */
export interface Occurrence {
  readonly name: string;
  /** Of the name alone. */
  readonly position: Position;
}

export class EditedContract {
  readonly folder: string;
  /** Texts that are open, by their path below the folder. */
  readonly #open = new Map<string, string>();
  #parsed: Parsed | undefined;
  #compiled: Compilation | undefined;
  #names: ReadonlyMap<string, DeclaredName> = new Map();
  /** As of the last text without findings: hover and completion go on while somebody types. */
  #model: Compilation["model"];
  /** Of what was compiled last, once somebody has asked. */
  #occurrences: readonly Occurrence[] | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @param text undefined where the file is closed */
  edit(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text.replaceAll("\r\n", "\n"));
    this.changed();
  }

  /** Files of the folder may have changed. */
  changed(): void {
    this.#compiled = undefined;
  }

  get compiled(): Compilation {
    if (!this.#compiled) {
      const diagnostics = new Diagnostics();
      const sources = new Map([...readSources(this.folder, diagnostics), ...this.#open]);
      this.#compiled = compileParsed(sources, diagnostics, this.#parsed);
      this.#parsed = parsedOf(sources, this.#compiled);
      this.#model = this.#compiled.model ?? this.#model;
      this.#names = this.#namesNow(this.#compiled);
      this.#occurrences = undefined;
    }
    return this.#compiled;
  }

  /** Those of a file that cannot be read while somebody types are as they were. */
  #namesNow({ files, sources }: Compilation): ReadonlyMap<string, DeclaredName> {
    const read = new Set(files.flatMap(({ root, path: file }) => (root ? [file] : [])));
    const kept = [...this.#names].filter(
      ([
        ,
        {
          position: { file },
        },
      ]) => sources.has(file) && !read.has(file),
    );
    return new Map([...kept, ...declaredNames(files)]);
  }

  get model(): Compilation["model"] {
    void this.compiled;
    return this.#model;
  }

  /** Types that are declared, whether or not all is well with them. */
  get names(): ReadonlyMap<string, DeclaredName> {
    void this.compiled;
    return this.#names;
  }

  /** What would be found if these texts took the place of those there are. */
  findingsWith(texts: Sources): Compilation["diagnostics"] {
    return compileParsed(new Map([...this.compiled.sources, ...texts]), new Diagnostics()).diagnostics;
  }

  /** Every place where the name of a type stands. */
  get occurrences(): readonly Occurrence[] {
    const compiled = this.compiled;
    return (this.#occurrences ??= this.#occurrencesIn(compiled));
  }

  #occurrencesIn({ references, sources }: Compilation): readonly Occurrence[] {
    const lines = new Map([...sources].map(([file, text]) => [file, text.split("\n")]));
    const uses = references.flatMap(({ name, position }) => {
      const found = wordAt(lines, position, name);
      return found ? [{ name, position: found }] : [];
    });
    const declared = [...this.#names.values()].map(({ name, position }) => ({
      name,
      position: { ...position, length: name.length },
    }));
    const all = [...declared, ...uses].map((one) => [placeOf(one.position), one] as const);
    return [...new Map(all).values()];
  }

  /** The name of a type at a place; lines and columns from 1. */
  occurrenceAt(file: string, line: number, column: number): Occurrence | undefined {
    return this.occurrences.find(
      ({ position }) =>
        position.file === file &&
        position.line === line &&
        position.column <= column &&
        column <= position.column + position.length,
    );
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }
}

/** Texts that have no finding are not parsed again. */
function parsedOf(sources: Sources, { diagnostics, files }: Compilation): Parsed {
  const broken = new Set(diagnostics.map(({ position }) => position?.file));
  const sound = files.filter(({ path: file }) => !broken.has(file));
  return { sources: new Map(sound.map(({ path: file }) => [file, sources.get(file) ?? ""])), files: sound };
}

/** Where a name stands in a written type, such as `map<Name[]>`. */
function wordAt(
  lines: ReadonlyMap<string, readonly string[]>,
  { file, line, column }: Position,
  name: string,
): Position | undefined {
  const text = lines.get(file)?.[line - 1] ?? "";
  const found = new RegExp(`\\b${name}\\b`).exec(text.slice(column - 1));
  return found ? { file, line, column: column + found.index, length: name.length } : undefined;
}

function placeOf({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`;
}
