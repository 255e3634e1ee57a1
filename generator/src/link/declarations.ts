// First pass: who declares what, and where. Nothing is resolved yet, so that order never matters.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { ContractFile } from "../load/contract-files.js";
import type { Position } from "../diagnostics/position.js";
import { child, entriesOf, entry, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";

export interface Declared {
  readonly name: string;
  readonly node: Node;
  readonly position: Position;
  /** Path of the file without its ending: `shapes/users`. */
  readonly home: string;
}

export interface Declarations {
  readonly contract: Node | undefined;
  readonly errors: Node | undefined;
  readonly scalars: readonly Declared[];
  readonly enums: readonly Declared[];
  readonly shapes: readonly Declared[];
  readonly families: readonly Declared[];
  readonly operations: readonly Declared[];
  readonly queries: readonly Declared[];
  readonly headers: readonly Declared[];
  readonly webhooks: readonly Declared[];
}

export function declarations(files: readonly ContractFile[], diagnostics: Diagnostics): Declarations {
  const named = (kind: ContractFile["kind"], key: string): Declared[] =>
    files
      .filter((file) => file.kind === kind)
      .flatMap((file) =>
        entriesOf(child(file.root, key)).map(({ key: name, keyPosition, value }) => ({
          name,
          node: value,
          position: keyPosition,
          home: homeOf(file.path),
        })),
      );
  const whole = (kind: ContractFile["kind"], key: string): Declared[] =>
    files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const name = text(child(file.root, key));
        const position = entry(file.root, key)?.value.position;
        return file.root && name !== undefined && position
          ? [{ name, node: file.root, position, home: homeOf(file.path) }]
          : [];
      });
  const found: Declarations = {
    contract: files.find((file) => file.kind === "contract")?.root,
    errors: files.find((file) => file.kind === "errors")?.root,
    scalars: byName(named("scalars", "scalars")),
    enums: byName(named("enums", "enums")),
    shapes: byName(named("shapes", "shapes")),
    families: byName(whole("family", "family")),
    operations: byName(whole("operation", "operation")),
    queries: byName(whole("query", "query")),
    headers: byName(named("headers", "headers")),
    webhooks: byName(named("webhooks", "webhooks")),
  };
  const twice = new Set([
    ...reportTwice([...found.scalars, ...found.enums, ...found.shapes, ...found.headers], "type", diagnostics),
    ...reportTwice([...found.families, ...found.operations, ...found.queries], "operation", diagnostics),
  ]);
  const once = (all: readonly Declared[]): readonly Declared[] => all.filter((declared) => !twice.has(declared));
  return {
    ...found,
    scalars: once(found.scalars),
    enums: once(found.enums),
    shapes: once(found.shapes),
    headers: once(found.headers),
    families: once(found.families),
    operations: once(found.operations),
    queries: once(found.queries),
  };
}

/** Those that come after another of their name; they have been reported and count no more. */
function reportTwice(all: readonly Declared[], what: string, diagnostics: Diagnostics): readonly Declared[] {
  const later: Declared[] = [];
  const first = new Map<string, Declared>();
  for (const declared of [...all].sort((a, b) => comparePositions(a.position, b.position))) {
    const earlier = first.get(declared.name);
    if (earlier) {
      later.push(declared);
      const place = `${earlier.position.file}:${earlier.position.line}`;
      diagnostics.report(
        "CS0201",
        declared.position,
        `the ${what} \`${declared.name}\` is declared twice`,
        `the other one is at ${place}`,
      );
    } else {
      first.set(declared.name, declared);
    }
  }
  return later;
}

function homeOf(file: string): string {
  return file.replace(/\.yaml$/, "");
}

function byName(all: Declared[]): Declared[] {
  return all.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : comparePositions(a.position, b.position)));
}

function comparePositions(a: Position, b: Position): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}
