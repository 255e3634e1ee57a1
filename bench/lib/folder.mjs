// Counts what a tool has written.

import { readFile, readdir, rm, mkdir } from "node:fs/promises";
import path from "node:path";

/** @typedef {{ files: number, lines: number, bytes: number, typescriptLines: number }} Emitted */

/**
 * @param {string} folder
 * @returns {Promise<Emitted>} of all files in it, however deep
 */
export async function countOutput(folder) {
  const emitted = { files: 0, lines: 0, bytes: 0, typescriptLines: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const lines = countLines(bytes);
    emitted.files += 1;
    emitted.lines += lines;
    emitted.bytes += bytes.length;
    if (entry.name.endsWith(".ts")) emitted.typescriptLines += lines;
  }
  return emitted;
}

/** @param {string} folder */
export async function emptyFolder(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** @param {Uint8Array} bytes */
function countLines(bytes) {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
