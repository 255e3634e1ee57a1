// Times functions of some ten nanoseconds: mitata runs each for a moment, candidates take turns, and so on for several
// rounds.

import { do_not_optimize, measure } from "mitata";

/**
 * @typedef {object} Measured
 * @property {string} body
 * @property {Record<string, number>} ns median nanoseconds by candidate
 * @property {Record<string, number>} relative median over the rounds of the candidate's time to ours in that round
 */

/** Copies of the body, so that no candidate meets the same object twice in a row; as fresh from the parser. */
const copies = 64;

/**
 * @param {string} body
 * @param {unknown} value
 * @param {readonly { name: string, run: (value: unknown) => unknown }[]} candidates the first is ours
 * @param {{ rounds: number, budgetMs: number }} options time for one candidate in one round
 * @returns {Promise<Measured>}
 */
export async function measureInTurns(body, value, candidates, { rounds, budgetMs }) {
  const json = JSON.stringify(value);
  const pool = Array.from({ length: copies }, () => JSON.parse(json));
  const loops = candidates.map(({ run }) => loop(run, pool));
  /** @type {number[][]} */
  const all = candidates.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (let turn = 0; turn < loops.length; turn += 1) {
      const index = (turn + round + 1) % loops.length;
      const { p50 } = await measure(loops[index], { min_cpu_time: budgetMs * 1e6, min_samples: 8, batch_samples: 256 });
      // The first round only warms up.
      if (round >= 0) all[index].push(p50);
    }
  }
  const entries = candidates.map(({ name }, index) => ({ name, times: all[index] }));
  return {
    body,
    ns: Object.fromEntries(entries.map(({ name, times }) => [name, median(times)])),
    relative: Object.fromEntries(
      entries.map(({ name, times }) => [name, median(times.map((ns, round) => ns / all[0][round]))]),
    ),
  };
}

/**
 * A function of its own for each candidate: closures of one function would share what V8 learns about their callee,
 * and then no candidate could be inlined.
 *
 * @param {(value: unknown) => unknown} run
 * @param {readonly unknown[]} pool
 * @returns {() => void}
 */
function loop(run, pool) {
  return new Function("run", "pool", "keep", `let i = 0; return () => keep(run(pool[i++ & ${copies - 1}]));`)(
    run,
    pool,
    do_not_optimize,
  );
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
