// `node test/mutants/quoted/main.mjs`, after a build: puts one fault after the other into a copy of the service, the log, the runtime and the compiler, and
// runs the tests that have to notice.
//
//   --sample 15    so many, which change from commit to commit. Default: all
//   --only TEXT    those whose file or fault has this text; may be given several times
//   --jobs 2       how many at a time
//   --check        only whether the lists fit the sources
//   --baseline     runs the tests without a fault first: a test that fails anyway notices nothing
//
// Ends with 1 where a fault survives without being known as equivalent, is noticed in spite of that, does not compile, or
// where its text is not found exactly once or a test of it is missing: the lists follow the sources.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { activities } from "./activities.mjs";
import { archive } from "./archive.mjs";
import { auth } from "./auth.mjs";
import { brakes } from "./brakes.mjs";
import { budgets } from "./budgets.mjs";
import { compiler } from "./compiler.mjs";
import { webConsole } from "./console.mjs";
import { custodyService } from "./custody-service.mjs";
import { custody } from "./custody.mjs";
import { mutate, nameOf } from "./mutant.mjs";
import { oauth2 } from "./oauth2.mjs";
import { organizations } from "./organizations.mjs";
import { policy } from "./policy.mjs";
import { runtime } from "./runtime.mjs";
import { Scratch } from "./scratch.mjs";
import { signers } from "./signers.mjs";
import { signingKeys } from "./signing-keys.mjs";
import { authority } from "./authority.mjs";
import { contractInterfaces } from "./contract-interfaces.mjs";
import { transactions } from "./transactions.mjs";

/** @typedef {import("./mutant.mjs").Mutant} Mutant */
/** @typedef {"killed" | "survived" | "equivalent" | "noticed in spite of" | "stale" | "does not compile"} Verdict */

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { values } = parseArgs({
  options: {
    sample: { type: "string" },
    only: { type: "string", multiple: true },
    jobs: { type: "string", default: "2" },
    check: { type: "boolean", default: false },
    baseline: { type: "boolean", default: false },
  },
});

/** @type {readonly Mutant[]} */
const all = [
  ...policy,
  ...activities,
  ...auth,
  ...archive,
  ...brakes,
  ...budgets,
  ...oauth2,
  ...organizations,
  ...custody,
  ...custodyService,
  ...authority,
  ...transactions,
  ...contractInterfaces,
  ...signers,
  ...signingKeys,
  ...runtime,
  ...compiler,
  ...webConsole,
];
/** @type {Map<Verdict, Mutant[]>} */
const verdicts = new Map();
const started = Date.now();

const names = new Set(all.map(nameOf));
if (names.size < all.length) throw new Error("two mutants have the same name");
for (const mutant of all) if (isStale(mutant)) note(mutant, "stale");
const chosen = values.check ? [] : choose(all.filter((mutant) => !isStale(mutant)));
const queue = [...chosen];
const scratches = Array.from({ length: Math.min(Number(values.jobs), queue.length) }, () => new Scratch(root));
try {
  for (const scratch of scratches) await prepare(scratch);
  if (values.baseline) await checkBaseline();
  await Promise.all(scratches.map(work));
} finally {
  for (const scratch of scratches) scratch.remove();
}
report();

/** @param {Mutant} mutant */
function isStale(mutant) {
  try {
    mutate(readFileSync(path.join(root, mutant.file), "utf8"), mutant);
    return !mutant.tests.every((test) => existsSync(path.join(root, test)));
  } catch {
    return true;
  }
}

/** @param {readonly Mutant[]} mutants */
function choose(mutants) {
  const { only, sample } = values;
  const wanted = mutants.filter((mutant) => only === undefined || only.some((text) => nameOf(mutant).includes(text)));
  if (sample === undefined) return wanted;
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root }).toString();
  const place = (/** @type {Mutant} */ mutant) =>
    createHash("sha256")
      .update(commit + nameOf(mutant))
      .digest("hex");
  return wanted
    .filter(({ equivalent }) => equivalent === undefined)
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .slice(0, Number(sample));
}

/** @param {Scratch} scratch */
async function prepare(scratch) {
  const { status, output } = await scratch.compile();
  if (status !== 0) throw new Error(`the sources do not compile without a fault:\n${output}`);
}

async function checkBaseline() {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))].toSorted();
  const [scratch] = scratches;
  const { status, output } = (await scratch?.test(tests, { postgres: true })) ?? { status: 1, output: "" };
  if (status !== 0) throw new Error(`the tests fail without a fault:\n${output}`);
}

/** @param {Scratch} scratch */
async function work(scratch) {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) note(mutant, await verdictOn(scratch, mutant));
}

/**
 * @param {Scratch} scratch
 * @param {Mutant} mutant
 * @returns {Promise<Verdict>}
 */
async function verdictOn(scratch, mutant) {
  const { file, tests, equivalent, postgres } = mutant;
  const source = scratch.read(file);
  scratch.write(file, mutate(source, mutant));
  try {
    const { status: compiled, output } = await scratch.compile();
    if (compiled !== 0) {
      console.log(output);
      return "does not compile";
    }
    const { status } = await scratch.test(tests, { postgres });
    if (equivalent !== undefined) return status === 0 ? "equivalent" : "noticed in spite of";
    return status === 0 ? "survived" : "killed";
  } finally {
    scratch.write(file, source);
  }
}

/**
 * @param {Mutant} mutant
 * @param {Verdict} verdict
 */
function note(mutant, verdict) {
  verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), mutant]);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (verdict !== "stale") console.log(`${String(seconds).padStart(5)} s  ${verdict.padEnd(10)} ${nameOf(mutant)}`);
}

function report() {
  const listed = (/** @type {Verdict} */ verdict) => verdicts.get(verdict) ?? [];
  for (const mutant of listed("equivalent")) console.log(`equivalent: ${nameOf(mutant)}: ${mutant.equivalent}`);
  /** @type {readonly Verdict[]} */
  const faults = ["survived", "noticed in spite of", "stale", "does not compile"];
  for (const verdict of faults) {
    for (const mutant of listed(verdict)) console.error(`${verdict}: ${nameOf(mutant)}\n  ${mutant.find}`);
  }
  const counts = [...verdicts].map(([verdict, mutants]) => `${mutants.length} ${verdict}`).join(", ");
  console.log(
    `${all.length} mutants, ${chosen.length} tried in ${Math.round((Date.now() - started) / 1000)} s: ${counts}`,
  );
  process.exitCode = faults.some((verdict) => listed(verdict).length > 0) ? 1 : 0;
}
