// Puts emitted TypeScript into its final form with prettier.

import { format } from "prettier";
import type { EmittedFile } from "../emit/output.js";
import { isFormatted } from "./formatted.js";

/** For plain TypeScript `babel-ts` gives the same text as `typescript` in two thirds of the time. */
const OPTIONS = { printWidth: 120, parser: "babel-ts" } as const;

export async function formatFile(file: EmittedFile): Promise<string> {
  return isFormatted(file) ? file.text : format(file.text, OPTIONS);
}
