// From what an emitter made to the text of a file: ts-morph prints modules, prettier formats TypeScript. Both are loaded
// where they are needed first.

import { createRequire } from "node:module";
import type * as Prettier from "prettier/standalone";
import type { EmittedFile } from "./output.js";

const load = createRequire(import.meta.url);

/** For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time. */
const options = { printWidth: 120, parser: "babel-ts" } as const;

export async function finishFile({ path, text, module, verbatim }: EmittedFile): Promise<string> {
  if (module) return formatted((await import("./typescript/print.js")).printModule(module));
  return path.endsWith(".ts") && verbatim !== true ? formatted(text) : text;
}

function formatted(text: string): Promise<string> {
  const { format } = load("prettier/standalone") as typeof Prettier;
  return format(text, { ...options, plugins: [load("prettier/plugins/babel"), load("prettier/plugins/estree")] });
}
