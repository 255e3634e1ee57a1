// The `generate` bench: how long it takes to turn the contract into files, cold, warm and at scale.

import { versions } from "../lib/machine.mjs";
import { readOptions } from "../lib/options.mjs";
import { COST_SOURCE } from "../lib/process.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTargets } from "../lib/targets.mjs";
import { cold, prepareInput } from "./cold.mjs";
import { scale } from "./scale.mjs";
import { PEERS } from "./tools.mjs";
import { warm } from "./warm.mjs";
import { watch } from "./watch.mjs";

const options = readOptions();
const ids = await prepareInput();
const found = {
  cold: await cold(options, ids),
  warm: await warm(options),
  watch: await watch(options),
  scale: await scale(options, ids),
};
const targets = Object.values(found).flatMap((part) => part.targets);
printTargets(targets);
await writeResults(
  "generate",
  { quick: options.quick, versions: await versions(Object.keys(PEERS)) },
  {
    costSource: COST_SOURCE,
    operations: ids.length,
    targets,
    cold: found.cold.rows,
    warm: found.warm.rows,
    scale: found.scale.rows,
    peersOnTenfold: found.scale.peers,
  },
);
