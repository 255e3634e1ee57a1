// Whether the service can do its work, for those who ask often: it is looked at once for all who ask within a second, and
// never twice at the same time.

import { inTime } from "../event-loop/in-time.js";

const keptMilliseconds = 1000;
// Whoever probes does not wait long either.
const longestMilliseconds = 2000;

/**
 * @param look rejects while the service can't do its work
 * @returns the same for many callers; it rejects as well while a look takes more than two seconds
 */
export function createReadiness(look: () => Promise<void>): () => Promise<void> {
  let known: { readonly outcome: Promise<void>; until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return inTime(known.outcome, longestMilliseconds);
    // One that does not end is not followed by many that would not either.
    const present = { outcome: look(), until: performance.now() + 2 * longestMilliseconds };
    const end = () => void (present.until = performance.now() + keptMilliseconds);
    present.outcome.then(end, end);
    known = present;
    return inTime(present.outcome, longestMilliseconds);
  };
}
