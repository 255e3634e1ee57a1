// What an answer costs in a large organization, per item, over what it costs in a small one.

import { load } from "./load.mjs";
import { processorTime } from "./processes.mjs";

const CONNECTIONS = 4;

/**
 * @param {object} given
 * @param {{ child: object, port: number }} given.service
 * @param {Record<string, { large: Asked, small: Asked }>} given.queries
 * @param {number} given.rounds
 * @param {number} given.items that one round asks for, at least
 * @returns {Promise<Record<string, number[]>>} ratios of the processor time per item
 *
 * @typedef {{ request: Buffer, items: number }} Asked with how many items are answered
 */
export async function compareSizes({ service, queries, rounds, items }) {
  const cost = async ({ request, items: each }) => {
    const requests = Array.from({ length: Math.ceil(items / each) }, () => request);
    const before = await processorTime(service);
    await load(service.port, requests, CONNECTIONS);
    return ((await processorTime(service)) - before) / (requests.length * each);
  };
  const ratios = {};
  for (const [name, { large, small }] of Object.entries(queries)) {
    ratios[name] = [];
    for (let round = 0; round < rounds; round++) ratios[name].push((await cost(large)) / (await cost(small)));
  }
  return ratios;
}
