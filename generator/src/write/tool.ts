// A fingerprint of the compiler itself: its own code, its language, and the packages whose output it passes on.

import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { hashAll } from "./hash.js";

const codeFolder = fileURLToPath(new URL("../", import.meta.url));
const languageFolder = fileURLToPath(new URL("../../language/", import.meta.url));
const packages = ["ts-morph", "prettier", "handlebars", "yaml", "ajv"];

export async function toolFingerprint(): Promise<string> {
  const require = createRequire(import.meta.url);
  const [code, language] = await Promise.all([readAll(codeFolder), readAll(languageFolder)]);
  const versions = packages.map((name) => [name, version(require, name)] as const);
  return hashAll([...code, ...language, ...versions]);
}

async function readAll(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(?:js|ts|json)$/.test(name) && !name.endsWith(".d.ts"),
  );
  return Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")]));
}

function version(require: NodeJS.Require, name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
