// typia, which generates its code from TypeScript types. Versions from 10 on need a compiler of their own instead of
// TypeScript; version 9 still generates with TypeScript 5, which runs on Node 20: the types are written, `typia
// generate` turns them into functions, and TypeScript strips these to JavaScript. Its lengths count UTF-16 units.

import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { emptyFolder } from "../../lib/folder.mjs";
import { BENCH, WORK } from "../../lib/places.mjs";
import { formOf } from "../schema.mjs";

/** @type {import("../candidate.mjs").Peer} */
export const typia = {
  name: "typia",
  package: "typia",
  async create(document, types) {
    const folder = path.join(WORK, "typia");
    await emptyFolder(folder);
    await mkdir(path.join(folder, "in"));
    await writeFile(path.join(folder, "in/validators.ts"), source(document, types));
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(settings));
    generate(folder);
    const generated = await readFile(path.join(folder, "out/validators.ts"), "utf8");
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
    await writeFile(path.join(folder, "validators.mjs"), ts.transpileModule(generated, { compilerOptions }).outputText);
    const made = await import(pathToFileURL(path.join(folder, "validators.mjs")).href);
    return (type) => ({ check: made[`equals${type}`], explain: (value) => made[`validate${type}`](value).errors });
  },
};

const settings = {
  compilerOptions: {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: true,
    types: [],
  },
  include: ["in"],
};

/** @param {string} folder */
function generate(folder) {
  const argv = ["generate", "--input", "in", "--output", "out", "--project", "tsconfig.json"];
  const executable = path.join(BENCH, "node_modules/typia/lib/executable/typia.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [executable, ...argv], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`typia generate failed: ${stdout}${stderr}`);
}

/**
 * @param {import("../schema.mjs").Schema} document
 * @param {readonly string[]} types
 */
function source(document, types) {
  const needed = new Set(types);
  let text = 'import typia, { tags } from "typia";\n';
  // The set grows while it is walked.
  for (const name of needed) text += `type ${name} = ${typeText(formOf(document.$defs[name]), needed)};\n`;
  for (const name of types) {
    text += `export const equals${name} = typia.createEquals<${name}>();\n`;
    text += `export const validate${name} = typia.createValidateEquals<${name}>();\n`;
  }
  return text;
}

/**
 * @param {import("../schema.mjs").Form} form
 * @param {Set<string>} needed gets the names that the text refers to
 * @returns {string}
 */
function typeText(form, needed) {
  const text = plainText(form, needed);
  return form.orNull ? `(${text}) | null` : text;
}

/**
 * @param {import("../schema.mjs").Form} form
 * @param {Set<string>} needed
 * @returns {string}
 */
function plainText(form, needed) {
  switch (form.kind) {
    case "reference":
      needed.add(form.name);
      return form.name;
    case "string":
      return `string${tag("MinLength", form.minLength)}${tag("MaxLength", form.maxLength)}${tag("Pattern", form.pattern)}`;
    case "integer":
      return `number & tags.Type<"int32">${tag("Minimum", form.minimum)}${tag("Maximum", form.maximum)}${tag("MultipleOf", form.multipleOf)}`;
    case "boolean":
      return "boolean";
    case "anything":
      return "unknown";
    case "enum":
      return form.values.map((value) => JSON.stringify(value)).join(" | ");
    case "array":
      return `Array<${typeText(form.items, needed)}>${tag("MinItems", form.minItems)}${tag("MaxItems", form.maxItems)}`;
    case "object":
      return `{ ${form.members.map(({ name, optional, form: member }) => `${name}${optional ? "?" : ""}: ${typeText(member, needed)};`).join(" ")} }`;
  }
}

/**
 * @param {string} name
 * @param {string | number | undefined} value
 */
function tag(name, value) {
  return value === undefined ? "" : ` & tags.${name}<${JSON.stringify(value)}>`;
}
