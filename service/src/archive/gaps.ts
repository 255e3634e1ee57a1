// Leaves the event loop to others while work goes on in the background.

import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** In milliseconds: how long work goes on until it lets others have their turn. */
const stretch = 2;
/** How much is left to requests that are under way, in what the work has taken; and the most, in milliseconds. */
const left = 4;
const longestPause = 50;

/**
 * @param isBusy whether requests are under way
 * @returns to be awaited wherever the work can be interrupted
 */
export function inGaps(isBusy: () => boolean): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < stretch) return;
    if (isBusy()) await pause(Math.min(worked * left, longestPause));
    else await nextTurn();
    since = performance.now();
  };
}
