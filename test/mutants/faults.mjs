// Faults of security that no operator makes, such as another key or another owner: `faults.yaml` quotes them.

import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** @typedef {import("./instrument.mjs").Mutant & { readonly text: string }} Fault with the source that has it */

/**
 * @param {string} root
 * @returns {readonly Fault[]}
 * @throws {Error} where what one replaces is not in its file exactly once
 */
export function readFaults(root) {
  /** @type {Record<string, Record<string, { readonly replace: string, readonly by: string }>>} */
  const files = parse(readFileSync(path.join(root, "test/mutants/faults.yaml"), "utf8")) ?? {};
  return Object.entries(files).flatMap(([file, faults]) => {
    const source = readFileSync(path.join(root, file), "utf8");
    return Object.entries(faults).map(([fault, { replace, by }]) => {
      const parts = source.split(replace);
      if (parts.length !== 2)
        throw new Error(`${file} has ${parts.length - 1} times what "${fault}" replaces: ${replace}`);
      const [before = "", after = ""] = parts;
      const lines = before.split("\n");
      const place = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
      const key = `${file}#${fault}`;
      const described = { id: key, key, file, line: place.line, mutator: "Fault", within: "", change: fault };
      return { ...described, location: { start: place, end: place }, replacement: by, text: before + by + after };
    });
  });
}
