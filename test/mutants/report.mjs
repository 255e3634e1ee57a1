// A run as other tools read it: https://github.com/stryker-mutator/mutation-testing-elements, its report schema 2.

import { readFileSync } from "node:fs";
import path from "node:path";

/** @type {Readonly<Record<import("./tries.mjs").Verdict["kind"], string>>} */
const statuses = {
  noticed: "Killed",
  late: "Timeout",
  ended: "RuntimeError",
  survived: "Survived",
  unreached: "NoCoverage",
};

/**
 * @param {string} root
 * @param {readonly import("./tries.mjs").Tried[]} tried
 */
export function reportOf(root, tried) {
  /** @type {Record<string, { language: string, source: string, mutants: object[] }>} */
  const files = {};
  for (const { mutant, verdict } of tried) {
    const { id, file, mutator, location, replacement } = mutant;
    files[file] ??= { language: "typescript", source: readFileSync(path.join(root, file), "utf8"), mutants: [] };
    const { kind, by: statusReason } = verdict;
    files[file].mutants.push({ id, mutatorName: mutator, location, replacement, status: statuses[kind], statusReason });
  }
  return { schemaVersion: "2", thresholds: { high: 90, low: 67 }, files };
}
