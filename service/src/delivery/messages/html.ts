// HTML whose values are escaped. What is written in the source stays as it is; nothing else gets in as markup.

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = string | number | Html | readonly Html[] | undefined;

/**
 * A template tag. Values are escaped for text and for attributes in double or single quotes; `undefined` is nothing.
 *
 * @example
 * markup`<p title="${title}">${text}</p>`
 */
export function markup(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.map((text, index) => (index === 0 ? "" : toMarkup(values[index - 1])) + text).join(""));
}

/** Text as it has to stand in HTML, also in an attribute with quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return escapeHtml(String(value));
}
