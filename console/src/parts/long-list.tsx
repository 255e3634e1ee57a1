// A list that may be thousands long: found in by a word, and made some at a time.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../texts/index.js";
import { Export } from "./export.js";
import type { Exported } from "./export.js";

/** Items that are made at a time. */
const step = 50;
/** Below this, an eye finds it sooner. */
const fewest = 8;

interface LongListProps<T> {
  readonly items: readonly T[];
  /** By what an item is found. */
  readonly textOf: (item: T) => string;
  readonly keyOf: (item: T) => string;
  readonly of: (item: T) => ComponentChildren;
  /** What is listed, for the search field. */
  readonly label: string;
  readonly kind?: "rows" | "cards" | "choices";
  /** Where people may take what is found with them. */
  readonly exported?: Exported<T>;
}

export function LongList<T>({ items, textOf, keyOf, of, label, kind = "cards", exported }: LongListProps<T>) {
  const word = useSignal("");
  const most = useSignal(step);
  const field = useId();
  const sought = fold(word.value);
  const found = sought === "" ? items : items.filter((item) => fold(textOf(item)).includes(sought));
  return (
    <>
      {items.length >= fewest && (
        <div class="search">
          <label for={field}>{label}</label>
          <input
            id={field}
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={word.value}
            onInput={(event) => {
              word.value = event.currentTarget.value;
              most.value = step;
            }}
          />
          <p class="soft small-text" role="status">
            {t.list.found(found.length, items.length)}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <ul class={kind}>
          {found.slice(0, most.value).map((item) => (
            <li key={keyOf(item)}>{of(item)}</li>
          ))}
        </ul>
      )}
      {exported && found.length > 0 && <Export of={exported} items={found} />}
      {found.length > most.value && (
        <button type="button" onClick={() => (most.value += step)}>
          {t.list.more(Math.min(step, found.length - most.value))}
        </button>
      )}
    </>
  );
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
