// Reads something again and again until it has come to an end, and says how it ended.

import { isPassing } from "./codes.js";
import { ApiError } from "./errors.js";
import { longestMs, sleep } from "./sleep.js";

/** How to tell from one member whether something has ended. */
export interface WaitRules<Field extends string, Outcome extends string> {
  /** The member that tells, for instance `status`. */
  readonly field: Field;
  /** Its values that mean: not yet. */
  readonly pending: readonly string[];
  /** Its values that mean: ended, each with the name of that outcome. */
  readonly final: Readonly<Record<string, Outcome>>;
}

/** How long to wait. */
export interface WaitOptions {
  /** For everything together, in milliseconds. Default: 60,000. `Infinity` for no end. */
  readonly timeoutMs?: number | undefined;
  /** Pause between two reads, in milliseconds. Default: 500. */
  readonly intervalMs?: number | undefined;
  /** Ends the waiting with the outcome `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Told what the member holds, each time that it was read and has not ended. */
  readonly onPending?: ((value: string) => void) | undefined;
}

/**
 * How it ended, and the activity as it was last read.
 *
 * - one of the contract's outcomes
 * - `unknown`: the member has a value that the rules do not list, which a newer server may have added
 * - `timedOut`, `aborted`: not over yet; `activity` is undefined where no read had succeeded until then, `error` is what
 *   the last read threw if it failed
 */
export type WaitOutcome<Activity, Final extends string> =
  | { readonly outcome: Final | "unknown"; readonly activity: Activity }
  | { readonly outcome: "timedOut" | "aborted"; readonly activity: Activity | undefined; readonly error?: ApiError };

/**
 * Reads until the rules find an end, the time is over or the signal is aborted.
 *
 * @param read is given a signal that ends with the waiting
 * @param first what is known already; where it has ended nothing is read
 * @throws whatever `read` throws, except that it reads on after an ApiError that `isPassing`
 */
export async function waitFor<
  Field extends string,
  Activity extends { readonly [Name in Field]: string },
  Final extends string,
>(
  read: (signal: AbortSignal) => Promise<Activity>,
  first: Activity | undefined,
  rules: WaitRules<Field, Final>,
  options: WaitOptions = {},
): Promise<WaitOutcome<Activity, Final>> {
  const { timeoutMs = 60_000, intervalMs = 500, signal } = options;
  const stop = new AbortController();
  const abort = () => stop.abort();
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
  });
  stopped.catch(() => {});
  const timer = setTimeout(abort, Math.min(timeoutMs, longestMs));
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();

  let activity = first;
  let error: ApiError | undefined;
  try {
    for (let reads = 0; ; reads++) {
      if (activity) {
        const value: string = activity[rules.field];
        if (Object.hasOwn(rules.final, value)) return { outcome: rules.final[value]!, activity };
        if (!rules.pending.includes(value)) return { outcome: "unknown", activity };
        options.onPending?.(value);
      }
      if (activity || reads > 0) await sleep(intervalMs, stop.signal);
      try {
        activity = await Promise.race([read(stop.signal), stopped]);
        error = undefined;
      } catch (cause) {
        if (stop.signal.aborted || !(cause instanceof ApiError && isPassing(cause))) throw cause;
        error = cause;
      }
    }
  } catch (cause) {
    if (!stop.signal.aborted) throw cause;
    return { outcome: signal?.aborted ? "aborted" : "timedOut", activity, ...(error && { error }) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
