// Puts emitted text into its final form with prettier. JSON, and the runtime that is passed on as it is written, have
// that form already.

import { format } from "prettier";
import type { Options } from "prettier";
import type { EmittedFile } from "../emit/output.js";

const OPTIONS: Options = { printWidth: 120 };

// For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time.
const PARSERS: Readonly<Record<string, string>> = { ts: "babel-ts", md: "markdown" };

export async function formatFile(file: EmittedFile): Promise<string> {
  const parser = PARSERS[file.path.split(".").at(-1) ?? ""];
  return parser === undefined || file.final ? file.text : format(file.text, { ...OPTIONS, parser });
}
