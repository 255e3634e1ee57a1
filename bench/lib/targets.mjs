// Targets: what the project promises itself, and whether this run kept to it.

/** @typedef {{ what: string, limit: number, measured: number, met: boolean, unit: string }} Target */

/**
 * @param {string} what
 * @param {{ limit: number, measured: number, unit?: string }} values met when `measured` is at most `limit`
 * @returns {Target}
 */
export function atMost(what, { limit, measured, unit = "×" }) {
  return { what, limit, measured, met: measured <= limit, unit };
}

/** @param {readonly Target[]} targets */
export function printTargets(targets) {
  console.log("");
  for (const { what, limit, measured, met, unit } of targets) {
    console.log(`${met ? "met   " : "missed"}  ${what}: ${measured.toFixed(2)}${unit}, at most ${limit}${unit}`);
  }
}
