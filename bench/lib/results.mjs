// Keeps what a bench found as JSON, with the facts that a reader needs to judge it.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { machine } from "./machine.mjs";
import { RESULTS } from "./places.mjs";

/**
 * Writes `results/<name>.json`, or `results/<name>.quick.json` for a quick run, which git ignores.
 *
 * @param {string} name of the bench
 * @param {{ quick: boolean, versions: Record<string, string> }} run
 * @param {object} found
 */
export async function writeResults(name, { quick, versions }, found) {
  await mkdir(RESULTS, { recursive: true });
  const file = path.join(RESULTS, `${name}${quick ? ".quick" : ""}.json`);
  const whole = { bench: name, quick, machine: machine(), versions, ...found };
  await writeFile(file, `${JSON.stringify(whole, (_, value) => rounded(value), 2)}\n`);
}

/**
 * Three places behind the point: more is noise, and makes two results hard to compare.
 *
 * @param {unknown} value
 */
function rounded(value) {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
