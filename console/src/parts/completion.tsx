// What can follow in the field of an expression, listed at its place: by Ctrl+Space, and behind a dot or an opened quote
// by itself. The focus stays in the field.

import { useSignal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { suggestionsAt } from "../completion/suggest.js";
import type { Suggestion, Suggestions } from "../completion/suggest.js";
import type { ExpressionKind } from "../completion/vocabulary.js";
import { t } from "../texts/index.js";

/** Options that are shown at a time; the keys go on to the others. */
const most = 8;

export interface Completion {
  readonly offered: ReadonlySignal<Suggestions | undefined>;
  readonly active: ReadonlySignal<number>;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly choose: (suggestion: Suggestion) => void;
  readonly close: () => void;
  /** To be called when the text of the field has changed. */
  readonly onInput: (event: InputEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useCompletion(kind: ExpressionKind, field: RefObject<HTMLTextAreaElement | null>): Completion {
  const offered = useSignal<Suggestions | undefined>(undefined);
  const active = useSignal(0);
  const listId = useId();
  const close = () => (offered.value = undefined);
  const open = () => {
    const element = field.current;
    if (!element || element.selectionStart !== element.selectionEnd) return close();
    active.value = 0;
    offered.value = suggestionsAt(element.value, element.selectionStart, kind);
  };
  const choose = ({ text }: Suggestion) => {
    const element = field.current;
    const place = offered.peek();
    close();
    if (!element || !place) return;
    element.focus();
    element.setSelectionRange(place.from, place.to);
    // As if it had been typed, so that it can be undone.
    document.execCommand("insertText", false, text);
  };
  const move = (by: number) => {
    const count = offered.peek()?.options.length ?? 1;
    active.value = (active.peek() + by + count) % count;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey && event.code === "Space") {
      open();
      return true;
    }
    const options = offered.peek()?.options;
    if (!options || event.isComposing) return false;
    const chosen = options[active.peek()];
    switch (event.key) {
      case "ArrowDown":
        move(1);
        return true;
      case "ArrowUp":
        move(-1);
        return true;
      case "Enter":
        if (chosen) choose(chosen);
        return true;
      case "Escape":
        close();
        return true;
      case "ArrowLeft":
      case "ArrowRight":
      case "Home":
      case "End":
        close();
    }
    return false;
  };
  return {
    offered,
    active,
    listId,
    optionId: (index) => `${listId}-${index}`,
    choose,
    close,
    onInput({ inputType, data }) {
      const begins = inputType === "insertText" && (data === "." || data === "'");
      if (begins || offered.peek()) open();
    },
    onKeyDown(event) {
      if (!onKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

interface CompletionListProps {
  readonly of: Completion;
  /** The text below the field, of the same letters in the same places. */
  readonly copy: RefObject<HTMLPreElement | null>;
}

export function CompletionList({ of, copy }: CompletionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { offered, active, listId, optionId, choose } = of;
  const { from = 0, options = [] } = offered.value ?? {};
  useLayoutEffect(() => {
    const put = () => {
      if (list.current && copy.current) place(list.current, copy.current, from);
    };
    put();
    addEventListener("resize", put);
    return () => removeEventListener("resize", put);
  }, [from, options]);
  const first = Math.max(0, Math.min(active.value - most + 2, options.length - most));
  return (
    <>
      <span class="visually-hidden" role="status">
        {options.length > 0 && t.completion.count(options.length)}
      </span>
      {options.length > 0 && (
        <ul ref={list} id={listId} class="completion" role="listbox" aria-label={t.completion.label}>
          {options.slice(first, first + most).map((option, shown) => (
            <li
              key={`${option.of} ${option.name}`}
              id={optionId(first + shown)}
              role="option"
              aria-selected={first + shown === active.value}
              aria-setsize={options.length}
              aria-posinset={first + shown + 1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <code>{option.name}</code> <span class="soft small-text">{t.completion.of[option.of]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Puts the list below the place of the text where its choice goes, and not beyond the field. */
function place(list: HTMLElement, copy: HTMLElement, from: number): void {
  const at = rectangleAt(copy, from);
  const field = copy.getBoundingClientRect();
  const left = Math.max(0, Math.min(at.left - field.left, field.width - list.offsetWidth));
  list.style.left = `${left}px`;
  list.style.top = `${at.bottom - field.top + 4}px`;
}

/** Where the character at a place stands; of a line's end, which may have no rectangle, where the one before it ends. */
function rectangleAt(copy: HTMLElement, offset: number): { readonly left: number; readonly bottom: number } {
  const rectangle = rectangleOf(copy, offset);
  if (rectangle) return rectangle;
  const before = offset === 0 ? undefined : rectangleOf(copy, offset - 1);
  return before ? { left: before.right, bottom: before.bottom } : copy.getBoundingClientRect();
}

function rectangleOf(copy: HTMLElement, offset: number): DOMRect | undefined {
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text;
    if (left < length) {
      const range = document.createRange();
      range.setStart(text, left);
      range.setEnd(text, left + 1);
      return range.getClientRects()[0];
    }
    left -= length;
  }
  return undefined;
}
