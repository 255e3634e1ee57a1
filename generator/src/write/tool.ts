// A fingerprint of the compiler itself: its own code, its language, and the packages whose output it passes on.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { hashAll } from "./hash.js";

const codeFolder = fileURLToPath(new URL("../", import.meta.url));
const languageFolder = fileURLToPath(new URL("../../language/", import.meta.url));
const packages = ["ts-morph", "prettier", "handlebars", "yaml", "ajv"];

let known: string | undefined;

export function toolFingerprint(): string {
  const require = createRequire(import.meta.url);
  const versions = packages.map((name) => [name, version(require, name)] as const);
  known ??= hashAll([...readAll(codeFolder), ...readAll(languageFolder), ...versions]);
  return known;
}

function readAll(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|json)$/.test(name) && !name.startsWith("bundle"))
    .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
}

function version(require: NodeJS.Require, name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
