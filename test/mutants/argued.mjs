// Mutants that nothing needs to notice, each with its reason: `argued.yaml`.

import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/**
 * @param {string} root
 * @returns {ReadonlyMap<string, string>} reasons, by the mutants' keys
 */
export function argued(root) {
  /** @type {Record<string, Record<string, string>>} */
  const files = parse(readFileSync(path.join(root, "test/mutants/argued.yaml"), "utf8")) ?? {};
  return new Map(
    Object.entries(files).flatMap(([file, mutants]) =>
      Object.entries(mutants).map(([mutant, reason]) => /** @type {const} */ ([`${file}#${mutant}`, reason])),
    ),
  );
}
