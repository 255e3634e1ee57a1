// All TypeScript of the output is what ts-morph prints and prettier formats. What is committed is so, too.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { expect, test } from "vitest";
import { compileFolder } from "../../generator/src/compile.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { readTemplates } from "../../generator/src/load/templates.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("every module of the generated package has prettier's form", async () => {
  const folder = path.join(root, "generated/src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  expect(names.length).toBeGreaterThan(200);
  const unlike: string[] = [];
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), "utf8");
    if ((await format(text, { printWidth: 120, parser: "babel-ts", filepath: name })) !== text) unlike.push(name);
  }
  expect(unlike).toEqual([]);
});

test("modules are emitted as structures; the only TypeScript that is text comes from templates", async () => {
  const { model } = await compileFolder(path.join(root, "test/contracts/library"));
  if (!model) throw new Error("the library contract does not compile");
  const files = [...emitAll({ model, templates: readTemplates(path.join(root, "templates")) })].flat();
  const texts = files.filter((file) => file.path.endsWith(".ts") && !file.module);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => !file.path.startsWith("src/runtime/"))).toEqual([]);
});
