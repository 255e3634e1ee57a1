// Reads the templates folder, which holds the texts and the runtime that the output is made with.

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Texts by path below the folder, with forward slashes. */
export async function readTemplates(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(?:ts|hbs|json|css|js|svg)$/.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name.split(path.sep).join("/"), texts[index] ?? ""]));
}
