// Validates five real request bodies, valid and invalid, with the generated validators and their peers, all built from
// the same JSON Schema. Candidates take turns within one process; medians over the rounds, and their ratios, count.

import { readOptions } from "../lib/options.mjs";
import { versions } from "../lib/machine.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable, times } from "../lib/table.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { checkAgreement } from "./agree.mjs";
import { cases } from "./bodies.mjs";
import { candidates } from "./candidate.mjs";
import { measureInTurns } from "./measure.mjs";
import { requestSchema } from "./schema.mjs";

const { quick } = readOptions();
const document = await requestSchema();
const built = [];
const types = cases.map(({ type }) => type);
for (const { name, create } of candidates) built.push({ name, make: once(await create(document, types)) });
// What is measured has judged all kinds of wrong bodies before, as in a server that has run for a while.
checkAgreement(built, cases, document);

const rounds = quick ? 3 : 15;
const budgetMs = quick ? 20 : 60;
/** @type {Record<string, import("./measure.mjs").Measured[]>} */
const found = { valid: [], invalid: [] };
for (const { name, type, valid, invalid } of cases) {
  const validators = built.map(({ name: candidate, make }) => ({ candidate, ...make(type) }));
  const checks = validators.map(({ candidate, check }) => ({ name: candidate, run: check }));
  const explanations = validators.map(({ candidate, explain }) => ({ name: candidate, run: explain }));
  found.valid.push(await measureInTurns(name, valid, checks, { rounds, budgetMs }));
  found.invalid.push(await measureInTurns(name, invalid, explanations, { rounds, budgetMs }));
}

const titles = { valid: "Valid bodies, the verdict", invalid: "Invalid bodies, all errors" };
for (const [kind, title] of Object.entries(titles)) {
  const rows = built.map(({ name }) => [
    name,
    ...found[kind].flatMap(({ ns, relative }) => [`${ns[name].toFixed(0)} ns`, times(relative[name])]),
  ]);
  printTable(`${title}: median, and relative to ours`, ["", ...cases.flatMap(({ name }) => [name, "/ ours"])], rows);
}

const peers = built.map(({ name }) => name).filter((name) => name !== "ours");
const targets = [
  ...found.valid.map(({ body, relative }) =>
    atMost(`valid ${body}, ours / fastest peer`, {
      limit: 0.77,
      measured: 1 / Math.min(...peers.map((peer) => relative[peer])),
    }),
  ),
  ...found.invalid.map(({ body, relative }) =>
    atMost(`invalid ${body}, ours / zod`, { limit: 0.5, measured: 1 / relative["zod"] }),
  ),
];
printTargets(targets);
const packages = [...new Set(candidates.flatMap(({ package: name }) => name ?? []))];
await writeResults("validate", { quick, versions: await versions(packages) }, { rounds, ...found, targets });

/**
 * Makes each validator only once, so that what was checked is what is measured.
 *
 * @param {import("./candidate.mjs").Make} make
 * @returns {import("./candidate.mjs").Make}
 */
function once(make) {
  /** @type {Map<string, import("./candidate.mjs").Validator>} */
  const made = new Map();
  return (type) => {
    const validator = made.get(type) ?? make(type);
    made.set(type, validator);
    return validator;
  };
}
