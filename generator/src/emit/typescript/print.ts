// Prints modules with ts-morph: each is handed over as one structure.

import { createRequire } from "node:module";
import type { Project as ProjectType, StatementStructures } from "ts-morph";
import type * as TsMorph from "ts-morph";
import type { ModuleStructure, Statement } from "./structure.js";
import { wrap } from "./wrap.js";

// Required rather than imported: an import would first search its megabytes for the names that they export.
const { IndentationText, Project, StructureKind, VariableDeclarationKind } = createRequire(import.meta.url)(
  "ts-morph",
) as typeof TsMorph;

let project: ProjectType | undefined;

export function printModule({ shebang, about, imports, reexports, statements }: ModuleStructure): string {
  project ??= new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const head = `${shebang === undefined ? "" : `${shebang}\n`}// ${wrap(about, 117).join("\n// ")}\n`;
  const structures = [
    ...imports.map(({ from, isTypeOnly, names, namespace }): StatementStructures => ({
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: from,
      isTypeOnly,
      namedImports: [...names],
      ...(namespace !== undefined && { namespaceImport: namespace }),
    })),
    ...reexports.map((from): StatementStructures => ({ kind: StructureKind.ExportDeclaration, moduleSpecifier: from })),
    ...statements.map(statement).map((one, index) => (index === 0 ? afterBlankLine(one) : one)),
  ];
  const file = project.createSourceFile("/module.ts", { statements: structures }, { overwrite: true });
  const text = file.getFullText();
  project.removeSourceFile(file);
  return `${head}\n${text}`;
}

function afterBlankLine(first: StatementStructures | string): StatementStructures | string {
  return typeof first === "string" ? `\n${first}` : { ...first, leadingTrivia: "\n" };
}

function statement(given: Statement): StatementStructures | string {
  if (typeof given === "string") return given;
  switch (given.kind) {
    case "interface":
      return { ...given, kind: StructureKind.Interface };
    case "typeAlias":
      return { ...given, kind: StructureKind.TypeAlias };
    case "function":
      return { ...given, kind: StructureKind.Function };
    case "constant": {
      const { name, type, value, isExported = false, docs = [] } = given;
      return {
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        isExported,
        docs,
        declarations: [{ name, initializer: value, ...(type !== undefined && { type }) }],
      };
    }
  }
}
