// Tries mutants: each under the tests that come past it, the short ones first, until one fails. A process of vitest tries one
// after the other; those that are reached while modules are loaded have a process each.

import { Scratch } from "./scratch.mjs";
import { activeMutant } from "./runner.mjs";

/**
 * @typedef {import("./instrument.mjs").Mutant} Mutant
 * @typedef {object} Verdict
 * @property {"noticed" | "late" | "ended" | "survived" | "unreached"} kind `late`: something waits or loops without an end; `ended`:
 *   the process did; `unreached`: no test comes past it
 * @property {string} [by] what failed
 * @property {number} ms
 *
 * @typedef {{ readonly mutant: Mutant, readonly tests: readonly import("./runner.mjs").Part[], readonly ms: number, readonly isLoaded: boolean }} Try
 * @typedef {{ readonly mutant: Mutant, readonly verdict: Verdict, readonly isPartial?: boolean }} Tried `isPartial`: there was no time
 *   for all tests
 */

/** For a process to start, and for a mutant beside the time that its tests take without it. */
const patienceMs = { toStart: 180_000, toTry: 30_000 };
const batchSize = 40;

/**
 * @param {string} root
 * @param {object} parts
 * @param {ReadonlyMap<string, string>} parts.texts the sources with their mutants
 * @param {readonly string[]} parts.tests
 * @param {readonly Mutant[]} parts.mutants
 * @param {readonly import("./faults.mjs").Fault[]} parts.faults
 * @param {{ readonly jobs: number, readonly deadline: number }} options
 * @returns {AsyncGenerator<Tried>}
 */
export async function* tryMutants(root, { texts, tests, mutants, faults }, { jobs, deadline }) {
  const scratch = new Scratch(root);
  try {
    scratch.write(texts);
    const now = Date.now();
    const traced = await scratch.trace(tests, now + (deadline - now) / 2);
    const isPartial = traced.tests.size < tests.length;
    if (isPartial) console.log(`${traced.tests.size} of ${tests.length} test files are tried`);
    const tries = mutants.map((mutant) => tryOf(mutant, traced));
    for (const { mutant } of tries.filter((each) => !isPartial && each.tests.length === 0)) {
      yield { mutant, verdict: { kind: "unreached", ms: 0 } };
    }
    const reached = tries.filter((each) => each.tests.length > 0);
    /** @type {(readonly Try[])[]} */
    const queue = reached.filter(({ isLoaded }) => isLoaded).map((each) => [each]);
    const others = reached.filter(({ isLoaded }) => !isLoaded);
    const size = Math.min(batchSize, Math.ceil(others.length / jobs));
    for (let at = 0; at < others.length; at += size) queue.unshift(others.slice(at, at + size));
    const workers = Array.from({ length: jobs }, () => work(scratch, queue, deadline));
    for await (const result of merged(workers)) yield { ...result, isPartial };
    for (const fault of faults) {
      const instrumented = texts.get(fault.file) ?? "";
      const ids = [...instrumented.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = ""]) => id);
      const reached = tryOf(fault, traced, ids);
      if (reached.tests.length === 0) {
        if (!isPartial) yield { mutant: fault, verdict: { kind: "unreached", ms: 0 } };
        continue;
      }
      scratch.write(new Map([[fault.file, fault.text]]));
      yield* work(scratch, [[reached]], deadline);
      scratch.write(new Map([[fault.file, instrumented]]));
    }
  } finally {
    scratch.remove();
  }
}

/**
 * @param {Mutant} mutant
 * @param {Awaited<ReturnType<Scratch["trace"]>>} traced
 * @param {readonly string[]} [ids] of the other mutants of its file, for a fault: tests that come past one of these run in whole,
 *   and after them all others that may have loaded what is changed
 * @returns {Try}
 */
function tryOf(mutant, { tests, loaded }, ids = []) {
  const isLoaded = loaded.has(mutant.id);
  const mayBeLoaded = isLoaded || ids.some((id) => loaded.has(id));
  const chosen = [...tests]
    .map(([file, { hits, ms, count }]) => {
      const isPassed = ids.some((id) => hits.has(id));
      const last = mayBeLoaded || isPassed ? Infinity : (hits.get(mutant.id) ?? -1);
      return { file, last, isPassed, ms: (ms * Math.min(last + 1, count)) / Math.max(count, 1) };
    })
    .filter(({ last }) => last >= 0)
    .toSorted((one, other) => Number(other.isPassed) - Number(one.isPassed) || one.ms - other.ms)
    .map(({ file, last, ms }) => ({ file, last, ms }));
  return { mutant, tests: chosen, ms: chosen.reduce((sum, { ms }) => sum + ms, 0), isLoaded };
}

/**
 * @param {Scratch} scratch
 * @param {(readonly Try[])[]} queue
 * @param {number} deadline
 * @returns {AsyncGenerator<Tried>}
 */
async function* work(scratch, queue, deadline) {
  /** @type {Set<Try>} */
  const ended = new Set();
  for (let batch = queue.shift(); batch && Date.now() < deadline; batch = queue.shift()) {
    const byId = new Map(batch.map((each) => [each.mutant.id, each]));
    const first = batch[0];
    /** @type {Tried[]} */
    const noticed = [];
    /** @type {Try | undefined} */
    let current;
    const options = {
      env: batch.length === 1 && first ? { [activeMutant]: first.mutant.id } : {},
      patienceMs: () => (current ? patienceMs.toTry + 5 * current.ms : patienceMs.toStart),
      deadline,
    };
    const plan = batch.map(({ mutant, tests }) => ({ id: mutant.id, tests }));
    let isChecked = false;
    for await (const result of scratch.run({ mutants: plan }, options)) {
      if (typeof result === "string") {
        if (Date.now() >= deadline) {
          yield* noticed;
          return;
        }
        if (byId.size === batch.length && !current) throw new Error(`no mutant was tried:\n${scratch.said}`);
        // Once may be an accident of a busy machine.
        if (current && result === "ended" && !ended.has(current)) queue.unshift([current]);
        else if (current) noticed.push({ mutant: current.mutant, verdict: { kind: result, ms: current.ms } });
        if (current) ended.add(current);
        // Those before are believed, though nothing has looked whether the tests pass without a mutant.
        isChecked = current !== undefined;
        if (current) byId.delete(current.mutant.id);
      } else if ("begun" in result) {
        current = byId.get(result.begun);
      } else if ("id" in result && current) {
        const { mutant } = current;
        const { failure, ms } = result;
        byId.delete(mutant.id);
        if (failure === undefined) yield { mutant, verdict: { kind: "survived", ms } };
        else noticed.push({ mutant, verdict: { kind: "noticed", by: failure, ms } });
        current = undefined;
      } else if ("done" in result) {
        isChecked = result.done === null;
      }
    }
    if (isChecked || noticed.length === 1) yield* noticed;
    // A mutant has left something behind that fails the tests of others.
    else queue.unshift(...halves(noticed.map(({ mutant }) => batch.find((each) => each.mutant === mutant))));
    if (byId.size > 0) queue.unshift([...byId.values()]);
  }
}

/**
 * @template T
 * @param {readonly (T | undefined)[]} batch
 */
function halves(batch) {
  const all = batch.filter((each) => each !== undefined);
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)].filter((each) => each.length > 0);
}

/**
 * What several generators yield, as it comes.
 *
 * @template T
 * @param {readonly AsyncGenerator<T>[]} generators
 * @returns {AsyncGenerator<T>}
 */
async function* merged(generators) {
  const next = async (/** @type {AsyncGenerator<T>} */ generator) => ({ generator, result: await generator.next() });
  const pending = new Map(generators.map((each) => [each, next(each)]));
  while (pending.size > 0) {
    const { generator, result } = await Promise.race(pending.values());
    if (result.done) {
      pending.delete(generator);
    } else {
      pending.set(generator, next(generator));
      yield result.value;
    }
  }
}
