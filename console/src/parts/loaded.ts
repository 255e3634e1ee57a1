// Something that is read from the service when it is shown, and read again on demand.

import { useComputed, useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { messageOf } from "../session/connection.js";
import { current } from "../session/profiles.js";

export interface Loaded<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly reload: () => void;
}

/** @param inputs what is read anew when one of them changes */
export function useLoaded<T>(read: (signal: AbortSignal) => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const value = useSignal<T | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const turn = useSignal(0);
  useEffect(() => {
    const stop = new AbortController();
    read(stop.signal).then(
      (found) => {
        if (stop.signal.aborted) return;
        value.value = found;
        failure.value = undefined;
      },
      (error: unknown) => {
        if (!stop.signal.aborted) failure.value = messageOf(error);
      },
    );
    return () => stop.abort();
  }, [...inputs, turn.value]);
  return { value, failure, reload: () => (turn.value = turn.peek() + 1) };
}

/** Something that a person does: whether it is under way, and why it failed. */
export interface Doing {
  readonly busy: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly run: (work: () => Promise<void>) => void;
}

/** The same for what signs something: in a read-only view, nothing does. */
export function useChanging(): Doing {
  const doing = useDoing();
  const busy = useComputed(() => doing.busy.value || current.value?.isReadOnly === true);
  return { ...doing, busy };
}

export function useDoing(): Doing {
  const busy = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);
  return {
    busy,
    failure,
    run(work) {
      if (busy.peek()) return;
      busy.value = true;
      failure.value = undefined;
      work()
        .catch((error: unknown) => (failure.value = messageOf(error)))
        .finally(() => (busy.value = false));
    },
  };
}
