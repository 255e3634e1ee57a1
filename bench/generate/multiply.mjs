// Makes a contract with N times the families and queries of another: each copy has its own names, paths and types, the
// shapes, enums and scalars stay shared. Files are copied as text, so a copy is exactly as much YAML as its original.

import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * What has to be unique in the whole contract, and how a copy gets its own. In a `type` the copy's number goes in behind
 * the common prefix, because at the end stands the version (`..._V2`).
 *
 * @type {readonly { line: RegExp, renamed: (number: number) => string }[]}
 */
const UNIQUE = [
  { line: /^(family|query): (\w+)$/gm, renamed: (number) => `$1: $2Copy${number}` },
  { line: /^path: (\S+)$/gm, renamed: (number) => `path: $1_copy${number}` },
  { line: /^( {4}type: )(ACTIVITY_TYPE_)(\w+)$/gm, renamed: (number) => `$1$2COPY${number}_$3` },
];

/**
 * @param {{ from: string, to: string, times: number }} options folders of the contract and of its multiple
 * @returns {Promise<void>}
 */
export async function multiply({ from, to, times }) {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  for (const folder of ["activities", "queries"]) {
    for (const name of await readdir(path.join(from, folder))) {
      const text = await readFile(path.join(from, folder, name), "utf8");
      for (let number = 2; number <= times; number += 1) {
        const copy = path.join(to, folder, name.replace(".yaml", `-copy${number}.yaml`));
        await writeFile(copy, rename(text, number));
      }
    }
  }
}

/**
 * @param {string} text of a family or a query
 * @param {number} number of the copy
 */
function rename(text, number) {
  return UNIQUE.reduce((sum, { line, renamed }) => sum.replace(line, renamed(number)), text);
}
