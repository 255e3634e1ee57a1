// How long what could not be sent waits for its next attempt.

import type { Settings } from "../config/settings.js";

/**
 * Doubles with each attempt, up to the longest. The latter half of the time is random, so that the receivers of many
 * organizations that went down together are not called together.
 *
 * @param attempts how many have failed, at least 1
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export function retryDelay(
  attempts: number,
  { firstRetryMs, longestRetryMs }: Pick<Settings["webhooks"], "firstRetryMs" | "longestRetryMs">,
  random: number = Math.random(),
): number {
  const whole = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
  return Math.ceil((whole / 2) * (1 + random));
}
