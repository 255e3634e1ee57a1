// Signing beside readers: four connections that ask for as much as they can get, while sixteen sign. What is told is the
// share that signing keeps of what it has alone, in pairs.

import { load } from "./load.mjs";
import { startReaders } from "./readers.mjs";

const READERS = 4;
const SIGNERS = 16;

/** @typedef {{ name: string, alone: import("./load.mjs").Load, beside: import("./load.mjs").Load, answers: number }} Pair */

/**
 * @param {object} options
 * @param {number} options.port
 * @param {Readonly<Record<string, Buffer>>} options.queries what readers ask, by its name
 * @param {(count: number) => Buffer[]} options.signings new requests to sign
 * @param {number} options.rounds
 * @param {number} options.milliseconds of one measurement
 * @returns {Promise<Pair[]>}
 */
export async function signBesideReaders({ port, queries, signings, rounds, milliseconds }) {
  const pairs = [];
  // As many as no machine answers in that time.
  const most = milliseconds * 4;
  const alone = () => load(port, signings(most), SIGNERS, milliseconds);
  const beside = async (query) => {
    const requests = signings(most);
    const readers = startReaders(port, Array(READERS).fill(query));
    // Lets them all be at work.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const measured = await load(port, requests, SIGNERS, milliseconds);
    return { beside: measured, answers: await readers.stop() };
  };
  for (let round = 0; round < rounds; round++) {
    for (const [name, query] of Object.entries(queries)) {
      if (round % 2) pairs.push({ name, ...(await beside(query)), alone: await alone() });
      else pairs.push({ name, alone: await alone(), ...(await beside(query)) });
    }
  }
  return pairs;
}
