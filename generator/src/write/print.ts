// Prints declarations with ts-morph: all of a file at once, because every change to a file makes ts-morph parse it again.

import { IndentationText, Project, StructureKind } from "ts-morph";
import type { StatementStructures } from "ts-morph";
import type { Structure } from "../emit/structure.js";

let project: Project | undefined;

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
