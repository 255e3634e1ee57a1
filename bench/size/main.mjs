// The `size` bench: what a user of the generated package pays, in the browser and in the compiler.

import { versions } from "../lib/machine.mjs";
import { readOptions } from "../lib/options.mjs";
import { COST_SOURCE } from "../lib/process.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTargets } from "../lib/targets.mjs";
import { bundles } from "./bundles.mjs";
import { types } from "./types.mjs";

const PEERS = ["@turnkey/http", "@turnkey/api-key-stamper", "esbuild"];

const options = readOptions();
const { rows, targets } = await bundles();
const compiled = await types(options);
printTargets(targets);
await writeResults(
  "size",
  { quick: options.quick, versions: await versions(PEERS) },
  { costSource: COST_SOURCE, targets, bundles: rows, types: compiled },
);
