// HTML as text that cannot be broken out of: every value put into it is escaped, unless it is HTML of this kind itself.

export class Html {
  readonly text: string;

  constructor(escaped: string) {
    this.text = escaped;
  }
}

type Value = string | Html | readonly Html[];

/** Attributes stand in double quotes. Indentation of the template is left out, that of values is not. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const said = flush(strings);
  let text = said[0] ?? "";
  for (const [index, value] of values.entries()) text += textOf(value) + (said[index + 1] ?? "");
  return new Html(text);
}

const flushed = new WeakMap<TemplateStringsArray, readonly string[]>();

function flush(strings: TemplateStringsArray): readonly string[] {
  const known = flushed.get(strings);
  if (known) return known;
  const found = strings.map((said) => said.replace(/\n\s*/g, "\n"));
  flushed.set(strings, found);
  return found;
}

function textOf(value: Value): string {
  if (typeof value === "string") return escape(value);
  if (value instanceof Html) return value.text;
  let text = "";
  for (const each of value) text += each.text;
  return text;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(said: string): string {
  return !/[&<>"']/.test(said) ? said : said.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}
