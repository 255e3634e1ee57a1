// Which texts have their final form when they are emitted.

import type { EmittedFile } from "../emit/output.js";

/** Prettier's parser by file ending; other files are emitted in their final form. */
const PARSERS: Readonly<Record<string, "babel-ts" | "markdown">> = { ts: "babel-ts", md: "markdown" };

/** For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time. */
export function parserOf(file: EmittedFile): "babel-ts" | "markdown" | undefined {
  return PARSERS[file.path.split(".").at(-1) ?? ""];
}

export function isFormatted(file: EmittedFile): boolean {
  return file.final === true || parserOf(file) === undefined;
}
