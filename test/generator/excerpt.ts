// Cuts the part out of an emitted file that a fixture is about: some declarations of a module, or one value of a JSON
// document.

import { ts } from "ts-morph";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { EmittedFile } from "../../generator/src/emit/output.js";
import type { Model } from "../../generator/src/model/model.js";
import { finishFile } from "../../generator/src/emit/finish.js";
import { templates } from "./fixture.js";

/**
 * The parts that `shows` names, each as `path` for a whole file, `path Name…` for declarations of a module, or
 * `path /json/pointer` for a value. Emitters run until all files are found.
 */
export async function excerpts(model: Model, shows: readonly string[]): Promise<string> {
  const wanted = shows.map((line) => {
    const [path = "", ...names] = line.split(" ");
    return { path, names };
  });
  const files = new Map<string, EmittedFile>();
  for (const emitted of emitAll({ model, templates: templates() })) {
    for (const file of emitted) files.set(file.path, file);
    if (wanted.every(({ path }) => files.has(path))) break;
  }
  const parts = await Promise.all(
    wanted.map(async ({ path, names }) => {
      const file = files.get(path);
      if (!file) throw new Error(`nothing emits ${path}`);
      const title = `=== ${[path, ...names].join(" ")}\n\n`;
      return title + part(path, await finishFile(file), names);
    }),
  );
  return parts.join("\n");
}

function part(path: string, text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  if (path.endsWith(".json"))
    return names.map((pointer) => `${JSON.stringify(at(JSON.parse(text), pointer), null, 2)}\n`).join("\n");
  return declarations(path, text, names);
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replace(/~1/g, "/").replace(/~0/g, "~"))
    .reduce((inner, segment) => {
      if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, segment))
        throw new Error(`no ${pointer}`);
      return (inner as Readonly<Record<string, unknown>>)[segment];
    }, value);
}

function declarations(path: string, text: string, names: readonly string[]): string {
  // Not the comment at the head of the file, which would count as the first declaration's.
  const body = text.replace(/^(?:\/\/.*\n)+/, "");
  const source = ts.createSourceFile(path, body, ts.ScriptTarget.ES2022, false);
  return names
    .map((name) => {
      const statements = source.statements.filter((statement) => declared(statement).includes(name));
      if (statements.length === 0) throw new Error(`${path} does not declare ${name}`);
      return statements
        .map((statement) => `${body.slice(statement.getFullStart(), statement.getEnd()).trim()}\n`)
        .join("");
    })
    .join("\n");
}

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const named =
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}
