// Runs in vitest's worker, which keeps what it has loaded: test files over and over, each time with another mutant. The one
// file that vitest itself runs, `turn.ts`, only starts this. The plan is the file that MUTANTS_PLAN names; what comes of it is
// written to a file, line by line, so that it is known even where a mutant ends the process.

import { startTests } from "@vitest/runner";
import { appendFileSync, readFileSync } from "node:fs";
import { TestRunner } from "vitest";

/**
 * @typedef {object} Plan
 * @property {string} results file
 * @property {readonly string[]} [traced] test files of which is written which mutants they come past
 * @property {readonly { readonly id: string, readonly tests: readonly Part[] }[]} [mutants] with tests of which one has to fail
 *
 * @typedef {{ readonly file: string, readonly last: number | null }} Part a file up to its so many-th test, or the whole of it
 *
 * @typedef {{ readonly traced: string, readonly ms: number, readonly count: number, readonly failure: string | undefined }
 *   | { readonly begun: string }
 *   | { readonly id: string, readonly failure: string | undefined, readonly ms: number }
 *   | { readonly broken: string } | { readonly done: string | null }} Result `done`: a failure without a mutant, after all of them
 */

export const activeMutant = "__STRYKER_ACTIVE_MUTANT__";

export default class Turns extends TestRunner {
  async onBeforeRunFiles() {
    /** @type {Plan} */
    const plan = JSON.parse(readFileSync(process.env["MUTANTS_PLAN"] ?? "", "utf8"));
    const tell = (/** @type {Result} */ result) => appendFileSync(plan.results, `${JSON.stringify(result)}\n`);
    try {
      await this.#carryOut(plan, tell);
    } catch (error) {
      // Of this file, not of a mutant.
      tell({ broken: String(error instanceof Error ? error.stack : error) });
    }
  }

  /**
   * @param {Plan} plan
   * @param {(result: Result) => void} tell
   */
  async #carryOut(plan, tell) {
    const quiet = new Quiet(this);
    for (const file of plan.traced ?? []) tell({ traced: file, ...(await quiet.run({ file, last: null })) });
    const noticing = new Set();
    for (const { id, tests } of plan.mutants ?? []) {
      tell({ begun: id });
      activate(id);
      let [ms, failure] = [0, undefined];
      for (const test of tests) {
        const run = await quiet.run(test);
        ms += run.ms;
        failure = run.failure;
        if (failure === undefined) continue;
        noticing.add(test.file);
        break;
      }
      activate("none");
      tell({ id, failure, ms });
    }
    let left;
    for (const file of noticing) left ??= (await quiet.run({ file, last: null })).failure;
    tell({ done: left ?? null });
  }
}

/** What `preload.cjs` has put there. @returns {{ mutantCoverage?: { label?: (name: string) => void } }} */
function switches() {
  return /** @type {any} */ (globalThis)["__stryker__"];
}

/** @param {string} id */
function activate(id) {
  Object.assign(switches(), { activeMutant: id, hitCount: 0 });
  // For threads and processes that start meanwhile.
  process.env[activeMutant] = id;
}

/**
 * Says where what is reached from now on belongs: to loading, or to a file's so many-th test. Other threads and processes
 * say only which file started them.
 *
 * @param {string | undefined} file
 * @param {number} test
 */
function label(file, test) {
  const name = file === undefined ? "loaded" : encodeURIComponent(file);
  process.env["MUTANTS_LABEL"] = `${name}#`;
  switches().mutantCoverage?.label?.(`${name}#${test}`);
}

/** Runs a test file, up to its first failure, and tells nobody. */
class Quiet {
  #runner;
  #file = "";
  #count = 0;
  #last = Infinity;

  /** @param {any} runner */
  constructor(runner) {
    this.#runner = Object.assign(Object.create(runner), {
      onTaskUpdate() {},
      onTestAnnotate: (/** @type {unknown} */ _, /** @type {unknown} */ annotation) => annotation,
      onTestArtifactRecord: (/** @type {unknown} */ _, /** @type {unknown} */ artifact) => artifact,
      onCollected() {},
      onBeforeRunFiles() {},
      onCollectStart: TestRunner.prototype.onCollectStart,
      onAfterRunFiles: TestRunner.prototype.onAfterRunFiles,
      onBeforeRunSuite: (/** @type {any} */ suite) => {
        // What hooks of a suite reach may be noticed by any of its tests.
        label(this.#file, Infinity);
        return TestRunner.prototype.onBeforeRunSuite.call(this.#runner, suite);
      },
      onBeforeRunTask: (/** @type {any} */ test) => {
        label(this.#file, ++this.#count);
        if (this.#count > this.#last) this.#runner.cancelRun = true;
        return TestRunner.prototype.onBeforeRunTask.call(this.#runner, test);
      },
      onAfterRunTask: (/** @type {any} */ test) => {
        label(this.#file, Infinity);
        if (test.result?.state === "fail") this.#runner.cancelRun = true;
        TestRunner.prototype.onAfterRunTask.call(this.#runner, test);
      },
    });
  }

  /** @param {Part} part */
  async run({ file, last }) {
    const runner = this.#runner;
    runner.cancelRun = false;
    [this.#file, this.#count, this.#last] = [file, 0, last ?? Infinity];
    runner.workerState.filepath = file;
    const { evaluatedModules } = runner.workerState;
    for (const node of evaluatedModules.fileToModulesMap.get(file) ?? []) evaluatedModules.invalidateModule(node);
    // What is reached before the first test is reached again only where it is loaded anew.
    label(undefined, 0);
    const started = performance.now();
    const [task] = await startTests([file], runner);
    const ms = Math.round(performance.now() - started);
    label(file, Infinity);
    return { ms, count: this.#count, failure: failureOf(task) };
  }
}

/**
 * @param {any} task
 * @returns {string | undefined} which test failed, or which file, and how
 */
function failureOf(task) {
  for (const inner of task?.tasks ?? []) {
    const failure = failureOf(inner);
    if (failure !== undefined) return failure;
  }
  if (task?.result?.state !== "fail") return undefined;
  return `${task.name}: ${String(task.result.errors?.[0]?.message).split("\n")[0]}`;
}
