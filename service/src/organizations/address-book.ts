// The address books of an organization, as they are asked about.

import { receiverForm } from "../chains/receivers.js";
import type { AddressBookRow } from "../store/address-book.js";

/** The addresses of each book, by its name. */
export type Books = Readonly<Record<string, readonly string[]>>;

/** Each list of addresses once. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
const nobody: ReadonlySet<string> = new Set();

/** As spending limits ask for the books of an organization. */
export function booksOf({ addressBook }: { readonly addressBook: AddressBook }) {
  return (chain: string, book: string): ReadonlySet<string> => {
    const books = addressBook.on(chain);
    const addresses = Object.hasOwn(books, book) ? books[book] : undefined;
    if (!addresses) return nobody;
    const set = sets.get(addresses) ?? new Set(addresses.map(receiverForm));
    sets.set(addresses, set);
    return set;
  };
}

export class AddressBook {
  /** Oldest first. */
  readonly entries: readonly AddressBookRow[];
  /** By the chain of a transaction; only chains that an entry names by themselves. */
  readonly #books = new Map<string, Books>();

  constructor(entries: readonly AddressBookRow[]) {
    this.entries = entries;
  }

  /**
   * The books with the receivers that they have on a chain. All books are there, if only with none.
   *
   * @param chain as CAIP-2 names it; `*` for all networks, where only receivers on all of them count, and undefined for any chain
   *   of which nothing is known
   */
  on(chain: string | undefined): Books {
    const isNamed = this.entries.some((entry) => entry.chain === chain);
    const [kind = ""] = chain?.split(":") ?? [];
    const name = isNamed || chain === undefined ? (chain ?? "") : `${kind}:*`;
    const known = this.#books.get(name);
    if (known) return known;
    const books: Record<string, string[]> = {};
    for (const { book, chain: other, address } of this.entries) {
      const isThere = chain === undefined ? other.endsWith(":*") : other === chain || other === `${kind}:*`;
      const addresses = Object.hasOwn(books, book) ? books[book] : undefined;
      const listed = addresses ?? (books[book] = []);
      if (isThere) listed.push(address);
    }
    // At most one for each chain that an entry names, and each kind.
    this.#books.set(name, books);
    return books;
  }
}
