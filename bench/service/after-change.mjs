// What a change to a large organization costs the request that comes next, beside one that finds nothing changed.

import { load } from "./load.mjs";

/**
 * @param {object} given
 * @param {number} given.port
 * @param {() => Buffer} given.change another one each time
 * @param {() => Buffer} given.next what is asked afterwards
 * @param {number} given.rounds
 * @returns {Promise<{ changed: number, unchanged: number }>} medians, in milliseconds
 */
export async function askAfterChange({ port, change, next, rounds }) {
  const latencies = { changed: [], unchanged: [] };
  for (let round = 0; round < rounds; round++) {
    await load(port, [change()], 1);
    for (const name of ["changed", "unchanged"]) latencies[name].push((await load(port, [next()], 1)).p50);
  }
  const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
  return { changed: median(latencies.changed), unchanged: median(latencies.unchanged) };
}
