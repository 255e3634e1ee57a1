// From what an emitter made to the text of a file: structures are printed by ts-morph, and what has not its final form
// yet is formatted by prettier. Both are loaded where they are needed first.

import { createRequire } from "node:module";
import type * as Prettier from "prettier/standalone";
import { width } from "../emit/layout.js";
import type { EmittedFile } from "../emit/output.js";

const load = createRequire(import.meta.url);

/** For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time. */
const options = { printWidth: width, parser: "babel-ts" } as const;

export async function finishFile(file: EmittedFile): Promise<string> {
  const text = await joined(file);
  if (isFinal(file, text)) return text;
  const { format } = load("prettier/standalone") as typeof Prettier;
  return format(text, { ...options, plugins: [load("prettier/plugins/babel"), load("prettier/plugins/estree")] });
}

/** Loads what prints structures. */
export async function prepare(): Promise<void> {
  await import("./print.js");
}

async function joined(file: EmittedFile): Promise<string> {
  if (!file.structures) return file.text;
  const { printStructures } = await import("./print.js");
  return `${[file.text, printStructures(file.structures), file.rest].filter(Boolean).join("\n\n")}\n`;
}

/** Whether the text is what prettier would make of it: it was laid out so, and no line came out too long. */
export function isFinal(file: EmittedFile, text: string): boolean {
  if (!file.path.endsWith(".ts") || file.verbatim === true) return true;
  return file.final === true && text.split("\n").every((line) => line.length <= width || isComment(line));
}

/** Prettier leaves comments alone. */
function isComment(line: string): boolean {
  return /^ *(?:\*|\/\*\*|\/\/)/.test(line);
}
