import { keccak_256 } from "@noble/hashes/sha3.js";

/** Code with all mutants of a room in it asks at each of them whether it is on, which Keccak's does not. */
const slower = process.env["MUTANTS_PLAN"] === undefined ? 1 : 25;

const text = new Uint8Array(262_144).fill(7);

/**
 * The processor time of something over that of Keccak-256 of 256 KiB by JavaScript, which takes 5 to 6 ms of a quiet
 * machine. Both are measured in turns, and the least of each counts: what they take once they are compiled. A busy
 * machine slows both.
 *
 * @param most how much it may be: three turns are enough where it is less than half of that
 */
export function timesOfKeccak(work: () => unknown, most: number): number {
  const times = { work: Infinity, keccak: Infinity };
  for (let attempt = 0; attempt < 12; attempt++) {
    if (attempt >= 3 && times.work / times.keccak / slower < most / 2) break;
    times.keccak = Math.min(
      times.keccak,
      processorTime(() => keccak_256(text)),
    );
    times.work = Math.min(times.work, processorTime(work));
  }
  return times.work / times.keccak / slower;
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
