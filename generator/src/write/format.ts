// Puts emitted text into its final form with prettier.

import { format } from "prettier";
import type { EmittedFile } from "../emit/output.js";
import { parserOf } from "./formatted.js";

export async function formatFile(file: EmittedFile): Promise<string> {
  const parser = parserOf(file);
  return parser === undefined ? file.text : format(file.text, { printWidth: 120, parser });
}
