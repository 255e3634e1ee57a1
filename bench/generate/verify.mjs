// Makes sure that a tool really wrote what it is timed for: a tool that failed silently would win.

import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/**
 * @param {string} file an OpenAPI document
 * @returns {Promise<readonly string[]>} its operations' ids
 */
export async function operationIds(file) {
  const { paths } = JSON.parse(await readFile(file, "utf8"));
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => operationId ?? []);
}

/**
 * @param {string} folder of the output
 * @param {readonly string[]} ids
 * @throws Error naming the operations that the TypeScript in the folder does not mention
 */
export async function assertMentions(folder, ids) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\w+/g) ?? []));
  const missing = ids.filter((id) => !words.has(id.toLowerCase()));
  if (missing.length > 0) throw new Error(`${folder} says nothing of ${missing.join(", ")}`);
}
