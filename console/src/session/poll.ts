// Reads something again and again while it is looked at: soon after an answer, later where that takes long or many requests
// or while the service does not answer, and not at all while the page is hidden.

import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isUnreachable, messageOf } from "./connection.js";

export interface Polled<T> {
  readonly value: ReadonlySignal<T | undefined>;
  /** Why the last read failed. What is shown is older then. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Whether the service could not be reached. */
  readonly isOffline: ReadonlySignal<boolean>;
  /** When `value` was read, in milliseconds since 1970. */
  readonly readAt: ReadonlySignal<number>;
  readonly refresh: () => void;
}

const shortest = 3000;
const longest = 60_000;

/** @param requestsOf how many requests a read has taken; one where it is left out */
export function usePolled<T>(
  read: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  requestsOf: (value: T) => number = () => 1,
): Polled<T> {
  const value = useSignal<T | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const isOffline = useSignal(false);
  const readAt = useSignal(0);
  const turn = useSignal(0);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    // One at a time, however often the page is hidden and shown.
    let isReading = false;
    const poll = async () => {
      if (document.hidden || isReading) return;
      isReading = true;
      const start = performance.now();
      let pause = shortest;
      try {
        const found = await read(stop.signal);
        if (stop.signal.aborted) return;
        failures = 0;
        value.value = found;
        failure.value = undefined;
        isOffline.value = false;
        readAt.value = Date.now();
        // What takes a second is asked for every ten.
        pause = Math.max(shortest * requestsOf(found), 10 * (performance.now() - start));
      } catch (error) {
        if (stop.signal.aborted) return;
        failure.value = messageOf(error);
        isOffline.value = isUnreachable(error);
        pause = shortest * 2 ** Math.min(failures++, 5);
      } finally {
        isReading = false;
      }
      timer = setTimeout(() => void poll(), Math.min(pause, longest));
    };
    const wake = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void poll();
    };
    document.addEventListener("visibilitychange", wake, { signal: stop.signal });
    window.addEventListener("online", wake, { signal: stop.signal });
    void poll();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [...inputs, turn.value]);
  return { value, failure, isOffline, readAt, refresh: () => (turn.value = turn.peek() + 1) };
}
