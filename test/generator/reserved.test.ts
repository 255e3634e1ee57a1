// A contract cannot take a name that the generated package exports for itself.

import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { library, modelOf, onBase, outputOf, sourcesOf } from "./fixture.js";

interface Exported {
  readonly name: string;
  readonly isType: boolean;
}

/** What `src/index.ts` passes on from the runtime, and what the other entry points declare beside it. */
async function exportedByTheRuntime(): Promise<Exported[]> {
  const files = await outputOf(modelOf(sourcesOf(library)));
  const modules = [...(files.get("src/index.ts") ?? "").matchAll(/from "\.\/(runtime\/[\w-]+)\.js"/g)].map(
    ([, module]) => `src/${module}.ts`,
  );
  expect(modules.length).toBeGreaterThan(5);
  return modules.flatMap((module) => exported(files.get(module) ?? ""));
}

function exported(text: string): Exported[] {
  return ts.createSourceFile("module.ts", text, ts.ScriptTarget.ES2022, true).statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), isType: false }));
    }
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    if (isType || ts.isFunctionDeclaration(statement))
      return statement.name ? [{ name: statement.name.text, isType }] : [];
    throw new Error(`an export of another kind: ${statement.getText()}`);
  });
}

/** What people speak of: such types of the package go by another name where a contract has one. */
const words = ["Client", "Connection", "Issue", "Operation", "Service"];

test("it can take those that are words of every trade, unless others share its runtime", () => {
  const scalars = words.map((name) => `  ${name}: { base: string, doc: A name., example: a }\n`);
  const taken = (more: string) => {
    const contract = (onBase([]).get("contract.yaml") ?? "").replace(
      /^package: (.*)$/m,
      `package: { name: $1${more} }`,
    );
    const { diagnostics } = compileSources(
      onBase([
        ["scalars.yaml", `scalars:\n${scalars.join("")}`],
        ["contract.yaml", contract],
      ]),
    );
    return diagnostics.filter(({ code }) => code === "CS0202").length;
  };
  expect([taken(""), taken(", emit: [server, runtime]")]).toEqual([0, words.length]);
});

test("a type of the contract cannot be called like a type of the runtime", async () => {
  const names = (await exportedByTheRuntime())
    .filter(({ isType, name }) => isType && !words.includes(name))
    .map(({ name }) => name);
  expect(names).toContain("ApiError");
  const scalars = names.map((name) => `  ${name}: { base: string, doc: A name., example: a }\n`);
  const { diagnostics } = compileSources(onBase([["scalars.yaml", `scalars:\n${scalars.join("")}`]]));
  const refused = diagnostics
    .filter(({ code }) => code === "CS0202")
    .map(({ position }) => names[(position?.line ?? 0) - 2]);
  expect(refused.sort()).toEqual([...names].sort());
});

test("an operation of the contract cannot be called like a function or constant of the runtime", async () => {
  const names = (await exportedByTheRuntime())
    .filter(({ isType, name }) => !isType && /^[a-z]/.test(name))
    .map(({ name }) => name);
  expect(names).toContain("call");
  const queries = names.map((name, index): [string, string] => [
    `queries/query-${index}.yaml`,
    `query: ${name}\ndoc: Asks.\npath: query/query_${index}\nrequest: { fields: {} }\nresponse: { fields: {} }\nexamples: [{ request: {}, response: {} }]\n`,
  ]);
  const { diagnostics } = compileSources(onBase(queries));
  const refused = diagnostics
    .filter(({ code }) => code === "CS0202")
    .map(({ position }) => names[Number(/\d+/.exec(position?.file ?? "")?.[0])]);
  expect(refused.sort()).toEqual([...names].sort());
});
