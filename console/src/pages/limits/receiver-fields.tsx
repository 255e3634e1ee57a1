// Which receivers a limit counts: all, or by an address book.

import type { SpendingReceivers } from "@countersign/api";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { Choice } from "../../parts/choice.js";
import { plainText } from "../../parts/untrusted.js";
import { linkTo } from "../../router.js";
import { later } from "../../texts/later.js";

const { limits: words } = later;

type Which = keyof typeof words.whichReceivers;

export interface ReceiverParts {
  readonly which: Signal<Which>;
  readonly book: Signal<string>;
}

/** @param books the names of those that there are */
export function useReceivers([first = ""]: readonly string[]): ReceiverParts {
  return { which: useSignal<Which>("all"), book: useSignal(first) };
}

export function receiversOf({ which, book }: ReceiverParts): { readonly receivers?: SpendingReceivers } {
  if (which.value === "all") return {};
  return { receivers: { book: book.value, ...(which.value === "outside" && { outside: true }) } };
}

export function ReceiverFields({
  of: { which, book },
  books,
}: {
  readonly of: ReceiverParts;
  readonly books: readonly string[];
}) {
  const offered: readonly Which[] = books.length === 0 ? ["all"] : ["all", "book", "outside"];
  return (
    <>
      <Choice
        label={words.receivers}
        chosen={which}
        of={offered.map((each) => [each, words.whichReceivers[each]] as const)}
        about={books.length === 0 ? words.noBook : words.receiversWhy}
      />
      {books.length === 0 && (
        <p class="small-text">
          <a href={linkTo("/address-book")}>{words.addBook}</a>
        </p>
      )}
      {which.value !== "all" && (
        <Choice label={words.book} chosen={book} of={books.map((each) => [each, plainText(each)] as const)} />
      )}
    </>
  );
}
