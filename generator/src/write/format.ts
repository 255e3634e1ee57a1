// Puts emitted text into its final form with prettier. JSON is emitted in its final form already.

import { format } from "prettier";
import type { Options } from "prettier";
import type { EmittedFile } from "../emit/output.js";

const OPTIONS: Options = { printWidth: 120 };

const PARSERS: Readonly<Record<string, string>> = { ts: "typescript", md: "markdown" };

export async function formatFile(file: EmittedFile): Promise<string> {
  const parser = PARSERS[file.path.split(".").at(-1) ?? ""];
  return parser === undefined ? file.text : format(file.text, { ...OPTIONS, parser });
}
