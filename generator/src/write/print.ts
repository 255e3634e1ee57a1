// Prints declarations with ts-morph. What stands in an interface is written by the printer that ts-morph has for object
// types: a source file of its own would be parsed again as soon as it is printed, which takes longer than printing it.

import { createRequire } from "node:module";
import type { CodeBlockWriter as CodeBlockWriterType, Project as ProjectType, StatementStructures } from "ts-morph";
import type * as TsMorph from "ts-morph";
import { commentText } from "../emit/docs.js";
import type { Structure } from "../emit/structure.js";

// Required rather than imported: an import would first search its megabytes for the names that they export.
const { CodeBlockWriter, IndentationText, Project, StructureKind, Writers } = createRequire(import.meta.url)(
  "ts-morph",
) as typeof TsMorph;

export function printStructures(structures: readonly Structure[]): string {
  const aliases = structures.filter(({ kind }) => kind === "typeAlias");
  if (aliases.length > 0) return printedFile(structures);
  return structures
    .map((structure) => (structure.kind === "interface" ? printedInterface(structure) : ""))
    .join("\n\n");
}

function printedInterface(structure: Extract<Structure, { kind: "interface" }>): string {
  const { kind: _, name, docs = [], isExported, extends: bases, ...members } = structure;
  const extended = Array.isArray(bases) && bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
  const head = `${docs.map((doc) => (typeof doc === "object" ? commentText(doc) : "")).join("")}${isExported ? "export " : ""}interface ${name}${extended} `;
  const writer: CodeBlockWriterType = new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: "\n", useTabs: false });
  Writers.objectType(members)(writer);
  return head + writer.toString();
}

let project: ProjectType | undefined;

function printedFile(structures: readonly Structure[]): string {
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
