// Requests that are made at once, of which some are refused.

import type { Person } from "../../support/people.js";

/** Has the service open connections to its database, so that what follows at once is worked on at once. */
export async function warmUp({ generatedClient, organizationId }: Person): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => generatedClient.listWallets({ organizationId })));
}

/** How requests that were made at once ended. */
export async function race(
  attempts: readonly Promise<unknown>[],
): Promise<{ readonly carriedOut: number; readonly refusals: readonly unknown[] }> {
  const outcomes = await Promise.allSettled(attempts);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  return { carriedOut: outcomes.length - refusals.length, refusals };
}

/** What a race ends with when so many requests are carried out and the rest is refused for one reason. */
export function raceOf(attempts: number, carriedOut: number, reason: unknown): unknown {
  return { carriedOut, refusals: Array<unknown>(attempts - carriedOut).fill(reason) };
}
