// Waiting that an abort cuts short.

/** The longest time that timers count; they take anything longer for zero. Close to 25 days. */
export const longestMs: number = 2 ** 31 - 1;

/**
 * Resolves after so many milliseconds.
 *
 * @throws the reason of `signal`, as soon as it is aborted
 */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", abort);
        resolve();
      },
      Math.min(milliseconds, longestMs),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
  });
}
