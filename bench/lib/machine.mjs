// Facts of the machine that a reader of the results needs: how many cores, how fast, which Node. Nothing that tells
// whose machine it was.

import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { BENCH, ROOT } from "./places.mjs";

/** @typedef {{ platform: string, arch: string, cpu: string, cores: number, memoryGiB: number, node: string }} Machine */

/** @returns {Machine} */
export function machine() {
  return {
    platform: process.platform,
    arch: process.arch,
    cpu: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
  };
}

/**
 * The versions that were really measured, as their own package.json tells.
 *
 * @param {readonly string[]} names of packages installed in this room
 * @returns {Promise<Record<string, string>>}
 */
export async function versions(names) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await versionIn(BENCH, name)])));
}

/**
 * @param {string} name of a package that the repository itself installs
 * @returns {Promise<string>}
 */
export function rootVersion(name) {
  return versionIn(ROOT, name);
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<string>}
 */
async function versionIn(folder, name) {
  return JSON.parse(await readFile(path.join(folder, "node_modules", name, "package.json"), "utf8")).version;
}
