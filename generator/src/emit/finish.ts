// From what an emitter made to the text of a file: ts-morph prints modules, prettier formats TypeScript. Both are loaded
// where they are needed first.

import { createRequire } from "node:module";
import type { Plugin } from "prettier";
import type * as Prettier from "prettier/standalone";
import type { EmittedFile } from "./output.js";

const loadHere = createRequire(import.meta.url);

/** For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time. */
const options = { printWidth: 120, parser: "babel-ts" } as const;

/** Formats TypeScript, in this thread or in another. */
export interface Formatter {
  format(text: string): Promise<string>;
  /** Lends a hand with what has been asked for and is not begun yet. */
  help?(): Promise<void>;
}

export async function finishFile(
  { path, text, module, verbatim }: EmittedFile,
  formatter: Formatter = { format: formatted },
): Promise<string> {
  if (module) return formatter.format((await import("./typescript/print.js")).printModule(module));
  return path.endsWith(".ts") && verbatim !== true ? formatter.format(text) : text;
}

/** In this thread. `load` gives prettier's packages. */
export function formatted(text: string, load: (name: string) => unknown = loadHere): Promise<string> {
  const { format } = load("prettier/standalone") as typeof Prettier;
  const plugins = ["babel", "estree"].map((name) => load(`prettier/plugins/${name}`) as Plugin);
  return format(text, { ...options, plugins });
}
