// Emitters lay out TypeScript as prettier does, because formatting it afterwards would take most of a run. Here prettier
// has the last word.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { expect, test } from "vitest";
import { compileFolder } from "../../generator/src/compile.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { readTemplates } from "../../generator/src/load/templates.js";
import { finishFile } from "../../generator/src/write/finish.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

async function unlike(files: Iterable<readonly [name: string, text: string]>): Promise<string[]> {
  const names: string[] = [];
  for (const [name, text] of files) {
    if ((await format(text, { printWidth: 120, parser: "babel-ts" })) !== text) names.push(name);
  }
  return names;
}

test("every module of the generated package has prettier's form", async () => {
  const folder = path.join(root, "generated/src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  expect(names.length).toBeGreaterThan(200);
  expect(await unlike(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]))).toEqual([]);
});

test("every module of another contract has it too", async () => {
  const { model } = await compileFolder(path.join(root, "test/contracts/library"));
  if (!model) throw new Error("the library contract does not compile");
  const templates = readTemplates(path.join(root, "templates"));
  const files = [...emitAll({ model, templates })].flat().filter((file) => file.path.endsWith(".ts"));
  const texts: [string, string][] = [];
  for (const file of files) texts.push([file.path, await finishFile(file)]);
  expect(await unlike(texts)).toEqual([]);
});
