// A list that the service gives page by page: the first is read when it is shown, more on demand.

import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { messageOf } from "../session/connection.js";

export interface Pages<T> {
  /** Undefined until the first page is there. */
  readonly items: ReadonlySignal<readonly T[] | undefined>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly more: () => void;
  /** Goes on after a failure; otherwise begins anew. */
  readonly reload: () => void;
}

/**
 * @param read gives the page behind an item, the first page without one
 * @param size items of a whole page
 * @param inputs what the list is begun anew for when it changes
 */
export function usePages<T>(
  read: (after: T | undefined, signal: AbortSignal) => Promise<readonly T[]>,
  size: number,
  inputs: readonly unknown[],
): Pages<T> {
  const items = useSignal<readonly T[] | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const hasMore = useSignal(false);
  const turn = useSignal(0);
  const stop = useRef(new AbortController());
  const load = (before: readonly T[]) => {
    const { signal } = stop.current;
    busy.value = true;
    failure.value = undefined;
    read(before.at(-1), signal)
      .then((page) => {
        if (signal.aborted) return;
        items.value = [...before, ...page];
        hasMore.value = page.length >= size;
        busy.value = false;
      })
      // Also where the answer is no page.
      .catch((error: unknown) => {
        if (signal.aborted) return;
        failure.value = messageOf(error);
        busy.value = false;
      });
  };
  useEffect(() => {
    stop.current = new AbortController();
    load([]);
    return () => stop.current.abort();
  }, [...inputs, turn.value]);
  const more = () => {
    if (!busy.peek()) load(items.peek() ?? []);
  };
  return {
    items,
    failure,
    busy,
    hasMore,
    more,
    reload: () => (failure.peek() === undefined ? (turn.value = turn.peek() + 1) : more()),
  };
}
