// Reads the templates folder, which holds the texts and the runtime that the output is made with.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Texts by path below the folder, with forward slashes. */
export function readTemplates(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|hbs|json|css|js|svg|go|py|rs)$/.test(name))
    .sort();
  return new Map(names.map((name) => [name.split(path.sep).join("/"), readFileSync(path.join(folder, name), "utf8")]));
}
