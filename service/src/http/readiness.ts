// Whether the service can do its work, for those who ask often: it is looked at once for all who ask within a second, and
// never twice at the same time.

const keptMilliseconds = 1000;
const longestMilliseconds = 5000;

/**
 * @param look rejects while the service can't do its work
 * @returns the same for many callers; it rejects as well while a look takes more than five seconds
 */
export function createReadiness(look: () => Promise<void>): () => Promise<void> {
  let known: { readonly outcome: Promise<void>; until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return inTime(known.outcome);
    // One that does not end is not followed by many that would not either.
    const present = { outcome: look(), until: performance.now() + 2 * longestMilliseconds };
    const end = () => void (present.until = performance.now() + keptMilliseconds);
    present.outcome.then(end, end);
    known = present;
    return inTime(present.outcome);
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${longestMilliseconds} ms`)), longestMilliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
