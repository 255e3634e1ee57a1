// Keeps what a bench found as JSON, with the facts that a reader needs to judge it.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeFigures } from "./figures.mjs";
import { machine } from "./machine.mjs";
import { RESULTS } from "./places.mjs";

/**
 * Writes `results/<name>.json` and the figures in the README, or `results/<name>.quick.json` for a quick run, which git ignores.
 *
 * @param {string} name of the bench
 * @param {{ quick: boolean, versions: Record<string, string> }} run
 * @param {object} found
 */
export async function writeResults(name, { quick, versions }, found) {
  await mkdir(RESULTS, { recursive: true });
  const file = path.join(RESULTS, `${name}${quick ? ".quick" : ""}.json`);
  const whole = { bench: name, quick, machine: machine(), versions, ...found };
  await writeFile(file, `${lines(whole, 2)}\n`);
  if (!quick) writeFigures();
}

/**
 * JSON with the outermost levels on lines of their own and everything below them on one line.
 *
 * @param {unknown} value
 * @param {number} levels
 * @param {string} [indent]
 * @returns {string}
 */
function lines(value, levels, indent = "") {
  if (levels === 0 || typeof value !== "object" || value === null)
    return JSON.stringify(value, (_, part) => rounded(part));
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((item) => lines(item, levels - 1, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${JSON.stringify(name)}: ${lines(member, levels - 1, inner)}`);
  return items.length === 0 ? open + close : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

/**
 * Three places behind the point: more is noise, and makes two results hard to compare.
 *
 * @param {unknown} value
 */
function rounded(value) {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
