// Whether what could not be delivered is tried again, and how long it waits for that.

import type { Settings } from "../config/settings.js";
import type { Outcome } from "../store/deliveries.js";
import { counted } from "./counted.js";

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

/** What becomes of something after an attempt that another one may make good. */
export function retryOrFail(
  attempts: number,
  error: string,
  settings: Pick<Settings["webhooks"], "maxAttempts" | "firstRetryMs" | "longestRetryMs">,
): Extract<Outcome, { readonly status: "waiting" | "failed" }> {
  if (attempts < settings.maxAttempts) {
    return { status: "waiting", attempts, delay: retryDelay(attempts, settings), error };
  }
  return { status: "failed", attempts, error: `${error} after ${counted(attempts, "attempt")}` };
}
