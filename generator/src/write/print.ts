// Prints declarations with ts-morph: all of a file at once, because every change to a file makes ts-morph parse it again.

import { createRequire } from "node:module";
import type { Project as ProjectType, StatementStructures } from "ts-morph";
import type * as TsMorph from "ts-morph";
import type { Structure } from "../emit/structure.js";

// Required rather than imported: an import would first search its megabytes for the names that they export.
const { IndentationText, Project, StructureKind } = createRequire(import.meta.url)("ts-morph") as typeof TsMorph;

let project: ProjectType | undefined;

export function printStructures(structures: readonly Structure[]): string {
  project ??= new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const file = project.createSourceFile("/file.ts", { statements: structures.map(statement) }, { overwrite: true });
  const text = file.getFullText().trim();
  project.removeSourceFile(file);
  return text;
}

function statement(structure: Structure): StatementStructures {
  return structure.kind === "interface"
    ? { ...structure, kind: StructureKind.Interface }
    : { ...structure, kind: StructureKind.TypeAlias };
}
