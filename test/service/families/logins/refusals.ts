// How many of several attempts were refused.

/** Codes of refusals, with how often they came. */
export async function refusals(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(attempts)) {
    const { code } = outcome.status === "rejected" ? (outcome.reason as { code: number }) : { code: "none" };
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
