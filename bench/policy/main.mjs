// Decisions with 1, 10 and 100 policies, beside the bare signature that they guard and beside CEL on what both languages
// can say. Contenders take turns within one process; medians over the rounds, and their ratios, count. Then what steps
// take, and for how long the worst policies that an organization can have hold the service's event loop.

import { createRequire } from "node:module";
import { hash, randomBytes } from "node:crypto";
import path from "node:path";
import { rootVersion, versions } from "../lib/machine.mjs";
import { readOptions } from "../lib/options.mjs";
import { ROOT } from "../lib/places.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable, times } from "../lib/table.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { measureInTurns } from "../validate/measure.mjs";
import { proposal } from "./activity.mjs";
import { checkAgreement } from "./agree.mjs";
import { contenders } from "./contender.mjs";
import { measureHolds, printHolds } from "./holds.mjs";
import { policies } from "./policies.mjs";
import { dearest, measureSteps } from "./steps.mjs";

const { quick } = readOptions();
const rounds = quick ? 3 : 15;
const budgetMs = quick ? 20 : 100;
const counts = [1, 10, 100];
const signature = "signature";

const secp256k1 = createRequire(path.join(ROOT, "service/package.json"))("secp256k1/bindings.js");

/** @type {(import("../validate/measure.mjs").Measured & { policies: number })[]} */
const found = [];
for (const count of counts) {
  const all = policies(count);
  const made = contenders.map(({ name, create }) => ({ name, decide: create(all) }));
  checkAgreement(made, all);
  const proposals = some(() => proposal());
  const secret = randomBytes(32);
  const digests = some(() => hash("sha256", randomBytes(330), "buffer"));
  const runs = [
    { name: signature, run: taking(digests, (digest) => secp256k1.ecdsaSign(digest, secret)) },
    ...made.map(({ name, decide }) => ({ name, run: taking(proposals, decide) })),
  ];
  found.push({ policies: count, ...(await measureInTurns(`${count} policies`, null, runs, { rounds, budgetMs })) });
}

const names = [signature, ...contenders.map(({ name }) => name)];
printTable(
  "Decisions per second, and the time of one relative to a signature",
  ["", ...counts.flatMap((count) => [count === 1 ? "1 policy" : `${count} policies`, "/ signature"])],
  names.map((name) => [
    name,
    ...found.flatMap(({ ns, relative }) => [Math.round(1e9 / ns[name]), times(relative[name])]),
  ]),
);

const steps = measureSteps(quick ? 50 : 300);
printTable(
  "Cost of a step in nanoseconds",
  ["", "steps", "ns / step"],
  steps.map(({ operation, steps: charged, nsPerStep }) => [operation, charged, nsPerStep.toFixed(1)]),
);
const step = dearest(steps);

const holds = await measureHolds({ repeats: quick ? 1 : 3 });
printHolds(holds);
const longest = (kind) => Math.max(...holds.flatMap(({ held }) => Object.values(held).map((one) => one[kind])));

const most = found.at(-1);
const targets = [
  atMost("costliest step / median step", { limit: 2, measured: step.most / step.median }),
  atMost("longest block of the event loop / 20 ms", { limit: 1, measured: longest("wall") / 20 }),
  atMost("CPU time in the longest block / 20 ms", { limit: 1, measured: longest("busy") / 20 }),
  atMost(`decision over ${most.policies} policies / one signature`, { limit: 0.5, measured: most.relative.decision }),
  ...found.map(({ policies: count, ns }) =>
    atMost(`our language / CEL, ${count === 1 ? "1 policy" : `${count} policies`}`, {
      limit: 1,
      measured: ns["language alone"] / ns["@bufbuild/cel"],
    }),
  ),
];
printTargets(targets);
const peers = await versions(contenders.flatMap(({ package: name }) => name ?? []));
await writeResults(
  "policy",
  { quick, versions: { ...peers, secp256k1: await rootVersion("secp256k1") } },
  {
    rounds,
    found,
    steps,
    holds,
    targets,
  },
);

/**
 * Enough that no contender meets the same object twice in a row.
 *
 * @template Value
 * @param {() => Value} make
 * @returns {readonly Value[]}
 */
function some(make) {
  return Array.from({ length: 64 }, make);
}

/**
 * @template Value
 * @param {readonly Value[]} values
 * @param {(value: Value) => unknown} run
 * @returns {() => unknown}
 */
function taking(values, run) {
  let at = 0;
  return () => run(values[at++ % values.length]);
}
