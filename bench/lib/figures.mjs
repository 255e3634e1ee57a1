// The figures that bench/README.md prints: every target of the last whole run of each bench, met or missed.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BENCH, RESULTS } from "./places.mjs";

const README = path.join(BENCH, "README.md");
const START = "<!-- figures: written by each whole run -->\n";
const END = "<!-- end of figures -->\n";

/** Writes the figures of all results into bench/README.md. */
export function writeFigures() {
  const text = readFileSync(README, "utf8");
  writeFileSync(README, text.replace(printedFigures(text), figures()));
}

/**
 * @param {string} text of bench/README.md
 * @returns {string} the figures in it
 */
export function printedFigures(text) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`bench/README.md has no ${START.trim()} before ${END.trim()}`);
  return text.slice(start + START.length, end);
}

/** @returns {string} the figures of `results/`, as Markdown */
export function figures() {
  const files = readdirSync(RESULTS).filter((file) => /^\w+\.json$/.test(file));
  const results = files.sort().map((file) => JSON.parse(readFileSync(path.join(RESULTS, file), "utf8")));
  // The ledger has no targets of its own.
  return `${results
    .filter(({ targets }) => targets)
    .map(tableOf)
    .join("")}\n`;
}

/**
 * @param {{ bench: string, targets: { what: string, limit: number, measured: number, met: boolean, unit: string }[] }} result
 * @returns {string}
 */
function tableOf({ bench, targets }) {
  const rows = targets.map(({ what, limit, measured, met, unit }) => [
    what,
    `${measured}${unit}`,
    `${met ? "≤" : "missed: ≤"} ${limit}${unit}`,
  ]);
  const table = [[`\`${bench}\``, "measured", "target"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`);
  return `\n${[lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join("\n")}\n`;
}
