// The text of the generated validators: documented, and free to be left out of bundles.

import { ts } from "ts-morph";
import { beforeAll, expect, test } from "vitest";
import { compiledLibrary } from "./compiled.js";
import type { Compiled } from "./compiled.js";

let library: Compiled;

beforeAll(async () => {
  library = await compiledLibrary();
});

test("everything that is exported has a doc comment, which a type shares with the constant of its name", () => {
  const undocumented = library.files.flatMap(({ path, text }) => {
    const exported = ts
      .createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
      .statements.filter((statement) => ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length);
    const isDocumented = (statement: ts.Statement) => ts.getJSDocCommentsAndTags(statement).length > 0;
    const documented = new Set(exported.filter(isDocumented).map(nameOf));
    return exported.filter((one) => !documented.has(nameOf(one))).map((one) => `${path}: ${one.getText()}`);
  });
  expect(undocumented).toEqual([]);
});

function nameOf(statement: ts.Statement): string {
  const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  return (named as ts.DeclarationStatement).name?.getText() ?? statement.getText();
}

test("nothing runs when a module is loaded, except what bundlers may leave out", () => {
  for (const { path, text } of library.files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    const calls: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) calls.push(node.getFullText());
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(calls.filter((call) => !call.includes("@__PURE__"))).toEqual([]);
  }
});

test("the checks allocate nothing and read no descriptor", () => {
  const text = library.files.find(({ path }) => path.endsWith("validators/activities/lend-book.ts"))?.text ?? "";
  const checks = text.match(/^function check.*?^\}/gms) ?? [];
  expect(checks.length).toBeGreaterThan(3);
  for (const check of checks) expect(check).not.toMatch(/=>|\bnew\b|\.(?:is|parse|explain)\b|\.\.\./);
});

test("a package has one object per type, and only what numbers and formatted strings need is left out", () => {
  expect(Object.keys(library.exports).filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
});
