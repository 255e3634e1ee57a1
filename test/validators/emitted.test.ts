// The text of the generated validators: laid out as prettier would, documented, and free to be left out of bundles.

import { format } from "prettier";
import { ts } from "ts-morph";
import { beforeAll, expect, test } from "vitest";
import { compiledFolder, compiledLibrary } from "./compiled.js";
import type { Compiled } from "./compiled.js";

let library: Compiled;

beforeAll(async () => {
  library = await compiledLibrary();
});

test("prettier has nothing to change", async () => {
  const { files } = await compiledFolder("schema");
  // One file of each kind, the largest of them.
  const kinds = new Map<string, string>();
  for (const { path, text } of [...library.files, ...files]) {
    const kind = path.split("/").slice(0, -1).join("/");
    if (text.length > (kinds.get(kind)?.length ?? 0)) kinds.set(kind, text);
  }
  for (const text of kinds.values()) expect(await format(text, { parser: "babel-ts", printWidth: 120 })).toBe(text);
});

test("everything that is exported has a doc comment", () => {
  const undocumented = library.files.flatMap(({ path, text }) =>
    ts
      .createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
      .statements.filter((statement) => ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length)
      .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
      .map((statement) => `${path}: ${statement.getText()}`),
  );
  expect(undocumented).toEqual([]);
});

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

test("the checks allocate nothing and call no descriptor, unless a type contains itself", () => {
  const text = library.files.find(({ path }) => path.endsWith("activities/lend-book.ts"))?.text ?? "";
  const checks = text.match(/^(?:export )?function is.*?^\}/gms) ?? [];
  expect(checks.length).toBeGreaterThan(10);
  for (const check of checks) expect(check).not.toMatch(/=>|\bnew\b|Descriptor|\.\.\./);
});
