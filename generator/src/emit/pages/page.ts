// A page of the documentation as plain data. What is known of the contract becomes pages in this form once; HTML and
// Markdown are two ways to write them down.

export interface Page {
  /** Below the documentation's folder, without ending: `activities/create-users`. That of an operation is its home. */
  readonly path: string;
  readonly title: string;
  /** What kind of thing it is about, in a word or two. */
  readonly kind: string;
  /** One sentence, for lists of pages. */
  readonly summary: string;
  /** First line of the request that the page is about. */
  readonly request?: string;
  readonly deprecated?: boolean;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
  /** Samples, which stand beside the sections where there is room. */
  readonly samples: readonly Section[];
  /** Further names by which it should be found. */
  readonly keywords: readonly string[];
}

export interface Section {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A piece of a sentence. `to` is a page's path, with or without an anchor: `shapes#User`. */
export interface Word {
  readonly text: string;
  readonly code?: boolean;
  readonly to?: string;
}

export type Words = readonly Word[];

export type Block =
  | { readonly kind: "text"; readonly words: Words }
  /** Something that must not be overlooked. */
  | { readonly kind: "note"; readonly title: string; readonly words: Words }
  | { readonly kind: "heading"; readonly title: string }
  | { readonly kind: "code"; readonly label: string; readonly language: string; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly Words[] }
  /** Terms, each with what is said of it. */
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "fields"; readonly fields: readonly FieldView[] }
  /** The first cell of each row is its head. */
  | { readonly kind: "table"; readonly label: string; readonly head: readonly string[]; readonly rows: readonly Row[] };

export interface Fact {
  readonly term: string;
  /** Where the term leads. */
  readonly to?: string;
  readonly words: Words;
}

export interface Row {
  /** Where links to this row lead. */
  readonly id?: string;
  readonly cells: readonly Words[];
}

export interface FieldView {
  readonly name: string;
  readonly type: Words;
  /** What is said of it besides its type, each in a few words: `optional`, `at most 64 characters`. */
  readonly required: boolean;
  readonly marks: readonly string[];
  readonly doc: Words;
  readonly deprecated: Words | undefined;
  /** Values that it can have, where these are few. */
  readonly values: Words;
  /** Members of the record that it holds, where these are shown in place. */
  readonly children: { readonly name: string; readonly fields: readonly FieldView[] } | undefined;
}

export function text(said: string): Word {
  return { text: said };
}

export function code(said: string, to?: string): Word {
  return { text: said, code: true, ...(to === undefined ? {} : { to }) };
}

/** `a`, `b`, `c` */
export function listed(items: readonly Word[]): Words {
  return items.flatMap((item, index) => (index === 0 ? [item] : [text(", "), item]));
}

export function sortedBy<Item>(key: (item: Item) => string, all: readonly Item[]): readonly Item[] {
  return [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
