// Formats many files.

import type { EmittedFile } from "../emit/output.js";
import { formatFile } from "./format.js";

export async function formatFiles(files: readonly EmittedFile[]): Promise<[string, string][]> {
  return Promise.all(files.map(async (file): Promise<[string, string]> => [file.path, await formatFile(file)]));
}
