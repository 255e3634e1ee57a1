// Interleaves what is compared: A B C, B C A, C A B, … so that a machine that slows down or warms up does it to all of
// them alike, and compares pair by pair within a round.

import { measure } from "./process.mjs";

/** @typedef {import("./process.mjs").Cost} Cost */
/** @typedef {import("./process.mjs").Command} Command */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {Command} command
 * @property {() => Promise<void>} [before] makes the same start for each run; not measured
 * @property {() => Promise<void>} [after] checks what a run left behind; not measured
 */

/**
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} min
 * @property {number} max
 */

/** @typedef {{ name: string, runs: number, ms: Summary, cpuMs: Summary, peakMB: Summary, all: readonly Cost[] }} Timed */

/**
 * @param {readonly Contender[]} contenders
 * @param {{ rounds: number, warmUp?: number, onRound?: (round: number) => void }} options `warmUp` rounds come first and are not counted:
 *   they fill the file system's cache for all alike
 * @returns {Promise<readonly Timed[]>} in the order of the contenders
 */
export async function interleave(contenders, { rounds, warmUp = 1, onRound }) {
  /** @type {Cost[][]} */
  const costs = contenders.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    onRound?.(round);
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (turn + round + warmUp) % contenders.length;
      const contender = contenders[index];
      if (!contender) continue;
      await contender.before?.();
      const cost = await measure(contender.command);
      await contender.after?.();
      if (round >= 0) costs[index]?.push(cost);
    }
  }
  return contenders.map(({ name }, index) => {
    const all = costs[index] ?? [];
    return {
      name,
      runs: all.length,
      ms: summarize(all.map(({ ms }) => ms)),
      cpuMs: summarize(all.map(({ cpuMs }) => cpuMs)),
      peakMB: summarize(all.map(({ peakMB }) => peakMB)),
      all,
    };
  });
}

/**
 * How many times as much as another something took: the quotient of each round, then the median of those. Below 1 is
 * less than the other.
 *
 * @param {Timed} one
 * @param {Timed} other
 * @param {keyof Cost} [what]
 * @returns {Summary}
 */
export function ratio(one, other, what = "ms") {
  return summarize(one.all.map((cost, index) => cost[what] / (other.all[index]?.[what] ?? Number.NaN)));
}

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}
