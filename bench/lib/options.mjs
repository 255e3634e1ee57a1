// What may be said on the command line: names of benches, and `--quick`.

import { parseArgs } from "node:util";

/**
 * @typedef {object} BenchOptions
 * @property {readonly string[]} names benches to run; all of them when empty
 * @property {boolean} quick fewer repetitions: shows the order of magnitude, not the last tenth
 */

/** @returns {BenchOptions} */
export function readOptions() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: "boolean" } } });
  return { names: positionals, quick: values.quick ?? false };
}
